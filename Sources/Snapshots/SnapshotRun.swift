/// Everything that came of one run over snapshots: what reports are made from.
///
/// Saved as `results.json` beside the pictures of what differs, so that reports can be made again
/// without solving or drawing anything. Nothing in it but ``times`` depends on the clock or on the order of work.
package struct SnapshotRun: Hashable, Codable, Sendable {
  /// The version of the tool that ran.
  package var version: String
  /// Whether the run compared or recorded.
  package var mode: Mode
  /// The commit that the scenes were compared with: `origin/main (1a2b3c4d)`; `nil` for references and files.
  package var against: String?
  /// What came of each snapshot, in the order of the scenes and their canvases; orphans last.
  package var results: [SnapshotResult]
  /// How long each snapshot took; not saved with the results.
  package var times = SnapshotTimes()

  private enum CodingKeys: CodingKey {
    case version
    case mode
    case against
    case results
  }

  /// The kinds of runs.
  package enum Mode: String, Hashable, Codable, Sendable {
    /// Compared; wrote no reference.
    case verify
    /// Wrote references.
    case record
    /// Compared two things that are no references.
    case compare
  }

  /// Puts a run together.
  package init(version: String, mode: Mode, results: [SnapshotResult]) {
    self.version = version
    self.mode = mode
    self.results = results
  }

  /// How many results have a status.
  ///
  /// - Complexity: O(results).
  package func count(of status: SnapshotStatus) -> Int {
    results.count { $0.status == status }
  }
}
