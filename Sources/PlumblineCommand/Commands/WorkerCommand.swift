internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline worker`: reads jobs as lines and prints results as lines until input ends.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Draw jobs from standard input, a line of JSON each.",
    discussion: """
      Examples:
        plumbline worker < jobs.ndjson > results.ndjson
        plumbline worker --jobs 4 --timeout 10 --memory 512

      The first line printed says what the worker is and can do; then comes a line for each job, in \
      the order of the jobs, as soon as it and those before it are done. A job that fails has its \
      errors in its result, and so has one that crashes the process that draws it, that takes \
      longer than --timeout, or that asks for too much: a line has at most \
      \(JobLimits.lineByteCount / 1_048_576) MiB. Empty lines are left out; a last line without a line break is a line. \
      Where nobody reads the results, the worker ends.

      Documentation/Jobs.md says what jobs and results look like.
      """)

  @Option(
    name: .shortAndLong, parsing: .unconditional,
    help: "How many jobs are drawn at a time, each by its own process.")
  var jobs = 1

  @Option(
    help: ArgumentHelp(
      "The project file of jobs that name none; none is looked for.", valueName: "FILE"),
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
