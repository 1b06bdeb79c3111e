import AutoLayout
import Foundation
import PictureDescriptions

extension Badge {
  /// Returns a candidate for the badge's position.
  ///
  /// The candidate reserves space with a text run whose letters are as tall as the badge.
  func candidate(
    at center: CGPoint, _ color: Color, baseCost: Int
  ) -> LabelLayout.Candidate {
    let stand = Font(pointSize: box.height / 1.02)
    let run = TextRun(
      text: text, font: stand, color: color,
      position: CGPoint(
        x: center.x - box.width / 2,
        y: center.y - box.height / 2 + LetterMetrics(stand).ascent),
      anchor: .left, width: box.width)
    return LabelLayout.Candidate(run: run, leader: nil, baseCost: baseCost)
  }

  /// Returns a request that places the badge at one of the given candidates.
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
}
