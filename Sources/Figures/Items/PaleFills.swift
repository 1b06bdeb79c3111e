import AutoLayout
import Foundation

/// A spatial index of a figure's pale fills, which are bands and tints.
struct PaleFills {
  private let commands: [DrawingCommand]
  private let index: FrameIndex

  /// Indexes the fills, bands and hatching in some commands, and ignores other steps.
  init(_ commands: [DrawingCommand], bounds: CGRect) {
    self.commands = commands.filter { $0.step.washedFrame != nil }
    var index = FrameIndex(bounds: bounds)
    for command in self.commands { index.insert(command.step.washedFrame ?? .zero) }
    self.index = index
  }

  /// The color of a background in a box, blended with all bands and tints that touch the box.
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

  /// Whether lines of hatching may cross a box.
  func hatches(_ box: CGRect) -> Bool {
    index.numbers(intersecting: box).contains { number in
      if case .hatch(_, _, let hole, _) = commands[number].step { !holds(hole, box) } else { false }
    }
  }

  /// The commands for the parts of bands and tints inside a box.
  func pieces(in box: CGRect) -> [DrawingCommand] {
    index.numbers(intersecting: box).compactMap { number in
      let command = commands[number]
      return command.step.piece(in: box).map { DrawingCommand($0, tag: command.tag) }
    }
  }
}

extension DrawingCommand.Step {
  /// The frame of a fill, band or hatching, or `nil` for other steps.
  fileprivate var washedFrame: CGRect? {
    switch self {
    case .fill(let frame, _): frame
    case .band(let whole, _, _, _, _), .hatch(let whole, _, _, _): whole
    default: nil
    }
  }

  /// The part of a fill, band or hatching that is inside a box, or `nil` if there is no such part.
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
