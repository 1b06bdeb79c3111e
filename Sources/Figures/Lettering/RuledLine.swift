import AutoLayout
import Foundation
import PictureDescriptions

/// A line of a figure's content that texts interrupt, such as an alignment line.
struct RuledLine {
  /// The axis that the line runs along.
  let axis: LayoutConstraint.Axis
  /// The start and end of the line, as coordinates along the axis.
  let ends: (CGFloat, CGFloat)
  /// The left or top edge of the line, as a coordinate across the axis.
  let place: CGFloat
  /// The dash pattern, or `nil` for a solid line.
  var pattern: DashStyle?
  /// Whether the line continues behind leaders and behind labels on views, as baselines do.
  var isUnderText = false
  /// The thickness of the line, in hairlines.
  var weight: CGFloat = 1
  /// The color of the line, or `nil` for the color of alignment lines.
  var color: Color?

  /// The bounding rectangle of the whole line.
  func box(on grid: PixelGrid) -> CGRect {
    CGRect(axis, from: ends.0, to: ends.1, across: place, place + weight * grid.hairline)
  }

  /// Returns the request to draw the line, with gaps for the texts that are placed before it.
  func request(
    _ context: PlacementContext, _ tag: DrawingCommand.Tag, showing overlay: Overlay? = nil
  ) -> PlacementRequest {
    var request = PlacementRequest(tag) { layout in
      LetteringLayers(lines: steps(in: layout, context).map { DrawingCommand($0, tag: tag) })
    }
    if let overlay { request.drawn.overlays = [overlay] }
    return request
  }

  private func steps(
    in layout: LabelLayout, _ context: PlacementContext
  ) -> [DrawingCommand.Step] {
    let (grid, palette) = (context.grid, context.contents.palette)
    let color = color ?? palette.alignmentLine
    let whole = box(on: grid)
    let texts = layout.interruptions(of: whole, isBaseline: isUnderText)
    return whole.parts(along: axis, on: grid, between: texts).flatMap { part in
      if weight > 1 {
        // A heavy line keeps its color everywhere, so it gets a paper background.
        let ground = part.insetBy(dx: -grid.hairline, dy: -grid.hairline)
        return [.fill(ground, palette.paper), step(part, color, grid)]
      }
      // The line is light where it would blend into a fill.
      return [step(part, color, grid)]
        + context.fills.casing(below: part, color: color).map { step($0, palette.paper, grid) }
    }
  }

  private func step(_ strip: CGRect, _ color: Color, _ grid: PixelGrid) -> DrawingCommand.Step {
    let thickness = min(strip.width, strip.height)
    return pattern.map {
      .dashedLine(strip, DashPattern($0, on: grid, thickness: thickness), color)
    }
      ?? .fill(strip, color)
  }
}

extension CGRect {
  /// The parts of a line that are outside of all boxes and of a small margin around each box.
  func parts(
    along axis: LayoutConstraint.Axis, on grid: PixelGrid, between boxes: [CGRect]
  ) -> [CGRect] {
    var parts: [CGRect] = []
    var from = start(axis)
    func add(to end: CGFloat) {
      guard end > from else { return }
      parts.append(
        CGRect(axis, from: from, to: end, across: start(axis.other), self.end(axis.other)))
    }
    for box in boxes.sorted(by: { $0.start(axis) < $1.start(axis) }) {
      add(to: grid.snapped(box.start(axis) - 3))
      from = max(from, grid.snapped(box.end(axis) + 3))
    }
    add(to: end(axis))
    return parts
  }
}
