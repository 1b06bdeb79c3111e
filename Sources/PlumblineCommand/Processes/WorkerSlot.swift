internal import FileSystem
internal import Foundation

/// A place for a drawing process, with the jobs of the process and the bytes to send to it.
///
/// The process draws one job at a time. The slot is a class, so it keeps its identity when its process is replaced.
final class WorkerSlot {
  struct Job {
    /// The index of the job among all jobs.
    var sequence: Int
    /// The name of the job's file in messages.
    var file: String
    /// The number of the job's line in the file, or 0 if the job isn't from a file.
    var line: Int
    var bytes: [UInt8]
  }

  /// The maximum number of jobs in a slot: the job being drawn, and a second job so that the process needn't wait.
  static let depth = 2

  /// The jobs of the process; the first is being drawn.
  private(set) var jobs: [Job] = []
  /// The process, or `nil` if it hasn't been started or has ended.
  private(set) var process: DrawingProcess?
  /// The identifier of the current job, or `nil` if the process hasn't sent the identifier yet.
  private(set) var identifier: String?
  private var isReady = false
  private var messages: [String] = []
  private var outgoing: [UInt8] = []
  private var incoming: [UInt8] = []
  private var begunAt: ContinuousClock.Instant?

  /// A finished job, or the end of the process.
  enum Event {
    case finished(Job, FinishedJob)
    /// The process ended, possibly with unfinished jobs.
    case ended
  }

  var hasOutgoing: Bool { !outgoing.isEmpty }

  /// The time at which drawing of the current job began, or `nil` if there is no job or the process isn't ready.
  var drawingSince: ContinuousClock.Instant? { isReady ? begunAt : nil }

  /// Sets a new process, and sends it the jobs that the previous process left unfinished.
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

  /// Writes as many buffered bytes as possible without blocking, or throws a `SystemFailure`.
  func send() throws {
    guard let process else { return }
    // The end of a process is detected at the end of its frames.
    if case .bytes(let count) = try writeOnce(outgoing[...], to: process.jobs) {
      outgoing.removeSubrange(..<count)
    }
  }

  /// Reads the available frames and returns their events, or throws a `SystemFailure`.
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

  /// Removes the ended process, and returns how it ended, whether it was ever ready, and its current job, if any.
  func removeProcess() -> (ending: ProcessEnding, wasReady: Bool, job: Job?) {
    let ending = process?.reap() ?? .exited(0)
    process = nil
    let job = isReady && !jobs.isEmpty ? jobs.removeFirst() : nil
    defer { begunAt = jobs.isEmpty ? nil : .now }
    return (ending, isReady, job)
  }

  func forgetIdentifier() { identifier = nil }

  /// Parses the complete frames in the buffer, which has no line feed below `searched`, and returns their events.
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
