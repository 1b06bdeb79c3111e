internal import FileSystem
internal import Foundation
internal import Plumbline

/// Has jobs drawn by processes of their own: what ends one of them is the error of one job.
///
/// A loop around `poll`, on one thread, because nothing here takes time: it passes bytes on. No job is
/// handed out that is further than a window ahead of the last result delivered, so that memory does not
/// grow with the number of jobs.
struct JobSupervisor<Feed: JobFeed> {
  private let rules: Supervision
  private var feed: Feed
  private let seats: [DrawingSeat]
  private var begun = 0
  private var delivered = 0
  private var finished: [Int: FinishedJob] = [:]
  private var isStopped = false

  /// Starts no process before there is a job for it.
  ///
  /// - Parameters:
  ///   - rules: How jobs are drawn.
  ///   - feed: Where jobs come from.
  init(_ rules: Supervision, _ feed: Feed) {
    self.rules = rules
    self.feed = feed
    seats = (0..<rules.processCount).map { _ in DrawingSeat() }
  }

  /// Starts all processes, for whoever wants to know them.
  ///
  /// - Throws: `SystemFailure` where no process can be started.
  func start() throws {
    for seat in seats where seat.process == nil { seat.seat(try rules.startProcess()) }
  }

  /// The processes that draw.
  var processes: [Int] { seats.compactMap { $0.process.map { Int($0.identifier) } } }

  /// Runs until the input ends, and delivers results in the order of the lines.
  ///
  /// - Parameters:
  ///   - output: An open file; the run ends when nobody reads it any more. Nil where that does not
  ///     matter.
  ///   - deliver: Takes a result.
  /// - Throws: What `deliver` throws, `SystemFailure` for a stream that fails, and `SupervisionError`.
  mutating func run(
    watching output: Int32?, deliver: (FinishedJob) throws -> AfterResult
  ) throws {
    defer { endProcesses() }
    while true {
      try handOut()
      if let result = finished.removeValue(forKey: delivered) {
        delivered += 1
        switch try deliver(result) {
        case .continue: break
        case .stop: isStopped = true
        case .abandon: return
        }
        // There is room for another job now, whose line may have been read already.
        continue
      }
      if delivered == begun, isStopped || feed.isAtEnd { return }
      guard try wait(watching: output) else { return }
      try endOverdueJobs()
    }
  }

  /// The place that has the least to do, where one has room for a job, and results have room as well.
  private var freeSeat: DrawingSeat? {
    guard !isStopped, begun - delivered < 8 * seats.count else { return nil }
    let seat = seats.min { $0.jobs.count < $1.jobs.count }
    return seat.flatMap { $0.jobs.count < DrawingSeat.depth ? $0 : nil }
  }

  private mutating func handOut() throws {
    while let seat = freeSeat, let item = try feed.next() {
      switch item {
      case .finished(let result): finished[begun] = result
      case .job(let file, let line, let bytes):
        if seat.process == nil { seat.seat(try rules.startProcess()) }
        seat.take(DrawingSeat.Job(sequence: begun, file: file, line: line, bytes: bytes))
        try seat.send()
      }
      begun += 1
    }
  }

