import AutoLayout
import Figures
import Foundation
import FoundationXML
import Testing

@testable import CairoCanvas

/// The elements of a document in their order, read by a parser that knows no SVG.
final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: [(name: String, attributes: [String: String])] = []
  private(set) var texts: [String: String] = [:]
  private var path: [String] = []

  /// Reads a document; nil when it is not well-formed.
  init?(_ bytes: [UInt8]) {
    super.init()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String] = [:]
  ) {
    elements.append((name, attributes))
    path.append(name)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) { path.removeLast() }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    texts[path.last ?? "", default: ""] += string
  }
}

@Suite("Structured SVG files")
struct StructuredSVGTests {
  private let blue = Color(red: 0, green: 64.0 / 255, blue: 1)
  private let tag = DrawingCommand.Tag(.view, identifier: "a", className: "Button")

  private func drawing(_ commands: [DrawingCommand], title: String = "Title") -> Drawing {
    Drawing(
      pixelWidth: 200, pixelHeight: 100, scale: 2, title: title,
      background: Color(red: 1, green: 1, blue: 1), commands: commands)
  }

  private func bytes(_ drawing: Drawing, dark: Drawing? = nil, source: String? = nil) throws
    -> [UInt8]
  {
    let adaptive = dark.map { AdaptiveDrawing(light: drawing, dark: $0) }
    return try Renderer(fonts: FontLibrary()).renderStructuredSVG(
      adaptive ?? AdaptiveDrawing(drawing), source: source)
  }

  @Test("begin all ids with a prefix")
  func prefix() throws {
    let step = DrawingCommand(.fill(CGRect(x: 0, y: 0, width: 9, height: 9), blue), tag: tag)
    let label = DrawingCommand.FigureLabel(identifier: "b", title: "Figure")
    let drawing = drawing(
      [step, DrawingCommand(.begin(.figure(label))), step, DrawingCommand(.end)])
    let bytes = try Renderer(fonts: FontLibrary()).renderStructuredSVG(
      AdaptiveDrawing(drawing), idPrefix: "x-")
    let reader = try #require(ElementReader(bytes))
    let ids = reader.elements.filter { $0.name == "g" }.compactMap { $0.attributes["id"] }
    #expect(ids == ["x-a", "x-b", "x-b-a"])
  }

