import Foundation
import TestTools
import Testing

@Suite("A crash")
struct CrashTests {
  /// A scene that takes so long to draw, with compact coding, that a signal comes before it is done.
  private static let slowScene = soundScene.replacing("100x50", with: "8000x8000")

  /// Runs the command and sends it a signal: while it reads a pipe, or once it has printed a line
  /// and gone on to the next scene.
  ///
  /// Swift's own handlers are turned off, as their backtraces take seconds.
  private func crash(
    _ arguments: [String], by signal: Int32, in folder: CommandFolder, reading pipe: String? = nil
  ) throws -> (status: Int32, error: String) {
    let command = try RunningCommand(
      ["SWIFT_BACKTRACE=enable=no", CommandRun.executable.path] + arguments,
      of: URL(fileURLWithPath: "/usr/bin/env"), in: folder.path)
    let writer = pipe.map { awaitReader(of: folder.path + "/" + $0) }
    if writer == nil { command.awaitLines(1) }
    usleep(150_000)
    command.send(signal)
    defer { writer.map { _ = close($0) } }
    return try command.end()
  }

  /// Opens a pipe once a program has opened it to read.
  ///
  /// Whoever holds it open and writes nothing makes the
  /// program wait.
  private func awaitReader(of pipe: String) -> Int32 {
    for _ in 0..<6000 {
      let writer = open(pipe, O_WRONLY | O_NONBLOCK)
      if writer >= 0 { return writer }
      usleep(10_000)
    }
    return -1
  }

  @Test(
    "names the scene that was drawn; the next run reports it, and draws the others",
    arguments: [SIGILL, SIGSEGV, SIGABRT, SIGBUS, SIGFPE, SIGTRAP])
  func render(signal: Int32) throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": Self.slowScene,
      "scenes/c.scene.yaml": soundScene,
    ])
    let arguments = ["render", "scenes", "-o", "out", "-j", "1", "--png", "compact"]
    let crashed = try crash(arguments, by: signal, in: folder)
    #expect(crashed.status == -signal)
    let lines = crashed.error.split(separator: "\n")
    #expect(lines.count == 2, "\(crashed.error)")
    #expect(lines.first?.hasPrefix("scenes/b.scene.yaml: error: plumbline crashed (SIG") == true)
    #expect(lines.last?.hasPrefix("note: run the same command to continue") == true)
    // The run after the next one knows it from the manifest.
    for pictures in ["out/c.100x50.png\n", ""] {
      let next = try CommandRun(arguments, in: folder.path)
      #expect(next.status == 3)
      #expect(next.output == pictures)
      #expect(
        next.error.hasPrefix("scenes/b.scene.yaml: error: plumbline crashed while it worked on"))
    }
    let scenes = try #require(try folder.manifest("out")["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["crashed"] as? Bool } == [nil, true, nil])
    let faults = try JSONSchemaFile("manifest.schema.json").faults(of: folder.manifest("out"))
    #expect(faults == [])
    #expect(folder.files.allSatisfy { !$0.hasPrefix("out/.") })
    try folder.write(soundScene, to: "scenes/b.scene.yaml")
    let fixed = try CommandRun(arguments, in: folder.path)
    #expect(fixed.status == 0)
    #expect(fixed.output == "out/b.100x50.png\n")
    #expect(try folder.manifest("out")["complete"] as? Bool == true)
  }

  @Test("is forgotten with --force")
  func force() throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": Self.slowScene,
    ])
    let arguments = ["render", "scenes", "-o", "out", "-j", "1", "--png", "compact"]
    _ = try crash(arguments, by: SIGILL, in: folder)
    let forced = try CommandRun(arguments + ["--force"], in: folder.path)
    #expect(forced.status == 0)
    #expect(forced.output == "out/a.100x50.png\nout/b.8000x8000.png\n")
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
  }

  @Test(
    "names the scene that is read, laid out or recorded, where there is no manifest",
    arguments: [["solve"], ["record", "--frames-only"], ["render", "--no-manifest", "-o", "out"]])
  func otherCommands(command: [String]) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    #expect(mkfifo(folder.path + "/b.scene.yaml", 0o600) == 0)
    let crashed = try crash(
      command + ["a.scene.yaml", "b.scene.yaml"], by: SIGSEGV, in: folder, reading: "b.scene.yaml")
    #expect(crashed.status == -SIGSEGV)
    // The other scene may still be in work.
    #expect(
      crashed.error.contains(
        "b.scene.yaml: error: plumbline crashed (SIGSEGV) while it worked on this scene\n"),
      "\(crashed.error)")
  }

  @Test("outside of scenes is told as well, with what may be the reason")
  func outside() throws {
    let folder = try CommandFolder(["jobs.ndjson": ""])
    #expect(mkfifo(folder.path + "/jobs", 0o600) == 0)
    let line = "ulimit -v 8000000; exec '\(CommandRun.executable.path)' render --jobs-file jobs"
    let command = try RunningCommand(
      ["SWIFT_BACKTRACE=enable=no", "/bin/sh", "-c", line],
      of: URL(fileURLWithPath: "/usr/bin/env"), in: folder.path)
    let writer = awaitReader(of: folder.path + "/jobs")
    defer { close(writer) }
    usleep(200_000)
    command.send(SIGABRT)
    let end = try command.end()
    #expect(end.status == -SIGABRT)
    #expect(
      end.error == """
        error: plumbline crashed (SIGABRT)
        note: its memory is limited ('ulimit -v'), which may be the reason

        """)
  }

  @Test(
    "under a limit that leaves too little is foreseen",
    arguments: [
      ("-v 150000", "the address space is limited to 146 MiB ('ulimit -v')"),
      ("-d 30000", "memory is limited to 29 MiB ('ulimit -d')"),
      ("-s 64", "the stack is limited to 64 KiB ('ulimit -s')"),
      ("-n 4", "the number of open files is limited to 4 ('ulimit -n')"),
    ])
  func narrowLimits(limit: String, message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      shell: "ulimit \(limit); exec '\(CommandRun.executable.path)' render a.scene.yaml",
      in: folder.path)
    #expect(run.status == 7)
    #expect(run.error.hasPrefix("error: \(message), and plumbline needs "), "\(run.error)")
    #expect(run.output == "")
  }
}
