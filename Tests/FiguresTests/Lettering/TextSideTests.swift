import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("Texts and colours that the author chose")
struct TextSideTests {
  private func lines(_ appearance: Appearance, _ theme: Theme = .light) -> [String] {
    var builder = TreeBuilder(200, 100)
    builder.view("label", [10, 20, 180, 60], className: "Label", appearance)
    let drawing = Drawing(
      of: builder.tree, options: FigureOptions(theme: theme), measure: fixedTextMeasure)
    return drawing.description.split(separator: "\n").map(String.init)
  }

  @Test(
    "a line of text lies at the side that was chosen",
    arguments: [
      (Appearance.TextSide.left, "text \"Text\" left 10 "), (.right, "text \"Text\" right 190 "),
      (.middle, "text \"Text\" middle 100"),
    ])
  func oneLine(side: Appearance.TextSide, expected: String) {
    let appearance = Appearance(text: "Text", font: Font(pointSize: 13), textSide: side)
    #expect(lines(appearance).contains { $0.hasPrefix(expected) })
  }

  @Test("a line lies around the middle that its view says, as a button's title beside a picture")
  func offset() {
    var appearance = Appearance(text: "Text", font: Font(pointSize: 13))
    appearance.textOffset = CGPoint(x: 30, y: 0)
    #expect(lines(appearance).contains { $0.hasPrefix("text \"Text\" middle 130") })
    appearance.textOffset.x = -40
    #expect(lines(appearance).contains { $0.hasPrefix("text \"Text\" middle 60") })
  }

  @Test("so do the lines of a paragraph")
  func paragraph() {
    let appearance = Appearance(
      text: String(repeating: "word ", count: 8), font: Font(pointSize: 13), lineLimit: 0,
      textSide: .left)
    #expect(lines(appearance).contains { $0.contains("\" left 10 ") })
  }

  @Test("a colour that is another in the dark is that in dark figures alone")
  func dynamicColors() {
    let blue = Color(
      light: Color(red: 0, green: 0, blue: 1), dark: Color(red: 0, green: 1, blue: 1))
    let appearance = Appearance(fill: blue, text: "Text", font: Font(pointSize: 13))
    #expect(lines(appearance).contains { $0.contains("#0000ff [Label label]") })
    #expect(lines(appearance, .dark).contains { $0.contains("#00ffff [Label label]") })
    #expect(!lines(appearance, .dark).contains { $0.contains("#0000ff [Label label]") })
  }
}
