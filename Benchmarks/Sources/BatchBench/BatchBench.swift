import Foundation
import Plumbline

/// Measures batches of one figure beside the limit program and what people would use in its place.
///
///     batch-bench PLUMBLINE [LIMIT]
///
/// where `PLUMBLINE` is the command and `LIMIT` the program `baseline`, which draws and packs the
/// same shapes and texts in C, and neither solves nor writes. Peers that are not installed are left
/// out, with a word.
@main
struct BatchBench {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let command = arguments.first, arguments.count <= 2 else {
      print("usage: batch-bench PLUMBLINE [LIMIT]")
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
