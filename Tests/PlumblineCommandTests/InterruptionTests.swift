import Foundation
import TestTools
import Testing

@Suite("A batch that is ended")
struct InterruptionTests {
  private static let count = 60
  private static let arguments = ["render", "scenes", "-o", "out", "-j", "2"]

  private static func undisturbed(_ folder: CommandFolder) throws -> [String: [UInt8]] {
    var arguments = arguments
    arguments[3] = "undisturbed"
    #expect(try CommandRun(arguments, in: folder.path).status == 0)
    return folder.contents(of: "undisturbed")
  }

  /// What a run that nobody ends leaves of the scenes of all tests, drawn once.
  private static let whole = Result { try undisturbed(CommandFolder(manyScenes(count))) }

  @Test(
    "by a signal finishes what is in hand, writes the manifest, and goes on in the next run",
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func signals(signal: Int32, status: Int32) throws {
    let folder = try CommandFolder(manyScenes(Self.count))
    let command = try RunningCommand(Self.arguments, in: folder.path)
    command.awaitLines(5)
    command.send(signal)
    let (end, error) = try command.end()
    #expect(end == status)
    #expect(error.hasPrefix("interrupted: "))
    #expect(error.hasSuffix(" of \(Self.count) scenes done; run the same command to continue\n"))
    let drawn = command.output.count { $0 == 0x0A }
    #expect((5..<Self.count).contains(drawn))
    let contents = folder.contents(of: "out")
    #expect(contents.count == drawn + 1)
    #expect(!contents.keys.contains { $0.hasPrefix(".") })
    let manifest = try folder.manifest("out")
    #expect(manifest["complete"] as? Bool == false)
    #expect((manifest["scenes"] as? [Any])?.count == drawn)

    let rest = try CommandRun(Self.arguments, in: folder.path)
    #expect(rest.status == 0)
    #expect(rest.output.split(separator: "\n").count == Self.count - drawn)
    #expect(try folder.contents(of: "out") == Self.whole.get())
  }

  @Test("without a manifest says so as well")
  func withoutManifest() throws {
    let folder = try CommandFolder(manyScenes(Self.count))
    let command = try RunningCommand(Self.arguments + ["--no-manifest"], in: folder.path)
    command.awaitLines(2)
    command.send(SIGTERM)
    let (end, error) = try command.end()
    #expect(end == 143)
    #expect(error.hasSuffix(" of \(Self.count) scenes done\n"))
  }

  @Test("in a run that changes nothing keeps the records of the scenes that had no turn")
  func recordsStay() throws {
    let folder = try CommandFolder(manyScenes(Self.count))
    let before = try Self.undisturbed(folder)
    var arguments = Self.arguments + ["--force"]
    arguments[3] = "undisturbed"
    let command = try RunningCommand(arguments, in: folder.path)
    command.awaitLines(3)
    command.send(SIGINT)
    #expect(try command.end().status == 130)
    arguments.removeLast()
    #expect(try CommandRun(arguments, in: folder.path).output == "")
    #expect(folder.contents(of: "undisturbed") == before)
  }

  @Test("at any moment by SIGKILL leaves what the next run goes on from", arguments: 0..<6)
  func killed(seed: Int) throws {
    let folder = try CommandFolder(manyScenes(Self.count))
    let undisturbed = try Self.whole.get()
    var random = SeededGenerator(seed: UInt64(seed))
    var lines = 0
    // Several in a row, each of which finds what those before have left.
    for _ in 0..<3 {
      lines += Int.random(in: 0..<12, using: &random)
      let command = try RunningCommand(Self.arguments, in: folder.path)
      command.awaitLines(lines)
      for _ in 0..<Int.random(in: 0..<20_000, using: &random) { sched_yield() }
      command.send(SIGKILL)
      _ = try command.end()
      lines = 0
    }
    // Everything that looks finished is.
    for (name, bytes) in folder.contents(of: "out") where !name.hasPrefix(".") {
      #expect(bytes == undisturbed[name], "\(name), seed \(seed)")
    }
    let last = try CommandRun(Self.arguments, in: folder.path)
    #expect(last.status == 0)
    #expect(last.error == "")
    #expect(folder.contents(of: "out") == undisturbed, "seed \(seed)")
  }

  @Test("by SIGKILL does not draw again what was drawn before")
  func killedGoesOn() throws {
    let folder = try CommandFolder(manyScenes(Self.count))
    let command = try RunningCommand(Self.arguments, in: folder.path)
    command.awaitLines(20)
    command.send(SIGKILL)
    #expect(try command.end().status == -SIGKILL)
    #expect(folder.files.contains("out/.manifest.journal"))
    let rest = try CommandRun(Self.arguments, in: folder.path)
    // A picture is printed once it is written, and taken down right after.
    let redrawn = rest.output.split(separator: "\n").count
    #expect(redrawn <= Self.count - 19)
  }

  @Test("takes away what a killed run has left half written, and no other process's files")
  func partsGo() throws {
    var files = manyScenes(3)
    let journal = "{ \"journal\": 1, \"process\": \"77-abc\" }\n"
    files["out/.manifest.journal"] = journal + "{ \"scene\": \"scenes/s0000.sc"
    files["out/.s0000.100x50.png.77-abc.part"] = "half"
    // That of a process which the killed one had started, and those of other runs.
    files["out/.s0001.100x50.png.78-abc.part"] = "half"
    files["out/.s0000.100x50.png.77-def.part"] = "half"
    files["out/.manifest.json.77-abc.part"] = "half"
    let folder = try CommandFolder(files)
    let run = try CommandRun(Self.arguments, in: folder.path)
    #expect(run.status == 0)
    #expect(
      folder.contents(of: "out").keys.sorted() == [
        ".s0000.100x50.png.77-def.part", "manifest.json", "s0000.100x50.png", "s0001.100x50.png",
        "s0002.100x50.png",
      ])
  }
}
