/// Scenes in, files of their figures and a record of each scene out: a batch that need not draw what
/// is there already.
package struct SceneBatch: Sendable {
  private let count: Int
  private let prepare: @Sendable (Int) -> PreparedScene

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are.
  ///   - prepare: Reads a scene by its number; it is called once for each, on several tasks.
  package init(count: Int, prepare: @escaping @Sendable (Int) -> PreparedScene) {
    self.count = count
    self.prepare = prepare
  }

  /// Runs the batch and hands over the scenes' records, in the order of the scenes.
  ///
  /// - Throws: What `receive` throws; scenes in hand are finished before.
  package func run<Failure: Error>(
    tasks: Int, fontFolder: String? = nil,
    receive: (SceneRecord) throws(Failure) -> FigureBatch.Decision
  ) async throws(Failure) {
    let prepare = prepare
    try await workInOrder(
      count: count, tasks: tasks, fontFolder: fontFolder,
      work: { index, studio in
        let scene = prepare(index)
        return scene.completed(with: studio.run(scene.jobs))
      }, receive: receive)
  }
}
