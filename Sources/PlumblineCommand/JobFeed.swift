internal import Foundation
internal import Plumbline

/// Where jobs come from, one after the other: a stream, or whoever makes them as they are asked for.
struct JobFeed {
  private var lines: LineReader?
  private let name: String
  private let make: () -> Item?
  private var isMade = false

  /// A job, or something in its place.
  enum Item {
    /// A job as a line; its number is 0 where nobody wrote it in one.
    case job(file: String, line: Int, bytes: [UInt8])
    /// What cannot be drawn, with its error.
    case finished(FinishedJob)
  }

  /// Takes the lines of an open file.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - descriptor: The file, which the caller closes.
  init(of name: String, _ descriptor: Int32) {
    lines = LineReader(descriptor: descriptor, byteLimit: JobLimits.lineByteCount)
    self.name = name
    make = { nil }
  }

  /// Takes what a closure makes, until it makes nothing.
  init(making make: @escaping () -> Item?) {
    name = ""
    self.make = make
  }

  /// Whether there is no further job.
  var isAtEnd: Bool { lines?.isAtEnd ?? isMade }

  /// What to wait for before there can be further jobs; nil where there is nothing.
  var descriptor: Int32? { isAtEnd ? nil : lines?.descriptor }

  /// The next job that is there; nil where there is none for now.
  mutating func next() -> Item? {
    if lines != nil { return lines?.next().map { Self.item($0, of: name) } }
    let item = isMade ? nil : make()
    isMade = item == nil
    return item
  }

  /// Reads what is there, and waits for it where nothing is.
  ///
  /// - Throws: `POSIXError` for a stream that cannot be read.
  mutating func fill() throws { try lines?.fill() }

  private static func item(_ line: LineReader.Line, of name: String) -> Item {
    if let bytes = line.bytes { return .job(file: name, line: line.number, bytes: bytes) }
    let failure = PictureFailure(
      .limit, file: name, line: line.number,
      message: JobLimits.Excess.lineBytes(limit: JobLimits.lineByteCount).description)
    return .finished(
      FinishedJob(identifier: String(line.number), line: line.number, failure))
  }
}
