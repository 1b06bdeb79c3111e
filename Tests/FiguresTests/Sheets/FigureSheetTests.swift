import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Sheets of figures")
struct FigureSheetTests {
  private let grid = PixelGrid(scale: 1)

  @Test("one scene fills lines, in order, with one gap everywhere and tops aligned")
  func packs() {
    let sizes: [(CGFloat, CGFloat)] = [(320, 568), (390, 844), (844, 390), (1024, 768)]
    let layout = layout(FigureSheet(rows: [row("One", sizes)]))
    let frames = zip(layout.corners, sizes).map {
      CGRect(origin: $0, size: CGSize(width: $1.0, height: $1.1))
    }
    #expect(layout.titles.map(\.text) == ["One"])
    #expect(layout.titles[0].corner == frames[0].origin)
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
    #expect(layout.titles.map(\.text) == ["0", "1", "2", "3", "4"])
    #expect(layout.titles.map(\.corner) == layout.corners)
    #expect(Set(layout.corners.map(\.x)).count == count)
  }

  @Test("figures of a group stay side by side, and a long caption has its room")
  func groups() {
    var pair = row("", [(100, 50), (100, 50)])
    pair.groups = [pair.groups.flatMap(\.self)]
    let sheet = FigureSheet(rows: [pair], columns: 1)
    let layout = SheetLayout(
      sheet, sizes: sheet.figures.map(\.tree.canvas.size), captionWidths: [130, 20], grid: grid)
    #expect(layout.corners[0].y == layout.corners[1].y)
    #expect(layout.corners[1].x == layout.corners[0].x + 130 + SheetLayout.columnGap)
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

  private func layout(_ sheet: FigureSheet) -> SheetLayout {
    SheetLayout(
      sheet, sizes: sheet.figures.map(\.tree.canvas.size),
      captionWidths: sheet.figures.map { _ in 30 }, grid: grid)
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
