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
}
