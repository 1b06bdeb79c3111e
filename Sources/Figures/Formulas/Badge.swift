import AutoLayout
import Foundation

/// A number or a letter on a round ground, which pairs two places of a picture.
struct Badge {
  /// The diameter of the badge of a constraint's number, in points.
  static let numberSize: CGFloat = 12
  /// The font of these numbers.
  static let numberFont = Font(pointSize: 8, weight: .semibold)

  /// What is written.
  let text: String
  /// Its font.
  let font: Font
  /// The ground: round, or longer where the text is.
  var box: CGRect
  /// The width of the letters, in points.
  let textWidth: CGFloat

  /// Makes the badge of a text, with its ground at the origin.
  init(_ text: String, size: CGFloat, font: Font, _ measure: TextMeasure) {
    self.text = text
    self.font = font
    textWidth = measure(text, font, nil).width
    box = CGRect(x: 0, y: 0, width: max(size, textWidth + 7), height: size)
  }

  /// Makes the badge of a constraint's number.
  init(_ number: Int, _ measure: TextMeasure) {
    self.init("\(number)", size: Self.numberSize, font: Self.numberFont, measure)
  }

  /// A place for the badge: a text in a font whose letters are as tall as the ground stands for it.
  func candidate(
    at center: CGPoint, _ color: Color, reluctance: Int
  ) -> LabelLayout.Candidate {
    let stand = Font(pointSize: box.height / 1.02)
    let run = TextRun(
      text: text, font: stand, color: color,
      position: CGPoint(
        x: center.x - box.width / 2,
        y: center.y - box.height / 2 + LetterMetrics(stand).ascent),
      anchor: .left, width: box.width)
    return LabelLayout.Candidate(run: run, leader: nil, reluctance: reluctance)
  }

  /// The badge around the middle of a box.
  func centered(in box: CGRect) -> Badge {
    var badge = self
    badge.box.origin = CGPoint(
      x: box.midX - self.box.width / 2, y: box.midY - self.box.height / 2)
    return badge
  }

  /// What draws the badge where it is, with letters of the color that can be read on its ground.
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
