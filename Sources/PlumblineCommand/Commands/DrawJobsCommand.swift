internal import ArgumentParser
internal import FileSystem
internal import Foundation
internal import Plumbline

/// `plumbline draw-jobs`: the internal command that `worker` and `render --jobs-file` start to draw jobs.
///
/// Each line of standard input is a line number, a space and a job. Standard output gets `DrawingFrame`s.
struct DrawJobsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw-jobs", abstract: "Draw the jobs of a supervising process.",
    shouldDisplay: false)

  @Option var name: String
  @Option(name: .customLong("run")) var runName: String
  @Option var maxPixels: Int
  @Option var maxViews: Int
  @Option var memoryBytes: Int?
  @Flag var hashes = false
  @Flag var allowCode = false
  @Option var config: String?
  @OptionGroup var fonts: FontsOption

  func run() throws {
    if let memoryBytes { try limitMemory(to: memoryBytes) }
    let runner = makeRunner()
    UnfinishedFile.join(run: runName)
    exitWithSupervisor()
    var lines = LineReader(
      descriptor: STDIN_FILENO, byteLimit: JobLimits.ownLineByteCount + 32)
    try send([.ready])
    while !lines.isAtEnd {
      while let line = lines.next() {
        if let bytes = line.bytes { try draw(bytes, with: runner) }
      }
      try lines.fill()
    }
  }

  private func makeRunner() -> JobRunner {
    var limits = JobLimits()
    limits.pixelCount = maxPixels
    limits.itemCount = maxViews
    limits.allowsCode = allowCode
    return JobRunner(limits: limits, hashes: hashes ? .told : .left, config: config)
  }

  private func draw(_ frame: [UInt8], with runner: JobRunner) throws {
    let digits = frame.prefix { $0 != UInt8(ascii: " ") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return }
    let line = Array(frame.dropFirst(digits.count + 1))
    let result = try result(of: line, number, with: runner)
    let json = Array(result.json.utf8)
    try send(
      result.messages.map { .message($0) } + [.result(json: json, status: result.exitStatus)])
  }

  private func result(
    of line: [UInt8], _ number: Int, with runner: JobRunner
  ) throws -> PictureResult {
    let job: PictureJob
    do throws(SceneError) {
      job = try PictureJob(line: line, number: number, file: name)
    } catch {
      return PictureResult(
        identifier: PictureJob.identifier(ofLine: line) ?? String(number), line: number,
        outcome: .failed(PictureFailure(error, cause: .job)))
    }
    try send([.begun(identifier: job.identifier)])
    return runner.result(of: job)
  }

  private func send(_ frames: [DrawingFrame]) throws {
    guard try sendAll(frames.flatMap(\.bytes), to: STDOUT_FILENO) else {
      throw ExitStatus.unwritableOutput
    }
  }

  /// Limits the writable memory of the process: its heap, stacks and pictures.
  private func limitMemory(to byteCount: Int) throws {
    var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
    guard setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 else {
      throw SystemFailure(code: errno)
    }
    // Libraries and the runtime print their own messages if memory runs out. The supervisor reports the job and
    // its limit.
    if let null = try? openStream("/dev/null") {
      dup2(null, STDERR_FILENO)
      close(null)
    }
  }

  /// Makes the process exit when its supervisor has ended, even if a job is being drawn.
  private func exitWithSupervisor() {
    Thread.detachNewThread {
      // No events are requested, because a hang-up is always reported.
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&input, 1, -1) <= 0 {}
      UnfinishedFile.removeAndExit(0)
    }
  }
}

extension PictureResult {
  /// The messages to print for the result: warnings, or the error.
  var messages: [String] {
    switch outcome {
    case .failed(let failure): failure.errors.map(\.text)
    case .drawn(let drawn):
      layoutWarnings(
        drawn.conflicts, drawn.ambiguities, in: drawn.scene, at: drawn.canvas)
        + drawn.missingScripts.map { "\(drawn.scene): warning: \($0)" }
        + omissionNotes(drawn.omissions, in: drawn.scene, at: drawn.canvas)
    }
  }

  /// The exit status of a run that consists of only this job, or `nil` if the job succeeded.
  var exitStatus: ExitStatus? {
    switch outcome {
    case .drawn: nil
    case .failed(let failure): failure.exitStatus
    }
  }
}
