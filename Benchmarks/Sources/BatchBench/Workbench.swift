import Foundation
import PhoneFigure
import Plumbline

/// A folder with the figure in it, and the tables of what draws it.
struct Workbench {
  let command: String
  let limit: String?
  /// Where everything is drawn.
  let folder: URL
  private let jobs: [FigureJob]

  init(command: String, limit: String?) throws {
    self.command = command
    self.limit = limit
    folder = FileManager.default.temporaryDirectory.appending(path: "batch-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let scene = Array(PhoneFigure().sceneFile.utf8)
    try Data(scene).write(to: folder.appending(path: "phone.scene.yaml"))
    jobs = try Self.jobs(Scene(bytes: scene, file: "phone.scene.yaml"), into: folder)
    let painter = try Painter()
    let tree = try jobs[0].scene.solve(jobs[0].placement, with: painter)
    let svg = try painter.picture(of: tree, as: .svg, jobs[0].options)
    try svg.write(to: folder.appending(path: "phone.svg").path)
  }

  private static func jobs(_ scene: Scene, into folder: URL) -> [FigureJob] {
    (0..<100).map { index in
      let path = folder.appending(path: "\(index).png").path
      return FigureJob(
        scene: scene, placement: Scene.Placement(scene.canvases[0]),
        options: FigureOptions(overlays: [.guides]),
        outputs: [FigureJob.Output(format: .png, path: path)])
    }
  }

  /// Takes the folder away.
  func remove() { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Batches on one task and on two, beside the limit program on as many threads.
  func printBatches() async throws {
    let tasks = [1, 2]
    var contestants = tasks.map(own)
    if let limit { contestants += tasks.map { self.limit(limit, tasks: $0) } }
    let rates = try await contest(contestants, rounds: 7)
    printRow("images/s", "1 job", "2 jobs", "gain")
    printRates("plumbline", rates[0], rates[1])
    guard rates.count == 4 else {
      return print("no limit program: PLUMBLINE_TOOLS names the folder that holds render/")
    }
    printRates("limit", rates[2], rates[3])
    printRow("of the limit", ratio(rates[0], rates[2]), ratio(rates[1], rates[3]), "asked: 0.70")
  }

  /// Draws the figure so often and prints how many pictures that were in a second.
  func printBatch(pictures: Int, tasks: Int) async throws {
    let batch = (0..<max(1, pictures)).map { jobs[$0 % jobs.count] }
    let time = try await elapsed {
      for outcome in await FigureJob.run(batch, tasks: tasks) {
        if let error = outcome.error { throw error }
      }
    }
    print("\(batch.count) pictures, \(number(Double(batch.count) / time)) a second")
  }

  /// Draws the figure so often on the thread that asks for it, as some profilers want it.
  func draw(pictures: Int) throws {
    let painter = try Painter()
    for number in 0..<pictures {
      if let error = jobs[number % jobs.count].run(with: painter).error { throw error }
    }
  }

  func own(tasks: Int) -> Contestant {
    Contestant(name: "plumbline", pictures: jobs.count) { _ in
      try await elapsed {
        for outcome in await FigureJob.run(jobs, tasks: tasks) {
          if let error = outcome.error { throw error }
        }
      }
    }
  }

  /// The limit program says itself how many images it made in a second.
  private func limit(_ path: String, tasks: Int) -> Contestant {
    Contestant(name: "limit", pictures: jobs.count) { count in
      let arguments = ["-n", "\(count)", "-j", "\(tasks)", "-r", "-s", "-e", "fast"]
      let words = try Program(path: path, arguments: arguments).output()?.split(separator: " ")
      let rate = words.flatMap { $0.count > 7 ? Double($0[7]) : nil }
      return rate.map { Double(count) / $0 }
    }
  }

  /// One figure from the start of a process to its file.
  func printColdStarts() async throws {
    let arguments = [
      "render", path("phone.scene.yaml"), "--show", "guides", "-o", path("cold.png"),
    ]
    let own = Program(path: command, arguments: arguments)
    let rates = try await contest(
      [
        Contestant(name: "plumbline", pictures: 1) { _ in try await own.seconds() },
        Contestant(name: "rsvg-convert", pictures: 1) { _ in try await rsvgConvert?.seconds() },
      ], rounds: 15)
    print()
    printRow("cold", "ms", "of rsvg", "")
    printRow("plumbline", milliseconds(rates[0]), ratio(rates[1], rates[0]), "asked: 0.33")
    printRow("rsvg-convert", milliseconds(rates[1]), "", "")
  }
}
