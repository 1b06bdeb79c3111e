import AutoLayout
import Figures
import Foundation
import TestTools
import Testing

@testable import CairoCanvas

@Suite("PDF files")
struct PDFTests {
  private func pdf() throws -> [UInt8] {
    let renderer = Renderer(fonts: try FontLibrary())
    return try renderer.renderPDF(SampleFigure(measuredBy: renderer).drawing(renderer))
  }

  @Test("have texts that can be selected, in the order in which they are read")
  func texts() throws {
    guard let tool = ExternalTool("pdftotext", package: "poppler-utils") else { return }
    try withTemporaryFolder { folder in
      try Data(pdf()).write(to: URL(fileURLWithPath: folder + "/a.pdf"))
      let text = try #require(try tool.run(["a.pdf", "-"], in: folder))
      #expect(text.contains("No thanks"))
      // Where words end is a guess of the tool's, from gaps of hundredths of a point.
      #expect(text.filter { "שלום".contains($0) } == "שלום")
    }
  }

  @Test("bring their fonts along, with the characters that glyphs stand for")
  func fonts() throws {
    guard let tool = ExternalTool("pdffonts", package: "poppler-utils") else { return }
    try withTemporaryFolder { folder in
      try Data(pdf()).write(to: URL(fileURLWithPath: folder + "/a.pdf"))
      let lines = try #require(try tool.run(["a.pdf"], in: folder)).split(separator: "\n")
      #expect(lines.count > 2)
      for line in lines.dropFirst(2) {
        #expect(line.contains("yes yes yes"), "embedded, a subset, with Unicode: \(line)")
      }
      #expect(lines.contains { $0.contains("+Inter") })
    }
  }

  @Test("say their title and what made them, and a date that is no clock's")
  func metadata() throws {
    guard let tool = ExternalTool("pdfinfo", package: "poppler-utils") else { return }
    try withTemporaryFolder { folder in
      try Data(pdf()).write(to: URL(fileURLWithPath: folder + "/a.pdf"))
      let text = try #require(try tool.run(["-isodates", "a.pdf"], in: folder))
      #expect(text.contains("Two <views> & a \"gap\"\n"))
      #expect(text.contains("Plumbline\n"))
      #expect(text.contains("2000-01-01T00:00:00Z"))
      #expect(text.contains("368 x 320 pts"))
    }
  }

  @Test("say what they show as their subject, in any script")
  func subject() throws {
    guard let tool = ExternalTool("pdfinfo", package: "poppler-utils") else { return }
    let renderer = Renderer(fonts: try FontLibrary())
    var drawing = SampleFigure(measuredBy: renderer).drawing(renderer)
    #expect(drawing.summary.hasPrefix("A layout of "))
    drawing.summary += " レイアウト."
    try withTemporaryFolder { folder in
      try Data(renderer.renderPDF(drawing)).write(to: URL(fileURLWithPath: folder + "/a.pdf"))
      let text = try #require(try tool.run(["a.pdf"], in: folder))
      #expect(text.contains("Subject:         \(drawing.summary)\n"), "\(text)")
    }
  }

  @Test(
    "draw boxes for noncharacters, as pictures do, and keep them out of titles",
    arguments: [0xFDD0, 0xFFFE, 0xFFFF, 0x1_FFFF, 0x10_FFFF] as [UInt32])
  func noncharacters(number: UInt32) throws {
    // Literals cannot hold them all.
    let text = String(Character(try #require(Unicode.Scalar(number))))
    let renderer = Renderer(fonts: try FontLibrary())
    func drawing(_ text: String, title: String = "") -> Drawing {
      let run = TextRun(
        text: text, font: Font(pointSize: 20), color: Color(red: 0, green: 0, blue: 0),
        position: CGPoint(x: 10, y: 40), anchor: .left, width: 80)
      return Drawing(
        // Four pixels a point, so that smoothed edges count little.
        pixelWidth: 480, pixelHeight: 240, scale: 4, title: title,
        background: Color(red: 1, green: 1, blue: 1), commands: [DrawingCommand(.text(run))])
    }
    let pdf = try renderer.renderPDF(drawing("a\(text)שלb", title: "a\(text)\0b"))
    #expect(try pdf == renderer.renderPDF(drawing("a\(text)שלb", title: "a\u{FFFD}\u{FFFD}b")))
    guard let tool = ExternalTool("pdftocairo", package: "poppler-utils") else { return }
    try withTemporaryFolder { folder in
      try Data(pdf).write(to: URL(fileURLWithPath: folder + "/a.pdf"))
      _ = try #require(
        try tool.run(["-png", "-r", "288", "-singlefile", "a.pdf", "a"], in: folder))
      let bytes = try #require(FileManager.default.contents(atPath: folder + "/a.png"))
      let shown = try #require(DecodedImage(png: Array(bytes)))
      let own = try #require(DecodedImage(png: try renderer.renderPNG(drawing("a\(text)שלb"))))
      // Edges are smoothed in another way.
      let darkness = [shown, own].map { image in
        image.pixels.reduce(0) { $0 + 255 - Int($1 & 255) }
      }
      #expect(abs(darkness[0] - darkness[1]) < darkness[1] / 10)
    }
  }

  @Test("are the same bytes each time")
  func bytes() throws {
    #expect(try pdf() == pdf())
  }
}
