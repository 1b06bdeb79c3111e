import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Sheets of figures")
struct FigureSheetTests {
  private let grid = PixelGrid(scale: 1)

  @Test("one scene fills lines, in order, with one gap everywhere and tops aligned")
  func packs() {
    let sizes: [(CGFloat, CGFloat)] = [(320, 568), (390, 568), (844, 390), (500, 390)]
    let layout = layout(FigureSheet(rows: [row("One", sizes)]))
    let frames = zip(layout.corners, sizes).map {
      CGRect(origin: $0, size: CGSize(width: $1.0, height: $1.1))
    }
    #expect(layout.titles.map(\.lines) == [["One"]])
    #expect(layout.titles[0].baseline == CGPoint(x: frames[0].minX, y: frames[0].minY - 22))
    for (one, next) in zip(frames, frames.dropFirst()) {
      if next.minY == one.minY {
        #expect(next.minX == one.maxX + SheetLayout.columnGap)
      } else {
        let line = frames.filter { $0.minY == one.minY }
        let bottom = line.map(\.maxY).max() ?? 0
        #expect(next.minX == frames[0].minX)
        #expect(next.minY == bottom + SheetLayout.rowGap + SheetLayout.plainCaptionHeight)
      }
    }
    #expect(layout.size.width == (frames.map(\.maxX).max() ?? 0) + Page.padding)
    #expect(layout.size.height == (frames.map(\.maxY).max() ?? 0) + Page.padding)
    #expect(Set(frames.map(\.minY)).count == 2)
  }

  @Test(
    "a thousand figures are packed, and their page is known before they are drawn",
    .timeLimit(.minutes(1)))
  func packsMany() {
    let sizes: [(CGFloat, CGFloat)] = (0..<1_000).map { number in
      (100 + CGFloat(number % 37), 50 + CGFloat(number % 11))
    }
    let sheet = FigureSheet(rows: [row("Many", sizes)])
    let corners = layout(sheet).corners
    #expect(Set(corners.map(\.y)).count > 20)
    let page = sheet.pixelSize(measure: fixedTextMeasure)
    let few = FigureSheet(rows: [row("Few", Array(sizes.prefix(40)))])
    let drawing = Drawing(of: few, measure: fixedTextMeasure)
    let size = few.pixelSize(measure: fixedTextMeasure)
    #expect((drawing.pixelWidth, drawing.pixelHeight) == size)
    #expect(page.width > size.width && page.height > size.height)
  }

  @Test("several scenes on several canvases are a grid with titles at the rows")
  func grids() {
    let rows = [row("A", [(100, 50), (80, 90)]), row("B", [(60, 40), (200, 40)])]
    let corners = layout(FigureSheet(rows: rows)).corners
    #expect(corners[0].x == corners[2].x)
    #expect(corners[1].x == corners[3].x)
    #expect(corners[0].y == corners[1].y)
    #expect(corners[2].y == corners[3].y)
    #expect(corners[1].x == corners[0].x + 100 + SheetLayout.columnGap)
    #expect(corners[2].y == corners[1].y + 90 + SheetLayout.rowGap + Page.captionHeight)
  }

  @Test("scenes of one canvas each stand in columns, each below its title", arguments: [1, 2, 5])
  func columns(count: Int) {
    let rows = (0..<5).map { row("\($0)", [(100, 50)]) }
    let layout = layout(FigureSheet(rows: rows, columns: count))
    #expect(layout.titles.map(\.lines) == [["0"], ["1"], ["2"], ["3"], ["4"]])
    #expect(layout.titles.map(\.baseline.x) == layout.corners.map(\.x))
    #expect(Set(layout.corners.map(\.x)).count == count)
  }

  @Test("figures of a group stay side by side, and a long caption has its room")
  func groups() {
    var pair = row("", [(100, 50), (100, 50)])
    pair.groups = [pair.groups.flatMap(\.self)]
    let sheet = FigureSheet(rows: [pair], columns: 1)
    // The first word is wider than the canvas.
    let word = String(repeating: "m", count: 30)
    let texts = SheetTexts([word, "short"], scale: 1, measure: fixedTextMeasure)
    let layout = SheetLayout(
      sheet, sizes: sheet.figures.map(\.tree.canvas.size), canvases: [.zero, .zero], texts: texts,
      grid: grid)
    let width = fixedTextMeasure(word, texts.captionFont, nil).width.rounded(.up)
    #expect(width > 100)
    #expect(layout.corners[0].y == layout.corners[1].y)
    #expect(layout.corners[1].x == layout.corners[0].x + width + SheetLayout.columnGap)
  }

