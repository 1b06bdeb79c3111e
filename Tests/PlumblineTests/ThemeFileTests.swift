import AutoLayout
import Figures
import Foundation
import Testing

@testable import Plumbline

@Suite("Theme files")
struct ThemeFileTests {
  private func theme(_ text: String) throws -> Theme {
    try Theme(bytes: Array(text.utf8), file: "themes/blue.theme.yaml")
  }

  @Test("change what they name, and keep the rest of their base")
  func changes() throws {
    let theme = try theme(
      """
      theme: Blueprint
      base: dark
      colors: { paper: "#0b2a4a", fills: ["#ffffff", "#88aaff"], containers: ["#123456"] }
      guides:
        - { color: "#ffee00", dash: [6, 2, 1, 2] }
        - { color: "#00ffee" }
      systemGuides: { safeArea: "#abcdef" }
      strokes: { guideWidth: 2, systemDash: [3, 3], tintOpacity: 0.2, bandOpacity: 0.5 }
      font: { family: DejaVu Sans, files: [fonts/DejaVuSans.ttf, /abs/b.ttf] }
      """)
    let palette = theme.palette
    #expect(theme.name == "Blueprint")
    #expect(theme.interface == .dark)
    #expect(palette.paper.hexText == "#0b2a4a")
    #expect(palette.ink == Theme.dark.palette.ink)
    #expect(palette.fills.map(\.hexText) == ["#ffffff", "#88aaff"])
    #expect(palette.guides.map(\.dash.lengths) == [[6, 2, 1, 2], [4, 3]])
    #expect(palette.systemGuides[.safeArea]?.hexText == "#abcdef")
    #expect(palette.systemGuides[.keyboard] == Theme.dark.palette.systemGuides[.keyboard])
    #expect(palette.guideWidth == 2)
    #expect(palette.systemDash.lengths == [3, 3])
    #expect(palette.bands == .translucent(0.5))
    #expect(theme.font?.paths == ["themes/fonts/DejaVuSans.ttf", "/abs/b.ttf"])
  }

  @Test("are called by their file where they have no name, and change nothing when empty")
  func defaults() throws {
    let theme = try theme("base: print")
    #expect(theme.name == "blue")
    #expect(theme.palette == Theme.print.palette)
    #expect(theme.font == nil)
  }

  @Test("say where and what is wrong, and what was meant, all in one go")
  func errors() throws {
    let error = #expect(throws: SceneError.self) {
      try theme(
        """
        base: drak
        colours: {}
        colors: { papr: "#fff", ink: blue, fills: [] }
        guides: [{ dash: [1] }, { color: "#fff", dash: [1] }, { color: "#fff", dash: [0, 1] }]
        strokes: { guideWidth: 0, tintOpacity: 2, width: 1 }
        font: { family: A }
        """)
    }
    let lines = try #require(error).lines
    #expect(lines.allSatisfy { $0.hasPrefix("themes/blue.theme.yaml:") })
    let expected = [
      "1:7: error: 'drak' is not a value of 'base'; did you mean 'dark'?",
      "2:1: error: 'colours' is not a key of a theme; did you mean 'colors'?",
      "3:11: error: 'papr' is not a key of a theme's colors; did you mean 'paper'?",
      "3:30: error: 'blue' is not a color",
      "3:36: error: 'fills' has no value",
      "4:10: error: 'color' is missing",
      "4:48: error: 'dash' takes pairs of lengths",
      "4:79: error: 0 is out of range",
      "5:24: error: 0 is out of range; 'guideWidth' must be above 0 and at most 20",
      "5:40: error: 2 is out of range; 'tintOpacity' must be from 0 to 1",
      "5:43: error: 'width' is not a key of a theme's strokes",
      "6:7: error: 'files' is missing",
    ]
    #expect(lines.count == expected.count, "\(lines)")
    for (line, text) in zip(lines, expected) { #expect(line.contains(text)) }
  }

  @Test("are based on what the JSON Schema lists")
  func schemaBases() throws {
    let path = GoldenFiles.samples.appending(path: "../Schemas/theme.schema.json").path
    let text = String(
      decoding: try #require(FileManager.default.contents(atPath: path)), as: UTF8.self)
    let words = Theme.allCases.map { "\"\($0.name)\"" }.joined(separator: ",")
    #expect(text.filter { !$0.isWhitespace }.contains("\"enum\":[\(words)]"))
  }

  @Test("strokes are as thick as they say, on whole pixels")
  func strokes() throws {
    let theme = try theme("strokes: { guideWidth: 2.2, edgeWidth: 3 }")
    let item = { (kind: SolvedTree.Item.Kind, name: String, frame: CGRect, owner: Int?) in
      SolvedTree.Item(
        kind: kind, identifier: name, owner: owner, frame: frame, exactFrame: frame,
        rootFrame: frame)
    }
    let canvas = Canvas(width: 100, height: 100, scale: 2)
    let frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    let items = [
      item(.view(className: "View"), "root", CGRect(x: 0, y: 0, width: 100, height: 100), nil),
      item(.guide, "g", frame, 0),
    ]
    let tree = SolvedTree(canvas: canvas, direction: .leftToRight, items: items, conflicts: [])
    let drawing = Drawing(
      of: tree, options: FigureOptions(theme: theme), measure: fixedTextMeasure)
    let thicknesses = drawing.commands.compactMap { command -> CGFloat? in
      guard case .dashedOutline(_, let pattern, _) = command.step else { return nil }
      return pattern.thickness
    }
    #expect(thicknesses == [2])
  }

  @Test("the sheet shows every theme side by side, in the same bytes each time")
  func sheet() throws {
    let themes = Theme.allCases + [try theme("base: dark")]
    let picture = try Painter().sheet(of: themes, as: .png)
    #expect(picture == (try Painter().sheet(of: themes, as: .png)))
    // Width and height stand in the file's first chunk.
    let width = picture.bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
    #expect(width == 4 * 2 * (260 + 48))
  }
}
