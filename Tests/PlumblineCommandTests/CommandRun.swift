import Foundation
import TestTools
import Testing

/// One run of the command that was built together with the tests.
struct CommandRun {
  private let run: ProgramRun

  /// What it ended with; less than 0, a signal's number, where a signal ended it.
  var status: Int32 { run.status }
  var output: String { run.output }
  var error: String { run.error }

  /// Runs `plumbline`, or a program that is named, in a folder, in the tests' own environment but for
  /// what is named, and outside of GitHub Actions, where commands print more.
  init(
    _ arguments: [String], of program: URL = Self.executable, in folder: String, input: String = "",
    environment: [String: String] = [:]
  ) throws {
    run = try ProgramRun(
      program, arguments, in: folder, input: input,
      environment: ProcessInfo.processInfo.environment
        .merging(["GITHUB_ACTIONS": ""]) { $1 }.merging(environment) { $1 })
  }

  /// Runs a line of a shell's in a folder, with the command among the programs.
  init(shell line: String, in folder: String, environment: [String: String] = [:]) throws {
    let programs = Self.executable.deletingLastPathComponent().path
    let others = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    try self.init(
      ["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: folder,
      environment: environment.merging(["PATH": "\(programs):\(others)"]) { $1 })
  }

  static let executable = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../.build/debug/plumbline").standardized
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
