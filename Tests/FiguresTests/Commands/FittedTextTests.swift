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

  @Test("no more of a long text is measured than may fit, besides the whole")
  func measuresLittle() {
    let text = String(repeating: "letters ", count: 10_000)
    var lengths: [Int] = []
    let fitted = FittedText(text, font: font, width: 200, manner: .truncating) {
      text, font, width in
      lengths.append(text.count)
      return fixedTextMeasure(text, font, width)
    }
    #expect(fitted?.text.count == 27)
    #expect(lengths.first == 80_000)
    #expect(lengths.dropFirst().allSatisfy { $0 < 120 })
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

@Suite("Labels of several lines")
struct SeveralLinesTests {
  private static let text = "Some words that wrap into several lines of a label"

  private func run(_ frame: [CGFloat], _ font: Font, isChosen: Bool) throws -> TextRun {
    var appearance = Appearance(text: Self.text, font: font, lineLimit: 0)
    appearance.fontOnlyBreaksLines = !isChosen
    var builder = TreeBuilder(300, 120)
    builder.view("label", frame, className: "Label", appearance)
    let drawing = Drawing(of: builder.tree, measure: fixedTextMeasure)
    return try #require(drawing.texts.first { $0.text == Self.text })
  }

  @Test("are in the letters of single ones, half way down the lines of the view's own font")
  func style() throws {
    let body = Font(pointSize: 17)
    let count = fixedTextMeasure(Self.text, body, 160).lineCount
    #expect(count > 2)
    let height = CGFloat(count) * body.lineHeight
    let styled = try run([10, 10, 160, height], body, isChosen: false)
    #expect(styled.font == Font(pointSize: 13, weight: .semibold))
    #expect(styled.wrapping?.lineLimit == count)
    #expect(fixedTextMeasure(Self.text, styled.font, styled.wrapping?.width).lineCount == count)
    let own = try run([10, 10, 160, height], body, isChosen: true)
    #expect(own.font == body)
    #expect(own.wrapping?.width == 160)
    let line = LetterMetrics(styled.font).baseline(
      centeredOn: 10 + body.lineHeight / 2, from: 10, to: 10 + body.lineHeight)
    #expect(abs(styled.position.y - line) < 1)
    #expect(abs(own.position.y - 10 - body.ascender) < 1)
    #expect(own.wrapping?.lineHeight == styled.wrapping?.lineHeight)
  }
}
