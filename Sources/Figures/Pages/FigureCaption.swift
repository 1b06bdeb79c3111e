import AutoLayout
import Foundation
import PictureDescriptions

/// The title above a canvas, and the caption below the title, broken into lines that fit the page.
///
/// Both texts are flush with the canvas's leading edge.
struct FigureCaption {
  /// The font of titles.
  static let titleFont = Font(pointSize: 13, weight: .semibold)
  /// The font of captions.
  static let captionFont = Font(pointSize: LetterSize.standard)
  /// The distance from the title's last baseline down to the canvas, in points, if a one-line caption is in between.
  static let titleRise: CGFloat = 22
  /// The distance from the caption's last baseline down to the canvas below it, in points.
  static let captionRise: CGFloat = 7
  /// The width, in points, to which a title or caption may widen a narrow page.
  ///
  /// Wider texts are broken into lines.
  private static let shortWidth: CGFloat = 160

  /// The title or the caption, with its font, its line spacing, and the distance of its last baseline from the canvas.
  private struct Part {
    let text: String
    let font: Font
    let leading: CGFloat
    let rise: CGFloat
  }

  private let title: Part
  private let caption: Part
  private let measure: TextMeasure
  /// Whether the texts are flush with the canvas's right edge.
  let isRightToLeft: Bool
  /// The minimum page width for the texts, in points.
  var leastWidth: CGFloat
  /// The width that is available for the texts on the page, in points.
  var room = CGFloat.infinity

  /// Creates the texts for a figure of a tree, or returns `nil` if the options don't contain the caption overlay.
  init?(of tree: SolvedTree, _ options: FigureOptions, measure: @escaping TextMeasure) {
    guard options.overlays.contains(.caption) else { return nil }
    let grid = PixelGrid(scale: tree.canvas.scale)
    let size = tree.caption(in: options.words)
    func part(_ text: String, _ font: Font, leading: CGFloat, rise: CGFloat) -> Part {
      let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      return Part(text: line, font: font, leading: grid.wholePixels(leading), rise: rise)
    }
    title = part(options.title, Self.titleFont, leading: 16, rise: Self.titleRise)
    caption = part(
      options.caption ?? size, Self.captionFont, leading: 13, rise: Self.captionRise)
    isRightToLeft = tree.direction == .rightToLeft
    self.measure = measure
    leastWidth =
      [title, caption].map { part in
        let whole = measure(part.text, part.font, nil).width
        // A broken size would be hard to read, and words aren't broken.
        return part.text == size
          ? whole : max(min(whole, Self.shortWidth), measure(part.text, part.font, 1).width)
      }.max() ?? 0
  }

  /// The height of the texts, including their distance from the canvas, in points.
  var height: CGFloat { Page.captionHeight + rise(of: title) + rise(of: caption) }

  /// The width at which neither text has line breaks, in points.
  var fullWidth: CGFloat {
    [title, caption].map { measure($0.text, $0.font, nil).width }.max() ?? 0
  }

  /// The additional height for a text's lines after the first one, in points.
  private func rise(of part: Part) -> CGFloat {
    CGFloat(max(1, extent(of: part).lineCount) - 1) * part.leading
  }

  private func extent(of part: Part) -> TextExtent {
    let line = measure(part.text, part.font, nil)
    return line.width <= room + FittedText.tolerance ? line : measure(part.text, part.font, room)
  }

  /// The title and caption as text runs above a corner of the canvas.
  func runs(
    above corner: CGPoint, _ grid: PixelGrid, title titleColor: Color,
    caption captionColor: Color
  ) -> [TextRun] {
    [(title, titleColor, rise(of: caption)), (caption, captionColor, 0)].compactMap {
      part, color, below in
      let extent = extent(of: part)
      guard extent.lineCount > 0 else { return nil }
      let rise = part.rise + below + rise(of: part)
      let wrapping = TextRun.Wrapping(
        width: room, lineLimit: extent.lineCount, lineHeight: part.leading)
      return TextRun(
        text: part.text, font: part.font, color: color,
        position: CGPoint(x: corner.x, y: grid.snapped(corner.y - rise)),
        anchor: isRightToLeft ? .right : .left, width: extent.width,
        wrapping: extent.lineCount > 1 ? wrapping : nil)
    }
  }
}
