import AutoLayout
import Foundation
import PictureDescriptions

// Multiline text on views.
extension Lettering {
  /// The lines of a text that may wrap, or `nil` if it fits on one line.
  ///
  /// Lines break as in the view's own font. Letters in the figure's style are vertically centered
  /// on them.
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

  /// The maximum number of lines to refit in the figure's font, which takes several layouts.
  private static let mostRefittedLines = 100

  /// A font and width with which a text has as many lines as in the view's own font and width.
  ///
  /// Lines break at nearly the same words, because all words scale alike.
  ///
  /// - Returns: The view's own font and width if there is no such width, or if there are too many
  ///   lines to try.
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

// Texts as on a device.
extension Lettering {
  /// Writes a view's text in its own position and font, without a plate.
  mutating func placeDeviceText(of view: FigureItem, at index: Int, _ device: DeviceColors) {
    let appearance = view.item.appearance
    guard let text = appearance.text, !text.isEmpty, isSeen(view, at: index) else { return }
    let font = view.item.device.font ?? appearance.font ?? Self.deviceFont
    let room = deviceRoom(of: view)
    let manner: FittedText.Manner = view.item.shrinksText ? .shrinking : .truncating
    var run =
      paragraph(of: view, text, font, in: room, contents.palette.ink)
      ?? line(text, font, in: room, contents.palette.ink, manner, side(of: view))
    if let fitted = run, fitted.wrapping == nil, fitted.font.lineHeight <= room.height + 1 {
      let baseline = room.midY - fitted.font.lineHeight / 2 + fitted.font.ascender
      run?.position.y = grid.snapped(baseline)
    }
    if isAtTop(view), let font = run?.font {
      let first = room.minY + font.ascender
      run?.position.y = grid.snapped(min(first, room.maxY - LetterMetrics(font).descent))
    }
    guard var run, !fills.isHidden(run.box, after: index), layout.place(run) else {
      return omissions.append(.label(view.item.name))
    }
    let ground = deviceGround(of: view, at: index, in: run.box)
    run.color = device.textColor(of: view.item, on: ground)
    if view.emphasis == .dimmed {
      let quiet = quietColor(on: ground)
      let contrast = run.color.over(ground).contrastRatio(with: ground)
      // Disabled text is already paler.
      if quiet.contrastRatio(with: ground) < contrast { run.color = quiet }
    }
    labelBoxes.insert(run.box)
    append(run, tag: view.tag)
  }

  /// UIKit's default font, for views without their own.
  private static let deviceFont = Font(pointSize: 17)

  /// The part of a view that is available for text.
  private func deviceRoom(of view: FigureItem) -> CGRect {
    let inset: CGFloat =
      switch view.item.device.surround {
      case .field(.none), .area, .button(.plain), nil: 0
      case .field: min(7, view.frame.width / 8)
      case .button: side(of: view) == .middle ? 0 : min(12, view.frame.width / 8)
      }
    return textFrame(of: view).intersection(contents.page.stage).insetBy(dx: inset, dy: 0)
  }

  /// The background color of a text, or the view's own color if there are several.
  private func deviceGround(of view: FigureItem, at index: Int, in box: CGRect) -> Color {
    let fill = view.fill ?? contents.palette.paper.opacity(0)
    guard fill.alphaComponent < 1 else { return fill }
    return ground(fills.backdrop(of: box, below: index), in: box).map { fill.over($0) }
      ?? view.visibleFill
  }
}

extension FigureItem {
  /// The author's font for the view's text, or `nil` if the text is in the figure's style.
  var chosenFont: Font? {
    item.appearance.fontOnlyBreaksLines ? nil : item.appearance.font
  }
}
