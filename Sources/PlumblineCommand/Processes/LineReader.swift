internal import Foundation

/// The lines of a stream, one after the other, in memory that is bounded by the longest line taken.
///
/// LF ends a line; the last one may do without. Lines of blanks alone are counted and left out.
struct LineReader {
  /// A line with its number, counted from 1.
  struct Line {
    var number: Int
    /// What the line says, without what ends it; nil where it is longer than the limit.
    var bytes: [UInt8]?
  }

  /// Where the lines come from.
  let descriptor: Int32
  private let byteLimit: Int
  private var buffer: [UInt8]
  /// Where the next line begins in the buffer.
  private var start = 0
  /// Up to where the buffer is known to hold no line's end.
  private var searched = 0
  private var number = 0
  /// Whether the rest of a line that was reported as too long is still to come.
  private var isSkipping = false
  private var streamEnded = false

  /// Reads nothing yet.
  ///
  /// - Parameters:
  ///   - descriptor: An open file, which the caller closes.
  ///   - beginning: What has been read of it already.
  ///   - byteLimit: The most bytes that a line may have.
  init(descriptor: Int32, after beginning: [UInt8] = [], byteLimit: Int) {
    self.descriptor = descriptor
    buffer = beginning
    self.byteLimit = byteLimit
  }

  /// Whether there is no further line.
  var isAtEnd: Bool { streamEnded && start == buffer.count }

  /// The next line that was read as a whole; nil where there is none before more is read.
  mutating func next() -> Line? {
    while true {
      if let end = firstLineFeed(in: buffer, from: searched) {
        if let line = line(upTo: end, next: end + 1) { return line }
      } else if streamEnded, start < buffer.count {
        if let line = line(upTo: buffer.count, next: buffer.count) { return line }
      } else {
        searched = buffer.count
        return skipLongLine()
      }
    }
  }

  /// The line that ends at an index; nil for one that is left out.
  private mutating func line(upTo end: Int, next: Int) -> Line? {
    defer {
      start = next
      searched = next
      isSkipping = false
    }
    if isSkipping { return nil }
    number += 1
    guard end - start <= byteLimit else { return Line(number: number, bytes: nil) }
    let bytes = buffer[start..<end]
    let blanks: [UInt8] = [0x20, 0x09, 0x0D]
    return bytes.allSatisfy(blanks.contains) ? nil : Line(number: number, bytes: Array(bytes))
  }

  /// Forgets a line that is too long already, and reports it once.
  private mutating func skipLongLine() -> Line? {
    guard isSkipping || buffer.count - start > byteLimit else { return nil }
    buffer.removeAll(keepingCapacity: true)
    start = 0
    searched = 0
    if isSkipping { return nil }
    isSkipping = true
    number += 1
    return Line(number: number, bytes: nil)
  }

  /// Reads what is there, and waits for it where nothing is.
  ///
  /// - Throws: `SystemFailure` for a stream that cannot be read.
  mutating func fill() throws {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    if case .end = try readOnce(from: descriptor, into: &buffer) { streamEnded = true }
  }
}
