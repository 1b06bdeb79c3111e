import Foundation
import TestTools

/// A run of the command that is watched while it goes on, and may be killed.
final class RunningCommand {
  private let process = Process()
  private let pipe = Pipe()
  private let errors: StreamReader
  private(set) var output: [UInt8] = []

  /// Starts `plumbline`, or a program that is named, in a folder.
  init(_ arguments: [String], of program: URL = CommandRun.executable, in folder: String) throws {
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    let error = Pipe()
    process.standardError = error
    try process.run()
    errors = StreamReader(error)
  }

  /// Reads until so many lines were printed, or the command has ended.
  func awaitLines(_ count: Int) {
    while output.count(where: { $0 == 0x0A }) < count {
      let bytes = pipe.fileHandleForReading.availableData
      if bytes.isEmpty { return }
      output += bytes
    }
  }

  /// The numbers of the processes that the command has started and that still run.
  var children: [Int32] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { Int32($0) }.filter { number in
      let bytes = FileManager.default.contents(atPath: "/proc/\(number)/stat") ?? Data()
      // The state and the parent's number stand behind the name, in which anything may be.
      let rest = String(decoding: bytes, as: UTF8.self).split(separator: ")").last ?? ""
      return rest.split(separator: " ").dropFirst().first == "\(process.processIdentifier)"
    }
  }

  /// Sends a signal; one that nobody listens to any more is no error.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Reads all that is left, waits for the end, and says how it ended: a status, or less than 0 for a
  /// signal.
  func end() throws -> (status: Int32, error: String) {
    output += try pipe.fileHandleForReading.readToEnd() ?? Data()
    let error = try errors.text()
    return (process.awaitEnd(), error)
  }
}

extension CommandFolder {
  /// The pictures and manifests in a folder with their bytes, hidden files as well.
  func contents(of folder: String) -> [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, bytes(folder + "/" + $0)) })
  }

  /// Writes a file, in a folder that is there.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
  }

  /// The manifest of a folder, read.
  func manifest(_ folder: String, _ name: String = "manifest.json") throws -> [String: Any] {
    let data = Data(bytes(folder + "/" + name))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}

/// So many sound scenes in a folder, each with a text of its own.
func manyScenes(_ count: Int, in folder: String = "scenes") -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: (0..<count).map { number in
      let name = String(format: "s%04d", number)
      return (
        "\(folder)/\(name).scene.yaml",
        soundScene.replacing("text: A", with: "text: \"\(number)\"")
      )
    })
}
