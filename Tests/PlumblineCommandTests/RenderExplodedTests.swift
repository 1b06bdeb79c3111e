import Foundation
import Testing

@Suite("plumbline render --exploded")
struct RenderExplodedTests {
  private let wish = soundScene + "figure: { exploded: { angle: 20 } }\n"

  @Test("draws what the command line asks for, in files named for that")
  func names() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    for arguments in [["--exploded"], ["--exploded-angle", "-30"], ["--exploded-spacing", "9"]] {
      let run = try CommandRun(["render", "a.scene.yaml"] + arguments, in: folder.path)
      #expect(run.status == 0)
      #expect(run.output == "a.100x50-exploded.png\n")
    }
  }

  @Test("draws what a scene asks for under its plain name, and flat where that was asked for")
  func wishes() throws {
    let folder = try CommandFolder(["a.scene.yaml": wish, "b.scene.yaml": soundScene])
    let run = try CommandRun(["render", ".", "--format", "svg"], in: folder.path)
    #expect(run.output == "./a.100x50.svg\n./b.100x50.svg\n".replacing("./", with: ""))
    #expect(folder.bytes("a.100x50.svg") != folder.bytes("b.100x50.svg"))
    _ = try CommandRun(
      ["render", "a.scene.yaml", "--no-exploded", "-o", "flat.svg"], in: folder.path)
    #expect(folder.bytes("flat.svg") == folder.bytes("b.100x50.svg"))
    _ = try CommandRun(
      ["render", "b.scene.yaml", "--exploded-angle", "20", "-o", "asked.svg"], in: folder.path)
    #expect(folder.bytes("asked.svg") == folder.bytes("a.100x50.svg"))
  }

  @Test("refuses what cannot be drawn")
  func refuses() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    for arguments in [
      ["--exploded-angle", "90"], ["--exploded-spacing", "0"], ["--exploded-angle", "nan"],
      ["--no-exploded", "--exploded-angle", "3"], ["--exploded", "--before", "a.scene.yaml"],
    ] {
      let run = try CommandRun(["render", "a.scene.yaml"] + arguments, in: folder.path)
      #expect(run.status == 2, "\(arguments)")
    }
  }
}
