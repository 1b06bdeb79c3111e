import Foundation
import Testing

@Suite("plumbline sheet")
struct SheetCommandTests {
  @Test("writes one page in the format of its name, and prints the path")
  func writesPage() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": soundScene])
    for (name, beginning) in [("x/s.png", "\u{89}PNG"), ("s.svg", "<?xml"), ("s.pdf", "%PDF-")] {
      let run = try CommandRun(
        ["sheet", ".", "--canvas", "100x50", "--canvas", "60x40@3", "-o", name], in: folder.path)
      #expect(run.status == 0)
      #expect(run.error == "")
      #expect(run.output == name + "\n")
      let bytes = folder.bytes(name)
      #expect(bytes.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
    }
  }

  @Test("draws both directions side by side, at the scale that was asked for")
  func directions() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let one = ["sheet", "a.scene.yaml", "--scale", "1", "--columns", "1"]
    _ = try CommandRun(one + ["-o", "one.png"], in: folder.path)
    let both = try CommandRun(one + ["--direction", "ltr,rtl", "-o", "both.png"], in: folder.path)
    #expect(both.status == 0)
    let widths = ["one.png", "both.png"].map { name in
      folder.bytes(name)[16..<20].reduce(0) { 256 * $0 + Int($1) }
    }
    #expect(widths[0] == 148)
    #expect(widths[1] >= 148 + 100 + 40)
    // The direction is in a second line of the caption.
    let heights = ["one.png", "both.png"].map { folder.bytes($0)[23] }
    #expect(heights == [130, 143])
  }

  @Test("structured SVG names each figure, says what it shows, and gives ids that are unique")
  func structured() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "b.scene.yaml": conflictingScene,
    ])
    let run = try CommandRun(
      [
        "sheet", ".", "--svg", "structured", "--direction", "ltr,rtl", "-o", "s.svg", "--show",
        "guides,names,conflicts",
      ],
      in: folder.path)
    #expect(run.status == 0)
    let file = String(decoding: folder.bytes("s.svg"), as: UTF8.self)
    let ids = file.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("a-100x50-a") && ids.contains("a-100x50-rtl-a"))
    #expect(file.contains("<title>Sound, 100 × 50, right to left</title>"))
    #expect(file.contains("Conflict: 'eighty: a.width == 80' was left out, for it cannot hold"))
    #expect(file.contains("@media (prefers-color-scheme:dark)"))
    let dark = try CommandRun(
      ["sheet", ".", "--svg", "structured", "--theme", "dark", "-o", "-", "--format", "svg"],
      in: folder.path)
    #expect(!dark.output.contains("prefers-color-scheme"))
  }

  @Test("refuses a page that is too large, and writes nothing")
  func refusesHugePages() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["sheet", "a.scene.yaml", "--canvas", "9000x9000", "--scale", "1"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.error.contains("a page of 9048 × 9080 pixels is too large"))
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test(
    "refuses a scale that a scene's canvas cannot have, naming both",
    arguments: [("16384x10", "2.0")])
  func refusesScales(canvas: String, scale: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": "canvases: [\(canvas)]\nroot: {}\n"])
    let run = try CommandRun(["sheet", "a.scene.yaml", "--scale", scale], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.error.hasPrefix("error: a.scene.yaml: with --scale \(scale) the canvas '\(canvas)'"))
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test("draws at a scale below 1 what is laid out at 1")
  func smallScale() throws {
    let folder = try CommandFolder(["a.scene.yaml": "canvases: [1x1]\nroot: {}\n"])
    let run = try CommandRun(["sheet", "a.scene.yaml", "--scale", "0.2"], in: folder.path)
    #expect(run.status == 0 && run.output == "sheet.png\n", "\(run.error)")
  }

  @Test("writes no page where one of its scenes cannot be read, and refuses what names none")
  func refuses() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene, "b.scene.yaml": "rot: 1\n"])
    #expect(try CommandRun(["sheet", "."], in: folder.path).status == 3)
    for arguments in [
      ["-o", "x.gif"], ["--scale", "0"], ["--columns", "0"], ["--direction", "up"],
      ["--show", "constraints:nothing"],
    ] {
      #expect(try CommandRun(["sheet", "a.scene.yaml"] + arguments, in: folder.path).status == 2)
    }
    #expect(folder.files == ["a.scene.yaml", "b.scene.yaml"])
  }

  @Test("is as wide as asked for, on paper of a color", arguments: [200, 333, 801])
  func paper(width: Int) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      [
        "sheet", "a.scene.yaml", "--canvas", "100x50", "--canvas", "60x90", "--width", "\(width)px",
        "--background", "#123456", "-o", "s.png",
      ], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let file = folder.bytes("s.png")
    #expect(file[16..<20].reduce(0) { 256 * $0 + Int($1) } == width)
    let svg = try CommandRun(
      ["sheet", "a.scene.yaml", "--background", "#123456", "--svg", "structured", "-o", "s.svg"],
      in: folder.path)
    #expect(svg.status == 0, "\(svg.error)")
    #expect(String(decoding: folder.bytes("s.svg"), as: UTF8.self).contains("#123456"))
  }

  @Test(
    "refuses paper that it cannot have",
    arguments: [
      (
        ["--width", "400px", "--scale", "1"],
        "--width gives the pixels per point; leave --scale out"
      ),
      (["--title", "A"], "--title is for single figures"),
      (["--width", "3px"], "3 pixels"), (["--crop", "nothing"], "crop: 'nothing'"),
    ])
  func refusesPaper(options: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["sheet", "a.scene.yaml"] + options, in: folder.path)
    #expect(run.status != 0)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test("gives the same bytes to the stream")
  func streams() throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(
      ["sheet", "-", "-o", "-", "--format", "svg"], in: folder.path, input: soundScene)
    _ = try CommandRun(["sheet", "a.scene.yaml", "-o", "s.svg"], in: folder.path)
    #expect(run.output == String(decoding: folder.bytes("s.svg"), as: UTF8.self))
  }
}
