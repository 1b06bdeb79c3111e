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
    let text = fitted("A sentence, and another one", CGFloat(width))
    #expect((text?.width ?? 0) <= CGFloat(width) + 0.01)
  }

  @Test("a small font of the author's is not made larger or smaller")
  func keepsSmallFonts() {
    let small = Font(pointSize: 7)
    let text = FittedText("abcdefgh", font: small, width: 20, measure: fixedTextMeasure)
    #expect(text?.font.pointSize == 7)
  }
}
