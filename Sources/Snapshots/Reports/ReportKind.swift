/// The kinds of report files, all made from a run.
package enum ReportKind: String, Hashable, Sendable, CaseIterable {
  /// A self-contained page with pictures.
  case html
  /// Test results for Jenkins, GitLab and others.
  case junit
  /// The lists of files for reg-viz's tools; see ``RegReport`` for the pictures they name.
  case json
  /// GitHub-flavoured Markdown for a job's summary.
  case markdown
  /// The same for a comment on a pull request, which has fewer characters.
  case comment

  /// The name of the report's file in the folder of results.
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
  /// A report of the run.
  ///
  /// It depends only on the run and the files it names: it uses no clock and no environment. Only `junit` shows the
  /// run's times.
  ///
  /// - Parameters:
  ///   - kind: The kind of report.
  ///   - read: Returns the bytes of a file that the run names, or `nil` if it can't be read. Only called for `html`,
  ///     once for each picture shown.
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
