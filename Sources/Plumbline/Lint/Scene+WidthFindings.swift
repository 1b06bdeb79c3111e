internal import Analysis
internal import AutoLayout
internal import Foundation
internal import Scenes

extension Scene {
  /// Adds the scene's findings at any width, at the height and in the direction of each placement, but for canvases that
  /// fit the layout.
  ///
  /// - Parameters:
  ///   - findings: Takes the findings.
  ///   - range: The widths, in points.
  ///   - placements: The canvases and directions.
  ///   - painter: The fonts.
  ///   - check: Returns the findings of a scene on a canvas.
  /// - Throws: What sweeping and checking throw.
  func addFindings(
    to findings: inout WidthFindings, at range: ClosedRange<CGFloat>, on placements: [Placement],
    with painter: Painter, check: (Scene, Placement) throws(PlumblineError) -> [LintFinding]
  ) throws(PlumblineError) {
    var measured = self
    measured.measuresText = true
    // Findings that exist only because of other fonts than the author's don't count.
    var artifacts: [LintFinding] = []
    if measured.measuresText, !measuresText, let placement = placements.first {
      artifacts = try check(measured, placement)
    }
    var swept: Set<Stretch> = []
    for placement in placements
    where !placement.canvas.fits && swept.insert(Stretch(placement)).inserted {
      let sweep = try sweep(along: .horizontal, range, at: placement, with: painter)
      try findings.add(sweep.problems, besides: artifacts) { (width) throws(PlumblineError) in
        var placement = placement
        placement.canvas = placement.canvas.with(.horizontal, width)
        return try check(self, placement)
      }
    }
  }
}

/// The properties of a placement that a sweep over widths keeps.
private struct Stretch: Hashable {
  let height: CGFloat
  let direction: LayoutDirection?
  let textSize: ContentSizeCategory

  init(_ placement: Scene.Placement) {
    height = placement.canvas.size.height
    direction = placement.direction
    textSize = placement.canvas.textSize
  }
}
