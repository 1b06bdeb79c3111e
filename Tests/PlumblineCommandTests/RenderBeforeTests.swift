import Foundation
import Testing

@Suite("plumbline render --before")
struct RenderBeforeTests {
  private let moved = soundScene.replacing("a.centerX == root.centerX", with: "a.left == root.left")

  /// What a structured SVG file says of its figure.
  private func description(_ folder: CommandFolder, _ name: String) -> String {
    let file = String(decoding: folder.bytes(name), as: UTF8.self)
    return file.components(separatedBy: "<desc>").last?.components(separatedBy: "</desc>").first
      ?? ""
  }

  @Test("draws what changed, in files named for that")
  func draws() throws {
    let folder = try CommandFolder(["new.scene.yaml": moved, "old.yaml": soundScene])
    let run = try CommandRun(
      [
        "render", "new.scene.yaml", "--before", "old.yaml", "--format", "svg", "--svg",
        "structured", "--theme", "dark", "--direction", "rtl",
      ], in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.error.hasPrefix(
        "new.scene.yaml: note: at 100x50 there is no room for the name of 'half'; "))
    #expect(run.output == "new.100x50-rtl-changes-dark.svg\n")
    let text = description(folder, "new.100x50-rtl-changes-dark.svg")
    #expect(text.contains("Changes since the older layout: 1 moved (a x "), "\(text)")
  }

  @Test("compares a scene with itself on another canvas and in another direction")
  func itself() throws {
    let folder = try CommandFolder(["a.scene.yaml": moved])
    for (arguments, words) in [
      (["--before-canvas", "80x60"], "1 moved, 1 resized (half width 40 → 50; a y 15 → 10)."),
      (["--before-direction", "rtl"], "Changes since the older layout: 1 moved (half x 50 → 0)."),
      (["--before", "a.scene.yaml"], "Changes since the older layout: nothing moved."),
    ] {
      let common = ["render", "a.scene.yaml", "--svg", "structured", "-o", "c.svg"]
      #expect(try CommandRun(common + arguments, in: folder.path).status == 0)
      let text = description(folder, "c.svg")
      #expect(text.contains(words), "\(text)")
    }
  }

  @Test("finds the older scenes of a folder by name, and misses none silently")
  func folders() throws {
    let folder = try CommandFolder([
      "new/a.scene.yaml": moved, "new/b.scene.yaml": moved, "old/x/a.scene.yaml": soundScene,
    ])
    let run = try CommandRun(
      ["render", "new", "--before", "old", "-o", "out", "-j", "2"], in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "out/a.100x50-changes.png\n")
    #expect(run.error.contains("old: error: there is no scene 'b' to compare with"))
  }

  @Test("refuses one older scene for several, and what is none")
  func refuses() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": moved, "b.scene.yaml": moved, "bad.scene.yaml": "rot: 1\n",
    ])
    func status(_ arguments: [String]) throws -> Int32 {
      try CommandRun(["render"] + arguments, in: folder.path).status
    }
    #expect(try status(["a.scene.yaml", "b.scene.yaml", "--before", "a.scene.yaml"]) == 2)
    #expect(try status(["a.scene.yaml", "--before-canvas", "0x9"]) == 2)
    #expect(try status(["a.scene.yaml", "--before", "nowhere"]) == 3)
    #expect(try status(["a.scene.yaml", "--before", "bad.scene.yaml"]) == 3)
    #expect(!folder.files.contains { $0.hasSuffix(".png") })
  }

  @Test("gives the stream what it gives a file")
  func streams() throws {
    let folder = try CommandFolder(["a.scene.yaml": moved, "old.scene.yaml": soundScene])
    let common = ["render", "a.scene.yaml", "--before", "old.scene.yaml", "--format", "svg"]
    let run = try CommandRun(common + ["-o", "-"], in: folder.path)
    _ = try CommandRun(common + ["-o", "a.svg"], in: folder.path)
    #expect(run.output == String(decoding: folder.bytes("a.svg"), as: UTF8.self))
  }
}
