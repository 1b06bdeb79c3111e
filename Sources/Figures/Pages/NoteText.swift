import AutoLayout
import Foundation
import PictureDescriptions

/// The text of a note, broken into lines, without a position.
struct NoteText {
  /// The font of notes.
  static let font = Font(pointSize: LetterSize.standard, weight: .medium)
  /// The maximum line width, in points.
  static let widest: CGFloat = 190
  /// The maximum line widths to try, in points, widest first.
  static let widths: [CGFloat] = [widest, 150, 120, 96, 72, 48]
  /// The distance between baselines, in ems.
  private static let leading: CGFloat = 1.3

  /// The text of the note.
  let words: String
  /// The width of the widest line and the height of all lines, in points.
  let size: CGSize
  private let wrapping: TextRun.Wrapping?

  /// Breaks a text into the fewest lines within a width, with lines of similar lengths.
  ///
  /// The width is at least that of the longest word.
  init(_ words: String, width limit: CGFloat = widest, grid: PixelGrid, measure: TextMeasure) {
    let metrics = LetterMetrics(Self.font)
    self.words = words
    let line = measure(words, Self.font, nil)
    guard line.width > limit || line.lineCount > 1 else {
      size = CGSize(width: line.width, height: metrics.height)
      wrapping = nil
      return
    }
    let longest = Self.longestWord(of: words, measure)
    let limit = max(limit, longest, measure(words, Self.font, limit).width)
    let lineCount = measure(words, Self.font, limit).lineCount
    var (narrow, wide) = (max(limit / 2, longest), limit)
    while wide - narrow > 1 {
      let width = (narrow + wide) / 2
      let extent = measure(words, Self.font, width)
      if extent.lineCount > lineCount || extent.width > width {
        narrow = width
      } else {
        wide = width
      }
    }
    let lineHeight = grid.wholePixels(Self.leading * Self.font.pointSize)
    size = CGSize(width: wide, height: metrics.height + CGFloat(lineCount - 1) * lineHeight)
    wrapping = TextRun.Wrapping(width: wide, lineLimit: lineCount, lineHeight: lineHeight)
  }

  /// The width of the longest word, ignoring words wider than the maximum line width, in points.
  ///
  /// Wider words are broken. Thai and scripts with higher code points are ignored, because many don't use spaces.
  private static func longestWord(of text: String, _ measure: TextMeasure) -> CGFloat {
    text.split(whereSeparator: \.isWhitespace)
      .filter {
        $0.unicodeScalars.allSatisfy { scalar in
          // Dashes and quotation marks are part of words.
          scalar.value < 0xE00 || (0x2000..<0x2070).contains(scalar.value)
        }
      }
      .map { measure(String($0), font, nil).width }.filter { $0 <= widest }.max() ?? 0
  }

  /// Whether the text has several lines that fit a width.
  func isBroken(within width: CGFloat) -> Bool { wrapping != nil && size.width <= width }

  /// The text as a run with the top left corner of its box at a point, or the top right corner for a right anchor.
  func run(
    at corner: CGPoint, color: Color, grid: PixelGrid, anchor: TextRun.Anchor = .left
  ) -> TextRun {
    let baseline = corner.y + LetterMetrics(Self.font).ascent
    return TextRun(
      text: words, font: Self.font, color: color,
      position: grid.snapped(CGPoint(x: corner.x, y: baseline)), anchor: anchor, width: size.width,
      wrapping: wrapping)
  }
}
