import Foundation
import Testing

@Suite("plumbline render in several directions")
struct RenderDirectionTests {
  private let wish =
    soundScene + "figure: { directions: [ltr, rtl], show: [guides, names] }\n"

  private func width(_ folder: CommandFolder, _ name: String) -> Int {
    folder.bytes(name)[16..<20].reduce(0) { 256 * $0 + Int($1) }
  }

  @Test("gives a file for each direction that the command line names, in one order, each once")
  func files() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    for arguments in [
      ["--direction", "rtl", "--direction", "ltr", "--direction", "rtl"],
      ["--direction", "rtl,ltr"],
    ] {
      let run = try CommandRun(["render", "a.scene.yaml"] + arguments, in: folder.path)
      #expect(run.status == 0)
      #expect(run.output == "a.100x50.png\na.100x50-rtl.png\n")
    }
    #expect(folder.bytes("a.100x50.png") != folder.bytes("a.100x50-rtl.png"))
    let one = ["render", "a.scene.yaml", "--direction", "ltr,rtl", "-o", "one.png"]
    #expect(try CommandRun(one, in: folder.path).status == 2)
  }

  @Test("draws both side by side where a scene asks for it, under its plain name, with captions")
  func sideBySide() throws {
    let folder = try CommandFolder(["a.scene.yaml": wish, "b.scene.yaml": soundScene])
    let run = try CommandRun(["render", "."], in: folder.path)
    #expect(run.output == "./a.100x50.png\n./b.100x50.png\n".replacing("./", with: ""))
    #expect(width(folder, "a.100x50.png") >= 2 * 100 + 3 * 24)
    #expect(width(folder, "b.100x50.png") == 100)
    let both = try CommandRun(
      ["render", "a.scene.yaml", "--format", "svg", "--svg", "structured", "-o", "-"],
      in: folder.path)
    for caption in ["100 × 50, left to right", "100 × 50, right to left"] {
      #expect(both.output.contains("<title>Sound, \(caption)</title>"))
    }
    #expect(both.output.contains("id=\"panel-2-half\""))
  }

  @Test("draws the one that the command line names where a scene asks for both")
  func commandLineWins() throws {
    let folder = try CommandFolder(["a.scene.yaml": wish, "b.scene.yaml": soundScene])
    for direction in ["ltr", "rtl"] {
      for scene in ["a", "b"] {
        let arguments = ["render", "\(scene).scene.yaml", "--direction", direction]
        _ = try CommandRun(arguments + ["-o", "\(scene).svg"], in: folder.path)
      }
      #expect(folder.bytes("a.svg") == folder.bytes("b.svg"))
    }
  }

  @Test("says a conflict of both directions once")
  func conflicts() throws {
    let scene = conflictingScene + "figure: { directions: [rtl, ltr] }\n"
    let folder = try CommandFolder(["c.scene.yaml": scene])
    let run = try CommandRun(["render", "c.scene.yaml"], in: folder.path)
    #expect(run.error.split(separator: "\n").count == 1)
    #expect(run.error.contains("'eighty: a.width == 80' cannot hold"))
  }

  @Test("a sheet takes the directions of its scenes")
  func sheets() throws {
    let folder = try CommandFolder(["a.scene.yaml": wish])
    _ = try CommandRun(["sheet", "a.scene.yaml", "-o", "own.png"], in: folder.path)
    _ = try CommandRun(
      ["sheet", "a.scene.yaml", "--direction", "ltr,rtl", "-o", "asked.png"], in: folder.path)
    #expect(folder.bytes("own.png") == folder.bytes("asked.png"))
  }
}
