import AutoLayout
import Foundation
import LayoutDocuments
import Testing

@testable import SceneFile

@Suite("Keyboards in scene files")
struct SceneKeyboardTests {
  @Test("cover the device's height, a stated one, or that of a canvas")
  func heights() throws {
    let text = """
      keyboard: shown
      canvases:
        - { device: iPhone 17 }
        - { device: iPhone 17, orientation: landscape }
        - { device: iPhone 17, keyboard: 300 }
        - { device: iPhone 17, keyboard: hidden }
        - { size: 320x568, keyboard: true }
      root: { subviews: [{ id: page }] }
      constraints: ["V:|[page]"]
      """.replacing(
        "[\"V:|[page]\"]", with: "[page.top == root.top, page.bottom == root.keyboard.top]")
    let layout = try document(text).layout
    let heights = layout.surroundings.canvases.map { layout.surroundings.keyboardHeight(on: $0) }
    #expect(heights == [336, 209, 300, 0, 253])
    let names = layout.surroundings.canvases.map(\.name)
    #expect(
      names == [
        "iPhone 17", "iPhone 17 landscape", "iPhone 17-keyboard", "iPhone 17-keyboard",
        "320x568-keyboard",
      ])
    let canvas = layout.surroundings.canvases[0]
    let tree = try document(text).makeView(canvas: canvas).solvedTree(canvas: canvas)
    let page = tree.items.first { $0.identifier == "page" }
    #expect(page?.frame.maxY == CGFloat(874 - 336))
  }

  @Test("that state a height in points keep it on every canvas")
  func points() throws {
    let surroundings = try document("keyboard: 216\nroot: {}").layout.surroundings
    #expect(surroundings.keyboardHeight == 216)
    #expect(surroundings.keyboardHeight(on: Canvas(width: 402, height: 874)) == 216)
  }

  @Test("are written as they are read", arguments: SceneSyntax.allCases)
  func writing(_ syntax: SceneSyntax) throws {
    let original = try document(
      """
      keyboard: shown
      canvases:
        - { device: iPhone 17, orientation: landscape, keyboard: shown }
        - { name: low, size: 320x568, keyboard: 216 }
        - { device: iPad (A16), keyboard: hidden, textSize: small }
      root: {}
      """)
    let written = original.text(as: syntax)
    #expect(written.omissions == [])
    #expect(try document(written.text, syntax: syntax).layout == original.layout)
  }

  @Test("that can't be are reported")
  func mistakes() {
    #expect(
      messages("keyboard: show\nroot: {}") == [
        "'show' is not a value of 'keyboard'; did you mean 'shown'?"
      ])
    #expect(
      messages("keyboard: -1\nroot: {}") == ["-1 is out of range; 'keyboard' must be 0 or more"])
  }
}
