import AutoLayout
import Foundation
import PictureDescriptions

extension Lettering {
  /// Marks the parts of the equation in the picture.
  ///
  /// The two attributes are heavy lines or dimension lines, with the constant between them.
  mutating func placeAnatomy() {
    guard let index = contents.anatomy else { return }
    guard contents.isVisible(contents.constraints[index]) else {
      omissions.append(contents.omission(of: contents.constraints[index]))
      return
    }
    let constraint = contents.constraints[index]
    let tag = contents.tag(of: constraint)
    let sides = constraint.sides
    guard sides[0].isExtent, sides.count == 2 else {
      if let measure = contents.measure(of: constraint, mark: nil, color: nil), measure.length > 0 {
        self.place([measure])
      }
      for (number, side) in sides.enumerated() where !side.isExtent {
        placeAttribute(side, isFirst: number == 0, facing: sides[sides.count - 1 - number], tag)
      }
      return
    }
    for side in sides { place(extent(of: side, tag)) }
    if let rest = remainder(of: constraint, tag) { place([rest]) }
  }

  /// The dimension line of an extent, labeled with its name.
  private func extent(
    of side: SolvedTree.Constraint.Side, _ tag: DrawingCommand.Tag
  ) -> [Measure] {
    let axis = side.attribute.axis ?? .horizontal
    let (start, end) = (contents.place(side.start, axis), contents.place(side.end, axis))
    guard end > start else { return [] }
    let own = contents.items[side.item].frame
    let frame = side.originItem.map { own.union(contents.items[$0].frame) } ?? own
    return [
      Measure(
        axis: axis, start: start, end: end, text: contents.name(of: side), ends: (frame, frame),
        isGap: false, color: contents.palette.alignmentLine, mark: .none, tag: tag)
    ]
  }

  /// A dimension line for the constant, at the far end of the first extent.
  ///
  /// `nil` unless the constraint is an equation that holds and has a constant.
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
      ends: (frame, frame), isGap: false, color: contents.palette.measure, mark: .none, tag: tag)
  }

  /// Draws a labeled heavy line at an attribute: solid for the first, dashed for the second.
  private mutating func placeAttribute(
    _ side: SolvedTree.Constraint.Side, isFirst: Bool, facing other: SolvedTree.Constraint.Side,
    _ tag: DrawingCommand.Tag
  ) {
    let axis = side.attribute.axis ?? .horizontal
    var frame = contents.items[side.item].frame
    let across = axis.other
    let least = grid.wholePixels(12)
    if frame.end(across) - frame.start(across) < 2 * least {
      let middle = grid.snapped(frame.middle(across))
      frame = CGRect(
        axis, from: frame.start(axis), to: frame.end(axis), across: middle - least, middle + least)
    }
    // The overhang shows that the line isn't an edge.
    let overhang = grid.wholePixels(4)
    let room = contents.page.room
    frame = CGRect(
      axis, from: frame.start(axis), to: frame.end(axis),
      across: max(frame.start(across) - overhang, room.start(across)),
      min(frame.end(across) + overhang, room.end(across)))
    var place = contents.place(side.start, axis)
    // A line along a far edge is inside it, as the frame's own pixels are.
    if place >= frame.end(axis), place > frame.start(axis) { place -= 2 * grid.hairline }
    let line = AttributeLine(
      name: contents.name(of: side), axis: axis, place: place,
      pattern: isFirst ? nil : DashStyle(lengths: [6, 3]), isMiddle: true, weight: 2,
      // Labels of adjacent lines lean away from each other.
      shares: side.start < other.start
        ? [0.9, 0.5, 0.1] : side.start > other.start ? [0.1, 0.5, 0.9] : [0.5, 0.1, 0.9])
    self.place(line, frame, tag)
  }
}

extension FigureContents {
  /// An attribute of an item as equations write it: `title.leading`.
  func name(of side: SolvedTree.Constraint.Side) -> String {
    "\(name(of: items[side.item])).\(side.attribute.name)"
  }

  /// The name of an item in scene files.
  func name(of item: FigureItem) -> String {
    item.item.sceneName(ownedBy: item.owner.map { items[$0].item })
  }
}
