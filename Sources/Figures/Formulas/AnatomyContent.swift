import AutoLayout
import Foundation
import PictureDescriptions

/// The lines that show the terms of an explained constraint's equation in the picture.
///
/// Each attribute is a labeled heavy line or dimension line, and the constant is a dimension line between them.
struct AnatomyContent {
  /// The context for placing the lines.
  let context: PlacementContext

  private var contents: FigureContents { context.contents }
  private var grid: PixelGrid { context.grid }

  /// The requests for the lines of the explained constraint.
  var requests: [PlacementRequest] {
    guard let constraint = contents.anatomy.map({ contents.constraints[$0] }) else { return [] }
    let tag = contents.tag(of: constraint)
    guard contents.isVisible(constraint) else {
      return [PlacementRequest(tag, marks: [], omission: contents.omission(of: constraint))]
    }
    let sides = constraint.sides
    let content = MeasureContent(context: context)
    guard sides[0].isExtent, sides.count == 2 else {
      let measure = contents.measure(of: constraint, mark: nil, color: nil)
      let measures = [measure].compactMap(\.self).filter { $0.length > 0 }
      // The measure of a small gap goes beside the lines, which its text would hide.
      return sides.enumerated().filter { !$1.isExtent }.flatMap { number, side in
        requests(for: side, isFirst: number == 0, facing: sides[sides.count - 1 - number], tag)
      } + content.requests(for: measures)
    }
    let measures = sides.map { extent(of: $0, tag) } + [remainder(of: constraint, tag)]
    return measures.compactMap(\.self).flatMap { content.requests(for: [$0]) }
  }

  /// The dimension line for an attribute that is a size or distance, labeled with the attribute's name.
  private func extent(
    of side: SolvedTree.Constraint.Side, _ tag: DrawingCommand.Tag
  ) -> Measure? {
    let axis = side.attribute.axis ?? .horizontal
    let (start, end) = (contents.place(side.start, axis), contents.place(side.end, axis))
    guard end > start else { return nil }
    let own = contents.items[side.item].frame
    let frame = side.originItem.map { own.union(contents.items[$0].frame) } ?? own
    return Measure(
      axis: axis, start: start, end: end, text: contents.name(of: side), ends: (frame, frame),
      color: contents.palette.alignmentLine, tag: tag)
  }

  /// The dimension line for the equation's constant, which ends where the line for the first attribute ends.
  ///
  /// It's `nil` unless the constraint is a satisfied equation with a nonzero constant.
  private func remainder(
    of constraint: SolvedTree.Constraint, _ tag: DrawingCommand.Tag
  ) -> Measure? {
    guard constraint.relation == .equal, constraint.holds, constraint.constant != 0 else {
      return nil
    }
    let (side, axis) = (constraint.first, constraint.axis)
    let isBackwards = axis == .horizontal && constraint.isMirrored
    let from = isBackwards ? side.start : side.end
    let to = from - (isBackwards ? -1 : 1) * constraint.constant
    let frame = contents.items[side.item].frame
    return Measure(
      axis: axis, start: contents.place(min(from, to), axis),
      end: contents.place(max(from, to), axis),
      text: (constraint.constant < 0 ? "− " : "+ ") + plainNumber(abs(constraint.constant)),
      ends: (frame, frame), color: contents.palette.measure, tag: tag)
  }

  /// Returns the requests for a heavy, labeled line at the position of a constraint side's attribute.
  ///
  /// The line is solid for the constraint's first attribute, and dashed for its second attribute.
  private func requests(
    for side: SolvedTree.Constraint.Side, isFirst: Bool, facing other: SolvedTree.Constraint.Side,
    _ tag: DrawingCommand.Tag
  ) -> [PlacementRequest] {
    let axis = side.attribute.axis ?? .horizontal
    let frame = contents.items[side.item].frame
    var (low, high) = (frame.start(axis.other), frame.end(axis.other))
    let least = grid.wholePixels(12)
    if high - low < 2 * least {
      let middle = grid.snapped(frame.middle(axis.other))
      (low, high) = (middle - least, middle + least)
    }
    var place = contents.place(side.start, axis)
    // A line along a far edge is inside it, as the frame's own pixels are.
    if place >= frame.end(axis), place > frame.start(axis) { place -= 2 * grid.hairline }
    var line = AttributeLine(
      contents.name(of: side), axis, place, isFirst ? nil : DashStyle(lengths: [6, 3]))
    (line.isMiddle, line.weight) = (true, 2)
    // Labels of adjacent lines lean away from each other.
    line.shares =
      side.start < other.start
      ? [0.9, 0.5, 0.1] : side.start > other.start ? [0.1, 0.5, 0.9] : [0.5, 0.1, 0.9]
    // The overhang shows that the line isn't an edge.
    let overhang = grid.wholePixels(4)
    let room = contents.page.room
    return AttributeContent(context: context).requests(
      for: line, from: max(low - overhang, room.start(axis.other)),
      to: min(high + overhang, room.end(axis.other)), tag)
  }
}
