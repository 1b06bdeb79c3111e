internal import Analysis
internal import AutoLayout
internal import Foundation
internal import Scenes

extension Scene {
  /// Adds the findings that occur at any width in a range, skipping placements in which the root has its fitting size.
  func addFindings(
    to findings: inout WidthFindings, at range: ClosedRange<CGFloat>, on placements: [Placement],
    with painter: Painter, check: (Scene, Placement) throws(PlumblineError) -> [LintFinding]
  ) throws(PlumblineError) {
    var measured = self
    measured.measuresText = true
    // Findings that are only due to substituted fonts don't count.
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

/// The properties of a placement that don't change while a sweep varies the width.
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
