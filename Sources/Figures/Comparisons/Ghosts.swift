import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The items with another position in an alternative layout, with their frames there.
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

  /// The alternative layout over the solved one: dashed, and hatched where nothing else is.
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

extension FigureItem {
  /// The tag of the ghost's commands.
  fileprivate var ghostTag: DrawingCommand.Tag {
    var tag = tag
    tag.verdict = .ghost
    return tag
  }
}

extension Lettering {
  /// Places the names of the ghosts, as for views.
  mutating func placeGhosts() {
    for (item, frame) in contents.ghosts where !frame.isEmpty {
      // An item that moves with its owner needs no name.
      if let owner = item.owner, contents.items[owner].item.alternative != nil { continue }
      let visible = frame.intersection(contents.page.visibleCanvas)
      guard !visible.isNull else { continue }
      let text = item.item.name + "?"
      let name = name(text, contents.palette.ghost)
      let places =
        name.inside(visible, fromBottom: false) + name.above(visible) + name.below(visible)
        + name.aside(visible) + name.higher(visible) + name.distant(visible)
      if !place(places, tag: item.ghostTag) { omissions.append(.name(text)) }
    }
  }
}
