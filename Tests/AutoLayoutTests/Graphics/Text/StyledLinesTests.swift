import AutoLayout
import Foundation
import Testing

/// Without fonts, each letter is 0.55 em wide: 11 points in a font of 20.
@Suite("Lines of texts in several looks")
struct StyledLinesTests {
  private func piece(
    _ text: String, _ size: CGFloat = 20, _ change: (inout TextRunStyle) -> Void = { _ in }
  ) -> StyledPiece {
    var style = TextRunStyle()
    change(&style)
    return StyledPiece(text: text, font: Font(pointSize: size), style: style)
  }

  private func lines(
    _ pieces: [StyledPiece], width: CGFloat? = nil, lineLimit: Int = 0, cutAt room: CGFloat? = nil
  ) -> StyledLines {
    StyledLines(
      pieces, width: width, lineLimit: lineLimit, cutAt: room, measure: fixedTextMeasure)
  }

  private func texts(_ lines: StyledLines) -> [[String]] {
    lines.lines.map { $0.fragments.map(\.text) }
  }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  @Test("break between words, also where a word has several looks")
  func breaks() {
    let text = [piece("one tw"), piece("o three", 20)]
    #expect(texts(lines(text)) == [["one tw", "o three"]])
    #expect(texts(lines(text, width: 90)) == [["one tw", "o"], ["three"]])
    #expect(texts(lines(text, width: 70)) == [["one"], ["tw", "o"], ["three"]])
    #expect(texts(lines(text, width: 33)) == [["one"], ["tw", "o"], ["thr"], ["ee"]])
    #expect(texts(lines([piece("a\n\nb")])) == [["a"], [], ["b"]])
    #expect(texts(lines([piece("a\n"), piece("b", 10)])) == [["a"], ["b"]])
  }

  @Test("are as wide as their letters with kerning and pictures")
  func widths() {
    #expect(isClose(lines([piece("abc") { $0.kern = 2 }]).width, 39))
    let picture = piece("\u{FFFC}") { $0.attachment = CGRect(x: 0, y: -4, width: 30, height: 40) }
    let both = lines([piece("ab "), picture])
    #expect(isClose(both.width, 63))
    #expect(isClose(both.lines[0].ascent, 36))
    #expect(isClose(both.lines[0].fragments[1].x, 33))
  }

  @Test("are as high as the largest font and the greatest offset")
  func heights() {
    let line = Font(pointSize: 20).lineHeight
    #expect(isClose(lines([piece("a", 10), piece("b")]).height, line))
    #expect(isClose(lines([piece("a "), piece("b", 10)], width: 11).height, line * 1.5))
    let raised = lines([piece("a"), piece("b") { $0.baselineOffset = 6 }])
    #expect(isClose(raised.height, line + 6))
    #expect(isClose(raised.lines[0].ascent, Font(pointSize: 20).ascender + 6))
    // An empty paragraph is as high as its line break.
    #expect(isClose(lines([piece("a\n"), piece("\nb", 10)]).height, line * 2))
  }

  @Test(
    "have the heights and the distances of their paragraphs, above their letters and below lines")
  func paragraphs() {
    let line = Font(pointSize: 20).lineHeight
    func height(_ text: String, _ change: (inout ParagraphLook) -> Void) -> StyledLines {
      var look = ParagraphLook()
      change(&look)
      return lines([piece(text) { $0.paragraph = look }], width: 22)
    }
    #expect(isClose(height("aa bb") { $0.lineSpacing = 5 }.height, 2 * line + 5))
    #expect(isClose(height("aa\nbb") { $0.paragraphSpacing = 7 }.height, 2 * line + 7))
    #expect(isClose(height("aa bb") { $0.paragraphSpacing = 7 }.height, 2 * line))
    #expect(isClose(height("aa\nbb") { $0.paragraphSpacingBefore = 7 }.height, 2 * line + 7))
    let high = height("aa bb") { $0.minimumLineHeight = 40 }
    #expect(isClose(high.height, 80))
    #expect(isClose(high.lines[0].ascent, Font(pointSize: 20).ascender + 40 - line))
    #expect(isClose(height("aa") { $0.maximumLineHeight = 10 }.height, 10))
    #expect(isClose(height("aa") { $0.lineHeightMultiple = 2 }.height, 2 * line))
  }

  @Test("end in an ellipsis where a limit or the width cuts them")
  func cut() {
    let text = [piece("one "), piece("two three")]
    #expect(texts(lines(text, lineLimit: 1, cutAt: 80)) == [["one ", "tw…"]])
    #expect(texts(lines(text, width: 60, lineLimit: 2, cutAt: 60)) == [["one"], ["two…"]])
    #expect(texts(lines(text, width: 60, lineLimit: 2)) == [["one"], ["two"]])
    #expect(lines(text, width: 60, lineLimit: 2).lineCount == 3)
    #expect(texts(lines([piece("a\nb")], lineLimit: 1, cutAt: 80)) == [["a…"]])
  }

  @Test("put stretches from the right if a paragraph begins with Hebrew letters")
  func reversed() {
    let text = lines([piece("שלום "), piece("abc")])
    #expect(text.lines[0].isReversed)
    #expect(texts(text) == [["abc", " ", "שלום"]])
  }

  @Test("are those of runs that have the length of the text")
  func runs() {
    var style = TextRunStyle()
    style.fontSize = 30
    let runs = StyledRuns([
      StyledRuns.Run(length: 2, style: style), StyledRuns.Run(length: 1, style: style),
      StyledRuns.Run(length: 2),
    ])
    #expect(runs.runs.count == 2)
    let font = Font(pointSize: 20)
    let pieces = runs.pieces(of: "a👍bc", in: font, .large)
    #expect(pieces?.map(\.text) == ["a👍", "bc"])
    #expect(pieces?.map(\.font.pointSize) == [30, 20])
    #expect(runs.pieces(of: "abc", in: font, .large) == nil)
    #expect(StyledRuns([StyledRuns.Run(length: 3)]).pieces(of: "abc", in: font, .large) == nil)
  }
}
