import AutoLayout
import Foundation
import Testing

@testable import Figures

@Suite struct FittedTextTests {
  private let font = Font(pointSize: 13, weight: .semibold)

  private func fitted(_ text: String, _ width: CGFloat) -> FittedText? {
    FittedText(text, font: font, width: width, measure: fixedTextMeasure)
  }

  @Test("keeps its size where there is room")
  func keepsSize() {
    #expect(fitted("Yes", 30)?.font.pointSize == 13)
  }

  @Test("shrinks by half points down to 9 points, then is cut")
  func shrinksThenCuts() {
    #expect(fitted("abcdefgh", 50)?.font.pointSize == 11)
    #expect(fitted("abcdefgh", 39.6)?.text == "abcdefgh")
    #expect(fitted("abcdefgh", 39.6)?.font.pointSize == 9)
    #expect(fitted("abcdefgh", 30)?.text == "abcde…")
    #expect(fitted("ab cdefgh", 20)?.text == "ab…")
  }

  @Test("is left out where not even one letter fits")
  func leavesOut() {
    #expect(fitted("abcdefgh", 8) == nil)
    #expect(fitted("", 100) == nil)
    #expect(fitted("a", -1) == nil)
    #expect(fitted("\n", 100) == nil)
  }

  @Test("is never wider than its room", arguments: 1...60)
  func staysInside(width: Int) {
    guard let text = fitted("A sentence, and another one", CGFloat(width)) else {
      // A letter and an ellipsis at the smallest size.
      let least = fixedTextMeasure("A…", Font(pointSize: FittedText.smallestSize), nil).width
      return #expect(CGFloat(width) < least)
    }
    #expect(text.width == fixedTextMeasure(text.text, text.font, nil).width)
    #expect(text.width <= CGFloat(width) + 0.01)
  }

  @Test("a small font of the author's is not made larger or smaller")
  func keepsSmallFonts() {
    let small = Font(pointSize: 7)
    let text = FittedText("abcdefgh", font: small, width: 20, measure: fixedTextMeasure)
    #expect(text?.font.pointSize == 7)
  }
}

@Suite struct TruncatedTextTests {
  @Test("a text in the author's font is cut as its view would cut it, and never made smaller")
  func cutsLikeViews() throws {
    var builder = TreeBuilder(200, 60)
    let own = Appearance(text: "Far too long for this", font: Font(pointSize: 17))
    builder.view("a", [10, 10, 80, 21], className: "Label", own)
    builder.view("b", [100, 10, 80, 21], className: "Label", Appearance(text: "Much too long"))
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    let runs = drawing.texts
    let cut = try #require(runs.first { $0.text.hasPrefix("Far") })
    #expect(cut.font.pointSize == 17)
    #expect(cut.text.hasSuffix("…"))
    #expect(cut.width <= 80)
    let shrunk = try #require(runs.first { $0.text.hasPrefix("Much") })
    #expect(shrunk.text == "Much too long")
    #expect(shrunk.font.pointSize < 13)
  }
}
