internal import Plumbline

/// The scenes of a batch as jobs for processes of their own: each picture that has to be drawn is a line,
/// and a scene is done when all of its lines are.
///
/// A class, because results come back to it while the supervisor asks it for jobs.
final class SceneJobs: JobFeed {
  /// How many scenes are read ahead of the first that is not done: one that takes long must not have all
  /// the others, which may be there already, wait in memory.
  private static let window = 256

  /// A scene, and the jobs that draw what is missing of it.
  typealias Prepared = (scene: PreparedScene, name: String, lines: [[UInt8]])

  private let count: Int
  private let prepare: (Int) -> Prepared
  private let receive: (SceneRecord) throws -> FigureBatch.Decision
  private var begun = 0
  private var items: ArraySlice<JobItem> = []
  private var scenes: ArraySlice<Pending> = []
  private var isStopped = false

  private struct Pending {
    var scene: PreparedScene
    var lineCount: Int
    var results: [[UInt8]] = []
  }

  /// Reads nothing yet.
  ///
  /// - Parameters:
  ///   - count: How many scenes there are.
  ///   - prepare: Reads a scene by its number; it is called once for each, in their order.
  ///   - receive: Takes what came of each scene, in their order.
  init(
    count: Int, prepare: @escaping (Int) -> Prepared,
    receive: @escaping (SceneRecord) throws -> FigureBatch.Decision
  ) {
    self.count = count
    self.prepare = prepare
    self.receive = receive
  }

  var isAtEnd: Bool { items.isEmpty && (isStopped || begun == count) }

  var descriptor: Int32? { nil }

  func next() throws -> JobItem? {
    while items.isEmpty, !isAtEnd, scenes.count < Self.window {
      let (scene, name, lines) = prepare(begun)
      begun += 1
      scenes.append(Pending(scene: scene, lineCount: lines.count))
      items = lines.map { .job(file: name, line: 0, bytes: $0) }[...]
      try handOver()
    }
    return items.popFirst()
  }

  func fill() {}

  /// Takes the result of the next job, in the order in which they were asked for.
  func take(_ result: FinishedJob) throws {
    guard let first = scenes.indices.first else { preconditionFailure("a result of no job") }
    scenes[first].results.append(result.json)
    try handOver()
  }

  /// Hands over the scenes that are done and have none before them that is not.
  private func handOver() throws {
    while let first = scenes.first, first.results.count == first.lineCount {
      scenes.removeFirst()
      let record = first.scene.completed(withResults: first.results)
      if try receive(record) == .stop { isStopped = true }
    }
  }
}
