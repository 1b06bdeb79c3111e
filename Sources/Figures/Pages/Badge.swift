import AutoLayout
import Foundation
import PictureDescriptions

/// A number or letter on a round background, repeated in a picture to link a line or item to its explanation.
struct Badge {
  /// The diameter of a constraint number's badge, in points.
  static let numberSize: CGFloat = 12
  /// The font of the constraint numbers in badges.
  static let numberFont = Font(pointSize: 8, weight: .semibold)

  /// The number or letter in the badge.
  let text: String
  /// The font of the number or letter.
  let font: Font
  /// The frame of the background, which is a circle, or a capsule if the text is wider.
  var box: CGRect
  /// The width of the number or letter, in points.
  let textWidth: CGFloat

  /// Creates a badge with its background at the origin.
  init(_ text: String, size: CGFloat, font: Font, _ measure: TextMeasure) {
    self.text = text
    self.font = font
    textWidth = measure(text, font, nil).width
    box = CGRect(x: 0, y: 0, width: max(size, textWidth + 7), height: size)
  }

  /// Creates a badge with a constraint's number.
  init(_ number: Int, _ measure: TextMeasure) {
    self.init("\(number)", size: Self.numberSize, font: Self.numberFont, measure)
  }

  /// The badge moved to the center of a rectangle.
  func centered(in box: CGRect) -> Badge {
    var badge = self
    badge.box.origin = CGPoint(
      x: box.midX - self.box.width / 2, y: box.midY - self.box.height / 2)
    return badge
  }

  /// The commands that draw the badge in a color, with text in a readable color of the palette.
  func commands(
    _ color: Color, _ palette: Palette, _ grid: PixelGrid, tag: DrawingCommand.Tag?
  ) -> [DrawingCommand] {
    let frame = grid.snapped(box)
    let baseline = frame.midY + LetterMetrics(font).capHeight / 2
    let run = TextRun(
      text: text, font: font, color: palette.textColor(on: color),
      position: CGPoint(x: frame.midX, y: grid.snapped(baseline)), anchor: .middle,
      width: textWidth)
    return [
      .rounded(frame, radius: frame.height / 2, color, tag: tag),
      DrawingCommand(.text(run), tag: tag),
    ]
  }
}
