/// The reports that are files, all made from one run.
public enum ReportKind: String, Hashable, Sendable, CaseIterable {
  /// One page that holds its pictures, for people.
  case html
  /// Test results for Jenkins, GitLab and others.
  case junit
  /// The lists of files that reg-viz's tools read; see ``RegReport`` for the pictures they name.
  case json
  /// GitHub-flavoured Markdown for a job's summary.
  case markdown

  /// What the report is called in the folder of the results.
  public var fileName: String {
    switch self {
    case .html: "report.html"
    case .junit: "junit.xml"
    case .json: "reg.json"
    case .markdown: "summary.md"
    }
  }
}

extension SnapshotRun {
  /// A report of the run.
  ///
  /// Nothing but the run and the files it names has an influence on it: no clock, no environment. The run's times
  /// are shown in `junit` alone.
  ///
  /// - Parameters:
  ///   - kind: Which report.
  ///   - read: Gives the bytes of a file that the run names; nil where it cannot be read. Called for
  ///     `html` alone, once for each picture that is shown.
  /// - Returns: The bytes of the report's file.
  public func report(_ kind: ReportKind, read: (String) -> [UInt8]?) -> [UInt8] {
    switch kind {
    case .html: Array(page(read: read).utf8)
    case .junit: Array(junitReport.utf8)
    case .json: RegReport(self).lists
    case .markdown: Array(markdownReport().utf8)
    }
  }
}
