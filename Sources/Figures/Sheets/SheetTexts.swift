import AutoLayout
import Foundation
import PictureDescriptions

/// The titles and captions of a sheet, each broken into up to three lines above its canvas.
///
/// Below a scale of 1, texts are enlarged to keep the size in pixels that they have at a scale of 1.
struct SheetTexts {
  private let captions: [String]
  private let measure: TextMeasure
  /// The factor by which texts are enlarged: 1 unless the sheet's scale is below 1.
  private let factor: CGFloat
  /// The maximum number of lines in a title or caption.
  static let lineLimit = 3

  /// Prepares the texts of a sheet, given its captions and scale.
  init(_ captions: [String], scale: CGFloat, measure: @escaping TextMeasure) {
    self.captions = captions
    self.measure = measure
    factor = max(1, 1 / scale)
  }

  /// The font of captions.
  var captionFont: Font { enlarged(FigureCaption.captionFont) }
  /// The font of titles.
  var titleFont: Font { enlarged(FigureCaption.titleFont) }
  /// The distance from a caption's last baseline down to the canvas below it, in points.
  var captionRise: CGFloat { factor * FigureCaption.captionRise }
  /// The distance from a title's last baseline down to the canvas, in points, if a one-line caption is in between.
  var titleRise: CGFloat { factor * FigureCaption.titleRise }
  /// The distance between the baselines of a caption's lines, in points.
  var captionLeading: CGFloat { factor * 13 }
  /// The distance between the baselines of a title's lines, in points.
  var titleLeading: CGFloat { factor * 16 }

  /// The height of the texts above a line of canvases, in points.
  func height(captionLines: Int, titleLines: Int) -> CGFloat {
    let one = factor * (titleLines > 0 ? Page.captionHeight : SheetLayout.plainCaptionHeight)
    return one + CGFloat(captionLines - 1) * captionLeading
      + CGFloat(max(0, titleLines - 1)) * titleLeading
  }

  /// A text broken into lines, with the width of the widest line in points.
  struct Lines {
    var lines: [String]
    var width: CGFloat
  }

  /// Wraps the caption of the figure at an index into up to three lines of the given width, in points.
  ///
  /// A longer caption gets three wider lines.
  func caption(_ index: Int, width: CGFloat) -> Lines {
    broken(captions[index], captionFont, width: width)
  }

  /// Wraps a title into up to three lines of the given width, in points.
  ///
  /// A longer title gets three wider lines.
  func title(_ text: String, width: CGFloat) -> Lines { broken(text, titleFont, width: width) }

  private func enlarged(_ font: Font) -> Font {
    Font(pointSize: font.pointSize * factor, weight: font.weight)
  }

  /// Wraps a text into the fewest lines that fit a width.
  ///
  /// A text that would need more than three lines gets three wider lines, which are only as wide as necessary.
  private func broken(_ text: String, _ font: Font, width room: CGFloat) -> Lines {
    let words = Self.words(of: text).map { (text: $0, width: measure($0, font, nil).width) }
    let space = measure("x x", font, nil).width - measure("xx", font, nil).width
    let least = max(room, words.map(\.width).max() ?? 0)
    // Whole steps of a letter's size, of which the first that suffices is found by bisection.
    var (low, high) = (0, 1)
    func fits(_ steps: Int) -> Bool {
      self.lines(of: words, space, width: least + CGFloat(steps) * font.pointSize).count
        <= Self.lineLimit
    }
    if !fits(0) {
      while !fits(high) { (low, high) = (high, 2 * high) }
      while high - low > 1 {
        let middle = (low + high) / 2
        if fits(middle) { high = middle } else { low = middle }
      }
    } else {
      high = 0
    }
    let lines = self.lines(of: words, space, width: least + CGFloat(high) * font.pointSize)
    return Lines(lines: lines, width: lines.map { measure($0, font, nil).width }.max() ?? 0)
  }

  /// Breaks words into lines that fit a width.
  ///
  /// The width of a line is the sum of the widths of its words and of the spaces between them.
  private func lines(
    of words: [(text: String, width: CGFloat)], _ space: CGFloat, width: CGFloat
  ) -> [String] {
    var lines: [[String]] = []
    var end: CGFloat = 0
    for word in words {
      let longer = end + space + word.width
      if !lines.isEmpty, longer <= width + FittedText.tolerance {
        lines[lines.count - 1].append(word.text)
        end = longer
      } else {
        lines.append([word.text])
        end = word.width
      }
    }
    return lines.map { $0.joined(separator: " ") }
  }

  /// The words of a text, where a size such as `320 × 568` is a single word.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word == "×" || words.last?.hasSuffix("×") == true, let last = words.popLast() {
        words.append(last + " " + word)
      } else {
        words.append(String(word))
      }
    }
    return words
  }
}
