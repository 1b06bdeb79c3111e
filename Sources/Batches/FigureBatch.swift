public import Scenes

/// A batch that draws the figures of scenes on several tasks, with results in the order of the scenes.
///
/// A scene's jobs are requested only when a task is free, so memory use depends on the number of tasks, not of scenes.
/// A scene that fails doesn't stop the others, unless the caller stops the batch. The number of tasks doesn't affect
/// the files.
package struct FigureBatch: Sendable {
  private let count: Int
  private let makeJobs: @Sendable (Int) throws(PlumblineError) -> [FigureJob]

  /// The result of one scene.
  package struct Outcome: Sendable {
    /// The scene's jobs with their results, in order.
    package var figures: [(job: FigureJob, outcome: FigureJob.Outcome)] = []
    /// The reason why there are no jobs, or `nil` if there are jobs.
    package var error: PlumblineError?
  }

  /// The caller's decision after receiving a result.
  package enum Decision: Sendable {
    /// Continue with the next scene.
    case `continue`
    /// Start no further scene, but finish the scenes in progress and deliver their results.
    case stop
  }

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - count: The number of scenes.
  ///   - makeJobs: Reads a scene by index and returns its jobs. Called once for each scene, on any of the tasks.
  package init(
    count: Int, makeJobs: @escaping @Sendable (Int) throws(PlumblineError) -> [FigureJob]
  ) {
    self.count = count
    self.makeJobs = makeJobs
  }

  /// Runs the batch and passes the result of each scene to `receive`, in the order of the scenes.
  ///
  /// - Parameters:
  ///   - taskCount: The number of scenes to draw in parallel, at least 1.
  ///   - fontFolder: The folder of fonts, or `nil` to use the system's fonts.
  ///   - receive: Receives the results, one at a time. Throwing ends the batch.
  /// - Throws: Errors of `receive`, after the scenes in progress have finished.
  package func run<Failure: Error>(
    tasks taskCount: Int, fontFolder: String? = nil,
    receive: (Outcome) throws(Failure) -> Decision
  ) async throws(Failure) {
    try await workInOrder(
      count: count, tasks: taskCount, fontFolder: fontFolder,
      work: { outcome(ofScene: $0, $1) }, receive: receive)
  }

  private func outcome(ofScene index: Int, _ renderer: TaskRenderer) -> Outcome {
    do throws(PlumblineError) {
      let jobs = try makeJobs(index)
      return Outcome(figures: zip(jobs, renderer.run(jobs)).map { ($0, $1) })
    } catch {
      return Outcome(error: error)
    }
  }
}

extension FigureJob {
  /// Runs jobs on several tasks.
  ///
  /// Each job is laid out separately. A job that fails doesn't stop the others. The files don't depend on the number of
  /// tasks.
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
