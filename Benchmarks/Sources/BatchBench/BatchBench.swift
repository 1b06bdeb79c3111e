import Foundation
import PhoneFigure
import Plumbline

/// Measures batches of one figure beside the limit program and what people would use in its place.
///
///     batch-bench PLUMBLINE [LIMIT]
///     batch-bench --scene
///     batch-bench --batch PICTURES TASKS
///
/// where `PLUMBLINE` is the command and `LIMIT` the program `baseline`, which draws and packs the
/// same shapes and texts in C, and neither solves nor writes. Peers that are not installed are left
/// out, with a word. `--scene` prints the figure's scene file, for others to draw; `--batch` draws the
/// figure so often and nothing else, for profilers; on no task but the first where `TASKS` is 0.
@main
struct BatchBench {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments == ["--scene"] { return print(PhoneFigure().sceneFile, terminator: "") }
    if arguments.count == 3, arguments[0] == "--batch", let pictures = Int(arguments[1]),
      let tasks = Int(arguments[2])
    {
      let bench = try Workbench(command: "", limit: nil)
      defer { bench.remove() }
      guard tasks > 0 else { return try bench.draw(pictures: pictures) }
      return try await bench.printBatch(pictures: pictures, tasks: tasks)
    }
    guard let command = arguments.first, arguments.count <= 2 else {
      print(
        "usage: batch-bench PLUMBLINE [LIMIT], batch-bench --scene, or "
          + "batch-bench --batch PICTURES TASKS")
      exit(2)
    }
    let bench = try Workbench(command: command, limit: arguments.dropFirst().first)
    defer { bench.remove() }
    try await bench.printBatches()
    try await bench.printPeers()
    try await bench.printColdStarts()
    try await ManyPictures(command: bench.command, folder: bench.folder).printTable()
  }
}
