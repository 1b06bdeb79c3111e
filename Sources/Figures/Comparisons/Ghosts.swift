import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The ambiguous items to draw as ghosts, each with its frame in an alternative layout.
  var ghosts: [(item: FigureItem, frame: CGRect)] {
    guard options.overlays.contains(.ambiguity) else { return [] }
    return items.compactMap { item in
      guard let alternative = item.item.alternative, isGhost(item), alternative.isWithin(1e6) else {
        return nil
      }
      return (item, page.frame(alternative))
    }
  }

  private func isGhost(_ item: FigureItem) -> Bool {
    switch item.role {
    case .leaf, .container: true
    case .guide: shows(item)
    case .root, .absent, .systemGuide: false
    }
  }

  /// The strokes of the ghosts' outlines, which texts avoid if possible.
  var ghostStrips: [CGRect] {
    let pattern = DashPattern(.ghost, on: page.grid)
    return ghosts.flatMap { pattern.edges(of: $0.frame) }.filter { $0.intersects(page.stage) }
  }

  /// The commands for the ghosts: dashed outlines, and hatching where an item's two frames don't overlap.
  var ghostCommands: [DrawingCommand] {
    ghosts.flatMap { item, frame -> [DrawingCommand] in
      let visible = frame.intersection(page.visibleCanvas)
      guard !visible.isNull else { return [] }
      let pattern = DashPattern(.ghost, on: page.grid)
      var steps: [DrawingCommand.Step] = []
      if item.isSolid, frame.width > 0, frame.height > 0 {
        let overlap = frame.intersection(item.frame)
        steps.append(
          .hatch(
            frame, radius: item.cornerRadius, hole: overlap.isNull ? .zero : overlap,
            palette.ghost.opacity(0.45)))
      }
      steps.append(.dashedOutline(frame, pattern, palette.ghost))
      return steps.map { DrawingCommand($0, tag: item.ghostTag) }
    }
  }
}
