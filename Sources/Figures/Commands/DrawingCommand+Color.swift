package import AutoLayout

extension DrawingCommand.Step {
  /// The color that the step paints with, or `nil` if it has no single color.
  package var color: Color? {
    get {
      switch self {
      case .fill(_, let color), .roundedFill(_, _, let color), .band(_, _, _, _, let color),
        .hatch(_, _, _, let color), .dashedOutline(_, _, let color), .dashedLine(_, _, let color),
        .line(_, _, _, let color), .polyline(_, _, let color), .path(_, _, let color):
        color
      case .text(let run): run.color
      // Their colors are a part of them.
      case .gradient, .image, .begin, .end: nil
      }
    }
    set {
      guard let color = newValue else { return }
      switch self {
      case .fill(let box, _): self = .fill(box, color)
      case .roundedFill(let box, let radius, _): self = .roundedFill(box, radius: radius, color)
      case .band(let box, let radius, let hole, let holeRadius, _):
        self = .band(box, radius: radius, hole: hole, holeRadius: holeRadius, color)
      case .hatch(let box, let radius, let hole, _):
        self = .hatch(box, radius: radius, hole: hole, color)
      case .dashedOutline(let box, let pattern, _): self = .dashedOutline(box, pattern, color)
      case .dashedLine(let box, let pattern, _): self = .dashedLine(box, pattern, color)
      case .line(let start, let end, let width, _):
        self = .line(from: start, to: end, width: width, color)
      case .polyline(let points, let width, _): self = .polyline(points, width: width, color)
      case .text(var run):
        run.color = color
        self = .text(run)
      case .path(let path, let paint, _): self = .path(path, paint, color)
      case .gradient, .image, .begin, .end: break
      }
    }
  }
}
