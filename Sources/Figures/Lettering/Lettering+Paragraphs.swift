import AutoLayout
import Foundation

/// Texts of several lines on views.
extension Lettering {
  /// The lines of a text that may wrap; `nil` if it fits on one line.
  ///
  /// They break as the view's own font does; letters of the figure's style stand half way down its lines.
  func paragraph(
    of view: FigureItem, _ text: String, _ font: Font, in room: CGRect, _ color: Color
  ) -> TextRun? {
    let limit = view.item.appearance.lineLimit
    guard view.item.appearance.text != nil, limit != 1 else { return nil }
    var ownFont = view.item.appearance.font ?? font
    var extent = measure(text, ownFont, room.width)
    func mostLines(in font: Font) -> Int {
      Int(((room.height + font.lineHeight / 8) / grid.wholePixels(font.lineHeight)).rounded(.down))
    }
    while view.item.shrinksText, extent.lineCount > mostLines(in: ownFont),
      ownFont.pointSize > FittedText.smallestSize
    {
      ownFont.pointSize -= 0.5
      extent = measure(text, ownFont, room.width)
    }
    guard extent.width <= room.width + FittedText.tolerance else { return nil }
    let lineHeight = grid.wholePixels(ownFont.lineHeight)
    let tallest = mostLines(in: ownFont)
    let lineCount = min(extent.lineCount, limit > 0 ? limit : .max, tallest)
    guard extent.lineCount > 1, lineCount > 1 else { return nil }
    let blockTop = max(room.minY, room.midY - CGFloat(lineCount) * lineHeight / 2)
    let (x, anchor): (CGFloat, TextRun.Anchor) =
      switch side(of: view) {
      case .left: (room.minX, .left)
      case .middle: (room.midX, .middle)
      case .right: (room.maxX, .right)
      }
    let letters = letters(of: text, font, brokenBy: ownFont, in: room.width, extent.lineCount)
    let baseline =
      letters.font == ownFont
      ? blockTop + ownFont.ascender
      : LetterMetrics(letters.font).baseline(
        centredOn: blockTop + lineHeight / 2, from: blockTop, to: blockTop + lineHeight)
    return TextRun(
      text: text, font: letters.font, color: color,
      position: CGPoint(x: x, y: grid.snapped(baseline)), anchor: anchor, width: letters.width,
      wrapping: TextRun.Wrapping(
        width: letters.width, lineLimit: lineCount, lineHeight: lineHeight))
  }

  /// The most lines that are broken anew in the figure's font, which takes several layouts of all of them.
  private static let mostRefittedLines = 100

  /// The font for a text, and the width at which it breaks into as many lines in that as in a view's own
  /// font at the view's width: nearly the same ones, as words grow and shrink alike.
  ///
  /// - Returns: The view's own font and width if there is no such width, and for more lines than are worth
  ///   trying widths for.
  private func letters(
    of text: String, _ font: Font, brokenBy own: Font, in width: CGFloat, _ lineCount: Int
  ) -> (font: Font, width: CGFloat) {
    guard font != own, lineCount <= Self.mostRefittedLines else { return (own, width) }
    let ownLength = measure(text, own, nil).width
    guard ownLength > 0 else { return (own, width) }
    let alike = width * measure(text, font, nil).width / ownLength
    let widths = [1, 1.02, 0.98, 1.05, 0.95].map { min($0 * alike, width) }
    let found = widths.first { width in
      let extent = measure(text, font, width)
      return extent.lineCount == lineCount && extent.width <= width + FittedText.tolerance
    }
    return found.map { (font, $0) } ?? (own, width)
  }
}

extension FigureItem {
  /// The author's font for the view's text; `nil` if letters are in the figure's style.
  var chosenFont: Font? {
    item.appearance.fontOnlyBreaksLines ? nil : item.appearance.font
  }
}
