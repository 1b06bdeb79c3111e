import Foundation

/// A program that is run to its end, its output thrown away or read.
struct Program {
  var path: String
  var arguments: [String]

  /// Finds a program on the search path; nil where it is not installed.
  static func installed(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// Runs the program; nil where it cannot start or fails, else what it printed.
  func output() throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }

  /// Seconds from start to end; nil where the program fails.
  func seconds() async throws -> Double? {
    var isDone = false
    let seconds = try await elapsed { isDone = try output() != nil }
    return isDone ? seconds : nil
  }
}
