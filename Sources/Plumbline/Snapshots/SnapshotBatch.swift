internal import Batches
internal import Foundation
internal import Scenes
package import Snapshots

/// A run that checks scenes in parallel tasks and reports the results in the order of the scenes.
///
/// Memory is proportional to the number of tasks, apart from the small results that the caller stores.
package struct SnapshotBatch: Sendable {
  private let count: Int
  private let suite: SnapshotSuite
  private let file: @Sendable (Int) -> String
  private let name: @Sendable (Int) -> SnapshotName
  private let makeSnapshots: @Sendable (Int) throws(PlumblineError) -> [Snapshot]

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - count: The number of scenes.
  ///   - suite: The settings for each snapshot.
  ///   - file: Returns the path of a scene's file for messages, given the index of the scene.
  ///   - name: Returns the name for the result of a scene that can't be read, given the index of the scene.
  ///   - makeSnapshots: Reads the scene at an index and returns its snapshots. Called once for each scene, on several
  ///     tasks.
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

  /// Runs the batch and passes the results of each scene to `receive`, in the order of the scenes.
  ///
  /// - Parameters:
  ///   - taskCount: The number of scenes to check in parallel, at least 1.
  ///   - fontFolder: The folder of fonts, or `nil` to use the system's fonts.
  ///   - scenes: Records the scenes in progress, with a slot for each task, or `nil` to record nothing.
  ///   - receive: Receives the results of one scene at a time. Throwing ends the batch.
  /// - Throws: Errors of `receive`, after the scenes in progress have finished.
  package func run<Failure: Error>(
    tasks taskCount: Int, fontFolder: String? = nil, scenes: UnsafeScenesInProgress? = nil,
    receive: ([SnapshotSuite.Outcome]) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    try await workInOrder(
      count: count, tasks: taskCount, fontFolder: fontFolder, scenes: scenes,
      work: { outcomes(ofScene: $0, $1) }, receive: receive)
  }

  private func outcomes(ofScene index: Int, _ renderer: TaskRenderer) -> [SnapshotSuite.Outcome] {
    let start = ContinuousClock.now
    renderer.slot?.begin(file(index))
    defer { renderer.slot?.end() }
    do throws(PlumblineError) {
      return renderer.check(try makeSnapshots(index), by: suite, since: start)
    } catch {
      var outcome = SnapshotSuite.Outcome(failed: name(index), error)
      outcome.duration = .now - start
      return [outcome]
    }
  }
}
