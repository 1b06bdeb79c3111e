internal import Foundation

/// A program of another package that tests read our files with, where it is installed.
package struct ExternalTool {
  /// The program's path.
  package let path: String

  /// Finds a program; nil, with a word on what is left out, where it is not installed.
  package init?(_ name: String, package: String) {
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"]
    let found = folders.map { "\($0)/\(name)" }
      .first(where: FileManager.default.isExecutableFile(atPath:))
    guard let found else {
      print("skipped: \(name) is not installed; the Debian package \(package) brings it")
      return nil
    }
    path = found
  }

  /// Runs the program in a folder; gives its output, or nil when it fails or hangs.
  package func run(_ arguments: [String], in folder: String) throws -> String? {
    let run = try ProgramRun(
      URL(fileURLWithPath: "/usr/bin/timeout"), ["120", path] + arguments, in: folder,
      environment: environment(in: folder))
    return run.status == 0 ? run.output : nil
  }

  /// The tests' own environment, but that a folder takes what the program leaves behind where it is killed.
  package func environment(in folder: String) -> [String: String] {
    ProcessInfo.processInfo.environment.merging(["TMPDIR": folder]) { $1 }
  }
}

/// Calls a closure with an empty folder, which goes away afterwards.
package func withTemporaryFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "f-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { remove(folder) }
  try body(folder.path)
}

/// Removes a folder, in which programs may go on writing for a moment while they end.
private func remove(_ folder: URL) {
  for _ in 0..<100 {
    try? FileManager.default.removeItem(at: folder)
    if !FileManager.default.fileExists(atPath: folder.path) { return }
    usleep(50_000)
  }
  print("cannot remove \(folder.path)")
}
