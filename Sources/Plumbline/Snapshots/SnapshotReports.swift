internal import Batches
internal import FileSystem
internal import Foundation
internal import Scenes
package import Snapshots

/// The reports to write of a run, and where.
package struct SnapshotReports: Hashable, Sendable {
  /// The reports, in the order in which they are written.
  package var outputs: [Output]

  /// A report to write.
  package struct Output: Hashable, Sendable {
    /// Which report.
    package var kind: ReportKind
    /// The file to write it to.
    package var path: String

    /// Names a report.
    package init(_ kind: ReportKind, path: String) {
      self.kind = kind
      self.path = path
    }
  }

  /// Names reports.
  package init(_ outputs: [Output]) { self.outputs = outputs }

  /// Writes the reports, each replacing what stood there in one step.
  ///
  /// - Throws: `PlumblineError.unwritableFile`; reports before the one that cannot be written stay.
  package func write(_ run: SnapshotRun) throws(PlumblineError) {
    for output in outputs {
      let file = OutputFile(path: output.path)
      try file.write(run.report(output.kind, read: contents))
      // Nothing is beside a stream.
      if output.kind == .json, !file.isStream {
        try copyPictures(RegReport(run), beside: output.path)
      }
    }
  }

  private func copyPictures(_ report: RegReport, beside path: String) throws(PlumblineError) {
    for copy in report.copies {
      // A picture that went away since is missing in the lists' folders as well.
      guard let bytes = contents(copy.source) else { continue }
      try OutputFile(path: path.folderPrefix + copy.path).write(bytes)
    }
  }
}

private func contents(_ path: String) -> [UInt8]? {
  try? contents(ofFile: path, upTo: SnapshotOutput.byteLimit)
}
