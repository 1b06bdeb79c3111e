import AutoLayout
import Foundation
import PictureDescriptions

/// A number or letter on a round background, which links two places in a picture.
struct Badge {
  /// The diameter of a constraint number's badge, in points.
  static let numberSize: CGFloat = 12
  /// The font of constraint numbers.
  static let numberFont = Font(pointSize: 8, weight: .semibold)

  /// The number or letter.
  let text: String
  /// The font of the text.
  let font: Font
  /// The background: a circle, or a capsule if the text is wider.
  var box: CGRect
  /// The width of the text, in points.
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

  /// A candidate for the badge's position.
  ///
  /// A stand-in text run reserves the space. The letters of its font are as tall as the badge's background.
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

  /// Requests a position for the badge.
  func request(
    _ tag: DrawingCommand.Tag, at candidates: [LabelLayout.Candidate], _ contents: FigureContents,
    omission: FigureOmission? = nil
  ) -> PlacementRequest {
    let mark = PlacementRequest.Mark(
      texts: { _ in candidates },
      letters: { place, _ in
        let badge = centered(in: place.run.box)
        return LetteringLayers(
          badges: badge.commands(place.run.color, contents.palette, contents.page.grid, tag: tag))
      })
    return PlacementRequest(tag, marks: [{ _ in [mark] }], omission: omission)
  }

  /// A copy of the badge, centered in a box.
  func centered(in box: CGRect) -> Badge {
    var badge = self
    badge.box.origin = CGPoint(
      x: box.midX - self.box.width / 2, y: box.midY - self.box.height / 2)
    return badge
  }

  /// The commands that draw the badge on a background color, with its text in whichever palette color is readable on
  /// it.
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
