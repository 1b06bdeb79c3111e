internal import ArgumentParser
internal import Plumbline

/// The options for reports that a command writes in addition to its output.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Reports to write into the folder of the results, separated by commas: "
        + "\(ReportKind.words).", valueName: "LIST"),
    completion: .words(of: ReportKind.self), transform: knownWords)
  var report: [ReportKind] = []

  @Option(
    help: ArgumentHelp("A file for the page, or - for standard output.", valueName: "FILE"),
    completion: .file())
  var html: String?

  @Option(
    help: ArgumentHelp("A file for the test results, or -.", valueName: "FILE"), completion: .file()
  )
  var junit: String?

  @Option(
    help: ArgumentHelp("A file for the lists that reg-viz reads, or -.", valueName: "FILE"),
    completion: .file())
  var json: String?

  @Option(
    help: ArgumentHelp("A file for the job's summary, or -.", valueName: "FILE"),
    completion: .file())
  var markdown: String?

  /// Adds the reports that a project file requests, if the command line doesn't request any.
  mutating func take(_ reports: [ProjectSettings.Report]?) {
    guard let reports, report.isEmpty, files.allSatisfy({ $0.1 == nil }) else { return }
    for report in reports {
      guard let kind = ReportKind(rawValue: report.kind) else { continue }
      switch (kind, report.path) {
      case (_, nil): self.report.append(kind)
      case (.html, let path): html = path
      case (.junit, let path): junit = path
      case (.json, let path): json = path
      case (.markdown, let path): markdown = path
      // The command line has no file for it either.
      case (.comment, _): continue
      }
    }
  }

  /// Returns the requested reports, for a shard or all scenes, in `folder` unless they have paths of their own.
  func reports(in folder: String, of shard: Shard? = nil) -> SnapshotReports {
    var outputs = report.map { kind in
      let name = shard?.fileName(kind.fileName) ?? kind.fileName
      return SnapshotReports.Output(kind, path: joinedPath(folder, name))
    }
    for case (let kind, let path?) in files {
      outputs.append(SnapshotReports.Output(kind, path: path == "-" ? "/dev/stdout" : path))
    }
    return SnapshotReports(outputs)
  }

  private var files: [(ReportKind, String?)] {
    [(.html, html), (.junit, junit), (.json, json), (.markdown, markdown)]
  }

  /// Whether a report goes to standard output, and so is the only output there.
  var printsReport: Bool { files.contains { $0.1 == "-" } }

  func validate() throws {
    guard files.count(where: { $0.1 == "-" }) < 2 else {
      throw ValidationError("standard output takes one report; name files for the others")
    }
  }

  /// Rejects paths of reports that are inputs of the run, because the reports would overwrite them.
  func refuseReports(over inputs: [String], of command: String) throws(UsageError) {
    for (kind, path) in files {
      try refuseOverwriting(inputs, with: path, named: "--\(kind.rawValue)", of: command)
    }
  }
}

func printReport(_ run: SnapshotRun) throws {
  try write(Array(run.terminalReport(Stream.output.colors).utf8), to: .output)
}

/// Prints which shards have no results, if other shards have results.
func reportMissingShards(in output: SnapshotOutput) throws {
  let missing = output.missingShards
  guard !missing.isEmpty else { return }
  let list = missing.map(\.description).joined(separator: ", ")
  try print(
    "\(output.folder): warning: there are no results for \(missing.count == 1 ? "part" : "parts") "
      + "\(list) of the scenes", to: .error)
}
