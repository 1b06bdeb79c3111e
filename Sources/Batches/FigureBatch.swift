public import Scenes

/// Scenes in, files of their figures out: on several tasks, with results in the order of the scenes.
///
/// A batch asks for the jobs of a scene when a task is free for it, so that memory depends on the
/// number of tasks and not on that of scenes. A scene that fails stops no other, unless the caller
/// says so. The files do not depend on the number of tasks.
package struct FigureBatch: Sendable {
  private let count: Int
  private let makeJobs: @Sendable (Int) throws(PlumblineError) -> [FigureJob]

  /// What came of one scene.
  package struct Outcome: Sendable {
    /// The scene's jobs, in order, each with what came of it.
    package var figures: [(job: FigureJob, outcome: FigureJob.Outcome)] = []
    /// Why there are no jobs; nil where there are.
    package var error: PlumblineError?
  }

  /// What a batch does after a result.
  package enum Decision: Sendable {
    /// Goes on to the next.
    case `continue`
    /// Begins no further scene; those in hand are finished, and their results handed over.
    case stop
  }

  /// Plans a batch.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are.
  ///   - makeJobs: Reads a scene by its number and says what is to be made of it; all its jobs are of
  ///     that scene. It is called once for each, on several tasks.
  package init(
    count: Int, makeJobs: @escaping @Sendable (Int) throws(PlumblineError) -> [FigureJob]
  ) {
    self.count = count
    self.makeJobs = makeJobs
  }

  /// Runs the batch and hands over what came of each scene, in the order of the scenes.
  ///
  /// - Parameters:
  ///   - taskCount: How many scenes are worked on at a time; less than 1 counts as 1.
  ///   - fontFolder: Where fonts are; nil for where the system keeps them.
  ///   - receive: Takes the results, one at a time; it may throw, which ends the batch.
  /// - Throws: What `receive` throws; scenes in hand are finished before.
  package func run<Failure: Error>(
    tasks taskCount: Int, fontFolder: String? = nil,
    receive: (Outcome) throws(Failure) -> Decision
  ) async throws(Failure) {
    try await workInOrder(
      count: count, tasks: taskCount, fontFolder: fontFolder,
      work: { outcome(ofScene: $0, $1) }, receive: receive)
  }

  private func outcome(ofScene index: Int, _ studio: Studio) -> Outcome {
    do throws(PlumblineError) {
      let jobs = try makeJobs(index)
      return Outcome(figures: zip(jobs, studio.run(jobs)).map { ($0, $1) })
    } catch {
      return Outcome(error: error)
    }
  }
}

extension FigureJob {
  /// Runs jobs on several tasks.
  ///
  /// Each job is laid out separately, and one that fails stops no other. The files don't depend on the number of tasks.
  ///
  /// - Parameters:
  ///   - jobs: The jobs.
  ///   - taskCount: The number of tasks that draw at the same time.
  ///   - fontFolder: The folder of fonts, or `nil` for the folders of ``FontFolders``.
  /// - Returns: The outcomes, in the jobs' order.
  public static func run(
    _ jobs: [FigureJob], tasks taskCount: Int, fontFolder: String? = nil
  ) async -> [Outcome] {
    var outcomes: [Outcome] = []
    let batch = FigureBatch(count: jobs.count) { [jobs[$0]] }
    await batch.run(tasks: taskCount, fontFolder: fontFolder) { outcome in
      outcomes += outcome.figures.map(\.outcome)
      return .continue
    }
    return outcomes
  }
}
