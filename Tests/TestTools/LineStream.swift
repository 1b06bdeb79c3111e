package import Foundation

/// The lines that a program writes into a pipe, read one at a time while it runs.
package struct LineStream {
  private let stream: FileHandle
  private var unread = Data()

  /// Makes ready to read what comes out of a pipe.
  package init(_ pipe: Pipe) { stream = pipe.fileHandleForReading }

  /// The next line without its end, or `nil` after the last.
  package mutating func next() -> String? {
    while true {
      if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
        defer { unread.removeSubrange(...end) }
        return String(decoding: unread[..<end], as: UTF8.self)
      }
      let more = stream.availableData
      if more.isEmpty { return nil }
      unread.append(more)
    }
  }
}
