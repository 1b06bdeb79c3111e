import Foundation
import Testing

@Suite("plumbline render, of a figure with steps")
struct StepsTests {
  private static let scene = """
    canvases: [100x50]
    root:
      guides: [gap]
      subviews: [{ id: a }]
    constraints:
      - a.top == root.top + 10
      - a.leading == root.leading + 20
      - a.width == a.height == 20
      - gap.leading == a.trailing
      - gap.width == gap.height == 20
      - gap.top == a.top
    figure:
      show: [guides]
      steps:
        - { only: [a] }
        - { highlight: [gap] }
        - { show: [guides, names] }

    """

  @Test("draws a picture for each step, the same ones as jobs")
  func pictures() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "out"], in: folder.path)
    let files = (1...3).map { "out/a.100x50-step-\($0).png" }
    #expect(run.output == files.map { $0 + "\n" }.joined())
    let pictures = files.map(folder.bytes)
    #expect(Set(pictures).count == 3)
    let jobs = try CommandRun(
      ["render", "a.scene.yaml", "-o", "out", "--timeout", "60"], in: folder.path)
    #expect(jobs.status == 0, "\(jobs.error)")
    #expect(files.map(folder.bytes) == pictures)
  }

  @Test("draws one picture of what the command line takes apart")
  func onePicture() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(
      ["render", "a.scene.yaml", "--anatomy", "a.top == root.top + 10"], in: folder.path)
    #expect(run.output == "a.100x50.png\n")
  }

  @Test("shows the steps in turn, with and without processes of their own")
  func animation() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(["render", "a.scene.yaml", "--animate"], in: folder.path)
    #expect(run.output == "a.100x50.png\n")
    let file = folder.bytes("a.100x50.png")
    let animation = try #require(file.firstRange(of: Array("acTL".utf8)))
    #expect(Array(file[animation.upperBound..<animation.upperBound + 4]) == [0, 0, 0, 3])
    let svg = ["render", "a.scene.yaml", "--animate", "--svg", "structured", "-o"]
    #expect(try CommandRun(svg + ["a.svg"], in: folder.path).status == 0)
    #expect(try CommandRun(svg + ["b.svg", "--timeout", "60"], in: folder.path).status == 0)
    #expect(folder.bytes("a.svg") == folder.bytes("b.svg"))
    let text = String(decoding: folder.bytes("a.svg"), as: UTF8.self)
    #expect(text.components(separatedBy: "class=\"figure step turn-2-of-6\"").count == 4)
    #expect(text.components(separatedBy: "visibility=\"hidden\"").count == 3)
    #expect(
      text.contains("@keyframes turn-2-of-6{0%{visibility:visible}33.333%{visibility:hidden}}"))
  }

  @Test(
    "draws an animation anew when a step has changed, and a job refuses a step that isn't there")
  func changes() throws {
    let folder = try CommandFolder([
      "s/a.scene.yaml": Self.scene,
      "jobs.ndjson": "{\"scene\": \"s/a.scene.yaml\", \"step\": 4, \"output\": \"x.png\"}\n",
    ])
    let common = ["render", "s", "-o", "out", "--animate"]
    #expect(try CommandRun(common, in: folder.path).output == "out/a.100x50.png\n")
    let before = folder.bytes("out/a.100x50.png")
    let changed = Self.scene.replacing("only: [a]", with: "hide: [gap, a]")
    try Data(changed.utf8).write(to: URL(filePath: folder.path + "/s/a.scene.yaml"))
    #expect(try CommandRun(common, in: folder.path).status == 0)
    #expect(folder.bytes("out/a.100x50.png") != before)
    let run = try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path)
    #expect(run.output.contains("there is no step 4; the figure has 3"))
  }
}
