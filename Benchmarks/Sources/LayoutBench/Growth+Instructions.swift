import Foundation
import Measuring

/// How the work of an operation grows, apart from how far away the items are that it is about: times
/// of 10,000 views hold what the processor's caches do, instructions do not.
///
/// Counted by valgrind, which has to be installed; `strip` as well, since valgrind reads through
/// whatever a program says for debuggers before it starts.
extension Growth {
  /// Prints how many instructions the operations take whose names contain a text, with 1,000 and with
  /// 10,000 items, and how many times the one is the other.
  ///
  /// - Returns: Whether all are within the limit.
  static func reportInstructions(_ part: String) -> Bool {
    let files = FileManager.default
    let program = files.temporaryDirectory
      .appendingPathComponent("layout-bench-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? files.removeItem(at: program) }
    guard let own = Bundle.main.executablePath,
      run("strip", ["-g", "-o", program.path, own]) != nil
    else { return false }
    writeLine(padded("instructions for") + "1,000          10,000")
    let results = named(part).map { $0.reportInstructions(program.path) }
    writeLine("\(results.count { $0 }) of \(results.count) within \(Int(limit)) ×")
    return !results.contains(false)
  }

  private func reportInstructions(_ program: String) -> Bool {
    guard let small = instructions(program, 1000), let large = instructions(program, 10_000) else {
      writeLine(Self.padded(name) + "not counted")
      return false
    }
    let ratio = Double(large) / Double(small)
    let row = String(format: "%13d  %13d  %5.2f ×", small, large, ratio)
    let remark = ratio <= Self.limit ? "" : "  more than \(Int(Self.limit))"
    writeLine(Self.padded(name) + row + remark)
    return ratio <= Self.limit
  }

  /// The instructions of what is timed; nil where nothing was counted.
  private func instructions(_ program: String, _ count: Int) -> Int? {
    let arguments = [
      "--tool=callgrind", "--callgrind-out-file=/dev/null", "--collect-atstart=no",
      "--toggle-collect=*9Measuring7seconds*", program, "--once", name, String(count),
    ]
    let line = Self.run("valgrind", arguments)?.split(separator: "\n")
      .first { $0.contains("Collected") }
    let counted = line?.split(separator: " ").last.flatMap { Int($0) }
    return counted == 0 ? nil : counted
  }

  /// What a program writes to standard error; nil where it fails, which is said.
  private static func run(_ name: String, _ arguments: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    do { try process.run() } catch {
      complain("\(name): \(error)")
      return nil
    }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      complain("\(name) failed: \(text.suffix(200))")
      return nil
    }
    return text
  }
}
