internal import FileSystem
internal import Foundation

/// A place where one job is drawn at a time: a process, the jobs it was given, and the bytes on their
/// way to and from it.
///
/// A class, because the process is replaced while the place stays.
final class DrawingSeat {
  /// A job that was handed out.
  struct Job {
    /// Its number among all jobs, counted from 0.
    var sequence: Int
    /// What messages say it is in.
    var file: String
    /// The number of its line; 0 for a job that nobody wrote in a line.
    var line: Int
    /// The line.
    var bytes: [UInt8]
  }

  /// How many jobs a process has in hand at most: one it draws, and one so that it need not wait.
  static let depth = 2

  /// The jobs in hand; the first is being drawn.
  private(set) var jobs: [Job] = []
  /// The process; nil before it is needed, and after it ended.
  private(set) var process: DrawingProcess?
  /// What the process calls the job that it draws; nil where it has not said.
  private(set) var identifier: String?
  private var isReady = false
  private var messages: [String] = []
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var begunAt: ContinuousClock.Instant?

  /// What a process said or did.
  enum Event {
    case finished(Job, FinishedJob)
    /// The process ended, perhaps with jobs in hand.
    case ended
  }

  /// Whether something waits to be written to the process.
  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// Since when the first job in hand is drawn; nil where none is, or the process is not ready.
  var drawingSince: ContinuousClock.Instant? { isReady ? begunAt : nil }

  /// Sits a process down, and hands it the jobs that the last one left.
  func seat(_ process: DrawingProcess) {
    self.process = process
    outgoing = jobs.flatMap(Self.frame)
    incoming = []
    messages = []
    isReady = false
  }

  /// Gives the process another job.
  func take(_ job: Job) {
    if jobs.isEmpty { begunAt = .now }
    jobs.append(job)
    outgoing += Self.frame(job)
  }

  /// Writes what goes over without waiting.
  ///
  /// - Throws: `SystemFailure` for a pipe that cannot be written.
  func send() throws {
    guard let process else { return }
    // A process that is gone is noticed where its frames end.
    if case .bytes(let count) = try writeOnce(outgoing[...], to: process.jobs) {
      outgoing.removeSubrange(..<count)
    }
  }

  /// Reads what there is.
  ///
  /// - Throws: `SystemFailure` for a pipe that cannot be read.
  func receive() throws -> [Event] {
    guard let process else { return [] }
    var events: [Event] = []
    while true {
      let searched = incoming.count
      switch try readOnce(from: process.frames, into: &incoming) {
      case .bytes:
        events += takeFrames(searched: searched)
      case .nothing: return events
      case .end: return events + [.ended]
      }
    }
  }

  /// Lets go of a process that ended.
  ///
  /// - Returns: How it ended; whether it ever was ready; and the job that it was drawing, if any.
  func vacate() -> (ending: ProcessEnding, wasReady: Bool, job: Job?) {
    let ending = process?.reap() ?? .exited(0)
    process = nil
    let job = isReady && !jobs.isEmpty ? jobs.removeFirst() : nil
    defer { begunAt = jobs.isEmpty ? nil : .now }
    return (ending, isReady, job)
  }

  /// Forgets what a process called its job.
  func forgetIdentifier() { identifier = nil }

  /// Reads the frames that are there as a whole; up to an index none is known to end.
  private func takeFrames(searched: Int) -> [Event] {
    var events: [Event] = []
    var start = 0
    while let end = firstLineFeed(in: incoming, from: max(start, searched)) {
      switch DrawingFrame(incoming[start..<end]) {
      case .ready:
        isReady = true
        begunAt = .now
      case .begun(let name): identifier = name
      case .message(let text): messages.append(text)
      case .result(let json, let status) where !jobs.isEmpty:
        let finished = FinishedJob(json: json, messages: messages, status: status)
        events.append(.finished(jobs.removeFirst(), finished))
        messages = []
        identifier = nil
        begunAt = jobs.isEmpty ? nil : .now
      // A library wrote to standard output; whoever reads the messages may know why.
      case .result, nil: messages.append(String(decoding: incoming[start..<end], as: UTF8.self))
      }
      start = end + 1
    }
    incoming.removeSubrange(..<start)
    return events
  }

  private static func frame(_ job: Job) -> [UInt8] {
    Array("\(job.line) ".utf8) + job.bytes + [UInt8(ascii: "\n")]
  }
}
