internal import Batches
internal import Foundation
internal import Scenes
package import Snapshots

/// Scenes in, verdicts out: on several tasks, with results in the order of the scenes.
///
/// As with ``FigureBatch``, memory depends on the number of tasks, but for the results that the caller
/// keeps, which are small.
package struct SnapshotBatch: Sendable {
  private let count: Int
  private let suite: SnapshotSuite
  private let file: @Sendable (Int) -> String
  private let name: @Sendable (Int) -> SnapshotName
  private let makeSnapshots: @Sendable (Int) throws(PlumblineError) -> [Snapshot]

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are.
  ///   - suite: What is done with each snapshot.
  ///   - file: What messages call a scene, by its number.
  ///   - name: What to call a scene, by its number, that cannot be read.
  ///   - makeSnapshots: Reads a scene by its number and says which snapshots it has. It is called once
  ///     for each, on several tasks.
  package init(
    count: Int, suite: SnapshotSuite, file: @escaping @Sendable (Int) -> String,
    name: @escaping @Sendable (Int) -> SnapshotName,
    makeSnapshots: @escaping @Sendable (Int) throws(PlumblineError) -> [Snapshot]
  ) {
    self.count = count
    self.suite = suite
    self.file = file
    self.name = name
    self.makeSnapshots = makeSnapshots
  }

  /// Runs the batch and hands over what came of each scene's snapshots, in the order of the scenes.
  ///
  /// - Parameters:
  ///   - taskCount: How many scenes are worked on at a time; less than 1 counts as 1.
  ///   - fontFolder: Where fonts are; nil for where the system keeps them.
  ///   - scenes: Where tasks note what they work on, a slot for each; nil for nowhere.
  ///   - receive: Takes the results, one scene at a time; it may throw, which ends the batch.
  /// - Throws: What `receive` throws; scenes in hand are finished before.
  package func run<Failure: Error>(
    tasks taskCount: Int, fontFolder: String? = nil, scenes: UnsafeScenesInProgress? = nil,
    receive: ([SnapshotSuite.Outcome]) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    try await workInOrder(
      count: count, tasks: taskCount, fontFolder: fontFolder, scenes: scenes,
      work: { outcomes(ofScene: $0, $1) }, receive: receive)
  }

  private func outcomes(ofScene index: Int, _ studio: Studio) -> [SnapshotSuite.Outcome] {
    let start = ContinuousClock.now
    studio.slot?.begin(file(index))
    defer { studio.slot?.end() }
    do throws(PlumblineError) {
      return studio.check(try makeSnapshots(index), by: suite, since: start)
    } catch {
      var outcome = SnapshotSuite.Outcome(failed: name(index), error)
      outcome.duration = .now - start
      return [outcome]
    }
  }
}
