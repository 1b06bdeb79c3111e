import Foundation
import Testing

@Suite("plumbline render, of a figure with panels")
struct PanelTests {
  private static let scene = """
    canvases: [100x50, 160x50]
    root:
      subviews: [{ id: a }]
    constraints:
      - a.top == root.top + 10
      - a.leading == root.leading + 20
      - a.width == a.height == 20
    figure:
      show: [names]
      panels:
        - { caption: Before, scene: old/a.scene.yaml }
        - { caption: After }
        - { canvas: 80x50, look: plain }

    """

  private static let old = """
    root:
      subviews: [{ id: b }]
    constraints: [b.top == root.top, b.leading == root.leading, b.width == b.height == 30]

    """

  private func folder(_ scene: String = scene) throws -> CommandFolder {
    try CommandFolder(["a.scene.yaml": scene, "old/a.scene.yaml": Self.old])
  }

  @Test("draws one picture on each canvas, the same one as jobs")
  func pictures() throws {
    let folder = try folder()
    let run = try CommandRun(["render", "a.scene.yaml", "-o", "out"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "out/a.100x50.png\nout/a.160x50.png\n")
    let files = ["out/a.100x50.png", "out/a.160x50.png"]
    let pictures = files.map(folder.bytes)
    let jobs = try CommandRun(
      ["render", "a.scene.yaml", "-o", "out", "--timeout", "60"], in: folder.path)
    #expect(jobs.status == 0, "\(jobs.error)")
    #expect(files.map(folder.bytes) == pictures)
  }

  @Test("draws one picture if each panel has a canvas of its own")
  func ownCanvases() throws {
    let scene = Self.scene.replacingOccurrences(
      of: "caption: Before", with: "canvas: 120x50, caption: Before"
    ).replacingOccurrences(of: "caption: After", with: "canvas: 120x50, caption: After")
    let folder = try folder(scene)
    let run = try CommandRun(["render", "a.scene.yaml"], in: folder.path)
    #expect(run.output == "a.100x50.png\n", "\(run.error)")
  }

  @Test("draws again if the scene of a panel has changed, and not otherwise")
  func changes() throws {
    let folder = try folder()
    let arguments = ["render", "a.scene.yaml", "-o", "out", "--manifest", "--json"]
    _ = try CommandRun(arguments, in: folder.path)
    let first = folder.bytes("out/a.100x50.png")
    let second = try CommandRun(arguments, in: folder.path).output
    #expect(second.contains(#""unchanged": 2"#), "\(second)")
    let older = Self.old.replacingOccurrences(of: "30", with: "40")
    try Data(older.utf8).write(to: URL(filePath: folder.path + "/old/a.scene.yaml"))
    _ = try CommandRun(arguments, in: folder.path)
    #expect(folder.bytes("out/a.100x50.png") != first)
  }

  @Test("says where a panel's scene is named that can't be read")
  func missingScene() throws {
    let folder = try CommandFolder(["a.scene.yaml": Self.scene])
    let run = try CommandRun(["render", "a.scene.yaml"], in: folder.path)
    #expect(run.status == 3)
    #expect(
      run.error.contains(
        "a.scene.yaml:11:33: error: the scene 'old/a.scene.yaml' of this panel can't be read"),
      "\(run.error)")
  }

  @Test("is never drawn in the place of a panel's scene")
  func overwriting() throws {
    let folder = try folder()
    let job =
      #"{ "scene": "a.scene.yaml", "format": "png", "output": "old/a.scene.yaml" }"# + "\n"
    try Data(job.utf8).write(to: URL(filePath: folder.path + "/jobs.ndjson"))
    let run = try CommandRun(["render", "--jobs-file", "jobs.ndjson"], in: folder.path)
    #expect(run.status != 0)
    #expect(folder.bytes("old/a.scene.yaml") == Array(Self.old.utf8))
    #expect((run.output + run.error).contains("picture is made from this file"), "\(run.output)")
  }

  @Test("says that a caption for the whole has no place")
  func caption() throws {
    let folder = try folder()
    let run = try CommandRun(["render", "a.scene.yaml", "--caption", "All"], in: folder.path)
    #expect(run.status == 0)
    #expect(run.error.contains("a sheet can't show 'caption'"), "\(run.error)")
  }

  @Test("takes a direction, a theme and a look for all panels")
  func requests() throws {
    let folder = try folder()
    let plain = try CommandRun(["render", "a.scene.yaml", "-o", "a"], in: folder.path)
    #expect(plain.status == 0)
    for (name, options) in [
      ("dark", ["--theme", "dark"]), ("rtl", ["--direction", "rtl"]), ("", ["--look", "plain"]),
    ] {
      let run = try CommandRun(["render", "a.scene.yaml", "-o", "b"] + options, in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      let file = "a.100x50" + (name.isEmpty ? "" : "-" + name) + ".png"
      #expect(folder.bytes("b/" + file) != folder.bytes("a/a.100x50.png"), "\(options)")
    }
  }
}
