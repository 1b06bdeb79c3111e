import AutoLayout
import Foundation
import PictureDescriptions
import Testing

@testable import Figures

@Suite("The width of a picture")
struct PictureWidthTests {
  @Test(
    "is in pixels, millimeters or inches",
    arguments: [
      ("800px", .pixels(800), 800), ("84mm", .millimeters(84), 992),
      ("84.5 mm", .millimeters(84.5), 998), ("3.3in", .inches(3.3), 990),
    ] as [(String, PictureWidth, Int)])
  func units(text: String, width: PictureWidth, count: Int) {
    #expect(PictureWidth(parsing: text) == width)
    #expect(PictureWidth(parsing: width.text) == width)
    #expect(width.pixelCount == count)
  }

  @Test("is no other text", arguments: ["", "mm", "84", "84 cm", "0mm", "-3in", "8.5px", "infin"])
  func others(text: String) { #expect(PictureWidth(parsing: text) == nil) }

  @Test("on paper is that of PDF pages, and of SVG files in CSS pixels")
  func sizes() {
    var drawing = Drawing(
      pixelWidth: 990, pixelHeight: 495, scale: 3, title: "", background: .white, commands: [])
    var paper = FigurePaper()
    paper.width = .inches(3.3)
    drawing.widen(for: paper)
    #expect(abs(drawing.pageSize.width - 237.6) < 1e-9)
    #expect(abs(drawing.pageSize.height - 118.8) < 1e-9)
    #expect(abs(drawing.statedSize.width - 316.8) < 1e-9)
    paper.width = .pixels(1_000)
    drawing.widen(for: paper)
    #expect(drawing.pixelWidth == 1_000)
    #expect(drawing.statedSize.width == 1_000)
    #expect(drawing.pageSize == drawing.size)
  }
}
