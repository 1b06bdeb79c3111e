internal import Foundation

/// A reader of a stream's lines, in memory proportional to the longest accepted line.
///
/// Lines end with a line feed, which the last line may lack. Blank lines are counted and skipped.
struct LineReader {
  /// A line and its number, counted from 1.
  struct Line {
    var number: Int
    /// The line without its line feed, or `nil` if the line is longer than the limit.
    var bytes: [UInt8]?
  }

  /// The descriptor of the open file.
  let descriptor: Int32
  private let byteLimit: Int
  private var buffer: [UInt8]
  /// The index in the buffer at which the next line begins.
  private var start = 0
  /// The index in the buffer below which there is no line feed.
  private var searched = 0
  private var number = 0
  /// Whether to skip the rest of a line that was reported as too long.
  private var isSkipping = false
  private var streamEnded = false

  /// Creates a reader of bytes that were read already, and then of an open file, which the caller closes.
  init(descriptor: Int32, after beginning: [UInt8] = [], byteLimit: Int) {
    self.descriptor = descriptor
    buffer = beginning
    self.byteLimit = byteLimit
  }

  /// Whether all lines have been returned.
  var isAtEnd: Bool { streamEnded && start == buffer.count }

  /// Returns the next complete line, or `nil` if more data has to be read first.
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

  /// Returns the line that ends at an index, or `nil` if the line is blank.
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

  /// Drops the bytes of a line that is too long; the first call for each such line returns the line, without bytes.
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

  /// Reads available data, blocking until there is some, or throws a `SystemFailure` if reading fails.
  mutating func fill() throws {
    buffer.removeSubrange(..<start)
    searched -= start
    start = 0
    if case .end = try readOnce(from: descriptor, into: &buffer) { streamEnded = true }
  }
}
