import AutoLayout
import Foundation
import PictureDescriptions

/// The titles and captions of a sheet, wrapped above narrow canvases.
///
/// Below one pixel per point, they are as large in pixels as at one.
struct SheetTexts {
  private let captions: [String]
  private let measure: TextMeasure
  /// The enlargement of texts compared to a single figure.
  private let factor: CGFloat
  /// The maximum number of lines in a text.
  static let lineLimit = 3

  /// Prepares the captions of a sheet's figures.
  init(_ captions: [String], scale: CGFloat, measure: @escaping TextMeasure) {
    self.captions = captions
    self.measure = measure
    factor = max(1, 1 / scale)
  }

  /// The font of captions.
  var captionFont: Font { enlarged(FigureContents.captionFont) }
  /// The font of titles.
  var titleFont: Font { enlarged(FigureContents.titleFont) }
  /// The distance of a caption's last baseline above the canvas, in points.
  var captionRise: CGFloat { factor * FigureCaption.captionRise }
  /// The distance of a title's last baseline above the canvas for a one-line caption, in
  /// points.
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

  /// Lines of text, and the width of the longest, in points.
  struct Lines {
    var lines: [String]
    var width: CGFloat
  }

  /// The caption of a figure above a canvas of a width, in points, which it may exceed.
  func caption(_ index: Int, width: CGFloat) -> Lines {
    broken(captions[index], captionFont, width: width)
  }

  /// A title above figures of a width, in points, which it may exceed.
  func title(_ text: String, width: CGFloat) -> Lines { broken(text, titleFont, width: width) }

  private func enlarged(_ font: Font) -> Font {
    Font(pointSize: font.pointSize * factor, weight: font.weight)
  }

  /// A text in the fewest lines that fit a width, or in three lines that are as narrow as
  /// possible.
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

  /// The words in lines of a width, which are as wide as their words and the spaces between.
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

  /// The words of a text; a size such as `320 × 568` counts as one.
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
