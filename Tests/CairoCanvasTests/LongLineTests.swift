import AutoLayout
import Figures
import Foundation
import Testing

@testable import CairoCanvas

@Suite("Long texts in several scripts")
struct LongLineTests {
  private let font = Font(pointSize: 17)

  private func renderer() throws -> Renderer { Renderer(fonts: try FontLibrary()) }

  /// Words of letters that read in both directions, each from another script than the one before.
  private func text(letters count: Int) -> String {
    let letters = ["a", "\u{5D0}", "\u{3B1}", "\u{627}", "\u{436}", "\u{5D1}"]
    return (0..<count).map { $0 % 7 == 6 ? " " : letters[$0 % letters.count] }.joined()
  }

  @Test("are as wide as their pieces", arguments: [100, 3_000, 20_000])
  func widths(count: Int) throws {
    let measure = try renderer().textMeasure
    let text = text(letters: count)
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let blank = measure("a a", font, nil).width - 2 * measure("a", font, nil).width
    let sum =
      words.map { measure(String($0), font, nil).width }.reduce(0, +)
      + blank * CGFloat(words.count - 1)
    #expect(abs(measure(text, font, nil).width - sum) < 0.002 * sum + 0.1)
    #expect(measure(text, font, nil).lineCount == 1)
  }

  @Test("keep their lines when they are measured in pieces")
  func lines() throws {
    let measure = try renderer().textMeasure
    let short = "one two\nthree\n" + text(letters: 200)
    let long = short + " " + text(letters: 8_000) + "\nlast"
    #expect(measure(short, font, nil).lineCount == 3)
    #expect(measure(long, font, nil).lineCount == 4)
    #expect(measure(String(repeating: "ab c\n", count: 2_000), font, nil).lineCount == 2_001)
  }

  @Test("take time in proportion to their length", .timeLimit(.minutes(1)))
  func growth() throws {
    let renderer = try renderer()
    let text = text(letters: 60_000)
    let extent = renderer.textMeasure(text, font, nil)
    #expect(extent.width > 100_000)
    let run = TextRun(
      text: text, font: font, color: Color(red: 0, green: 0, blue: 0),
      position: CGPoint(x: 4, y: 20), anchor: .left, width: 380,
      wrapping: TextRun.Wrapping(width: 380, lineLimit: 12, lineHeight: 20))
    let drawing = Drawing(
      pixelWidth: 390, pixelHeight: 260, scale: 1, title: "",
      background: Color(red: 1, green: 1, blue: 1),
      commands: [DrawingCommand(.text(run))])
    #expect(try !renderer.renderPNG(drawing).isEmpty)
  }

  @Test("show the same lines whatever is left out behind the ellipsis")
  func ellipsis() throws {
    let renderer = try renderer()
    func lines(_ text: String) throws -> [TextLine] {
      let run = TextRun(
        text: text, font: font, color: Color(red: 0, green: 0, blue: 0), position: .zero,
        anchor: .left, width: 200,
        wrapping: TextRun.Wrapping(width: 200, lineLimit: 3, lineHeight: 20))
      return try renderer.fontMap(for: text).lines(of: run)
    }
    let beginning = "Some words that take more than three lines of two hundred points, and more. "
    let short = try lines(beginning + "An end.")
    let long = try lines(beginning + String(repeating: "An end. ", count: 3_000))
    #expect(short.count == 3 && short == long)
    #expect(long[2].text.hasSuffix("…"))
    #expect(try lines("Two words").map(\.text) == ["Two words"])
  }

  @Test("break words of any length in time that is proportional to it")
  func longWords() throws {
    let measure = try renderer().textMeasure
    let word = String(repeating: "w", count: 4_000)
    let whole = measure(word, font, nil).width
    let extent = measure(word, font, 200)
    #expect(extent.width <= 200)
    // A line has a letter less than fits at most.
    #expect(CGFloat(extent.lineCount) >= whole / 200)
    #expect(CGFloat(extent.lineCount) <= whole / (200 - whole / 4_000) + 1)
    let clock = ContinuousClock()
    let short = clock.measure { _ = measure(word + "a", font, 200) }
    let long = clock.measure { _ = measure(word + word + word + word + "a", font, 200) }
    #expect(long < short * 10)
  }
}
