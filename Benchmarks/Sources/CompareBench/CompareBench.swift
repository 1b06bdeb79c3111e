import Foundation
import Measuring
import PhoneFigure
import Plumbline

/// Measures the comparison of a phone's pictures beside `memcmp`, pixelmatch-cpp and whole programs.
///
///     compare-bench [PLUMBLINE [PEERS]]
///
/// where `PLUMBLINE` is the command and `PEERS` a folder into which pip has installed
/// `pybind11-pixelmatch`, which is pixelmatch-cpp for Python, and numpy. Peers that are not there have
/// empty columns; odiff, which neither Debian nor PyPI has, is run where it is in the PATH. Both sides of a ratio are measured in turns, and the best of each counts.
@main
struct CompareBench {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments.count <= 2 else {
      complain("usage: compare-bench [PLUMBLINE [PEERS]]")
      exit(2)
    }
    let pictures = try Pictures()
    let folder = FileManager.default.temporaryDirectory.appending(path: "compare-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let pixelmatch = try arguments.dropFirst().first.map {
      try Pixelmatch(library: $0, folder: folder, pictures: pictures)
    }
    var table = Table()
    try pictures.measure(beside: pixelmatch, into: &table)
    table.print()
    try printPrograms(command: arguments.first, pictures: pictures, folder: folder)
  }

  /// Whole programs, from start to end, that compare two files.
  private static func printPrograms(
    command: String?, pictures: Pictures, folder: URL
  ) throws {
    let paths = try ["a", "b"].map { name in
      let url = folder.appending(path: "\(name).png")
      try Data(name == "a" ? pictures.compactFiles.0 : pictures.compactFiles.1).write(to: url)
      return url.path
    }
    let output = folder.appending(path: "difference.png").path
    let programs = [
      ("plumbline compare", command, ["compare"] + paths),
      ("odiff", installed("odiff"), paths + [output]),
      ("ImageMagick compare", installed("compare"), ["-metric", "AE"] + paths + ["null:"]),
    ]
    print()
    print("whole programs, files that differ: ms of processor time")
    for (name, path, arguments) in programs {
      var best = Double.infinity
      for _ in 0..<5 {
        guard let path, let seconds = try childSeconds(path, arguments) else { break }
        best = min(best, seconds)
      }
      let missing = path == nil ? "not installed" : "cannot run"
      print("  " + name.padded(to: 24) + (best.isFinite ? milliseconds(best) : "- (\(missing))"))
    }
  }

  /// Seconds of processor time of a program that says that pictures differ; nil where it cannot run.
  private static func childSeconds(_ path: String, _ arguments: [String]) throws -> Double? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let before = secondsOfChildren()
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 0 ? nil : secondsOfChildren() - before
  }

  private static func installed(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }
}
