import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The omission to report if a measure has no free position.
  func omission(of measure: Measure) -> FigureOmission {
    if let constraint = measure.constraint { return omission(of: constraint) }
    // The lines of an anatomy are identified by their text.
    if measure.tag.kind == .constraint { return .constraint(measure.text) }
    return .extent(item: measure.tag.identifier, measure.axis)
  }

  /// Converts a coordinate from the root's coordinate space to the picture's, rounded to a pixel edge.
  func place(_ position: CGFloat, _ axis: LayoutConstraint.Axis) -> CGFloat {
    page.place(position, axis)
  }

  /// The indices of the constraints that an overlay shows.
  ///
  /// They are the constraints to which the overlay is limited, or otherwise the author's constraints.
  func constraintIndices(_ overlay: Overlay) -> [Int] {
    guard options.overlays.contains(overlay) else { return [] }
    return constraints.indices.filter { index in
      let constraint = constraints[index]
      guard isVisible(constraint), isInFocus(index) else { return false }
      let isNamed = options.shows(overlay, of: names(of: constraint))
      return isNamed && (constraint.origin == .author || options.subjects[overlay] != nil)
    }
  }

  /// Whether the figure's emphasis includes a constraint.
  ///
  /// If constraints are emphasized, the constraint has to be one of them. Otherwise, at least one of its items has to
  /// be undimmed.
  private func isInFocus(_ index: Int) -> Bool {
    if let emphasizedConstraints { return emphasizedConstraints.contains(index) }
    return constraints[index].sides.contains { items[$0.item].emphasis != .dimmed }
  }

  /// The indices of the emphasized constraints whose items are all in the picture.
  var focusedConstraints: [Int] {
    (emphasizedConstraints ?? []).sorted().filter { isVisible(constraints[$0]) }
  }

  /// Whether all items of a constraint are in the picture.
  func isVisible(_ constraint: SolvedTree.Constraint) -> Bool {
    constraint.sides.allSatisfy { side in
      items[side.item].role != .absent && abs(side.start) < 1e6 && abs(side.end) < 1e6
    }
  }

  /// The identifiers of a constraint and of its items.
  func names(of constraint: SolvedTree.Constraint) -> [String] {
    var names = [items[constraint.first.item].item.identifier]
    if let second = constraint.second { names.append(items[second.item].item.identifier) }
    if let identifier = constraint.identifier { names.append(identifier) }
    return names
  }

  /// The dimension lines of the constraints that the figure shows.
  ///
  /// Constraints that are drawn in another way, such as conflicting ones, aren't included.
  var constraintMeasures: [Measure] {
    let conflicting = conflictIndices
    let numbered = Set(formats.flatMap(\.ordinals))
    let focused = focusedConstraints
    let indices = focused.isEmpty ? constraintIndices(.constraints) : focused
    return indices.compactMap { index in
      if conflicting.contains(index) { return nil }
      // The anatomy has its own marks for its constraint.
      if index == anatomy { return nil }
      // Constraints of format strings already have numbered lines.
      if let ordinal = constraints[index].ordinal, numbered.contains(ordinal) { return nil }
      // Ticks replace the dimension lines of equal extents.
      if options.overlays.contains(.equal), constraints[index].isEquality { return nil }
      var measure = measure(of: constraints[index], mark: nil, color: nil)
      if !focused.isEmpty { measure?.color = palette.alignmentLine }
      measure?.constraintIndices = [index]
      return measure
    }
  }

  /// The dimension line of a constraint, or `nil` if it has no visible distance.
  ///
  /// If `mark` is `nil`, it depends on the priority and on whether the constraint holds. If `color` is `nil`, the line has the color of the first item.
  func measure(
    of constraint: SolvedTree.Constraint, mark: Measure.Mark?, color: Color?
  ) -> Measure? {
    if constraint.crossesAxes { return nil }
    let axis = constraint.axis
    let own = frame(of: constraint.first)
    let distance = measuredDistance(of: constraint, own)
    let (low, high) = (place(distance.start, axis), place(distance.end, axis))
    // Items outside of the canvas aren't measured.
    guard overlaps(distance.ends.0.union(distance.ends.1), page.visibleCanvas),
      overlaps(own, page.visibleCanvas) || own.isEmpty
    else { return nil }
    // A distance that extends out of the crop would measure something invisible.
    guard page.shows(axis, from: low, to: high) else { return nil }
    // A conflicting constraint is shown even if its length is zero.
    guard high > low || high == low && color != nil else { return nil }
    let isOptional = constraint.priority.rawValue < 1000
    let mark = mark ?? (!constraint.holds ? .unmet : isOptional ? .optional : .none)
    let ownColor =
      distance.isGap ? palette.measure : measureColor(of: items[constraint.first.item])
    var measure = Measure(
      axis: axis, start: low, end: high, text: distance.text,
      ends: (shownPart(of: distance.ends.0), shownPart(of: distance.ends.1)),
      isGap: distance.isGap, color: color ?? ownColor, mark: mark,
      tag: tag(of: constraint, mark: mark))
    measure.constraint = constraint
    return measure
  }

  /// The part of a frame inside the crop, or the whole frame if it's outside of the crop.
  private func shownPart(of frame: CGRect) -> CGRect {
    guard page.window != page.canvas else { return frame }
    let part = frame.intersection(page.window)
    return part.isNull ? frame : part
  }

  /// The distance that a dimension line measures, with its ends, its text, and the frames at its ends.
  private typealias Distance = (
    start: CGFloat, end: CGFloat, text: String, ends: (CGRect, CGRect), isGap: Bool
  )

  /// The distance for a constraint's dimension line: the size that it sets, or the distance between its two positions.
  private func measuredDistance(
    of constraint: SolvedTree.Constraint, _ own: CGRect
  ) -> Distance {
    let first = constraint.first
    guard !first.isExtent, let second = constraint.second else {
      return (
        first.start, first.end, constraint.extentText(items), (own, own),
        isGap: first.originItem != nil
      )
    }
    let to = first.start
    guard constraint.multiplier == 1 else {
      let (from, outer) = origin(of: constraint)
      return (
        min(from, to), max(from, to), constraint.multipleText(items),
        from < to ? (outer, own) : (own, outer), isGap: true
      )
    }
    let (from, other) = (second.start, frame(of: second))
    // If a constraint doesn't hold, the order of its sides follows from its constant.
    let isAfter =
      to == from || !constraint.holds
      ? constraint.constant >= 0 : (to > from) != isReversed(constraint)
    return (
      min(from, to), max(from, to), constraint.distanceText(sign: isAfter ? 1 : -1),
      from < to ? (other, own) : (own, other), isGap: true
    )
  }

  /// The edge from which positions with a multiplier are measured, and the frame that has this edge.
  ///
  /// It's the leading or top edge of the first item's owner, in the root's coordinates.
  private func origin(of constraint: SolvedTree.Constraint) -> (CGFloat, CGRect) {
    let axis = constraint.axis
    let outer = items[constraint.first.item].owner.map { items[$0].frame } ?? page.canvas
    let edge = isReversed(constraint) ? outer.maxX : outer.start(axis)
    return ((edge - page.canvas.start(axis)) / page.zoom, outer)
  }

  /// Whether increasing the constraint's constant moves its first item to the left in the picture.
  private func isReversed(_ constraint: SolvedTree.Constraint) -> Bool {
    constraint.isMirrored && constraint.axis == .horizontal
  }

  /// The frame of the item on one side of a constraint, or the union of two frames if the side is a distance.
  private func frame(of side: SolvedTree.Constraint.Side) -> CGRect {
    let own = items[side.item].frame
    return side.originItem.map { own.union(items[$0].frame) } ?? own
  }

  /// The color of an item's dimension lines: the guide's color for an author's guide, otherwise gray.
  func measureColor(of item: FigureItem) -> Color {
    guard case .guide = item.role else { return palette.measure }
    return textColor(of: item) ?? palette.measure
  }

  /// The tag of a constraint's commands.
  ///
  /// The tag's identifier is the constraint's own, or a description such as `photo.width` or `card.top-at-least@750`.
  func tag(
    of constraint: SolvedTree.Constraint, mark: Measure.Mark = .none
  ) -> DrawingCommand.Tag {
    let name = constraint.identifier ?? subject(of: constraint)
    var tag = DrawingCommand.Tag(.constraint, identifier: name, className: "constraint")
    switch mark {
    case .contested: tag.verdict = .contested
    case .broken: tag.verdict = .broken
    case .none, .optional, .unmet, .inward: break
    }
    return tag
  }

  private func subject(of constraint: SolvedTree.Constraint) -> String {
    let item = items[constraint.first.item].item.identifier
    let relation =
      switch constraint.relation {
      case .equal: ""
      case .lessThanOrEqual: "-at-most"
      case .greaterThanOrEqual: "-at-least"
      }
    let priority = CGFloat(constraint.priority.rawValue)
    return "\(item).\(constraint.first.attribute)\(relation)"
      + (priority < 1000 ? "@\(plainNumber(priority))" : "")
  }
}

