internal import ArgumentParser
internal import Plumbline

/// The options for the report files that `lint` writes.
struct LintReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Reports to write into the folder of -o, separated by commas: \(LintReportKind.words).",
      valueName: "LIST"),
    completion: .words(of: LintReportKind.self), transform: knownWords)
  var report: [LintReportKind] = []

  @Option(
    help: ArgumentHelp("A file for the text report, or - for standard output.", valueName: "FILE"),
    completion: .file())
  var text: String?

  @Option(
    help: ArgumentHelp("A file for GitHub's annotations, or -.", valueName: "FILE"),
    completion: .file())
  var github: String?

  @Option(
    help: ArgumentHelp("A file for code scanning (SARIF 2.1.0), or -.", valueName: "FILE"),
    completion: .file())
  var sarif: String?

  @Option(
    help: ArgumentHelp("A file for the test results, or -.", valueName: "FILE"),
    completion: .file())
  var junit: String?

  func validate() throws {
    if files.count(where: { $0.1 == "-" }) > 1 {
      throw ValidationError("standard output takes one report; name files for the others")
    }
  }

  private var files: [(LintReportKind, String?)] {
    [(.text, text), (.github, github), (.sarif, sarif), (.junit, junit)]
  }

  /// Whether a report is printed to standard output instead of the findings.
  var printsReport: Bool { files.contains { $0.1 == "-" } }

  /// Writes the reports, in `folder` unless a report has a path of its own, and returns their paths.
  ///
  /// - Throws: `PlumblineError.unwritableFile` for files, and `ExitStatus` for standard output.
  func writeAll(of run: LintRun, in folder: String) throws -> [String] {
    var written: [String] = []
    let named = files.compactMap { kind, path in path.map { (kind, $0) } }
    for (kind, path) in report.map({ ($0, joinedPath(folder, $0.fileName)) }) + named {
      if path == "-" {
        try write(run.report(kind), to: .output)
      } else {
        try OutputFile(path: path).write(run.report(kind))
        written.append(path)
      }
    }
    return written
  }

  /// Throws an error if a report would overwrite one of the inputs.
  func refuseReports(over inputs: [String], of command: String) throws(UsageError) {
    for (kind, path) in files {
      try refuseOverwriting(inputs, with: path, named: "--\(kind.rawValue)", of: command)
    }
  }
}
