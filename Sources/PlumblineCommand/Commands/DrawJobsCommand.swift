internal import ArgumentParser
internal import FileSystem
internal import Foundation
internal import Plumbline

/// `plumbline draw-jobs`: what `worker` and `render --jobs-file` start to draw with; nothing for people.
///
/// Standard input gives jobs, each behind the number of its line and a space; standard output takes
/// `DrawingFrame`s.
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
    let desk = makeDesk()
    UnfinishedFile.join(run: runName)
    exitWithSupervisor()
    var lines = LineReader(
      descriptor: STDIN_FILENO, byteLimit: JobLimits.ownLineByteCount + 32)
    try send([.ready])
    while !lines.isAtEnd {
      while let line = lines.next() {
        if let bytes = line.bytes { try draw(bytes, at: desk) }
      }
      try lines.fill()
    }
  }

  private func makeDesk() -> JobDesk {
    var limits = JobLimits()
    limits.pixelCount = maxPixels
    limits.itemCount = maxViews
    limits.allowsCode = allowCode
    return JobDesk(limits: limits, hashes: hashes ? .told : .left, config: config)
  }

  private func draw(_ frame: [UInt8], at desk: JobDesk) throws {
    let digits = frame.prefix { $0 != UInt8(ascii: " ") }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return }
    let line = Array(frame.dropFirst(digits.count + 1))
    let result = try result(of: line, number, at: desk)
    let json = Array(result.json.utf8)
    try send(
      result.messages.map { .message($0) } + [.result(json: json, status: result.exitStatus)])
  }

  private func result(of line: [UInt8], _ number: Int, at desk: JobDesk) throws -> PictureResult {
    let job: PictureJob
    do throws(SceneError) {
      job = try PictureJob(line: line, number: number, file: name)
    } catch {
      return PictureResult(
        identifier: PictureJob.identifier(ofLine: line) ?? String(number), line: number,
        outcome: .failed(PictureFailure(error, cause: .job)))
    }
    try send([.begun(identifier: job.identifier)])
    return desk.result(of: job)
  }

  private func send(_ frames: [DrawingFrame]) throws {
    guard try sendAll(frames.flatMap(\.bytes), to: STDOUT_FILENO) else {
      throw ExitStatus.unwritableOutput
    }
  }

  /// Limits what the process may write to in memory: its heap, its stacks, its pictures.
  private func limitMemory(to byteCount: Int) throws {
    var limit = rlimit(rlim_cur: rlim_t(byteCount), rlim_max: rlim_t(byteCount))
    guard setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0 else {
      throw SystemFailure(code: errno)
    }
    // Libraries and the runtime say in their own words that memory is missing. The supervisor says which job failed
    // for it, and how much memory it had.
    if let null = try? openStream("/dev/null") {
      dup2(null, STDERR_FILENO)
      close(null)
    }
  }

  /// Ends the process once nobody can give it jobs, in the middle of one if need be.
  private func exitWithSupervisor() {
    Thread.detachNewThread {
      // No event is asked for; that the other end was closed is always told.
      var input = pollfd(fd: STDIN_FILENO, events: 0, revents: 0)
      while poll(&input, 1, -1) <= 0 {}
      UnfinishedFile.removeAndExit(0)
    }
  }
}

extension PictureResult {
  /// The result as lines for people: warnings, or what is wrong.
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

  /// What the job alone would make a run end with; nil where all is fine.
  var exitStatus: ExitStatus? {
    switch outcome {
    case .drawn: nil
    case .failed(let failure): failure.exitStatus
    }
  }
}
