import Foundation
import Testing

@Suite("plumbline render --crop, --margin, --background, --title and --width")
struct PaperOptionTests {
  @Test("each step of a figure says what has no place in it")
  func omissionsOfSteps() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": """
      canvases: [100x50]
      root: { subviews: [{ id: a, hidden: true }] }
      constraints: [a.leading == root.leading, a.top == root.top, a.width == 9, a.height == 9]
      figure:
        steps:
          - { notes: [{ callout: first, at: a }] }
          - { notes: [{ callout: second, at: a }] }
          - { show: [guides] }

      """
    ])
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "out"], in: folder.path)
    #expect(run.status == 0)
    for note in ["'first'", "'second'"] { #expect(run.error.contains(note), "\(run.error)") }
  }

  /// The size of a PNG file, and whether it has alpha.
  private func size(_ folder: CommandFolder, _ name: String) -> [Int] {
    let bytes = folder.bytes(name)
    guard bytes.count > 26 else { return [] }
    return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      + [Int(bytes[25])]
  }

  @Test("widths on paper are those of PDF pages, and PNG files state their resolution")
  func paper() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": "canvases: [100x50]\nroot: {}\nconstraints: []\nfigure: { size: 1in }\n"
    ])
    let run = try CommandRun(["render", "a.scene.yaml", "--format", "png,pdf"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(size(folder, "a.100x50.png").prefix(2) == [300, 150])
    let png = folder.bytes("a.100x50.png")
    let chunk = try #require(png.firstRange(of: "pHYs".utf8)).upperBound
    // 300 pixels per inch are 11811 per meter.
    #expect(Array(png[chunk..<chunk + 9]) == [0, 0, 0x2E, 0x23, 0, 0, 0x2E, 0x23, 1])
    let pdf = String(decoding: folder.bytes("a.100x50.pdf"), as: UTF8.self)
    #expect(pdf.contains("/MediaBox [ 0 0 72 36 ]"))
  }

  @Test(
    "make pictures of the size that is asked for, in this process and in another",
    arguments: [
      (["--crop", "half"], [50, 1, 2]), (["--crop", "root + 10"], [120, 70, 2]),
      (["--width", "333px"], [333, 167, 2]), (["--width", "50"], [50, 25, 2]),
      (["--crop", "half", "--width", "99", "--background", "transparent"], [99, 2, 6]),
      (["--margin", "7", "--background", "#abcdef80"], [114, 64, 6]),
      (["--title", "A title", "--caption", "Its caption"], [148, 130, 2]),
      (["--margin", "auto"], [100, 50, 2]), (["--look", "plain"], [100, 50, 2]),
    ])
  func sizes(options: [String], expected: [Int]) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let common = ["render", "a.scene.yaml", "--show", "guides"] + options
    for (name, limits) in [("a.png", []), ("b.png", ["--timeout", "60"])] {
      let run = try CommandRun(common + ["-o", name] + limits, in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      #expect(size(folder, name) == expected)
    }
    #expect(folder.bytes("a.png") == folder.bytes("b.png"))
  }

  @Test("are wishes of scenes, too")
  func scenes() throws {
    let figure = "figure: { show: none, crop: half + 4, margin: 3, background: transparent }"
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene + figure.replacing("show: none, ", with: "")
    ])
    #expect(try CommandRun(["render", "a.scene.yaml", "-o", "a.png"], in: folder.path).status == 0)
    #expect(size(folder, "a.png").prefix(2) == [64, 14])
  }

  @Test(
    "refuse what cannot be",
    arguments: [
      (["--crop", "hlf"], "'hlf' is not the id of a view or guide; did you mean 'half'?"),
      (["--crop", "half + many"], "is not a margin; 'crop' is an item with a number of points"),
      (["--crop", "root.safearea"], "did you mean"),
      (["--width", "5px"], "a width is from 10 to 800"),
      (["--width", "wide"], "a whole number of pixels, such as 800px"),
      (["--width", "80pt"], "a whole number of pixels"),
      (["--look", "plian"], "did you mean 'plain'?"),
      (["--margin", "aut"], "did you mean 'auto'?"),
      (["--margin", "-1"], "--margin has to be 0 to 1000"),
      (["--background", "transparant"], "did you mean 'transparent'?"),
    ])
  func refuses(options: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": soundScene])
    let run = try CommandRun(["render", "a.scene.yaml"] + options, in: folder.path)
    #expect(run.status != 0)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.files == ["a.scene.yaml"])
  }

  @Test("draw a scene as its look says, or as the option does, with what is asked for besides")
  func looks() throws {
    let plain = soundScene + "figure: { look: plain }\n"
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene, "b.scene.yaml": plain,
      "c.scene.yaml": soundScene + "figure: { steps: [{ look: plain }, { title: T }] }\n",
      "jobs.ndjson": """
      { "scene": "a.scene.yaml", "look": "plain", "output": "job.svg" }
      { "scene": "b.scene.yaml", "look": "diagram", "output": "job-b.svg" }
      """,
    ])
    func draw(_ scene: String, _ name: String, _ options: String...) throws -> [UInt8] {
      let run = try CommandRun(
        ["render", "\(scene).scene.yaml", "-o", name] + options, in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      return folder.bytes(name)
    }
    let diagram = try draw("a", "1.svg")
    let look = try draw("b", "2.svg")
    #expect(diagram != look)
    #expect(try draw("a", "3.svg", "--look", "plain") == look)
    #expect(try draw("b", "4.svg", "--look", "diagram") == diagram)
    #expect(try draw("a", "5.svg", "--look", "plain", "--timeout", "60") == look)
    #expect(try draw("a", "6.svg", "--look", "plain", "--show", "guides,names") != look)
    let jobs = try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path)
    #expect(jobs.status == 0, "\(jobs.error)")
    #expect(folder.bytes("job.svg") == look && folder.bytes("job-b.svg") == diagram)
    let steps = try CommandRun(
      ["render", "c.scene.yaml", "--format", "svg", "-o", "steps", "--timeout", "60"],
      in: folder.path)
    #expect(steps.status == 0, "\(steps.error)")
    let pictures = steps.output.split(separator: "\n").map { folder.bytes(String($0)) }
    #expect(pictures.count == 2 && pictures[0] == look && pictures[1] != look)
  }

  @Test("draw a page as the scenes' look says, or as the option does")
  func looksOfPages() throws {
    let folder = try CommandFolder([
      "a/a.scene.yaml": soundScene, "b/a.scene.yaml": soundScene + "figure: { look: plain }\n",
    ])
    func draw(_ scene: String, _ options: String...) throws -> [UInt8] {
      let run = try CommandRun(
        ["sheet", "\(scene)/a.scene.yaml", "-o", "page.svg"] + options, in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      return folder.bytes("page.svg")
    }
    let plain = try draw("b")
    #expect(try draw("a", "--look", "plain") == plain)
    #expect(try draw("b", "--look", "diagram") != plain)
    #expect(try draw("a", "--look", "plain", "--show", "guides,names") != plain)
  }

  @Test("name the place of a crop in a scene that means nothing")
  func positions() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": soundScene + "figure:\n  crop: \"hlf + 4\"\n",
      "b.scene.yaml": soundScene
        + "figure:\n  crop: half + x\n  margin: most\n  background: \"#12\"\n",
    ])
    let first = try CommandRun(["solve", "a.scene.yaml"], in: folder.path)
    #expect(
      first.error.contains("a.scene.yaml:13:10: error: 'hlf' is not the id"), "\(first.error)")
    let second = try CommandRun(["solve", "b.scene.yaml"], in: folder.path)
    #expect(second.error.contains("b.scene.yaml:14:11: error: "), "\(second.error)")
    #expect(second.error.contains("b.scene.yaml:15:15: error: '#12' is not a color"))
  }
}
