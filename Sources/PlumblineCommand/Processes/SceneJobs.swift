internal import Plumbline

/// The scenes of a batch as jobs, each of which draws one picture; a scene is finished when all its jobs are finished.
///
/// It's a class because it receives results while the supervisor takes jobs from it.
final class SceneJobs: JobSource {
  /// The maximum number of scenes in memory: the first unfinished scene, and all scenes that were read after it.
  ///
  /// Without a limit, all scenes after a slow one would stay in memory.
  private static let window = 256

  /// A scene, the name of its file in messages, and a line of a jobs file for each of its outdated pictures.
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

  /// Creates a source of jobs for `count` scenes; `prepare` and `receive` are called in the order of the scenes.
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

  /// Adds a job's result to the job's scene; calls must be in the order of the jobs.
  func take(_ result: FinishedJob) throws {
    guard let first = scenes.indices.first else { preconditionFailure("a result of no job") }
    scenes[first].results.append(result.json)
    try handOver()
  }

  /// Passes the results of finished scenes to `receive`, up to the first scene that isn't finished.
  private func handOver() throws {
    while let first = scenes.first, first.results.count == first.lineCount {
      scenes.removeFirst()
      let record = first.scene.completed(withResults: first.results)
      if try receive(record) == .stop { isStopped = true }
    }
  }
}
