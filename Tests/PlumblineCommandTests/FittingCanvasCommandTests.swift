import Foundation
import Imaging
import Testing

@Suite("Pictures that are as large as their contents")
struct FittingCanvasCommandTests {
  /// A card with a text that breaks into lines; open at the bottom if wanted.
  private static func card(canvases: String, isOpen: Bool = false) -> String {
    """
    canvases: \(canvases)
    root:
      subviews:
        - { id: text, class: Label, text: "One two three four five six seven", numberOfLines: 0 }
    constraints:
      - text.top == root.top + 10
      - text.leading == root.leading + 10
      - text.trailing == root.trailing - 10
    \(isOpen ? "" : "  - text.bottom == root.bottom - 10")
    """
  }

  private func size(_ folder: CommandFolder, _ name: String) throws -> [Int] {
    let picture = try PNGReader.bitmap(of: folder.bytes(name))
    return [picture.pixelWidth, picture.pixelHeight]
  }

  @Test("render, solve and sheet take fit in options and scenes; narrower canvases are higher")
  func pictures() throws {
    let folder = try CommandFolder([
      "card.scene.yaml": Self.card(canvases: "[{ width: 120, height: fit, scale: 2 }, fitxfit]")
    ])
    let run = try CommandRun(
      ["render", ".", "--look", "plain", "-o", "out"], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
    let narrow = try size(folder, "out/card.120xfit@2.png")
    let natural = try size(folder, "out/card.fitxfit.png")
    #expect(narrow[0] == 240 && narrow[1] > 80)
    #expect(natural[0] > 200 && natural[1] < narrow[1] / 2)
    let wide = try CommandRun(
      ["solve", "card.scene.yaml", "--canvas", "300xfit", "--json"], in: folder.path)
    #expect(
      wide.output.contains("{ \"name\": \"300xfit\", \"width\": 300, \"height\": \(natural[1])"),
      "\(wide.output)\(wide.error)")
    let manifest = folder.bytes("out/manifest.json")
    #expect(
      String(decoding: manifest, as: UTF8.self).contains(
        "{ \"name\": \"120xfit@2\", \"width\": 120, \"height\": \"fit\", \"scale\": 2 }"))
    let value = try JSONSerialization.jsonObject(with: Data(manifest))
    #expect(try JSONSchemaFile("manifest.schema.json").faults(of: value) == [])
    let again = try CommandRun(
      ["render", ".", "--look", "plain", "-o", "out"], in: folder.path)
    #expect(again.status == 0 && again.output == "" && run.output.contains("card.120xfit@2.png"))
    #expect(
      try CommandRun(["sheet", "card.scene.yaml", "-o", "s.png"], in: folder.path).status == 0)
  }

  @Test("a layout that leaves an extent open is an error that names it, and draws nothing")
  func openLayouts() throws {
    let folder = try CommandFolder([
      "card.scene.yaml": Self.card(canvases: "[120xfit]", isOpen: true)
    ])
    for command in ["render", "solve", "lint", "explain", "sheet"] {
      let more = command == "explain" ? ["text.top"] : command == "sheet" ? ["-o", "a.png"] : []
      let run = try CommandRun([command, "card.scene.yaml"] + more, in: folder.path)
      #expect(run.status == 3, "\(command)")
      #expect(
        (run.error + run.output).contains(
          "card.scene.yaml: error: canvas '120xfit' fits its layout, which doesn't determine "
            + "the height"),
        "\(command): \(run.error)\(run.output)")
    }
  }

  @Test("safe areas and keyboards have their room")
  func safeAreas() throws {
    func height(_ canvas: String, _ more: String = "") throws -> String? {
      let folder = try CommandFolder([
        "a.scene.yaml": """
        canvases: [\(canvas)]
        \(more)
        root:
          subviews: [{ id: box }]
        constraints:
          - box.top == root.safeArea.top + 10
          - box.leading == root.leading
          - box.width == 40
          - box.height == 40
          - box.bottom == root.safeArea.bottom - 10

        """
      ])
      let run = try CommandRun(["solve", "a.scene.yaml", "--json"], in: folder.path)
      #expect(run.output.contains("\"conflicts\": []"), "\(run.output)\(run.error)")
      return run.output.firstMatch(of: /"height": ([0-9.]+), "scale"/).map { String($0.1) }
    }
    #expect(try height("{ size: 100xfit }") == "60")
    #expect(try height("{ size: 100xfit, safeArea: { top: 20, bottom: 34 } }") == "114")
  }

  @Test("a sweep of such a canvas is refused with a message, and lint sweeps the others")
  func sweeps() throws {
    let folder = try CommandFolder(["card.scene.yaml": Self.card(canvases: "[120xfit]")])
    let run = try CommandRun(["sweep", "card.scene.yaml", "--width", "100-300"], in: folder.path)
    #expect(run.status == 2 && run.error.contains("a sweep needs a canvas of a fixed size"))
    let lint = try CommandRun(["lint", "card.scene.yaml", "--width", "100-300"], in: folder.path)
    #expect(lint.status == 0, "\(lint.output)\(lint.error)")
  }

  @Test("the schemas take fit, and both extents or a size")
  func schemas() throws {
    let schema = try JSONSchemaFile("job.schema.json")
    func faults(_ canvas: Any) -> [String] { schema.faults(of: ["scene": "a", "canvas": canvas]) }
    #expect(faults("320xfit@2") == [] && faults(["size": "fitxfit"]) == [])
    #expect(faults(["width": 320, "height": "fit"] as [String: Any]) == [])
    #expect(faults(["width": 320]) != [] && faults("320xfits") != [])
  }

  @Test("snapshots keep the size, and say what changed it")
  func snapshots() throws {
    let folder = try CommandFolder(["card.scene.yaml": Self.card(canvases: "[120xfit]")])
    #expect(try CommandRun(["record"], in: folder.path).status == 0)
    #expect(try CommandRun(["verify"], in: folder.path).status == 0)
    let wider = Self.card(canvases: "[120xfit]").replacingOccurrences(
      of: "bottom - 10", with: "bottom - 30")
    try Data(wider.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/card.scene.yaml"))
    let run = try CommandRun(["verify"], in: folder.path)
    #expect(run.status == 1 && run.output.contains("card.120xfit"), "\(run.output)")
    // The size of the canvas is an effect.
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.first?.hasPrefix("  root: height ") == true, "\(run.output)")
    #expect(
      lines.first?.hasSuffix(
        "because constraint `text.bottom == root.bottom - 10` changed from -10 to -30") == true)
  }

  @Test(
    "sizes that are none have their reasons",
    arguments: [
      ("[{ width: 100 }]", "'height' is missing"),
      (
        "[{ width: 100, height: full }]",
        "'height' takes a number of points, or fit to use the layout's size"
      ),
      ("[{ size: 1x1, height: fit }]", "'height' cannot be used with 'size'"),
      ("[fitx]", "'fitx' is not a size"),
    ])
  func faults(canvases: String, message: String) throws {
    let folder = try CommandFolder(["card.scene.yaml": Self.card(canvases: canvases)])
    let run = try CommandRun(["lint", "card.scene.yaml"], in: folder.path)
    #expect(run.error.contains(message), "\(run.error)")
  }
}
