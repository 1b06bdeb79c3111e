internal import Batches
internal import Scenes

extension TaskRenderer {
  /// Checks the snapshots of a scene, counting the time since `start` as part of the first snapshot's duration.
  func check(
    _ snapshots: [Snapshot], by suite: SnapshotSuite, since start: ContinuousClock.Instant
  ) -> [SnapshotSuite.Outcome] {
    beginScene()
    var last = start
    return snapshots.map { snapshot in
      var outcome = check(snapshot, by: suite)
      let now = ContinuousClock.now
      outcome.duration = now - last
      last = now
      return outcome
    }
  }

  private func check(_ snapshot: Snapshot, by suite: SnapshotSuite) -> SnapshotSuite.Outcome {
    do throws(PlumblineError) {
      let (painter, layout) = try painterAndLayout(for: snapshot.scene, snapshot.options.theme)
      return suite.outcome(of: snapshot, with: painter) { () throws(PlumblineError) in
        try layout.tree(snapshot.placement)
      }
    } catch {
      return SnapshotSuite.Outcome(failed: snapshot.name, error.inScene(snapshot.scene.name))
    }
  }
}
