internal import Plumbline

/// The scenes of a batch as jobs: each picture to draw is a line, and a scene is done when all its lines are.
///
/// A class, because it gets results while the supervisor takes jobs from it.
final class SceneJobs: JobSource {
  /// The maximum number of scenes to read ahead of the first unfinished one.
  ///
  /// Otherwise all scenes after a slow one would be kept in memory.
  private static let window = 256

  /// A scene, and the jobs for its outdated pictures.
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

  /// Creates a source of `count` scenes.
  ///
  /// `prepare` reads a scene by index, and `receive` gets the result of each scene. Both are called in order.
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

  /// Takes the result of the next job, in the order of the jobs.
  func take(_ result: FinishedJob) throws {
    guard let first = scenes.indices.first else { preconditionFailure("a result of no job") }
    scenes[first].results.append(result.json)
    try handOver()
  }

  /// Hands over the finished scenes up to the first unfinished one.
  private func handOver() throws {
    while let first = scenes.first, first.results.count == first.lineCount {
      scenes.removeFirst()
      let record = first.scene.completed(withResults: first.results)
      if try receive(record) == .stop { isStopped = true }
    }
  }
}
