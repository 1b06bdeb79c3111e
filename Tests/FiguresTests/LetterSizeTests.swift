import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import Figures

@Suite("The size of letters")
struct LetterSizeTests {
  @Test(
    "is in points or pixels",
    arguments: [("8pt", .points(8)), ("7.5 pt", .points(7.5)), ("14px", .pixels(14))]
      as [(String, LetterSize)])
  func units(text: String, size: LetterSize) {
    #expect(LetterSize(parsing: text) == size)
    #expect(LetterSize(parsing: size.text) == size)
  }

  @Test("is no other text", arguments: ["", "8", "pt", "0pt", "8mm", "501px", "-8pt", "eightpt"])
  func others(text: String) { #expect(LetterSize(parsing: text) == nil) }

  @Test("is in points on paper, and in pixels if the width is")
  func suits() {
    #expect(LetterSize.points(8).suits(.millimeters(84)))
    #expect(LetterSize.points(8).suits(.inches(3)))
    #expect(LetterSize.pixels(8).suits(.pixels(800)))
    #expect(LetterSize.points(8).suits(nil) && LetterSize.pixels(8).suits(nil))
    #expect(!LetterSize.points(8).suits(.pixels(800)))
    #expect(!LetterSize.pixels(8).suits(.millimeters(84)))
  }

  private static let tree = RandomTree(seed: 5, most: 10).tree

  private func drawing(_ zoom: CGFloat, _ look: FigureLook, _ margin: FigurePaper.Margin) -> Drawing
  {
    var tree = Self.tree
    tree.canvas.scale = 2
    var options = FigureOptions(title: "A title")
    options.look = look
    options.overlays = [.guides, .names, .constraints, .dimensions, .caption, .margins]
    options.paper.margin = margin
    options.notes = [FigureNote(.callout("A note", at: .init(tree.items[1].identifier)))]
    return Drawing(
      of: tree.drawn(at: DrawingScale(pixels: 2 / zoom, zoom: zoom)), options: options,
      measure: fixedTextMeasure)
  }

  private func texts(_ drawing: Drawing) -> [(run: TextRun, tag: DrawingCommand.Tag?)] {
    drawing.commands.compactMap { command in
      if case .text(let run) = command.step { (run, command.tag) } else { nil }
    }
  }

  @Test(
    "neither changes numbers nor the sizes of the figure's own letters in its points",
    arguments: [0.4, 0.75, 1.5], FigureLook.allCases)
  func zoom(zoom: Double, look: FigureLook) {
    let (plain, zoomed) = (
      drawing(1, look, .points(160)), drawing(CGFloat(zoom), look, .points(160))
    )
    #expect(plain.summary == zoomed.summary)
    let own: Set = [Font(pointSize: 10.5), Font(pointSize: 13, weight: .semibold), .systemFont(ofSize: 10.5, weight: .medium), Font(pointSize: 10, weight: .medium)]
    let numbers = texts(plain).filter { $0.run.font == Font(pointSize: 10, weight: .medium) }
    let known = Set(numbers.map(\.run.text))
    #expect(!known.isEmpty)
    for (run, _) in texts(zoomed) where own.contains(run.font) {
      guard run.font == Font(pointSize: 10, weight: .medium) else { continue }
      #expect(known.contains(run.text), "\(run)")
    }
    #expect(texts(zoomed).contains { $0.run.font == Font(pointSize: 10.5) })
  }

  @Test("is that of views' texts only in proportion to the canvas")
  func contents() {
    let (plain, zoomed) = (drawing(1, .plain, .points(0)), drawing(0.5, .plain, .points(0)))
    func sizes(_ drawing: Drawing) -> [String: CGFloat] {
      let texts = Set(Self.tree.items.compactMap(\.appearance.text))
      let runs = self.texts(drawing).filter { $0.tag?.kind == .view && texts.contains($0.run.text) }
      return Dictionary(runs.map { ($0.run.text, $0.run.font.pointSize) }) { first, _ in first }
    }
    let (before, after) = (sizes(plain), sizes(zoomed))
    #expect(!before.isEmpty)
    for (text, size) in after { #expect(abs((before[text] ?? 0) / 2 - size) < 1e-9, "\(text)") }
    #expect(before.count == after.count)
    // The canvas has as many pixels as before.
    #expect(zoomed.pixelWidth > plain.pixelWidth)
    #expect(zoomed.pageSize.width < zoomed.size.width * 2.01)
  }
}
