internal import FileSystem
internal import Foundation
internal import Plumbline

/// A source of jobs for a supervisor.
protocol JobSource {
  /// Whether the source has no further jobs.
  var isAtEnd: Bool { get }

  /// The descriptor to wait for if no job is available, or `nil` if the next job depends on results instead.
  var descriptor: Int32? { get }

  /// Returns the next job, or `nil` if it isn't available yet.
  mutating func next() throws -> JobItem?

  /// Reads available data, blocking until there is some, or throws `PlumblineError.unreadableFile`.
  mutating func fill() throws
}

/// A job to draw, or the result of a job that can't be drawn.
enum JobItem {
  /// A job as a line, with the line's number in the file, or 0 if the job isn't from a file.
  case job(file: String, line: Int, bytes: [UInt8])
  /// The result of a job that can't be drawn.
  case finished(FinishedJob)
}

/// The jobs of a stream that has one job on each line.
struct JobLines: JobSource {
  private var lines: LineReader
  /// The name of the file in messages.
  let name: String

  /// Creates a source of jobs from bytes that were read already, and then from an open file, which the caller closes.
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
