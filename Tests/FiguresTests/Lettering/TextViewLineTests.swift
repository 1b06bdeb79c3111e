import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite("The lines of text views")
struct TextViewLineTests {
  @Test(
    "begin below the top inset, however tall the view is",
    arguments: ["Text", String(repeating: "word ", count: 12)], [60, 160] as [CGFloat])
  func textViews(text: String, height: CGFloat) throws {
    let font = Font(pointSize: 14)
    for isChosen in [false, true] {
      var appearance = Appearance(text: text, font: font, lineLimit: 0)
      appearance.fontOnlyBreaksLines = !isChosen
      appearance.textInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)
      var builder = TreeBuilder(240, 200)
      builder.view("notes", [20, 20, 200, height], className: "TextView", appearance)
      let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
      let run = try #require(drawing.texts.first { $0.text == text })
      #expect(run.position == CGPoint(x: 25, y: (28 + font.ascender).rounded()))
      #expect(run.anchor == .left && (run.wrapping == nil) == (text == "Text"))
    }
  }

  @Test("leave their place to a name where insets leave no room")
  func smallTextViews() {
    var appearance = Appearance(text: "Text", font: Font(pointSize: 14), lineLimit: 0)
    appearance.textInsets = EdgeInsets(top: 20, left: 30, bottom: 20, right: 30)
    var builder = TreeBuilder(240, 200)
    builder.view("notes", [20, 20, 40, 12], className: "TextView", appearance)
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    #expect(drawing.texts.map(\.text) == ["notes"])
  }
}
