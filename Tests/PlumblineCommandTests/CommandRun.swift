import Foundation
import Synchronization
import TestTools
import Testing

@testable import PlumblineCommand

/// One run of the command that was built together with the tests.
struct CommandRun {
  /// What it ended with; less than 0, a signal's number, where a signal ended it.
  let status: Int32
  let output: String
  let error: String
}

extension CommandRun {
  /// Runs a command line of `plumbline` in a folder, in the tests' own environment but for what is named, and outside
  /// of GitHub Actions, where commands print more.
  ///
  /// It runs in the tests' own process, unless it reads an input, or starts processes that draw.
  init(
    _ arguments: [String], in folder: String, input: String? = nil,
    environment: [String: String] = [:]
  ) throws {
    guard input == nil, Self.processOptions.isDisjoint(with: arguments) else {
      try self.init(
        arguments, of: Self.executable, in: folder, input: input ?? "", environment: environment)
      return
    }
    let (output, error) = (try RecordedStream(), try RecordedStream())
    let console = Console(
      output: output.descriptor, error: error.descriptor,
      environment: Self.environment(with: environment), ownsProcess: false)
    let status = try CommandThread.run(arguments, on: console, in: folder)
    self.init(status: status, output: try output.text(), error: try error.text())
  }

  /// Runs a program in a process of its own, in the same environment.
  init(
    _ arguments: [String], of program: URL, in folder: String, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    let run = try ProgramRun(
      program, arguments, in: folder, input: input,
      environment: Self.environment(with: environment))
    self.init(status: run.status, output: run.output, error: run.error)
  }

  /// Runs a line of a shell's in a folder, with the command among the programs.
  init(shell line: String, in folder: String, environment: [String: String] = [:]) throws {
    let programs = Self.executable.deletingLastPathComponent().path
    let others = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try self.init(
      ["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: folder,
      environment: environment.merging(["PATH": "\(programs):\(others)"]) { $1 })
  }

  /// Runs command lines in a folder at the same time, for those that wait.
  static func together(_ lines: [[String]], in folder: String) throws -> [CommandRun] {
    let runs = Mutex<[Int: Result<CommandRun, any Error>]>([:])
    let group = DispatchGroup()
    for (index, line) in lines.enumerated() {
      group.enter()
      Thread.detachNewThread {
        let run = Result { try CommandRun(line, in: folder) }
        runs.withLock { $0[index] = run }
        group.leave()
      }
    }
    group.wait()
    let results = runs.withLock { $0 }
    return try lines.indices.map { try #require(try results[$0]?.get()) }
  }

  static let executable = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../.build/debug/plumbline").standardized

  /// Words of command lines that need a process: they start others, or change something for the process's whole life.
  private static let processOptions: Set = [
    "worker", "--jobs-file", "--timeout", "--memory", "--max-pixels", "--max-views", "--fonts",
  ]

  private static func environment(with own: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment
      .merging(["GITHUB_ACTIONS": ""]) { $1 }.merging(own) { $1 }
  }
}

/// A folder with files in it that goes away with the test.
final class CommandFolder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "plumbline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Issue.record("cannot remove \(path): \(error)")
    }
  }

  /// Everything in the folder, by path, sorted.
  var files: [String] {
    (FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
  }

  func bytes(_ name: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: path + "/" + name) ?? Data())
  }
}

/// A scene that is sound.
let soundScene = """
  scene: Sound
  canvases: [100x50]
  root:
    guides: [half]
    subviews:
      - { id: a, class: Button, text: A }
  constraints:
    - a.centerX == root.centerX
    - a.centerY == root.centerY
    - half.leading == root.leading
    - half.width == 1/2 * root.width

  """

/// A scene whose constraints cannot hold together.
let conflictingScene = """
  canvases: [100x50]
  root: { subviews: [{ id: a }] }
  constraints:
    - a.leading == root.leading
    - a.top == root.top
    - a.height == 10
    - a.width == 80 "eighty"
    - a.width >= 90 "ninety"
    - a.width == 0 @1

  """

/// A scene that leaves open where a view is.
let ambiguousScene = """
  canvases: [100x50]
  root: { subviews: [{ id: a }] }
  constraints:
    - a.width == 40
    - a.height == 10
    - a.top == root.top

  """
