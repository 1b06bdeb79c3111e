/// A kind of report file that can be generated from a run.
package enum ReportKind: String, Hashable, Sendable, CaseIterable {
  /// A self-contained page with pictures.
  case html
  /// Test results as JUnit XML, for Jenkins, GitLab and others.
  case junit
  /// The file lists of reg-viz's tools, which also need copies of the pictures (see ``RegReport``).
  case json
  /// GitHub-flavored Markdown for a job's summary.
  case markdown
  /// GitHub-flavored Markdown for a pull request comment, with a lower length limit than a summary.
  case comment

  /// The name of the report's file, in the folder of results.
  package var fileName: String {
    switch self {
    case .html: "report.html"
    case .junit: "junit.xml"
    case .json: "reg.json"
    case .markdown: "summary.md"
    case .comment: "comment.md"
    }
  }
}

extension SnapshotRun {
  /// Returns a report of the run.
  ///
  /// The report depends only on the run and its files, not on the clock or the environment. Only the `junit` report
  /// shows the run's times.
  ///
  /// - Parameters:
  ///   - kind: The kind of report.
  ///   - read: Returns the bytes of a file at a path from the run, or `nil` if the file can't be read. It is called
  ///     only for `html`, once for each picture shown.
  /// - Returns: The bytes of the report's file.
  package func report(_ kind: ReportKind, read: (String) -> [UInt8]?) -> [UInt8] {
    switch kind {
    case .html: Array(page(read: read).utf8)
    case .junit: Array(junitReport.utf8)
    case .json: RegReport(self).lists
    case .markdown: Array(markdownReport().utf8)
    case .comment: Array(markdownReport(limit: Self.commentLimit).utf8)
    }
  }
}
