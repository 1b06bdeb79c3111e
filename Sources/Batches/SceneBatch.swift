internal import Scenes

/// A batch that draws the outdated figures of scenes, and produces a record of each scene.
package struct SceneBatch: Sendable {
  private let count: Int
  private let prepare: @Sendable (Int, UnsafeScenesInProgress.Slot?) -> PreparedScene

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - count: The number of scenes.
  ///   - prepare: Reads a scene by index, and records it in the task's slot as the scene in progress. Called once for
  ///     each scene, on any of the tasks.
  package init(
    count: Int,
    prepare: @escaping @Sendable (Int, UnsafeScenesInProgress.Slot?) -> PreparedScene
  ) {
    self.count = count
    self.prepare = prepare
  }

  /// Runs the batch and passes the scenes' records to `receive`, in the order of the scenes.
  ///
  /// If `scenes` isn't `nil`, each task records its scene in progress there, in its own slot.
  ///
  /// - Throws: Errors of `receive`, after the scenes in progress have finished.
  package func run<Failure: Error>(
    tasks: Int, fontFolder: String? = nil, scenes: UnsafeScenesInProgress? = nil,
    receive: (SceneRecord) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    let prepare = prepare
    try await workInOrder(
      count: count, tasks: tasks, fontFolder: fontFolder, scenes: scenes,
      work: { index, renderer in
        defer { renderer.slot?.end() }
        let scene = prepare(index, renderer.slot)
        return scene.completed(with: renderer.run(scene.jobs))
      }, receive: receive)
  }
}
