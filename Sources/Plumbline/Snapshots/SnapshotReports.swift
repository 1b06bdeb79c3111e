internal import Batches
internal import FileSystem
internal import Foundation
internal import Scenes
package import Snapshots

/// The reports to write for a run.
package struct SnapshotReports: Hashable, Sendable {
  /// The reports, in the order in which they are written.
  package var outputs: [Output]

  /// A report to write, with its path.
  package struct Output: Hashable, Sendable {
    /// The kind of report.
    package var kind: ReportKind
    /// The path of the report file.
    package var path: String

    /// Creates a description of a report to write.
    package init(_ kind: ReportKind, path: String) {
      self.kind = kind
      self.path = path
    }
  }

  /// Creates a list of reports.
  package init(_ outputs: [Output]) { self.outputs = outputs }

  /// Writes the reports, each replacing an existing file atomically.
  ///
  /// - Throws: `PlumblineError.unwritableFile`; reports that were written before the error remain.
  package func write(_ run: SnapshotRun) throws(PlumblineError) {
    for output in outputs {
      let file = OutputFile(path: output.path)
      try file.write(run.report(output.kind, read: contents))
      // A stream has no files beside it.
      if output.kind == .json, !file.isStream {
        try copyPictures(RegReport(run), beside: output.path)
      }
    }
  }

  private func copyPictures(_ report: RegReport, beside path: String) throws(PlumblineError) {
    for copy in report.copies {
      // A picture that has disappeared since is missing from the lists' folders too.
      guard let bytes = contents(copy.source) else { continue }
      try OutputFile(path: path.folderPrefix + copy.path).write(bytes)
    }
  }
}

private func contents(_ path: String) -> [UInt8]? {
  try? contents(ofFile: path, upTo: SnapshotOutput.byteLimit)
}
