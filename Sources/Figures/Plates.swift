import AutoLayout
import Foundation

/// Grounds that keep texts apart from what they cross.
extension Lettering {
  /// What the name of a guide needs below it: paper where its colour cannot be read or a view's edge
  /// runs through it; where it only crosses strokes, a ground that hides nothing else.
  ///
  /// What the letters fill may be given where that is less than what they might.
  func plates(
    below name: TextRun, in letters: CGRect? = nil, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let box = letters ?? name.box
    let ground = grid.snapped(box.insetBy(dx: -2, dy: -1))
    let paperPlate = DrawingCommand.rounded(ground, radius: 2, contents.palette.paper, tag: tag)
    let backdrop = fills.backdrop(of: box)
    switch backdrop {
    case .mixed: return [paperPlate]
    case .canvas(let fill), .desk(let fill), .view(let fill):
      guard name.color.contrastRatio(with: fill) >= Self.textContrast else { return [paperPlate] }
      return layout.crossesStroke(box) ? invisiblePlate(ground, on: backdrop, tag: tag) : []
    }
  }

  /// A ground that looks like what is there already, without the strokes: the fill, and over it what
  /// of bands and tints lies there.
  func invisiblePlate(
    _ frame: CGRect, on backdrop: ViewFills.Backdrop, tag: DrawingCommand.Tag
  ) -> [DrawingCommand] {
    let ground = grid.snapped(frame)
    switch backdrop {
    case .mixed: return []
    case .desk(let fill): return [DrawingCommand(.fill(ground, fill), tag: tag)]
    case .view(let fill):
      return [DrawingCommand(.fill(ground, fill), tag: tag)] + pieces(of: tints, in: ground)
    case .canvas(let fill):
      return [DrawingCommand(.fill(ground, fill), tag: tag)]
        + pieces(of: bands + tints, in: ground)
    }
  }

  /// What of some fills and bands lies in a ground.
  private func pieces(of commands: [DrawingCommand], in ground: CGRect) -> [DrawingCommand] {
    commands.compactMap { command in
      func outside(_ hole: CGRect) -> CGRect? {
        guard !holds(hole, ground) else { return nil }
        return overlaps(hole, ground) ? hole.intersection(ground) : .zero
      }
      switch command.step {
      case .fill(let frame, let color):
        guard overlaps(frame, ground) else { return nil }
        return DrawingCommand(.fill(frame.intersection(ground), color), tag: command.tag)
      case .band(let whole, _, let hole, _, let color):
        let part = ground.intersection(whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        return outside(hole).map {
          DrawingCommand(.band(part, radius: 0, hole: $0, holeRadius: 0, color), tag: command.tag)
        }
      case .hatch(let whole, _, let hole, let color):
        let part = ground.intersection(whole)
        guard !part.isNull, !part.isEmpty else { return nil }
        return outside(hole).map {
          DrawingCommand(.hatch(part, radius: 0, hole: $0, color), tag: command.tag)
        }
      default: return nil
      }
    }
  }
}
