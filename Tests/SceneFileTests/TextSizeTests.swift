import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("Sizes of text")
struct TextSizeTests {
  private func height(
    _ view: String, on canvas: String, key: String = "text: Hello"
  ) throws -> Double {
    let text = """
      canvases: [\(canvas)]
      root: { subviews: [{ id: a, class: Label, \(key)\(view.isEmpty ? "" : ", style: {\(view)}") }] }
      constraints: [a.leading == root.leading, a.top == root.top]
      """
    let document = try SceneDocument(bytes: Array(text.utf8), file: "a.scene.yaml")
    let canvas = try #require(document.layout.surroundings.canvases.first)
    let tree = try document.makeView(canvas: canvas).solvedTree(canvas: canvas)
    return try #require(tree.items.first { $0.identifier == "a" }).exactFrame.height
  }

  @Test("texts follow the canvas, by Apple's tables, unless they have a size of their own")
  func follows() throws {
    let large = "{ size: 390x844, textSize: accessibility-large }"
    #expect(try height("", on: "390x844") == 21)
    // 33 points of body text, in lines of 1.193 em.
    #expect(try height("", on: large) == 40)
    #expect(try height("fontSize: 17", on: large) == 21)
    #expect(try height("textStyle: caption1", on: large) == 32)
    #expect(try height("textStyle: title1", on: "390x844") == 34)
    #expect(try height("", on: "{ size: 390x844, textSize: extra-small }") < 18)
  }

  @Test("a canvas is named by its size of text")
  func names() throws {
    let canvas = Canvas(width: 390, height: 844, textSize: .accessibilityLarge)
    #expect(canvas.name == "390x844-accessibility-large")
    #expect(canvas.textSize(.large).name == "390x844")
    #expect(canvas.textSize(.small).name == "390x844-small")
    let pad = Canvas(width: 10, height: 10, name: "pad").textSize(.extraLarge)
    #expect(pad.name == "pad-extra-large")
    #expect(pad.textSize == .extraLarge)
    for name in ContentSizeCategory.names {
      #expect(ContentSizeCategory(named: name)?.name == name)
    }
    #expect(ContentSizeCategory(named: "huge") == nil)
  }

  @Test("unknown sizes and styles, and a style beside a size, are errors")
  func errors() throws {
    let text = """
      canvases: [{ size: 390x844, textSize: acessibility-large }]
      root:
        subviews:
          - { id: a, class: Label, style: { textStyle: boddy } }
          - { id: b, class: Label, style: { textStyle: body, fontSize: 3 } }
      """
    let error = #expect(throws: SceneError.self) {
      try SceneDocument(bytes: Array(text.utf8), file: "a.scene.yaml")
    }
    let lines = try #require(error).lines
    #expect(lines.count == 3)
    #expect(lines[0].contains("1:39: error:") && lines[0].contains("'accessibility-large'"))
    #expect(lines[1].contains("did you mean 'body'"))
    #expect(lines[2].contains("textStyle"))
  }
}
