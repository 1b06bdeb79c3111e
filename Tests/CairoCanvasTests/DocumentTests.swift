import AutoLayout
import Figures
import Foundation
import FoundationXML
import Testing

@testable import CairoCanvas

@Suite struct DocumentTests {
  private func drawing(title: String = "A title") -> Drawing {
    let black = Color(red: 0, green: 0, blue: 0)
    let run = TextRun(
      text: "Text", font: Font(pointSize: 13), color: black, position: CGPoint(x: 10, y: 20),
      anchor: .left, width: 30)
    let box = CGRect(x: 10, y: 30, width: 40, height: 20)
    return Drawing(
      pixelWidth: 200, pixelHeight: 100, scale: 2, title: title,
      background: Color(red: 1, green: 1, blue: 1),
      commands: [DrawingCommand(.text(run)), DrawingCommand(.fill(box, black))])
  }

  @Test("begin with title and alternative text in outlined SVG files that have them")
  func labels() throws {
    let renderer = Renderer(fonts: try FontLibrary())
    var labelled = drawing(title: "A < B")
    labelled.summary = "Says \"id=\" & more."
    let file = try #require(ElementReader(try renderer.renderSVG(labelled)))
    #expect(file.elements.prefix(3).map(\.name) == ["svg", "title", "desc"])
    #expect(file.texts["title"] == "A < B")
    #expect(file.texts["desc"] == "Says \"id=\" & more.")
    let plain = try #require(ElementReader(try renderer.renderSVG(drawing(title: ""))))
    #expect(!plain.elements.map(\.name).contains("title"))
  }

  @Test("an SVG file is well-formed, in points, and its references lead somewhere")
  func svg() throws {
    let bytes = try Renderer(fonts: FontLibrary()).renderSVG(drawing())
    let parser = XMLParser(data: Data(bytes))
    #expect(parser.parse())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("width=\"100px\" height=\"50px\" viewBox=\"0 0 100 50\""))
    let targets = Set(text.matches(of: /id="([^"]+)"/).map { String($0.1) })
    let references = text.matches(of: /href="#([^"]+)"/).map { String($0.1) }
    #expect(!references.isEmpty)
    #expect(references.allSatisfy(targets.contains))
  }

  @Test("a PDF file says a fixed date, its title and who made it")
  func pdf() throws {
    let bytes = try Renderer(fonts: FontLibrary()).renderPDF(drawing())
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.hasPrefix("%PDF"))
    #expect(text.contains("20000101000000Z"))
    #expect(text.contains("(A title)"))
    #expect(text.contains("(Plumbline)"))
    #expect(text.contains("/MediaBox [ 0 0 100 50 ]"))
  }

  @Test(
    "identifiers are numbered in the order in which they appear",
    arguments: [
      (
        "<a id=\"surface12\"/><use href=\"#surface12\"/>",
        "<a id=\"surface0\"/><use href=\"#surface0\"/>"
      ),
      ("<g id=\"glyph3-7\"/><g id=\"glyph3-9\"/>", "<g id=\"glyph0\"/><g id=\"glyph1\"/>"),
      ("url(#clip5) id=\"clip5\" id=\"clip6\"", "url(#clip0) id=\"clip0\" id=\"clip1\""),
      ("id=", "id="), ("", ""), ("id=\"", "id=\"0"),
    ])
  func renumbers(document: String, expected: String) {
    let result = renumberedIdentifiers(in: Array(document.utf8))
    #expect(String(decoding: result, as: UTF8.self) == expected)
  }
}
