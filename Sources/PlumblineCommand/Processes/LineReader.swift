internal import Foundation

/// The lines of a stream, in memory proportional to the longest accepted line.
///
/// Lines end with LF, which is optional for the last one. Blank lines are counted and skipped.
struct LineReader {
  /// A line with its number, from 1.
  struct Line {
    var number: Int
    /// The line without its line feed, or `nil` if it is longer than the limit.
    var bytes: [UInt8]?
  }

  /// The open file.
  let descriptor: Int32
  private let byteLimit: Int
  private var buffer: [UInt8]
  /// The index in the buffer at which the next line begins.
  private var start = 0
  /// The index in the buffer up to which there is no line feed.
  private var searched = 0
  private var number = 0
  /// Whether to skip the rest of a line that was reported as too long.
  private var isSkipping = false
  private var streamEnded = false

  /// Creates a reader for an open file, which the caller closes, without reading.
  ///
  /// `beginning` are bytes that were read already, and `byteLimit` is the maximum length of a line.
  init(descriptor: Int32, after beginning: [UInt8] = [], byteLimit: Int) {
    self.descriptor = descriptor
    buffer = beginning
    self.byteLimit = byteLimit
  }

  /// Whether there are no further lines.
  var isAtEnd: Bool { streamEnded && start == buffer.count }

  /// The next complete line, or `nil` if more has to be read first.
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

  /// The line that ends at an index, or `nil` for a blank one.
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

  /// Drops a line that is too long, and reports it once.
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

  /// Reads available data, blocking until there is some, or throws a `SystemFailure`.
  mutating func fill() throws {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    if case .end = try readOnce(from: descriptor, into: &buffer) { streamEnded = true }
  }
}