  @Test("canvases of a line are aligned, whatever stands above them, and so are their captions")
  func alignedCanvases() {
    let sheet = FigureSheet(rows: [row("", [(100, 90), (100, 50)])])
    let layout = SheetLayout(
      sheet, sizes: [CGSize(width: 120, height: 90), CGSize(width: 100, height: 50)],
      canvases: [CGRect(x: 20, y: 30, width: 100, height: 60), .zero],
      texts: SheetTexts(["a", "b"], scale: 1, measure: fixedTextMeasure), grid: grid)
    #expect(layout.corners[1].y == layout.corners[0].y + 30)
    #expect(layout.captions[0].y == layout.captions[1].y)
    #expect(layout.captions[0].x == layout.corners[0].x + 20)
    #expect(layout.size.height == layout.corners[0].y + 90 + Page.padding)
  }

  @Test("the legend of a sheet has each text once, below the figures")
  func legend() {
    var tree = TreeBuilder(200, 100)
    tree.view("box", [10, 10, 40, 40])
    var options = FigureOptions()
    options.notes = [
      FigureNote(.marker("1", at: .init("box"), words: "The box")),
      FigureNote(.legend("a view", of: .init("box"))),
    ]
    let figure = FigureSheet.Figure(tree: tree.tree, caption: "a", options: options)
    let sheet = FigureSheet(rows: [FigureSheet.Row(title: "", groups: [[figure], [figure]])])
    let drawing = Drawing(of: sheet, measure: fixedTextMeasure)
    let runs = drawing.commands.compactMap { command -> TextRun? in
      if case .text(let run) = command.step { run } else { nil }
    }
    for words in ["The box", "a view"] {
      let found = runs.filter { $0.text == words }
      #expect(found.count == 1)
      #expect(found[0].position.y > 100)
    }
    #expect(runs.count { $0.text == "1" } == 3)
  }

  @Test("the legend of a sheet whose figures are read from the right has its symbols at the right")
  func mirroredLegend() {
    func legend(_ direction: LayoutDirection) -> (swatch: CGRect, texts: [TextRun], width: CGFloat)?
    {
      var tree = TreeBuilder(200, 100, direction: direction)
      tree.view("box", [10, 10, 40, 40], Appearance(fill: Color(red: 1, green: 0, blue: 0)))
      var options = FigureOptions()
      options.notes = [
        FigureNote(.legend("a view", of: .init("box"))),
        FigureNote(.marker("1", at: .init("box"), words: "The box")),
      ]
      let figure = FigureSheet.Figure(tree: tree.tree, caption: "a", options: options)
      let sheet = FigureSheet(rows: [FigureSheet.Row(title: "", groups: [[figure]])])
      let drawing = Drawing(of: sheet, measure: fixedTextMeasure)
      let texts = drawing.texts.filter { ["a view", "The box"].contains($0.text) }
      let swatches = drawing.commands.compactMap { command -> CGRect? in
        switch command.step {
        case .fill(let box, _), .roundedFill(let box, _, _):
          return box.size == FigureLegend.swatch ? box : nil
        default: return nil
        }
      }
      return swatches.first.map { ($0, texts, drawing.size.width) }
    }
    guard let left = legend(.leftToRight), let right = legend(.rightToLeft) else {
      Issue.record("a legend has no swatch")
      return
    }
    #expect(left.texts.count == 2 && right.texts.count == 2)
    #expect(left.swatch.maxX < left.texts[0].box.minX)
    #expect(right.swatch.minX > right.texts[0].box.maxX)
    #expect(right.texts.allSatisfy { $0.box.minX > 0 && $0.box.maxX < right.width })
  }

  @Test("captions break into up to three lines where a canvas is narrow, and sizes stay whole")
  func captions() {
    let caption = "iPhone SE (3rd generation), 375 × 667, accessibility-large, right to left"
    let texts = SheetTexts([caption], scale: 1, measure: fixedTextMeasure)
    #expect(texts.caption(0, width: 1000).lines == [caption])
    for width in [1, 60, 100, 160, 240] as [CGFloat] {
      let broken = texts.caption(0, width: width)
      #expect(broken.lines.count <= 3)
      #expect(broken.lines.joined(separator: " ") == caption)
      #expect(broken.lines.contains { $0.contains("375 × 667") })
      let widths = broken.lines.map { fixedTextMeasure($0, texts.captionFont, nil).width }
      #expect(widths.max() == broken.width)
    }
  }

