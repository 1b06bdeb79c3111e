import Foundation
import Imaging
import Testing

@Suite("plumbline render --anatomy")
struct AnatomyCommandTests {
  private let scene = """
    canvases: [120x80]
    root:
      subviews: [{ id: a }]
    constraints:
      - a.leading == root.leading + 8 "gap"
      - a.width == 40
      - a.top == root.top
      - a.height == 20
    """

  @Test("draws a page that is larger than the canvas, for an identifier as for its equation")
  func draws() throws {
    let folder = try CommandFolder(["a.scene.yaml": scene])
    let names = ["gap", "a.leading == root.leading + 8"]
    for (number, name) in names.enumerated() {
      let run = try CommandRun(
        ["render", "a.scene.yaml", "--anatomy", name, "-o", "\(number).png"], in: folder.path)
      #expect(run.status == 0)
      #expect(run.error == "")
    }
    let picture = try PNGReader.bitmap(of: folder.bytes("0.png"))
    #expect(picture.pixelWidth > 120)
    #expect(picture.pixelHeight > 80 + 60)
    #expect(folder.bytes("0.png") == folder.bytes("1.png"))
  }

  @Test("is usage where the scene has no such constraint, and the others are drawn")
  func missing() throws {
    let folder = try CommandFolder(["a.scene.yaml": scene, "b.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "b.scene.yaml", "a.scene.yaml", "--anatomy", "gap"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "a.120x80.png\n")
    #expect(
      run.error.hasPrefix("b.scene.yaml: error: 'gap' is neither the identifier of a constraint"))
  }

  @Test("and dimension lines without a place are told of, and a margin gives them one")
  func omissions() throws {
    let text = scene + "\nfigure: { show: [constraints] }"
    let folder = try CommandFolder(["a.scene.yaml": text])
    let run = try CommandRun(["render", "a.scene.yaml", "--canvas", "50x22"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.output == "a.50x22.png\n")
    #expect(
      run.error.hasPrefix(
        "a.scene.yaml: note: at 50x22 there is no room for the dimension line of '"))
    let wide = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "50x22", "--margin", "60"], in: folder.path)
    #expect(wide.error == "")
    let sheet = try CommandRun(
      ["sheet", "a.scene.yaml", "--canvas", "50x22", "-o", "s.png"], in: folder.path)
    #expect(
      sheet.error.hasPrefix("s.png: note: on a canvas of the sheet there is no room for the "))
  }

  @Test("of a scene file is an error of the file where it means nothing")
  func scenes() throws {
    let text = scene + "\nfigure: { anatomy: gpa }"
    let folder = try CommandFolder(["a.scene.yaml": text])
    let run = try CommandRun(["render", "a.scene.yaml"], in: folder.path)
    #expect(run.status == 3)
    #expect(
      run.error
        == "a.scene.yaml:9:20: error: 'gpa' is neither the identifier of a constraint nor an "
        + "equation; did you mean 'gap'?\n")
  }

  @Test(
    "is refused for figures that have no room above them",
    arguments: [
      (["--exploded"], "--anatomy is for flat figures; leave --exploded out"),
      (["--before", "b.scene.yaml"], "--anatomy is for figures of one layout; leave --before out"),
    ])
  func refusals(options: [String], reason: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": scene, "b.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--anatomy", "gap"] + options, in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains(reason))
  }

  @Test("and what else a kind of figure never shows is told of where a scene asks for it")
  func unsuited() throws {
    let text = scene + "\nfigure: { anatomy: gap, show: [names, constraints] }"
    let folder = try CommandFolder(["a.scene.yaml": text])
    let exploded = try CommandRun(["render", "a.scene.yaml", "--exploded"], in: folder.path)
    #expect(exploded.status == 0)
    let start = "a.scene.yaml: note: at 120x80 "
    let never = start + "an exploded figure can't show "
    #expect(exploded.error == never + "'anatomy'\n" + never + "'constraints'\n")
    let changes = try CommandRun(
      ["render", "a.scene.yaml", "--before", "a.scene.yaml"], in: folder.path)
    #expect(changes.error == start + "a picture of changes can't show 'anatomy'\n")
  }

  @Test("a view without room is named beside it, and many notes are cut short")
  func crowded() throws {
    let views = (0..<40).map { "    - { id: v\($0), frame: [0, 0, 2, 2] }\n" }.joined()
    let text = "canvases: [30x20]\nroot:\n  subviews:\n" + views
    let folder = try CommandFolder(["a.scene.yaml": text])
    let run = try CommandRun(["render", "a.scene.yaml"], in: folder.path)
    // All but the last are hidden by it.
    #expect(run.error == "")
    let apart = (0..<40).map {
      "    - { id: v\($0), frame: [\($0 % 8 * 4), \($0 / 8 * 4), 2, 2] }\n"
    }
    let crowd = try CommandFolder([
      "a.scene.yaml": "canvases: [30x20]\nroot:\n  subviews:\n" + apart.joined()
    ])
    let notes = try CommandRun(["render", "a.scene.yaml"], in: crowd.path).error
      .split(separator: "\n")
    #expect(notes.count == 13)
    #expect(notes[0].hasPrefix("a.scene.yaml: note: at 30x20 there is no room for the name of 'v"))
    // What may help is said once.
    #expect(notes.indices.filter { notes[$0].contains("a larger margin") } == [0])
    #expect(notes[12].hasSuffix(" more"))
  }
}
