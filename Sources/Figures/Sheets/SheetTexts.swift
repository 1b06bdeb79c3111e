import AutoLayout
import Foundation

/// The titles and captions of a sheet: broken into lines where a canvas is narrow, and as large on a page of less
/// than a pixel a point as on one of a pixel a point.
struct SheetTexts {
  private let captions: [String]
  private let measure: TextMeasure
  /// By how much the texts are larger than in a figure.
  private let factor: CGFloat
  /// The most lines of a text.
  static let lineLimit = 3

  /// Takes the captions of a sheet's figures.
  init(_ captions: [String], scale: CGFloat, measure: @escaping TextMeasure) {
    self.captions = captions
    self.measure = measure
    factor = max(1, 1 / scale)
  }

  /// The font of captions.
  var captionFont: Font { enlarged(FigureContents.captionFont) }
  /// The font of titles.
  var titleFont: Font { enlarged(FigureContents.titleFont) }
  /// How far a caption's last baseline is above the canvas, in points.
  var captionRise: CGFloat { factor * FigureContents.captionRise }
  /// How far a title's last baseline is above the canvas if the caption has one line, in points.
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

  /// The caption of a figure above a canvas of a width in points; it may be wider than that.
  func caption(_ index: Int, width: CGFloat) -> Lines {
    broken(captions[index], captionFont, width: width)
  }

  /// A title above figures of a width in points; it may be wider than that.
  func title(_ text: String, width: CGFloat) -> Lines { broken(text, titleFont, width: width) }

  private func enlarged(_ font: Font) -> Font {
    Font(pointSize: font.pointSize * factor, weight: font.weight)
  }

  /// A text in as few lines as fit into a width, or in three lines that are as narrow as they can be.
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

  /// The words of a text; a size such as `320 × 568` is one.
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
