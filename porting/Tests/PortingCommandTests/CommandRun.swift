import Foundation

/// A run of the command on files in a folder of its own.
struct CommandRun {
  let status: Int32
  let output: String
  let error: String

  init(_ arguments: [String], in folder: TestFolder) throws {
    try self.init(Self.executable, arguments, in: folder)
  }

  /// Runs a program in the folder, and waits for its end.
  init(_ program: URL, _ arguments: [String], in folder: TestFolder) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    // Files take any amount without anybody reading them meanwhile.
    let streams = try (FileHandle.scratch(in: folder), FileHandle.scratch(in: folder))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams.0
    process.standardError = streams.1
    try process.run()
    process.waitUntilExit()
    status = process.terminationStatus
    output = try streams.0.text()
    error = try streams.1.text()
  }

  /// The program, which is built beside the tests.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "plumbline-port")
}

extension FileHandle {
  /// An open file that no path leads to.
  fileprivate static func scratch(in folder: TestFolder) throws -> FileHandle {
    let url = folder.url.appending(path: ".stream")
    try Data().write(to: url)
    defer { unlink(url.path) }
    return try FileHandle(forUpdating: url)
  }

  fileprivate func text() throws -> String {
    try seek(toOffset: 0)
    return String(decoding: try readToEnd() ?? Data(), as: UTF8.self)
  }
}

/// A folder with files that is removed with this value.
final class TestFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "porting-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The contents of all files, by path.
  func files() throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
      guard let data = FileManager.default.contents(atPath: url.appending(path: path).path) else {
        continue
      }
      files[path] = String(decoding: data, as: UTF8.self)
    }
    return files
  }
}
