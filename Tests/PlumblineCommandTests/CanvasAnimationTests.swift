import Foundation
import Testing

@Suite("plumbline render, of a figure that goes from canvas to canvas")
struct CanvasAnimationTests {
  private static let scene = """
    canvases: [60x40, 90x30@2]
    root:
      guides: [gap]
      subviews: [{ id: a }]
    constraints:
      - a.top == root.top + 4
      - a.leading == root.leading + 4
      - a.width == 0.25 * root.width
      - a.height == 20
      - gap.leading == a.trailing
      - gap.trailing == root.trailing
      - gap.height == 20
      - gap.top == a.top

    """
  private static let asking = scene + "figure: { show: [guides], animate: canvases }\n"

  @Test("draws one file, the same in processes of its own, from a scene's wish and from a job")
  func pictures() throws {
    let job = #"{"scene": "a.scene.yaml", "canvases": ["60x40", "90x30@2"], "output": "job.png"}"#
    let wish = #"{"scene": "b.scene.yaml", "animate": true, "output": "wish.png"}"#
    let folder = try CommandFolder([
      "a.scene.yaml": Self.scene + "figure: { show: [guides] }\n", "b.scene.yaml": Self.asking,
      "jobs.ndjson": job + "\n" + wish + "\n",
    ])
    let option = ["render", "a.scene.yaml", "--animate-canvases"]
    #expect(try CommandRun(option, in: folder.path).output == "a.canvases.png\n")
    let file = folder.bytes("a.canvases.png")
    let animation = try #require(file.firstRange(of: Array("acTL".utf8)))
    #expect(Array(file[animation.upperBound..<animation.upperBound + 4]) == [0, 0, 0, 24])
    let supervised = option + ["-o", "c.png", "--timeout", "60"]
    #expect(try CommandRun(supervised, in: folder.path).status == 0)
    let asked = try CommandRun(["render", "b.scene.yaml", "--animate"], in: folder.path)
    #expect(asked.output == "b.canvases.png\n")
    let jobs = try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path)
    #expect(jobs.status == 0, "\(jobs.output)")
    #expect(folder.bytes("c.png") == file)
    #expect(folder.bytes("job.png") == file)
    // The title is another.
    #expect(folder.bytes("wish.png") == folder.bytes("b.canvases.png"))
  }

  @Test("is a picture for each canvas where nothing is to move, or one canvas is named")
  func stillPictures() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.asking])
    #expect(
      try CommandRun(["render", "a.scene.yaml"], in: folder.path).output
        == "a.60x40.png\na.90x30@2.png\n")
    #expect(
      try CommandRun(["render", "a.scene.yaml", "--animate", "--canvas", "50x50"], in: folder.path)
        .output == "a.50x50.png\n")
  }

  @Test("is structured SVG that shows the first canvas where nothing moves, and each layout once")
  func structuredSVG() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--animate-canvases", "--svg", "structured", "-o", "a.svg"],
      in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let text = String(decoding: folder.bytes("a.svg"), as: UTF8.self)
    #expect(text.components(separatedBy: "class=\"figure step ").count == 25)
    #expect(text.components(separatedBy: "visibility=\"hidden\"").count == 24)
    #expect(text.components(separatedBy: "<use href=\"#frame-").count == 12)
    #expect(text.contains("@media (prefers-reduced-motion:no-preference)"))
    #expect(text.contains("<g id=\"canvas-60x40\" class=\"figure step turn-1_2-of-3_867\" style"))
  }

  @Test(
    "names what it cannot be",
    arguments: [
      (["--canvas", "60x40"], "needs 2 to 16 canvases, and there is one; add --canvas WxH"),
      (["--format", "pdf"], "--animate-canvases is for PNG and SVG; nothing moves in PDF"),
      (["--format", "svg"], "--animate-canvases needs --svg structured for SVG files"),
      (["--animate"], "--animate-canvases cannot be used with --animate"),
      (["--before-canvas", "9x9"], "--animate-canvases cannot be used with --before"),
      (["--exploded"], "--animate-canvases cannot be used with --exploded"),
    ])
  func mistakes(options: [String], message: String) throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--animate-canvases"] + options, in: folder.path)
    #expect(run.status == 64 || run.status == 2 || run.status == 1, "\(run.status)")
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test("is described with all its sizes, and drawn anew when one has changed")
  func changes() throws {
    let folder = try CommandFolder(["s/a.scene.yaml": Self.asking])
    let described = try CommandRun(["describe", "s/a.scene.yaml", "--animate"], in: folder.path)
    #expect(described.output.contains("It takes the sizes 60 × 40 and 90 × 30 in turn."))
    let common = ["render", "s", "-o", "out", "--animate"]
    #expect(try CommandRun(common, in: folder.path).output == "out/a.canvases.png\n")
    let before = folder.bytes("out/a.canvases.png")
    #expect(try CommandRun(common, in: folder.path).output == "")
    let other = common + ["--canvas", "60x40", "--canvas", "91x30"]
    #expect(try CommandRun(other, in: folder.path).status == 0)
    #expect(folder.bytes("out/a.canvases.png") != before)
  }
}
