internal import FileSystem
internal import Foundation

/// A slot in which jobs are drawn one at a time: a process, its jobs, and buffered bytes.
///
/// A class, because the process is replaced while the slot stays.
final class WorkerSlot {
  struct Job {
    /// Its index among all jobs.
    var sequence: Int
    /// The name of its file in messages.
    var file: String
    /// The number of its line, or 0 for a job without one.
    var line: Int
    var bytes: [UInt8]
  }

  /// The maximum number of jobs in a process: one that it draws, and one so that it needn't wait.
  static let depth = 2

  /// The jobs of the process; the first is being drawn.
  private(set) var jobs: [Job] = []
  /// The process, or `nil` before it is needed and after it ended.
  private(set) var process: DrawingProcess?
  /// The identifier of the current job, or `nil` if the process hasn't sent it.
  private(set) var identifier: String?
  private var isReady = false
  private var messages: [String] = []
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var begunAt: ContinuousClock.Instant?

  /// A message or the end of a process.
  enum Event {
    case finished(Job, FinishedJob)
    /// The process ended, perhaps with unfinished jobs.
    case ended
  }

  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// The time at which the current job began, or `nil` without a job or before the process is ready.
  var drawingSince: ContinuousClock.Instant? { isReady ? begunAt : nil }

  /// Sets the process, and sends it the jobs that the last one left.
  func setProcess(_ process: DrawingProcess) {
    self.process = process
    outgoing = jobs.flatMap(Self.frame)
    incoming = []
    messages = []
    isReady = false
  }

  func take(_ job: Job) {
    if jobs.isEmpty { begunAt = .now }
    jobs.append(job)
    outgoing += Self.frame(job)
  }

  /// Writes as much as possible without blocking, or throws a `SystemFailure`.
  func send() throws {
    guard let process else { return }
    // The end of a process is detected at the end of its frames.
    if case .bytes(let count) = try writeOnce(outgoing[...], to: process.jobs) {
      outgoing.removeSubrange(..<count)
    }
  }

  /// Reads the available frames, or throws a `SystemFailure`.
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

  /// Removes a process that ended, and returns how it ended, whether it was ever ready, and the job it was drawing.
  func removeProcess() -> (ending: ProcessEnding, wasReady: Bool, job: Job?) {
    let ending = process?.reap() ?? .exited(0)
    process = nil
    let job = isReady && !jobs.isEmpty ? jobs.removeFirst() : nil
    defer { begunAt = jobs.isEmpty ? nil : .now }
    return (ending, isReady, job)
  }

  func forgetIdentifier() { identifier = nil }

  /// Parses the complete frames, searching for line feeds from `searched` on.
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
      // A library wrote to standard output, which may help whoever reads the messages.
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
