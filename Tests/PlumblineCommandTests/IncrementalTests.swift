import Foundation
import Testing

@Suite("A second run of plumbline render")
struct IncrementalTests {
  private static let arguments = ["render", "scenes", "-o", "out"]

  /// Draws once, changes something, and says what the second run draws.
  private static func redrawn(
    _ count: Int = 4, first: [String] = [], second: [String] = [],
    change: (CommandFolder) throws -> Void = { _ in }
  ) throws -> (drawn: [String], run: CommandRun, folder: CommandFolder) {
    let folder = try CommandFolder(manyScenes(count))
    #expect(try CommandRun(arguments + first, in: folder.path).status == 0)
    try change(folder)
    let run = try CommandRun(arguments + second, in: folder.path)
    return (run.output.split(separator: "\n").map(String.init), run, folder)
  }

  @Test("draws nothing where nothing has changed, and leaves the same manifest")
  func nothingChanged() throws {
    var manifest: [UInt8] = []
    let (drawn, run, folder) = try Self.redrawn { manifest = $0.bytes("out/manifest.json") }
    #expect(drawn.isEmpty)
    #expect(run.status == 0)
    #expect(run.error == "")
    #expect(folder.bytes("out/manifest.json") == manifest)
  }

  @Test("draws the scenes whose files have changed, and new ones")
  func changedScenes() throws {
    let (drawn, _, folder) = try Self.redrawn { folder in
      try folder.write(
        soundScene.replacing("text: A", with: "text: B"), to: "scenes/s0002.scene.yaml")
      try folder.write(soundScene, to: "scenes/s0000b.scene.yaml")
    }
    #expect(drawn == ["out/s0000b.100x50.png", "out/s0002.100x50.png"])
    let fresh = try CommandRun(["render", "scenes", "-o", "fresh"], in: folder.path)
    #expect(fresh.status == 0)
    #expect(folder.contents(of: "out") == folder.contents(of: "fresh"))
  }

  @Test("does not draw a scene whose file was written again as it was")
  func touchedScene() throws {
    let (drawn, _, _) = try Self.redrawn { folder in
      try folder.write(
        String(decoding: folder.bytes("scenes/s0001.scene.yaml"), as: UTF8.self),
        to: "scenes/s0001.scene.yaml")
    }
    #expect(drawn.isEmpty)
  }

  @Test("draws pictures that were deleted or edited since, also where their size is the same")
  func changedPictures() throws {
    var before: [String: [UInt8]] = [:]
    let (drawn, _, folder) = try Self.redrawn { folder in
      before = folder.contents(of: "out")
      try FileManager.default.removeItem(atPath: folder.path + "/out/s0000.100x50.png")
      try folder.write("no picture", to: "out/s0001.100x50.png")
      var bytes = folder.bytes("out/s0003.100x50.png")
      bytes[bytes.count / 2] ^= 1
      try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/out/s0003.100x50.png"))
    }
    #expect(drawn == [0, 1, 3].map { "out/s000\($0).100x50.png" })
    #expect(folder.contents(of: "out") == before)
  }

  @Test("does not draw pictures that were copied elsewhere with their manifest")
  func copiedFolder() throws {
    let (drawn, _, _) = try Self.redrawn { folder in
      // The files of a copy are all new to the file system, and of any age relative to each other.
      for (name, bytes) in folder.contents(of: "out") {
        try Data(bytes).write(to: URL(fileURLWithPath: folder.path + "/out/" + name))
      }
    }
    #expect(drawn.isEmpty)
  }

  @Test(
    "draws everything where an option has changed that all pictures depend on",
    arguments: [["--show", "names"], ["--png", "compact"], ["--animate"]])
  func changedOptions(options: [String]) throws {
    #expect(try Self.redrawn(2, second: options).drawn.count == 2)
    #expect(try Self.redrawn(2, first: options, second: options).drawn.isEmpty)
  }

  @Test("draws only the pictures that a canvas, a theme or a format adds")
  func addedPictures() throws {
    let canvas = ["--canvas", "100x50", "--canvas", "50x100"]
    #expect(
      try Self.redrawn(2, second: ["--format", "svg,png"]).drawn == [
        "out/s0000.100x50.svg", "out/s0001.100x50.svg",
      ])
    #expect(
      try Self.redrawn(1, first: ["--canvas", "100x50"], second: canvas).drawn == [
        "out/s0000.50x100.png"
      ])
    #expect(
      try Self.redrawn(
        1, first: ["--theme", "dark"], second: ["--theme", "dark", "--theme", "print"]
      )
      .drawn == ["out/s0000.100x50-print.png"])
  }

  @Test("draws everything in a theme whose file has changed, or where --force asks for it")
  func themesAndForce() throws {
    let folder = try CommandFolder(manyScenes(2))
    let arguments = Self.arguments + ["--theme", "own.yaml"]
    try folder.write("theme: own\ncolors: { paper: \"#fff0f0\" }\n", to: "own.yaml")
    #expect(try CommandRun(arguments, in: folder.path).output.count > 10)
    #expect(try CommandRun(arguments, in: folder.path).output == "")
    try folder.write("theme: own\ncolors: { paper: \"#f0fff0\" }\n", to: "own.yaml")
    #expect(try CommandRun(arguments, in: folder.path).output.split(separator: "\n").count == 2)
    #expect(
      try CommandRun(arguments + ["--force"], in: folder.path).output.split(separator: "\n").count
        == 2)
  }

  @Test("warns of conflicts again, and reads scenes again that failed")
  func warningsStay() throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": conflictingScene, "scenes/b.scene.yaml": "rooot: {}\n",
    ])
    let first = try CommandRun(Self.arguments, in: folder.path)
    let second = try CommandRun(Self.arguments, in: folder.path)
    #expect(first.status == 3)
    #expect(second.status == 3)
    #expect(second.output == "")
    #expect(second.error == first.error)
    #expect(first.error.contains("cannot hold because of 'ninety: a.width >= 90'"))
  }

  @Test("finds pictures of two command lines that take turns in one folder")
  func turns() throws {
    let folder = try CommandFolder(manyScenes(2))
    let other = Self.arguments + ["--direction", "rtl"]
    #expect(try CommandRun(Self.arguments, in: folder.path).output.count > 10)
    let first = try CommandRun(other, in: folder.path)
    #expect(first.output.split(separator: "\n").count == 2)
    #expect(first.error.contains("and 1 more are from an earlier run and no longer drawn; --clean"))
    for arguments in [Self.arguments, other, Self.arguments] {
      #expect(try CommandRun(arguments, in: folder.path).output == "")
    }
  }
}