  /// Waits until something can be read or written, or a job is overdue, and reads and writes it.
  ///
  /// - Returns: Whether somebody still wants results.
  private mutating func wait(watching output: Int32?) throws -> Bool {
    let input = freeSeat == nil ? nil : feed.descriptor
    var polls = [
      pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: 0, revents: 0),
    ]
    for seat in seats {
      polls.append(
        pollfd(fd: seat.process?.frames ?? -1, events: Int16(POLLIN), revents: 0))
      polls.append(
        pollfd(
          fd: seat.hasOutgoing ? seat.process?.jobs ?? -1 : -1, events: Int16(POLLOUT), revents: 0))
    }
    while poll(&polls, nfds_t(polls.count), timeToNextDeadline) < 0 {
      guard errno == EINTR else { throw SystemFailure(code: errno) }
    }
    for (index, seat) in seats.enumerated() {
      if polls[3 + 2 * index].revents != 0 { try seat.send() }
      if polls[2 + 2 * index].revents != 0 { try listen(to: seat) }
    }
    if polls[1].revents & Int16(POLLERR) != 0 { return false }
    if polls[0].revents != 0 { try feed.fill() }
    return true
  }

  private mutating func listen(to seat: DrawingSeat) throws {
    for event in try seat.receive() {
      switch event {
      case .finished(let job, let result): finished[job.sequence] = result
      case .ended: try replaceProcess(of: seat, overdueAfter: nil)
      }
    }
  }

  /// Blames the job that a process was drawing when it ended, and gives the others to a new one.
  ///
  /// - Parameters:
  ///   - seat: The place whose process ended.
  ///   - timeout: How long the job was allowed to take, where it was ended for that.
  /// - Throws: `SystemFailure` where no process can be started, and `SupervisionError` where the last one
  ///   did not.
  private mutating func replaceProcess(
    of seat: DrawingSeat, overdueAfter timeout: Double?
  ) throws {
    let process = seat.process?.identifier
    let (ending, wasReady, job) = seat.vacate()
    guard wasReady else { throw SupervisionError.processDidNotStart(ending) }
    if let job {
      if let process, let output = PictureJob.output(ofLine: job.bytes) {
        UnfinishedFile(of: output, by: process).remove()
      }
      let failure =
        if let timeout {
          PictureFailure(
            .timeout, file: job.file, line: job.line > 0 ? job.line : nil,
            message: "drawing took longer than \(seconds(timeout)); --timeout sets how long it may")
        } else {
          PictureFailure(
            .crash, file: job.file, line: job.line > 0 ? job.line : nil,
            message: message(for: ending), signal: ending.signalName)
        }
      finished[job.sequence] = FinishedJob(
        identifier: seat.identifier ?? String(job.line), line: job.line, failure)
    }
    seat.forgetIdentifier()
    if !seat.jobs.isEmpty { seat.seat(try rules.startProcess()) }
  }

  private func message(for ending: ProcessEnding) -> String {
    let advice =
      rules.memoryByteCount.map {
        "; \($0 >> 20) MiB of memory, which --memory sets, may be too little"
      } ?? ""
    return "the process that drew the picture \(ending.description)\(advice)"
  }
}

extension JobSupervisor {
  private func deadline(of seat: DrawingSeat) -> ContinuousClock.Instant? {
    guard let timeout = rules.timeout, !seat.jobs.isEmpty else { return nil }
    return seat.drawingSince.map { $0 + .seconds(timeout) }
  }

  /// Milliseconds for `poll`; -1 where nothing is due.
  private var timeToNextDeadline: Int32 {
    guard let next = seats.compactMap(deadline).min() else { return -1 }
    let milliseconds = (next - .now) / .milliseconds(1)
    return Int32(min(max(milliseconds.rounded(.up), 0), 1e9))
  }

  private mutating func endOverdueJobs() throws {
    let now = ContinuousClock.now
    for seat in seats {
      guard let deadline = deadline(of: seat), deadline <= now else { continue }
      seat.process?.kill()
      try replaceProcess(of: seat, overdueAfter: rules.timeout)
    }
  }

  private func endProcesses() {
    for seat in seats where seat.process != nil {
      seat.process?.kill()
      _ = seat.vacate()
    }
  }
}

/// What a supervisor does after a result.
enum AfterResult {
  case `continue`
  /// Begin no further job; those in hand are finished, and their results delivered.
  case stop
  /// End at once: nobody wants results.
  case abandon
}

/// A duration for people: `1 second`, `0.5 seconds`.
private func seconds(_ seconds: Double) -> String {
  seconds == 1 ? "1 second" : "\(plainNumber(CGFloat(seconds))) seconds"
}

/// Why jobs cannot be drawn at all.
enum SupervisionError: Error {
  /// A drawing process ended before it could take jobs.
  case processDidNotStart(ProcessEnding)
}
