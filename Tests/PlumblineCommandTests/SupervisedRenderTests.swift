import Foundation
import Testing

@Suite("plumbline render under limits")
struct SupervisedRenderTests {
  @Test(
    "draws and prints what it draws and prints without",
    arguments: [
      ["--format", "png,svg", "--canvas", "60x40@2", "--canvas", "40.5x60"],
      ["--device", "iPhone 15:landscape", "--device", "iPad mini", "--show", "device,guides"],
      ["--text-size", "accessibility-large", "--direction", "rtl", "--png", "compact"],
      ["--theme", "dark", "--theme", "blue.theme.yaml", "--svg", "structured", "--format", "svg"],
      ["--svg", "structured", "--format", "svg", "--embed-source", "--animate"],
      ["--show", "dimensions:a,names", "--animate", "--canvas", "60x40"],
      ["--show", "none", "--format", "pdf", "--device", "iPhone SE", "--text-size", "small"],
    ])
  func sameAsWithout(options: [String]) throws {
    let folder = try CommandFolder([
      "scenes/a.scene.yaml": soundScene, "scenes/b.scene.yaml": conflictingScene,
      "scenes/c.scene.json": "{\"canvases\": [{\"name\": \"c\", \"size\": \"50x50\", "
        + "\"safeArea\": 5}], \"root\": {}}",
      "scenes/d.scene.yaml": "root: { colour: 3 }\n",
      "blue.theme.yaml": "theme: Blue\ncolors: { paper: \"#0000ff\" }\n",
    ])
    let arguments = ["render", "scenes", "-o", "OUT"] + options
    let runs = try [("plain", []), ("limited", ["--timeout", "600", "-j", "2"])].map {
      try CommandRun(
        arguments.map { [name = $0.0] in $0 == "OUT" ? name : $0 } + $0.1, in: folder.path)
    }
    #expect(runs[1].status == 3)
    #expect(runs[0].status == 3)
    #expect(runs[1].output == runs[0].output.replacing("plain/", with: "limited/"))
    #expect(Set(runs[1].error.split(separator: "\n")) == Set(runs[0].error.split(separator: "\n")))
    let pictures = runs[0].output.split(separator: "\n").map { $0.dropFirst("plain/".count) }
    #expect(pictures.count >= 3)
    for picture in pictures {
      #expect(!folder.bytes("plain/\(picture)").isEmpty)
      #expect(folder.bytes("plain/\(picture)") == folder.bytes("limited/\(picture)"), "\(picture)")
    }
  }

  @Test("ends a scene that takes too long, and draws the others")
  func timeout() throws {
    let slow = soundScene.replacing("100x50", with: "8000x8000")
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "b.scene.yaml": slow, "c.scene.yaml": soundScene,
    ])
    let run = try CommandRun(
      ["render", ".", "-o", "out", "--timeout", "3", "--png", "compact", "--animate"],
      in: folder.path)
    #expect(run.status == 3)
    #expect(run.output == "out/a.100x50.png\nout/c.100x50.png\n")
    #expect(run.error.hasPrefix("./b.scene.yaml: error: drawing took longer than 3 seconds"))
    #expect(
      folder.files.filter { $0.hasPrefix("out/") } == ["out/a.100x50.png", "out/c.100x50.png"])
  }

  @Test("refuses scenes with too many pixels or views, by their files")
  func limits() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": "root: {}\n"])
    let views = try CommandRun(["render", ".", "-o", "out", "--max-views", "2"], in: folder.path)
    #expect(views.status == 3)
    #expect(views.output == "out/b.390x844@2.png\n")
    #expect(views.error.hasPrefix("./a.scene.yaml: error: the scene has 3 views and guides"))
    let pixels = try CommandRun(
      ["render", ".", "-o", "out", "--max-pixels", "5000"], in: folder.path)
    #expect(pixels.output == "out/a.100x50.png\n")
    #expect(pixels.error.hasPrefix("./b.scene.yaml: error: the canvas has 1316640 pixels"))
  }

  @Test("takes them for pictures in files alone")
  func noStream() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "-o", "-", "--timeout", "3"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.output == "")
  }
}
