internal import FileSystem
internal import Foundation
internal import Plumbline

/// Draws jobs in separate processes, so that a crash fails only one job.
///
/// The supervisor is a loop around `poll` on one thread, because it only passes on bytes. It hands out only a limited
/// number of jobs beyond the last delivered result, so memory doesn't grow with the number of jobs.
struct JobSupervisor<Source: JobSource> {
  private let rules: Supervision
  private var source: Source
  private let slots: [WorkerSlot]
  private var begun = 0
  private var delivered = 0
  private var finished: [Int: FinishedJob] = [:]
  private var isStopped = false

  /// Creates a supervisor, which starts processes when there are jobs for them.
  init(_ rules: Supervision, _ source: Source) {
    self.rules = rules
    self.source = source
    slots = (0..<rules.processCount).map { _ in WorkerSlot() }
  }

  /// Starts all processes before there are jobs, so that their IDs are known.
  ///
  /// - Throws: `SystemFailure` if a process can't be started.
  func start() throws {
    for slot in slots where slot.process == nil { slot.setProcess(try rules.startProcess()) }
  }

  /// The IDs of the drawing processes.
  var processes: [Int] { slots.compactMap { $0.process.map { Int($0.identifier) } } }

  /// Draws jobs until the source ends, and delivers the results in the order of the jobs.
  ///
  /// - Parameters:
  ///   - output: An open file for results, or `nil`. The run ends if the reader of the file closes it.
  ///   - deliver: Receives the result of one job at a time.
  /// - Throws: Errors of `deliver`, `SystemFailure` if a stream fails, and `SupervisionError`.
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
      if delivered == begun, isStopped || source.isAtEnd { return }
      guard try wait(watching: output) else { return }
      try endOverdueJobs()
    }
  }

  /// The slot with the fewest jobs, or `nil` if all slots are full or too many results wait for delivery.
  private var freeSlot: WorkerSlot? {
    guard !isStopped, begun - delivered < 8 * slots.count else { return nil }
    let slot = slots.min { $0.jobs.count < $1.jobs.count }
    return slot.flatMap { $0.jobs.count < WorkerSlot.depth ? $0 : nil }
  }

  private mutating func handOut() throws {
    while let slot = freeSlot, let item = try source.next() {
      switch item {
      case .finished(let result): finished[begun] = result
      case .job(let file, let line, let bytes):
        if slot.process == nil { slot.setProcess(try rules.startProcess()) }
        slot.take(WorkerSlot.Job(sequence: begun, file: file, line: line, bytes: bytes))
        try slot.send()
      }
      begun += 1
    }
  }

  /// Waits for data to transfer or for a job's time limit, transfers the data, and returns whether to continue.
  private mutating func wait(watching output: Int32?) throws -> Bool {
    let input = freeSlot == nil ? nil : source.descriptor
    var polls = [
      pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: 0, revents: 0),
    ]
    for slot in slots {
      polls.append(
        pollfd(fd: slot.process?.frames ?? -1, events: Int16(POLLIN), revents: 0))
      polls.append(
        pollfd(
          fd: slot.hasOutgoing ? slot.process?.jobs ?? -1 : -1, events: Int16(POLLOUT), revents: 0))
    }
    while poll(&polls, nfds_t(polls.count), timeToNextDeadline) < 0 {
      guard errno == EINTR else { throw SystemFailure(code: errno) }
    }
    for (index, slot) in slots.enumerated() {
      if polls[3 + 2 * index].revents != 0 { try slot.send() }
      if polls[2 + 2 * index].revents != 0 { try listen(to: slot) }
    }
    if polls[1].revents & Int16(POLLERR) != 0 { return false }
    if polls[0].revents != 0 { try source.fill() }
    return true
  }

  private mutating func listen(to slot: WorkerSlot) throws {
    for event in try slot.receive() {
      switch event {
      case .finished(let job, let result): finished[job.sequence] = result
      case .ended: try replaceProcess(of: slot, overdueAfter: nil)
      }
    }
  }

  /// Fails the job that an ended process was drawing, and gives the other jobs of its slot to a new process.
  ///
  /// `timeout` is the time limit if the process was killed because the job exceeded it, and `nil` otherwise.
  private mutating func replaceProcess(
    of slot: WorkerSlot, overdueAfter timeout: Double?
  ) throws {
    let process = slot.process?.identifier
    let (ending, wasReady, job) = slot.removeProcess()
    guard wasReady else { throw SupervisionError.processDidNotStart(ending) }
    if let job {
      if let process, let output = PictureJob.output(ofLine: job.bytes) {
        UnfinishedFile(of: output, by: process).remove()
      }
      let failure =
        if let timeout {
          PictureFailure(
            .timeout, file: job.file, line: job.line > 0 ? job.line : nil,
            message: "drawing took longer than \(seconds(timeout)); --timeout sets the limit")
        } else {
          PictureFailure(
            .crash, file: job.file, line: job.line > 0 ? job.line : nil,
            message: message(for: ending), signal: ending.signalName)
        }
      finished[job.sequence] = FinishedJob(
        identifier: slot.identifier ?? String(job.line), line: job.line, failure)
    }
    slot.forgetIdentifier()
    if !slot.jobs.isEmpty { slot.setProcess(try rules.startProcess()) }
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
  private func deadline(of slot: WorkerSlot) -> ContinuousClock.Instant? {
    guard let timeout = rules.timeout, !slot.jobs.isEmpty else { return nil }
    return slot.drawingSince.map { $0 + .seconds(timeout) }
  }

  /// The time until the next time limit of a job, in milliseconds for `poll`, or -1 if no job has a time limit.
  private var timeToNextDeadline: Int32 {
    guard let next = slots.compactMap(deadline).min() else { return -1 }
    let milliseconds = (next - .now) / .milliseconds(1)
    return Int32(min(max(milliseconds.rounded(.up), 0), 1e9))
  }

  private mutating func endOverdueJobs() throws {
    let now = ContinuousClock.now
    for slot in slots {
      guard let deadline = deadline(of: slot), deadline <= now else { continue }
      slot.process?.kill()
      try replaceProcess(of: slot, overdueAfter: rules.timeout)
    }
  }

  private func endProcesses() {
    for slot in slots where slot.process != nil {
      slot.process?.kill()
      _ = slot.removeProcess()
    }
  }
}

/// The way in which a supervisor continues after it has delivered a result.
enum AfterResult {
  case `continue`
  /// Start no further job, but finish the jobs in progress and deliver their results.
  case stop
  /// End immediately, because nothing reads the results any more.
  case abandon
}

/// Formats a number of seconds: `1 second`, `0.5 seconds`.
private func seconds(_ seconds: Double) -> String {
  seconds == 1 ? "1 second" : "\(plainNumber(CGFloat(seconds))) seconds"
}

/// The reason why no jobs can be drawn.
enum SupervisionError: Error {
  /// A drawing process ended before it could accept jobs.
  case processDidNotStart(ProcessEnding)
}
