import Foundation
import Testing

@Suite("A batch under which something gives way")
struct BatchFaultTests {
  private static let arguments = ["render", "scenes", "-o", "out"]

  @Test("reports pictures for which there is no room, draws the others, and those in the next run")
  func noRoomForSome() throws {
    var files = manyScenes(4)
    files["scenes/s0001.scene.yaml"] = soundScene.replacing("100x50", with: "2000x2000")
    let folder = try CommandFolder(files)
    // The system refuses files beyond 16 blocks of 512 bytes, as it refuses any on a full disk.
    let line = "ulimit -f 16; exec plumbline render scenes -o out"
    let run = try CommandRun(shell: line, in: folder.path)
    #expect(run.status == 7)
    #expect(
      run.error == "out/s0001.2000x2000.png: error: cannot be written: File too large\n")
    #expect(folder.contents(of: "out").count == 4)
    let scenes = try #require(try folder.manifest("out")["scenes"] as? [[String: Any]])
    let picture = try #require((scenes[1]["pictures"] as? [[String: Any]])?.first)
    #expect((picture["error"] as? String)?.hasSuffix("File too large") == true)
    let next = try CommandRun(Self.arguments, in: folder.path)
    #expect(next.status == 0)
    #expect(next.output == "out/s0001.2000x2000.png\n")
  }

  @Test(
    "names the scene of a picture that cannot be drawn",
    arguments: [[], ["--timeout", "600", "--max-pixels", "4000000000"]])
  func undrawable(limits: [String]) throws {
    // Each level is as far in front of the one before as a picture can be wide.
    let nested = """
      canvases: [90x90@8]
      figure: { exploded: { spacing: 2000 } }
      root:
        subviews:
          - frame: [9, 9, 70, 70]
            subviews: [{ frame: [9, 9, 40, 40], subviews: [{ frame: [9, 9, 20, 20] }] }]

      """
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": nested, "scenes/b.scene.yaml": soundScene,
    ])
    let run = try CommandRun(Self.arguments + limits, in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "out/b.100x50.png\n")
    #expect(run.error.hasPrefix("scenes/a.scene.yaml: error: cannot draw: a picture of "))
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test("says why its journal cannot go on, once, and draws nonetheless")
  func noRoomForJournal() throws {
    let folder = try CommandFolder(manyScenes(40))
    // Each picture has room in a file, and the journal, which has a line for each, has not.
    let run = try CommandRun(
      shell: "ulimit -f 8; exec plumbline render scenes -o out", in: folder.path)
    #expect(run.status == 7)
    #expect(
      run.error.split(separator: "\n") == [
        "out/.manifest.journal: error: cannot be written: File too large",
        "out/manifest.json: error: cannot be written: File too large",
      ])
    #expect(folder.files.count { $0.hasSuffix(".png") } == 40)
  }

  @Test("says so on a full disk, leaves nothing half written, and goes on when there is room")
  func fullDisk() throws {
    let folder = try CommandFolder(manyScenes(40))
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out", withIntermediateDirectories: false)
    func mount(_ line: String) throws -> Bool {
      try CommandRun(shell: line, in: folder.path).status == 0
    }
    // Only a few may mount; for everyone else there is the test above.
    guard try mount("mount -t tmpfs -o size=64k none out") else { return }
    defer { #expect((try? mount("umount out")) == true) }
    let run = try CommandRun(Self.arguments, in: folder.path)
    #expect(run.status == 7)
    #expect(run.error.contains(".png: error: cannot be written: No space left on device\n"))
    #expect(run.error.contains("out/manifest.json: error: cannot be written: "))
    let left = folder.contents(of: "out")
    #expect(!left.keys.contains { $0.hasSuffix(".part") })
    let drawn = run.output.split(separator: "\n").count
    #expect(left.keys.count { $0.hasSuffix(".png") } == drawn)
    #expect(try mount("mount -o remount,size=4m out"))
    let next = try CommandRun(Self.arguments, in: folder.path)
    #expect(next.status == 0)
    #expect(next.error == "")
    _ = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(folder.contents(of: "out") == folder.contents(of: "fresh"))
  }

  @Test("ends where standard output takes no more, and goes on from there")
  func fullStream() throws {
    let folder = try CommandFolder(manyScenes(20))
    let run = try CommandRun(
      shell: "exec plumbline render scenes -o out > /dev/full", in: folder.path)
    #expect(run.status == 7)
    #expect(run.error == "standard output: error: cannot be written: No space left on device\n")
    #expect(!folder.contents(of: "out").keys.contains { $0.hasSuffix(".part") })
    let next = try CommandRun(Self.arguments, in: folder.path)
    #expect(next.status == 0)
    _ = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(folder.contents(of: "out") == folder.contents(of: "fresh"))
  }

  @Test("ends when its folder is taken away, and leaves no manifest of what is gone")
  func removedFolder() throws {
    let folder = try CommandFolder(manyScenes(200))
    let command = try RunningCommand(Self.arguments + ["-j", "1"], in: folder.path)
    command.awaitLines(10)
    try FileManager.default.moveItem(atPath: folder.path + "/out", toPath: folder.path + "/gone")
    let (status, error) = try command.end()
    #expect(status == 7)
    // One picture may have been on its way into the folder.
    let lines = error.split(separator: "\n")
    #expect(lines.last?.hasPrefix("out: error: the folder was removed or replaced while") == true)
    #expect(lines.count <= 2)
    let reason = ".100x50.png: error: cannot be written: No such file or directory"
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("out/s") && $0.hasSuffix(reason) })
    #expect(command.output.count { $0 == 0x0A } < 200)
    #expect(!folder.contents(of: "out").keys.contains("manifest.json"))
    let next = try CommandRun(Self.arguments, in: folder.path)
    #expect(next.status == 0)
    _ = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(folder.contents(of: "out") == folder.contents(of: "fresh"))
  }

  @Test("keeps a second one out of its folder, and lets it in afterwards")
  func twoBatches() throws {
    let folder = try CommandFolder(manyScenes(200))
    let first = try RunningCommand(Self.arguments + ["-j", "1"], in: folder.path)
    first.awaitLines(3)
    let second = try CommandRun(Self.arguments, in: folder.path)
    #expect(second.status == 7)
    #expect(second.output == "")
    #expect(second.error.hasPrefix("out: error: another plumbline, process "))
    #expect(
      second.error.hasSuffix("drawing into this folder; wait for it, or give -o another folder\n"))
    #expect(try first.end().status == 0)
    let third = try CommandRun(Self.arguments, in: folder.path)
    #expect(third.status == 0)
    #expect(third.output == "")
  }

  @Test("draws all good scenes where half of them are bad")
  func halfBad() throws {
    var files = manyScenes(200)
    for (number, name) in files.keys.sorted().enumerated() where number % 2 == 1 {
      files[name] = number % 4 == 1 ? "root: [\n" : "canvases: [0x5]\nroot: {}\n"
    }
    let folder = try CommandFolder(files)
    let run = try CommandRun(Self.arguments, in: folder.path)
    #expect(run.status == 3)
    #expect(run.output.split(separator: "\n").count == 100)
    #expect(run.error.split(separator: "\n").count == 100)
    #expect(folder.contents(of: "out").count == 101)
    let scenes = try #require(try folder.manifest("out")["scenes"] as? [[String: Any]])
    #expect(scenes.count == 200)
    #expect(scenes.count { $0["error"] is String } == 100)
  }

  @Test("refuses scenes of one name in two folders before it draws")
  func sameStem() throws {
    let folder = try CommandFolder([
      "scenes/a/login.scene.yaml": soundScene, "scenes/b/login.scene.yaml": soundScene,
    ])
    let run = try CommandRun(Self.arguments, in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.error.contains(
        "'scenes/a/login.scene.yaml' and 'scenes/b/login.scene.yaml' would both be drawn to "
          + "out/login.100x50.png"))
    #expect(!folder.files.contains("out"))
  }

  @Test(
    "knows scenes again whatever their names",
    arguments: [
      "with space", "emoji 👩‍👩‍👧", "Grüße", "quote\"back\\slash", "per%20cent", "-dash", "{",
      "new\nline",
    ])
  func oddNames(name: String) throws {
    let folder = try CommandFolder([
      "scenes/\(name).scene.yaml": soundScene, "scenes/\(name) 2.scene.yaml": soundScene,
    ])
    let first = try CommandRun(Self.arguments, in: folder.path)
    #expect(first.status == 0)
    #expect(first.error == "")
    #expect(folder.contents(of: "out").count == 3)
    let second = try CommandRun(Self.arguments, in: folder.path)
    #expect(second.output == "")
    try FileManager.default.removeItem(atPath: folder.path + "/scenes/\(name) 2.scene.yaml")
    #expect(try CommandRun(Self.arguments + ["--clean"], in: folder.path).status == 0)
    #expect(folder.contents(of: "out").count == 2)
  }
}