// Conflicts.
extension FigureContents {
  /// The indices of the constraints in the conflicts that the figure shows.
  var conflictIndices: Set<Int> {
    Set(conflicts.flatMap { ($0.brokenIndex.map { [$0] } ?? []) + $0.becauseIndices })
  }

  /// The dimension lines of conflicting constraints in the palette's conflict color, with broken ones crossed out.
  var conflictMeasures: [Measure] {
    conflicts.flatMap { conflict -> [Measure] in
      let broken = conflict.brokenIndex.map { [($0, Measure.Mark.broken)] } ?? []
      let others = conflict.becauseIndices.map { ($0, Measure.Mark.contested) }
      return (broken + others).compactMap { index, mark in
        guard isVisible(constraints[index]) else { return nil }
        var measure = measure(of: constraints[index], mark: mark, color: palette.conflict)
        measure?.constraintIndices = [index]
        return measure
      }
    }
  }
}

extension SolvedTree.Constraint {
  /// The first side of the constraint, and the second if there is one.
  var sides: [Side] { [first] + (second.map { [$0] } ?? []) }

  /// Whether the constraint makes two sizes equal and isn't broken.
  var isEquality: Bool {
    guard let second, first.isExtent, second.isExtent else { return false }
    return relation == .equal && multiplier == 1 && constant == 0 && holds && first != second
  }
}
