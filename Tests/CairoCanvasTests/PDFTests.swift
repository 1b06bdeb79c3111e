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

  @Test("are the same bytes each time")
  func bytes() throws {
    #expect(try pdf() == pdf())
  }
}
