internal import AutoLayout
internal import Figures
internal import Foundation

/// The vertical extents of a drawing's commands, for skipping commands that aren't visible in a band.
struct CommandReach {
  /// For each command, its vertical extent in points, which is infinite for the beginning and the end of a scope.
  private var reaches: [ClosedRange<CGFloat>] = []
  /// Whether anything is drawn on a rotated plane, whose bounds are unknown.
  private var isTurned = false
  /// Whether the picture has to be drawn at once instead of in bands.
  ///
  /// This is the case for rotated planes, images and gradients; cairo computes gradients with fixed-point numbers.
  private(set) var isWhole = false

  /// Computes the extents of a drawing's commands, given a function for the vertical extent of a text on its plane.
  init(
    _ drawing: Drawing,
    textReach: (TextRun) throws(RenderError) -> ClosedRange<CGFloat>
  ) throws(RenderError) {
    reaches.reserveCapacity(drawing.commands.count)
    // Antialiasing and glyph positioning exceed bounds by less than this.
    let margin = 2 / drawing.scale
    var planes = [Plane()]
    for command in drawing.commands {
      let plane = planes[planes.count - 1]
      switch command.step {
      case .begin(let scope):
        if case .transform(let map) = scope {
          isTurned = isTurned || map.b != 0
          isWhole = isWhole || isTurned
          planes.append(plane.mapped(by: map))
        } else {
          planes.append(plane)
        }
      case .end: planes.removeLast()
      case .gradient, .image: isWhole = true
      default: break
      }
      let reach = try command.step.verticalReach(ofText: textReach)
      reaches.append(reach.map { plane.reach($0, margin: margin) } ?? -.infinity ... .infinity)
    }
  }

  /// Whether a command may be visible between an area's top and bottom; always true if there are rotated planes.
  func touches(_ area: CGRect, command index: Int) -> Bool {
    isTurned || reaches[index].lowerBound <= area.maxY && reaches[index].upperBound >= area.minY
  }

  /// The conversion of a plane's vertical coordinates to those of the picture.
  private struct Plane {
    var scale: CGFloat = 1
    var origin: CGFloat = 0

    func mapped(by map: Transform) -> Plane {
      Plane(scale: scale * map.d, origin: origin + scale * map.ty)
    }

    func reach(_ reach: ClosedRange<CGFloat>, margin: CGFloat) -> ClosedRange<CGFloat> {
      let start = origin + scale * reach.lowerBound
      let end = origin + scale * reach.upperBound
      guard start.isFinite, end.isFinite else { return -.infinity ... .infinity }
      return min(start, end) - margin...max(start, end) + margin
    }
  }
}

extension DrawingCommand.Step {
  /// The vertical extent of a step on its plane, in points, or `nil` for the beginning and the end of a scope.
  fileprivate func verticalReach(
    ofText textReach: (TextRun) throws(RenderError) -> ClosedRange<CGFloat>
  ) throws(RenderError) -> ClosedRange<CGFloat>? {
    switch self {
    case .fill(let box, _), .roundedFill(let box, _, _), .dashedOutline(let box, _, _),
      .dashedLine(let box, _, _):
      return box.minY...box.maxY
    case .band(let box, _, let hole, _, _), .hatch(let box, _, let hole, _):
      return min(box.minY, hole.minY)...max(box.maxY, hole.maxY)
    case .line(let start, let end, let width, _): return reach(of: [start, end], width: width)
    case .polyline(let points, let width, _): return reach(of: points, width: width)
    case .path(let path, let paint, _):
      guard case .stroke(let stroke) = paint else { return reach(of: path.points, width: 0) }
      let corners = max(1, stroke.miterLimit) / 10
      return reach(of: path.points, width: stroke.width * corners)
    case .gradient(let path, _): return reach(of: path.points, width: 0)
    case .image(let image): return image.box.minY...image.box.maxY
    case .text(let run): return try textReach(run)
    case .begin, .end: return nil
    }
  }

  /// The vertical extent of a stroke, including miter joins of up to five times its width, which is cairo's limit.
  private func reach(of points: [CGPoint], width: CGFloat) -> ClosedRange<CGFloat> {
    let heights = points.map(\.y)
    guard let top = heights.min(), let bottom = heights.max() else { return 0...0 }
    return top - 5 * width...bottom + 5 * width
  }
}
