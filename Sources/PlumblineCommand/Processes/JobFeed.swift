internal import FileSystem
internal import Foundation
internal import Plumbline

/// Where jobs come from, one after the other.
protocol JobFeed {
  /// Whether there is no further job.
  var isAtEnd: Bool { get }

  /// What to wait for before there can be further jobs; nil where there is nothing, or where results
  /// have to come first.
  var descriptor: Int32? { get }

  /// The next job that is there; nil where there is none for now.
  mutating func next() throws -> JobItem?

  /// Reads what is there, and waits for it where nothing is.
  ///
  /// - Throws: `PlumblineError.unreadableFile` for a stream that cannot be read.
  mutating func fill() throws
}

/// A job, or something in its place.
enum JobItem {
  /// A job as a line; its number is 0 where nobody wrote it in one.
  case job(file: String, line: Int, bytes: [UInt8])
  /// What cannot be drawn, with its error.
  case finished(FinishedJob)
}

/// The jobs of a stream, a line each.
struct JobLines: JobFeed {
  private var lines: LineReader
  /// What messages call the file.
  let name: String

  /// Takes the lines of an open file.
  ///
  /// - Parameters:
  ///   - name: What messages call the file.
  ///   - descriptor: The file, which the caller closes.
  ///   - beginning: What has been read of it already.
  init(of name: String, _ descriptor: Int32, after beginning: [UInt8] = []) {
    lines = LineReader(
      descriptor: descriptor, after: beginning, byteLimit: JobLimits.lineByteCount)
    self.name = name
  }

  var isAtEnd: Bool { lines.isAtEnd }

  var descriptor: Int32? { isAtEnd ? nil : lines.descriptor }

  mutating func next() -> JobItem? {
    guard let line = lines.next() else { return nil }
    if let bytes = line.bytes { return .job(file: name, line: line.number, bytes: bytes) }
    let failure = PictureFailure(
      .limit, file: name, line: line.number,
      message: JobLimits.Excess.lineBytes(limit: JobLimits.lineByteCount).description)
    return .finished(FinishedJob(identifier: String(line.number), line: line.number, failure))
  }

  mutating func fill() throws {
    do {
      try lines.fill()
    } catch let error as SystemFailure {
      throw PlumblineError.unreadableFile(path: name, reason: error.reason)
    }
  }
}
