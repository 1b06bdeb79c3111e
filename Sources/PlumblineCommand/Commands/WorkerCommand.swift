internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline worker`: reads jobs as lines and prints results as lines until input ends.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Draw jobs from standard input, one JSON line each.",
    discussion: """
      Examples:
        plumbline worker < jobs.ndjson > results.ndjson
        plumbline worker --jobs 4 --timeout 10 --memory 512

      The first line describes the worker and its capabilities. Results follow, one line per job, \
      in the order of the jobs, as soon as a job and those before it are done. Errors are part of \
      a job's result, even if the job crashes its drawing process, takes longer than --timeout, or \
      exceeds a limit. A line has at most \(JobLimits.lineByteCount / 1_048_576) MiB. Empty lines \
      are skipped, and the last line needs no line break. The worker exits when its output is \
      closed.

      Documentation/Jobs.md describes jobs and results.
      """)

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "The number of jobs to draw in parallel, each in its own process.")
  var jobs = 1

  @Option(
    help: ArgumentHelp(
      "The project file for jobs without one; files aren't searched for.", valueName: "FILE"),
    completion: .file())
  var config: String?

  @OptionGroup var rules: SupervisionOptions

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    try requireJobs(jobs)
  }

  func run() throws {
    try reportingFailures {
      var rules = rules.supervision(of: "stdin", processCount: jobs)
      rules.config = config
      if let config { _ = try ProjectFile(at: config) }
      let versions = try Versions.current()
      var supervisor = JobSupervisor(rules, JobLines(of: "stdin", STDIN_FILENO))
      try supervisor.start()
      let greeting = WorkerGreeting(
        versions: versions, limits: rules.limits, timeout: rules.timeout,
        memoryByteCount: rules.memoryByteCount, process: Int(getpid()),
        drawingProcesses: supervisor.processes)
      guard try sendAll(Array((greeting.json + "\n").utf8), to: STDOUT_FILENO) else { return }
      try supervisor.run(watching: STDOUT_FILENO) { result in
        try sendAll(result.json + [UInt8(ascii: "\n")], to: STDOUT_FILENO) ? .continue : .abandon
      }
    }
  }
}
