internal import Foundation
internal import Plumbline

/// A message from a drawing process, sent as one line.
enum DrawingFrame {
  /// The process is ready to accept jobs.
  case ready
  /// The process has begun to draw the next job; the value is the identifier of the job.
  case begun(identifier: String)
  /// A message to print about the current job.
  case message(String)
  /// The current job is finished.
  case result(json: [UInt8], status: ExitStatus?)

  /// The message as a line, including the line feed.
  var bytes: [UInt8] {
    let end = UInt8(ascii: "\n")
    switch self {
    case .ready: return [UInt8(ascii: "+"), end]
    case .begun(let identifier):
      // Identifiers may contain line feeds.
      return Array("#\(Data(identifier.utf8).base64EncodedString())\n".utf8)
    case .message(let text):
      // Bytes rather than characters, because a carriage return and a line feed are one character.
      let line = text.utf8.map { $0 == end ? UInt8(ascii: " ") : $0 }
      return [UInt8(ascii: "!")] + line + [end]
    case .result(let json, let status):
      return Array("=\(status?.rawValue ?? 0)".utf8) + json + [end]
    }
  }

  /// Parses a line without its line feed, or returns `nil` if the line isn't a message.
  init?(_ line: ArraySlice<UInt8>) {
    let rest = line.dropFirst()
    switch line.first {
    case UInt8(ascii: "+"): self = .ready
    case UInt8(ascii: "#"):
      guard let name = Data(base64Encoded: Data(rest)) else { return nil }
      self = .begun(identifier: String(decoding: name, as: UTF8.self))
    case UInt8(ascii: "!"): self = .message(String(decoding: rest, as: UTF8.self))
    case UInt8(ascii: "="):
      guard let digit = rest.first, digit >= UInt8(ascii: "0") else { return nil }
      let status = ExitStatus(rawValue: Int32(digit - UInt8(ascii: "0")))
      self = .result(json: Array(rest.dropFirst()), status: status)
    default: return nil
    }
  }
}