  @Test(
    "titles and captions stay legible however small the scale is",
    arguments: [0.1, 0.25, 0.5, 1, 2])
  func legible(scale: CGFloat) {
    let sheet = FigureSheet(
      rows: [row("A title of several words", [(100, 200), (300, 120)], scale: scale)])
    let drawing = Drawing(of: sheet, measure: fixedTextMeasure)
    let runs = drawing.texts
    let words = runs.flatMap { $0.text.split(separator: " ") }
    #expect(["A", "title", "of", "several", "words"].allSatisfy(words.contains))
    #expect(runs.allSatisfy { $0.font.pointSize * scale >= 10.5 - 1e-6 })
    for (index, run) in runs.enumerated() {
      #expect(holds(drawing.bounds, run.box), "\(run)")
      for other in runs[(index + 1)...] { #expect(!overlaps(run.box, other.box)) }
    }
  }

  @Test("texts of any sheet keep apart, on the page and uncut", arguments: 0..<40)
  func keepApart(seed: Int) {
    let scale = [0.2, 0.5, 1, 2][seed % 4] as CGFloat
    let count = 1 + seed % 7
    let sizes = (0..<count).map { number -> (CGFloat, CGFloat) in
      (40 + CGFloat((seed * 37 + number * 91) % 400), 40 + CGFloat((seed * 53 + number * 71) % 300))
    }
    var rows =
      seed % 3 == 0
      ? sizes.enumerated().map { row("A scene's title, number \($0)", [$1], scale: scale) }
      : [row("The title of a scene", sizes, scale: scale)]
    for row in rows.indices {
      for group in rows[row].groups.indices {
        rows[row].groups[group][0].caption += ", accessibility-large, right to left"
      }
    }
    let sheet = FigureSheet(rows: rows, columns: seed % 5 == 0 ? 2 : nil)
    let drawing = Drawing(of: sheet, measure: fixedTextMeasure)
    let runs = drawing.texts
    #expect(!runs.contains { $0.text.contains("…") })
    for (index, run) in runs.enumerated() {
      #expect(holds(drawing.bounds, run.box), "seed \(seed): \(run)")
      for other in runs[(index + 1)...] {
        #expect(!overlaps(run.box, other.box), "seed \(seed): \(run) and \(other)")
      }
    }
  }

  @Test(
    "a sheet's drawing has its figures' commands and lies on whole pixels", arguments: [1, 1.5])
  func draws(scale: CGFloat) {
    let sheet = FigureSheet(rows: [row("One", [(100.5, 50), (80, 90)], scale: scale)])
    let drawing = Drawing(of: sheet, measure: fixedTextMeasure)
    var texts: [String] = []
    for command in drawing.commands {
      switch command.step {
      case .text(let run): texts.append(run.text)
      case .fill(let box, _), .roundedFill(let box, _, _):
        for edge in [box.minX, box.minY, box.maxX, box.maxY] {
          #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6)
        }
        #expect(drawing.bounds.contains(box))
      default: break
      }
    }
    #expect(texts.contains("One"))
    #expect(texts.contains("100.5 × 50"))
    #expect(texts.contains("80 × 90"))
    #expect(drawing.title == "One")
  }

  @Test("are described by their captions and, as far as there is room, by what is in each figure")
  func description() {
    let sheet = FigureSheet(rows: [
      FigureSheet.Row(
        title: "Row",
        groups: [
          [LayoutDirection.leftToRight, .rightToLeft].map { direction in
            var builder = TreeBuilder(200, 100, direction: direction)
            builder.view("card", [20, 20, 60, 40])
            var options = FigureOptions()
            options.summary = "A card"
            options.notes = [FigureNote(.callout("Leads", at: .init("card")))]
            return FigureSheet.Figure(tree: builder.tree, options: options)
          }
        ])
    ])
    let text = Drawing(of: sheet, measure: fixedTextMeasure).summary
    #expect(text.hasPrefix("A card. 2 figures: "))
    for words in [
      "left to right, with 1 view (card). Notes: 'Leads'.", "right to left, with 1 view",
    ] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(text.count <= AlternativeText.limit)
  }

  private func layout(_ sheet: FigureSheet) -> SheetLayout {
    SheetLayout(
      sheet, sizes: sheet.figures.map(\.tree.canvas.size),
      canvases: sheet.figures.map { _ in .zero },
      texts: SheetTexts(
        sheet.figures.map { _ in "9 × 9" }, scale: 1, measure: fixedTextMeasure), grid: grid)
  }

  private func row(
    _ title: String, _ sizes: [(CGFloat, CGFloat)], scale: CGFloat = 1
  ) -> FigureSheet.Row {
    FigureSheet.Row(
      title: title,
      groups: sizes.map { width, height in
        let tree = TreeBuilder(width, height, scale: scale).tree
        return [FigureSheet.Figure(tree: tree, options: FigureOptions())]
      })
  }
}
