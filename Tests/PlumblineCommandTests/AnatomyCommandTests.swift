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
    #expect(run.error.hasPrefix("b.scene.yaml: error: 'gap' is not the identifier of a constraint"))
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
        "a.scene.yaml: note: at 50x22 there is no place for the dimension line of '"))
    let wide = try CommandRun(
      ["render", "a.scene.yaml", "--canvas", "50x22", "--margin", "60"], in: folder.path)
    #expect(wide.error == "")
    let sheet = try CommandRun(
      ["sheet", "a.scene.yaml", "--canvas", "50x22", "-o", "s.png"], in: folder.path)
    #expect(
      sheet.error.hasPrefix("s.png: note: on a canvas of the sheet there is no place for the "))
  }

  @Test("of a scene file is an error of the file where it means nothing")
  func scenes() throws {
    let text = scene + "\nfigure: { anatomy: gpa }"
    let folder = try CommandFolder(["a.scene.yaml": text])
    let run = try CommandRun(["render", "a.scene.yaml"], in: folder.path)
    #expect(run.status == 3)
    #expect(
      run.error
        == "a.scene.yaml:9:20: error: 'gpa' is not the identifier of a constraint, and no equation "
        + "either; did you mean 'gap'?\n")
  }
}
