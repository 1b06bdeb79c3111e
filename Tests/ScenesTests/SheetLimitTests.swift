import Foundation
import Testing

@testable import Scenes

@Suite("Limits of sheets")
struct SheetLimitTests {
  private func row(_ viewCount: Int, text: String, canvases: Int) throws -> FigureSheet.Row {
    let scene = Scene("ArrowGroup", canvases: []) { root in
      for number in 0..<viewCount {
        let label = Label(frame: CGRect(x: number, y: 0, width: 10, height: 10))
        label.text = text
        root.addSubview(label)
      }
    }
    let sizes = (0..<canvases).map { Canvas(width: 20 + CGFloat($0), height: 20) }
    return try scene.sheetRow(
      on: sizes, scale: 0.1, options: FigureOptions(), with: Painter())
  }

  @Test("too many views, or too much text, are refused before all canvases are laid out")
  func refusals() throws {
    #expect(throws: PlumblineError.sheetTooFull) {
      try row(2_000, text: "a", canvases: 1_000_000)
    }
    let text = String(repeating: "letters ", count: 1_000)
    #expect(throws: PlumblineError.sheetTooFull) {
      try row(10, text: text, canvases: 1_000_000)
    }
    #expect("\(PlumblineError.sheetTooFull)".contains("100000 views and guides and 1000000"))
  }

  @Test("several rows are too full together")
  func rows() throws {
    let row = try row(900, text: "", canvases: 60)
    let painter = try Painter()
    #expect(throws: PlumblineError.sheetTooFull) {
      try painter.picture(of: FigureSheet(rows: [row, row]), as: .svg)
    }
  }
}
