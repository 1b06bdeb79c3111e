internal import ArgumentParser
internal import Plumbline

/// The reports that a command writes of its run, beside what it prints.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Reports to write into the folder of the results, separated by commas: "
        + "\(ReportKind.words).", valueName: "LIST"),
    transform: knownWords)
  var report: [ReportKind] = []

  @Option(help: ArgumentHelp("A file for the page.", valueName: "FILE"))
  var html: String?

  @Option(help: ArgumentHelp("A file for the test results.", valueName: "FILE"))
  var junit: String?

  @Option(help: ArgumentHelp("A file for the lists that reg-viz reads.", valueName: "FILE"))
  var json: String?

  @Option(help: ArgumentHelp("A file for the job's summary.", valueName: "FILE"))
  var markdown: String?

  /// The reports that were asked for, in the folder of the results where no file was named.
  func reports(in folder: String) -> SnapshotReports {
    var outputs = report.map {
      SnapshotReports.Output($0, path: joinedPath(folder, $0.fileName))
    }
    let files: [(ReportKind, String?)] = [
      (.html, html), (.junit, junit), (.json, json), (.markdown, markdown),
    ]
    for case (let kind, let path?) in files {
      outputs.append(SnapshotReports.Output(kind, path: path))
    }
    return SnapshotReports(outputs)
  }
}

/// Prints a run for people.
func printReport(_ run: SnapshotRun) throws {
  try write(Array(run.terminalReport(Stream.output.colors).utf8), to: .output)
}
