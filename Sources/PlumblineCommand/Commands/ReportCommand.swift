internal import ArgumentParser
internal import Plumbline

/// `plumbline report`: writes reports from the saved results of a run.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write reports of the results that verify or record saved.",
    discussion: """
      Examples:
        plumbline report output
        plumbline report output --html report.html --markdown summary.md
        plumbline report output --report html,junit,json,markdown

      Nothing is solved, drawn or compared again. Without an option the results are printed. The \
      exit code doesn't depend on them: it is 0 if the reports were written, 3 if the results \
      cannot be read, and 7 if a report cannot be written.
      """)

  @Argument(help: "The folder that contains results.json.", completion: .directory)
  var folder: String

  @OptionGroup var options: ReportOptions

  func run() throws {
    let reports = options.reports(in: folder)
    let output = SnapshotOutput(folder: folder)
    try options.refuseReports(over: output.resultsPaths, of: "report")
    try reportingFailures {
      let run = try output.results()
      try reportMissingShards(in: output)
      if reports.outputs.isEmpty { try printReport(run) }
      try reports.write(run)
      // A report on standard output must be the only output there.
      for output in reports.outputs where !OutputFile(path: output.path).isStream {
        try print(output.path, to: .output)
      }
      // The results of a lost part may have been differences.
      if !output.missingShards.isEmpty { throw ExitStatus.unreadableInput }
    }
  }
}
