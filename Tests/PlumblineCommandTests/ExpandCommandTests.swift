import Foundation
import Testing

@Suite("Commands and components")
struct ExpandCommandTests {
  private let scene = """
    components: { tile: tile.yaml }
    root: { subviews: [{ use: tile, id: a, with: { t: A } }, { use: tile, id: b, with: { t: B } }] }
    constraints: [a.top == root.top + 30, b.top == a.bottom, "(a, b).left == root.leftMargin"]

    """
  private let tile = """
    parameters: { t: Text }
    view: { class: Label, text: $t }
    constraints:
      - view.width >= 40 @20

    """

  private func folder() throws -> CommandFolder {
    try CommandFolder(["a.scene.yaml": scene, "tile.yaml": tile])
  }

  @Test("expand writes out components, in the syntax of the file that it writes")
  func expansion() throws {
    let folder = try folder()
    let printed = try CommandRun(["expand", "a.scene.yaml"], in: folder.path)
    #expect(printed.status == 0, "\(printed.error)")
    #expect(
      printed.output == """
        root:
          subviews:
            - { id: a, class: Label, text: A }
            - { id: b, class: Label, text: B }
        constraints:
          - a.width >= 40 @20
          - b.width >= 40 @20
          - a.top == root.top + 30
          - b.top == a.bottom
          - (a, b).left == root.leftMargin

        """)
    let json = try CommandRun(["expand", "a.scene.yaml", "-o", "b.scene.json"], in: folder.path)
    #expect(json.status == 0, "\(json.error)")
    let solved = try ["a.scene.yaml", "b.scene.json"].map { file in
      try CommandRun(["solve", file], in: folder.path).output.split(separator: "\n").dropFirst()
    }
    #expect(solved[0] == solved[1] && solved[0].count == 4)
  }

  @Test("expand names what isn't a scene file, and what is wrong in components")
  func errors() throws {
    let folder = try CommandFolder([
      "a.scene.yaml": scene, "tile.yaml": "view: { text: $t }", "b.xib": "<document/>",
    ])
    let broken = try CommandRun(["expand", "a.scene.yaml"], in: folder.path)
    #expect(broken.status == 3 && broken.output.isEmpty)
    #expect(broken.error.contains("tile.yaml:1:9: error: 'text' is not a key of a View; "))
    let document = try CommandRun(["expand", "b.xib"], in: folder.path)
    #expect(document.status == 3)
  }

  @Test("lint reports a finding of a component once, with its place")
  func lint() throws {
    let folder = try folder()
    let run = try CommandRun(["lint", "a.scene.yaml"], in: folder.path)
    let lines = run.output.split(separator: "\n").filter { $0.contains("[left-right]") }
    #expect(lines.count == 2)
    let wide = tile.replacingOccurrences(of: "view.width >= 40", with: "view.left >= root.left + 1")
    try Data(wide.utf8).write(to: URL(filePath: folder.path + "/tile.yaml"))
    let found = try CommandRun(["lint", "a.scene.yaml"], in: folder.path).output
    #expect(
      found.contains("; in 'tile' (tile.yaml, line 4), and in 1 other use of it [left-right]"),
      "\(found)")
  }

  @Test("render draws again what a changed component changes, and nothing else")
  func manifest() throws {
    let folder = try folder()
    func render() throws -> String {
      let run = try CommandRun(
        ["render", ".", "--canvas", "90x90", "-o", "out"], in: folder.path)
      #expect(run.status == 0, "\(run.error)")
      return run.output
    }
    #expect(try render() == "out/a.90x90.png\n")
    #expect(try render() == "")
    try Data((tile + "  - view.height >= 30\n").utf8)
      .write(to: URL(filePath: folder.path + "/tile.yaml"))
    #expect(try render() == "out/a.90x90.png\n")
  }

  @Test("record names the component files of a scene, and verify says which of them changed")
  func record() throws {
    let folder = try folder()
    _ = try CommandRun(["record", "a.scene.yaml", "--canvas", "90x90"], in: folder.path)
    let text = try String(
      contentsOfFile: folder.path + "/__Snapshots__/a.90x90.frames.txt", encoding: .utf8)
    #expect(text.contains("\nwith tile.yaml sha256:"))
    func verify() throws -> CommandRun {
      try CommandRun(["verify", "a.scene.yaml", "--canvas", "90x90"], in: folder.path)
    }
    #expect(try verify().status == 0)
    try Data(tile.replacingOccurrences(of: "40 @20", with: "60 @300").utf8)
      .write(to: URL(filePath: folder.path + "/tile.yaml"))
    let changed = try verify()
    #expect(changed.status == 1)
    #expect(changed.output.contains("tile.yaml sha256:"), "\(changed.output)")
    #expect(changed.output.contains("width 12 → 60"), "\(changed.output)")
  }
}
