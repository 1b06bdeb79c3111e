internal import Scenes

/// Scenes in, files of their figures and a record of each scene out: a batch that need not draw what
/// is there already.
package struct SceneBatch: Sendable {
  private let count: Int
  private let prepare: @Sendable (Int, UnsafeScenesInProgress.Slot?) -> PreparedScene

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are.
  ///   - prepare: Reads a scene by its number, and notes in a slot that it is worked on; it is called once for
  ///     each, on several tasks.
  package init(
    count: Int,
    prepare: @escaping @Sendable (Int, UnsafeScenesInProgress.Slot?) -> PreparedScene
  ) {
    self.count = count
    self.prepare = prepare
  }

  /// Runs the batch and hands over the scenes' records, in the order of the scenes.
  ///
  /// What tasks work on is noted in `scenes`, which has a slot for each.
  ///
  /// - Throws: What `receive` throws; scenes in hand are finished before.
  package func run<Failure: Error>(
    tasks: Int, fontFolder: String? = nil, scenes: UnsafeScenesInProgress? = nil,
    receive: (SceneRecord) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    let prepare = prepare
    try await workInOrder(
      count: count, tasks: tasks, fontFolder: fontFolder, scenes: scenes,
      work: { index, studio in
        defer { studio.slot?.end() }
        let scene = prepare(index, studio.slot)
        return scene.completed(with: studio.run(scene.jobs))
      }, receive: receive)
  }
}