  @Test("of several figures have a group with a title for each, and ids that are theirs alone")
  func figures() throws {
    let step = DrawingCommand(.fill(CGRect(x: 0, y: 0, width: 9, height: 9), blue), tag: tag)
    func figure(_ identifier: String, _ summary: String) -> [DrawingCommand] {
      let label = DrawingCommand.FigureLabel(
        identifier: identifier, title: "Figure <\(identifier)>", summary: summary)
      return [DrawingCommand(.begin(.figure(label))), step, DrawingCommand(.end)]
    }
    let file = try bytes(
      drawing(figure("b.320x568@2", "One.") + figure("b-320x568-2", "") + [step]))
    let document = try #require(ElementReader(file))
    let groups = document.elements.filter { $0.name == "g" }
    #expect(
      groups.map { $0.attributes["id"] } == [
        "b-320x568-2", "b-320x568-2-a", "b-320x568-2-2", "b-320x568-2-2-a", "a",
      ])
    #expect(groups[0].attributes["class"] == "figure")
    #expect(document.elements[0].attributes["role"] == "group")
    #expect(
      document.elements.map(\.name).filter { ["title", "desc"].contains($0) } == [
        "title", "title", "desc", "title",
      ])
    #expect(document.texts["title"] == "TitleFigure <b.320x568@2>Figure <b-320x568-2>")
    #expect(document.texts["desc"] == "One.")
  }

  @Test("are slanted by a group with the transform")
  func transforms() throws {
    let map = Transform(a: 0.8191520442, b: -0.196, c: 0, d: 1, tx: 10, ty: 20)
    let file = try bytes(
      drawing([
        DrawingCommand(.begin(.transform(map))),
        DrawingCommand(.fill(CGRect(x: 0, y: 0, width: 9, height: 9), blue), tag: tag),
        DrawingCommand(.end),
      ]))
    let document = try #require(ElementReader(file))
    let names = document.elements.map(\.name)
    #expect(names == ["svg", "title", "rect", "g", "g", "rect"])
    #expect(document.elements[3].attributes["transform"] == "matrix(.819152 -.196 0 1 10 20)")
    #expect(document.elements[4].attributes["id"] == "a")
  }

  private func text(_ text: String, wrapping: TextRun.Wrapping? = nil) -> DrawingCommand {
    DrawingCommand(
      .text(
        TextRun(
          text: text, font: Font(pointSize: 10), color: blue, position: CGPoint(x: 50, y: 20),
          anchor: .middle, width: 40, wrapping: wrapping)), tag: tag)
  }

  @Test("are well-formed, whatever texts hold")
  func escaping() throws {
    let nasty = "<a href=\"x\">&amp; ' ]]> \u{1} \u{FFFF} 👍"
    var drawing = drawing([text(nasty)], title: nasty)
    drawing.summary = nasty
    let reader = try #require(ElementReader(try bytes(drawing, source: nasty + "\n\ttab")))
    let shown = nasty.replacing("\u{1}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
    #expect(reader.texts["title"] == shown)
    #expect(reader.texts["desc"] == shown)
    #expect(reader.texts["text"] == shown)
    #expect(reader.texts["scene"] == shown + "\n\ttab")
  }

  @Test("name each item once, by the author's word, and point to it from then on")
  func identifiers() throws {
    let box = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    let other = DrawingCommand.Tag(.guide, identifier: "a b", className: "guide")
    let third = DrawingCommand.Tag(.constraint, identifier: "a-b", className: "constraint")
    let commands = [
      DrawingCommand(.fill(box, blue), tag: tag), DrawingCommand(.fill(box, blue), tag: other),
      DrawingCommand(.fill(box, blue), tag: third), text("Hi"),
    ]
    let reader = try #require(ElementReader(try bytes(drawing(commands))))
    let groups = reader.elements.filter { $0.name == "g" }.map(\.attributes)
    #expect(
      groups == [
        ["id": "a", "class": "view Button"], ["id": "a-b", "class": "guide"],
        ["id": "a-b-2", "class": "constraint"], ["data-of": "a", "class": "view Button"],
      ])
    let rect = try #require(reader.elements.first { $0.attributes["x"] == "1" })
    #expect(
      rect.attributes == ["x": "1", "y": "2", "width": "3.5", "height": "4", "fill": "#0040ff"])
  }

  @Test("say by classes what a layout's verdict is about, under the same name")
  func verdicts() throws {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    var ghost = tag
    ghost.verdict = .ghost
    let commands = [tag, ghost].map { DrawingCommand(.fill(box, blue), tag: $0) }
    let reader = try #require(ElementReader(try bytes(drawing(commands))))
    let groups = reader.elements.filter { $0.name == "g" }.map(\.attributes)
    #expect(
      groups == [
        ["id": "a", "class": "view Button"], ["data-of": "a", "class": "view Button ghost"],
      ])
  }

  @Test("dark colors are rules for readers who prefer them, and light ones attributes")
  func schemes() throws {
    let box = CGRect(x: 0, y: 0, width: 9, height: 9)
    let plate = DrawingCommand(.fill(CGRect(x: 5, y: 5, width: 2, height: 2), blue), tag: tag)
    let light = drawing([DrawingCommand(.fill(box, blue), tag: tag), plate])
    var dark = drawing([
      DrawingCommand(.fill(box, Color(red: 1, green: 1, blue: 0, alpha: 0.5)), tag: tag)
    ])
    dark.background = Color(red: 0, green: 0, blue: 0)
    let document = try bytes(light, dark: dark)
    let reader = try #require(ElementReader(document))
    let rule = ":where(.fill-0040ff-ffff0080){fill:#ffff00;fill-opacity:.5}"
    let style = try #require(reader.texts["style"])
    #expect(style.hasPrefix("@media (prefers-color-scheme:dark){"))
    #expect(style.contains(rule))
    #expect(style.contains(":where(.fill-ffffff-000000){fill:#000000}"))
    #expect(style.contains(":where(.on-light){display:none}"))
    let classes = reader.elements.compactMap { $0.attributes["class"] }
    #expect(classes.contains("on-light"))
    #expect(classes.contains("fill-0040ff-ffff0080"))
    #expect(ElementReader(try bytes(light))?.texts["style"] == nil)
  }

  @Test("texts are texts, line by line as they are drawn, from the side that they read from")
  func texts() throws {
    let wrapping = TextRun.Wrapping(width: 60, lineLimit: 2, lineHeight: 12)
    let commands = [
      text("one two three four five six seven", wrapping: wrapping), text("שלום abc"),
      text("2 > 1"),
    ]
    let reader = try #require(ElementReader(try bytes(drawing(commands))))
    let texts = reader.elements.filter { $0.name == "text" }.map(\.attributes)
    #expect(texts.map { $0["y"] } == ["20", "32", "20", "20"])
    #expect(texts.map { $0["direction"] } == [nil, nil, "rtl", nil])
    #expect(texts.allSatisfy { $0["text-anchor"] == "middle" && $0["x"] == "50" })
    let written = try #require(reader.texts["text"])
    #expect(written.hasPrefix("one two"))
    #expect(written.contains("…"))
    let widths = texts.compactMap { $0["textLength"] }.compactMap(Double.init)
    #expect(widths.count == 4)
    #expect(widths.allSatisfy { $0 <= 60.01 })
  }

  @Test("numbers are as short as they can be")
  func numbers() {
    let cases: [(CGFloat, String)] = [
      (0, "0"), (-0.0001, "0"), (12, "12"), (0.5, ".5"), (-0.25, "-.25"), (1.0 / 3, ".333"),
      (1e20, "1000000000000"), (.nan, "0"), (-3.1, "-3.1"), (1000.05, "1000.05"),
    ]
    for (number, text) in cases { #expect(svgNumber(number) == text) }
  }
}
