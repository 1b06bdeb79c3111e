import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct OverlayTests {
  private var tree: SolvedTree {
    var builder = TreeBuilder(200, 120)
    let box = builder.view("box", [20, 20, 160, 80])
    builder.view("inner", [30, 30, 40, 20], in: box)
    builder.guide("guide", [80, 30, 40, 20], in: box)
    builder.systemGuide(.layoutMargins, [16, 0, 168, 120])
    return builder.tree
  }

  private func fills(_ overlays: Set<Overlay>) -> [CGRect] {
    let drawing = Drawing(
      of: tree, options: FigureOptions(overlays: overlays), measure: fixedTextMeasure)
    return drawing.commands.compactMap { command in
      guard case .roundedFill(let frame, _, _) = command.step, frame.height >= 18,
        command.tag?.className == "View", command.tag?.identifier != "root"
      else { return nil }
      return frame
    }
  }

  @Test("overlays never move a view", arguments: Overlay.allCases.filter { $0 != .caption })
  func keepLayout(overlay: Overlay) {
    #expect(fills([overlay]) == fills([]))
  }

  @Test("are named by the words of the command line")
  func haveWords() {
    #expect(
      Overlay.allCases.map(\.rawValue) == [
        "guides", "names", "margins", "safe-area", "readable", "keyboard", "caption", "tints",
        "constraints", "dimensions", "alignment-rects", "alignment", "baselines", "equal",
        "intrinsic", "attributes", "conflicts", "ambiguity", "device",
      ])
    #expect(FigureOptions().overlays == [.guides, .names])
    #expect(Theme.allCases.map(\.name) == ["light", "dark", "print"])
  }

  @Test("may be limited to one identifier, if they are of several things")
  func areLimited() {
    #expect(OverlayWord("constraints:gap") == OverlayWord(.constraints, subject: "gap"))
    #expect(OverlayWord("Equal") == OverlayWord(.equal))
    #expect(OverlayWord("names:gap") == nil)
    #expect(OverlayWord("constraints:") == nil)
    #expect(OverlayWord("constraint") == nil)
    var options = FigureOptions()
    options.show([OverlayWord(.constraints, subject: "gap"), OverlayWord(.names)])
    #expect(options.shows(.constraints, of: ["a", "gap"]))
    #expect(!options.shows(.constraints, of: ["a"]))
    #expect(!options.overlays.contains(.guides))
    options.show([OverlayWord(.constraints, subject: "gap"), OverlayWord(.constraints)])
    #expect(options.shows(.constraints, of: ["a"]))
  }

  @Test("nothing but the views is drawn without overlays, and their texts")
  func withoutOverlays() {
    let drawing = Drawing(
      of: tree, options: FigureOptions(overlays: []), measure: fixedTextMeasure)
    #expect(drawing.texts.isEmpty)
    #expect(drawing.commands.allSatisfy { $0.tag.map { $0.className == "View" } ?? true })
  }

  @Test("a view that could not be told from what it lies on has an edge, and a mere text none")
  func palesHaveEdges() {
    var builder = TreeBuilder(200, 60)
    builder.view("white", [10, 10, 40, 40], Appearance(fill: Color(hex: "#ffffff")))
    builder.view("clear", [60, 10, 40, 40], Appearance(fill: Color(hex: "#0000")))
    builder.view("blue", [110, 10, 40, 40], Appearance(fill: Color(hex: "#2f6fdd")))
    var text = Appearance(fill: Color(hex: "#0000"))
    text.text = "Hi"
    builder.view("text", [155, 10, 40, 40], text)
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let steps = drawing.commands.map(\.description)
    #expect(steps.filter { $0.hasPrefix("rounded") && $0.contains("white") }.count == 2)
    #expect(steps.filter { $0.hasPrefix("band") && $0.contains("clear") }.count == 1)
    #expect(steps.filter { $0.hasPrefix("rounded") && $0.contains("blue") }.count == 1)
    #expect(!steps.contains { $0.hasPrefix("band") && $0.contains("text") })
  }

  @Test("what reaches over the canvas is clipped where there is paper around it")
  func clipsOverflow() {
    var builder = TreeBuilder(100, 100)
    builder.view("wide", [-20, 20, 200, 20])
    let options = FigureOptions(overlays: [.caption])
    let drawing = Drawing(of: builder.tree, options: options, measure: fixedTextMeasure)
    let canvas = CGRect(x: 24, y: 56, width: 100, height: 100)
    #expect(drawing.commands.contains { $0.step == .begin(.clip(canvas)) })
    #expect(drawing.commands.contains { $0.step == .end })
  }

  @Test("the caption of a tiny canvas is whole, and keeps away from the page's edge")
  func captionOfTinyCanvas() {
    let options = FigureOptions(overlays: [.caption], title: "A short title")
    let drawing = Drawing(of: TreeBuilder(1, 1).tree, options: options, measure: fixedTextMeasure)
    #expect(drawing.texts.map(\.text) == ["A short title", "1 × 1"])
    for run in drawing.texts { #expect(run.box.maxX <= drawing.bounds.maxX - Page.padding + 1) }
    let long = FigureOptions(overlays: [.caption], title: String(repeating: "long ", count: 50))
    let broken = Drawing(of: TreeBuilder(1, 1).tree, options: long, measure: fixedTextMeasure)
    #expect(broken.bounds.width < 250)
    #expect(broken.texts[0].text == long.title)
    #expect(broken.texts[0].wrapping?.lineLimit == 12)
    #expect(holds(broken.bounds.insetBy(dx: 23, dy: 20), broken.texts[0].box))
  }

  @Test("frames that are not finite or have no extent are left out")
  func skipsOddFrames() {
    var builder = TreeBuilder(100, 100)
    builder.view("nowhere", [.nan, 0, 10, 10])
    builder.view("endless", [0, 0, .infinity, 10])
    builder.view("flat", [10, 10, 0, 20])
    builder.guide("far", [1e300, 0, 10, 10])
    builder.view("vast", [-1e308, -1e308, 1e308, 1e308])
    builder.view("speck", [1, 1, 0.1, 0.1], Appearance(text: "a", font: Font(pointSize: 0.01)))
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let names = drawing.commands.compactMap { $0.tag?.identifier }
    #expect(!names.contains("nowhere") && !names.contains("endless") && !names.contains("flat"))
    #expect(drawing.texts.isEmpty)
  }

  @Test("of baselines put texts in the figure's font on them, if they stay on their views")
  func baselines() throws {
    func place(_ overlays: Set<Overlay>, _ baseline: CGFloat) throws -> CGFloat {
      var builder = TreeBuilder(200, 100)
      let label = builder.view("label", [20, 20, 80, 21], Appearance(text: "Name"))
      var tree = builder.tree
      tree.items[label].metrics.baselines = baseline...baseline
      let drawing = Drawing(
        of: tree, options: FigureOptions(overlays: overlays), measure: fixedTextMeasure)
      return try #require(drawing.texts.first { $0.text == "Name" }).position.y
    }
    #expect(try place([.baselines], 37) == 37)
    #expect(try place([.names], 37) != 37)
    #expect(try place([.baselines], 60) == place([.names], 60))
  }
}
