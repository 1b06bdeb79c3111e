import AutoLayout
import Foundation

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
  var captionRise: CGFloat { factor * FigureContents.captionRise }
  /// The distance of a title's last baseline above the canvas for a one-line caption, in
  /// points.
  var titleRise: CGFloat { factor * FigureContents.titleRise }
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
    let words = Self.words(of: text)
    var room = max(room, words.map { measure($0, font, nil).width }.max() ?? 0)
    while true {
      let lines = lines(of: words, font, width: room)
      let widths = lines.map { measure($0, font, nil).width }
      if lines.count <= Self.lineLimit { return Lines(lines: lines, width: widths.max() ?? 0) }
      room += font.pointSize
    }
  }

  private func lines(of words: [String], _ font: Font, width: CGFloat) -> [String] {
    var lines: [String] = []
    for word in words {
      let longer = (lines.last.map { $0 + " " } ?? "") + word
      if !lines.isEmpty, measure(longer, font, nil).width <= width + FittedText.tolerance {
        lines[lines.count - 1] = longer
      } else {
        lines.append(word)
      }
    }
    return lines
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
