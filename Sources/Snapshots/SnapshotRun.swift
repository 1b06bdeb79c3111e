/// The results of one run over snapshots, which reports are generated from.
///
/// A run is saved as `results.json` beside the pictures of differences. Reports can then be generated again without
/// solving or drawing. Only ``times`` depends on the clock or on the order of work.
package struct SnapshotRun: Hashable, Codable, Sendable {
  /// The version of the tool that produced the results.
  package var version: String
  /// The kind of the run.
  package var mode: Mode
  /// The commit that the scenes were compared with, such as `origin/main (1a2b3c4d)`, or `nil` if there wasn't one.
  package var against: String?
  /// The results, in the order of the scenes and their canvases, with orphans last.
  package var results: [SnapshotResult]
  /// The duration of each snapshot, which isn't saved with the results.
  package var times = SnapshotTimes()

  private enum CodingKeys: CodingKey {
    case version
    case mode
    case against
    case results
  }

  /// The kind of a run.
  package enum Mode: String, Hashable, Codable, Sendable {
    /// The run compared snapshots without writing references.
    case verify
    /// The run wrote references.
    case record
    /// The run compared two versions of the scenes with each other, not with references.
    case compare
  }

  /// Creates a run from its version, mode and results.
  package init(version: String, mode: Mode, results: [SnapshotResult]) {
    self.version = version
    self.mode = mode
    self.results = results
  }

  /// Returns the number of results with a status.
  ///
  /// - Complexity: O(results).
  package func count(of status: SnapshotStatus) -> Int {
    results.count { $0.status == status }
  }
}
