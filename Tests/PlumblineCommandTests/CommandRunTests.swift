import Foundation
import Testing

@Suite("Runs of programs, as tests see them") struct CommandRunTests {
  /// More than the 64 kB for which a pipe has room.
  private static let length = 300_000

  @Test(
    "end however much a program writes, into whichever stream, before it reads",
    arguments: ["", ">&2"])
  func fullPipes(redirection: String) throws {
    let line = "head -c \(Self.length) /dev/zero | tr '\\0' x \(redirection); cat"
    let input = String(repeating: "i", count: Self.length)
    let run = try CommandRun(
      ["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: "/", input: input)
    let written = String(repeating: "x", count: Self.length)
    #expect(run.output == (redirection.isEmpty ? written : "") + input)
    #expect(run.error == (redirection.isEmpty ? "" : written))
    #expect(run.status == 0)
  }

  @Test("a command that is watched ends, though nobody reads its errors before its results")
  func fullErrors() throws {
    let line = "head -c \(Self.length) /dev/zero | tr '\\0' x >&2; echo done; kill -9 $$"
    let command = try RunningCommand(
      ["-c", line], of: URL(fileURLWithPath: "/bin/sh"), in: "/")
    command.awaitLines(1)
    #expect(command.output == Array("done\n".utf8))
    let end = try command.end()
    #expect(end.error.utf8.count == Self.length)
    #expect(end.status == -SIGKILL)
  }

  @Test(
    "in the tests' process give what they give in one of their own",
    arguments: [
      ["version"], ["--help"], ["help", "render"], ["rendr"], ["solve", "a.scene.yaml", "--jsn"],
      ["solve", "a.scene.yaml", "none.scene.yaml"], ["solve", "c.scene.yaml", "--strict"],
      ["render", ".", "-o", "out/deep", "--format", "png,svg,pdf", "-j", "3"],
      ["render", "a.scene.yaml", "-o", "-", "--format", "svg"], ["accept"],
      ["sheet", "a.scene.yaml", "c.scene.yaml", "-o", "sheet.png"], ["lint", "."],
      ["devices"],
    ])
  func process(arguments: [String]) throws {
    let scenes = ["a.scene.yaml": soundScene, "c.scene.yaml": conflictingScene]
    let folders = (own: try CommandFolder(scenes), shared: try CommandFolder(scenes))
    let own = try CommandRun(arguments, of: CommandRun.executable, in: folders.own.path)
    let shared = try CommandRun(arguments, in: folders.shared.path)
    #expect(shared.status == own.status)
    #expect(shared.output == own.output)
    #expect(shared.error == own.error)
    #expect(folders.shared.files == folders.own.files)
    for name in folders.own.files {
      #expect(folders.shared.bytes(name) == folders.own.bytes(name), "\(name)")
    }
  }

  @Test("in the tests' process leave its working folder as it is")
  func workingFolder() throws {
    let before = FileManager.default.currentDirectoryPath
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    #expect(try CommandRun(["solve", "a.scene.yaml"], in: folder.path).status == 0)
    #expect(FileManager.default.currentDirectoryPath == before)
  }
}
