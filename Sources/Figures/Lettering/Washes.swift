import AutoLayout
import Foundation

/// The pale fills of a figure, bands and tints, found by place: what they make of a ground, and what of
/// them lies in a box.
struct Washes {
  private let commands: [DrawingCommand]
  private let index: FrameIndex

  /// Indexes fills, bands and hatching; other steps are no washes.
  init(_ commands: [DrawingCommand], bounds: CGRect) {
    self.commands = commands.filter { $0.step.washedFrame != nil }
    var index = FrameIndex(bounds: bounds)
    for command in self.commands { index.insert(command.step.washedFrame ?? .zero) }
    self.index = index
  }

  /// What is seen of a ground in a box where every wash that touches the box lies over it.
  func over(_ ground: Color, in box: CGRect) -> Color {
    index.numbers(intersecting: box).reduce(ground) { ground, number in
      switch commands[number].step {
      case .fill(_, let color): return color.over(ground)
      case .band(_, _, let hole, _, let color):
        return holds(hole, box) ? ground : color.over(ground)
      default: return ground
      }
    }
  }

  /// What of the washes lies in a box.
  func pieces(in box: CGRect) -> [DrawingCommand] {
    index.numbers(intersecting: box).compactMap { number in
      let command = commands[number]
      return command.step.piece(in: box).map { DrawingCommand($0, tag: command.tag) }
    }
  }
}

extension DrawingCommand.Step {
  /// Where a wash reaches; nil for a step that is none.
  fileprivate var washedFrame: CGRect? {
    switch self {
    case .fill(let frame, _): frame
    case .band(let whole, _, _, _, _), .hatch(let whole, _, _, _): whole
    default: nil
    }
  }

  /// What of a wash lies in a box; nil for nothing.
  fileprivate func piece(in box: CGRect) -> DrawingCommand.Step? {
    guard let part = washedFrame?.intersection(box), !part.isNull, !part.isEmpty else { return nil }
    func outside(_ hole: CGRect) -> CGRect? {
      guard !holds(hole, box) else { return nil }
      return overlaps(hole, box) ? hole.intersection(box) : .zero
    }
    switch self {
    case .fill(_, let color): return .fill(part, color)
    case .band(_, _, let hole, _, let color):
      return outside(hole).map { .band(part, radius: 0, hole: $0, holeRadius: 0, color) }
    case .hatch(_, _, let hole, let color):
      return outside(hole).map { .hatch(part, radius: 0, hole: $0, color) }
    default: return nil
    }
  }
}
