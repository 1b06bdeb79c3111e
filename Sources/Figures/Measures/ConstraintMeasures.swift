import AutoLayout
import Foundation

extension FigureContents {
  /// A place in the root's coordinates as one in the picture's, on a whole pixel.
  func place(_ position: CGFloat, _ axis: LayoutConstraint.Axis) -> CGFloat {
    page.grid.snapped(position + page.canvas.start(axis))
  }

  /// The constraints that an overlay shows, by their indices: the author's, or what it is limited to.
  func constraintIndices(_ overlay: Overlay) -> [Int] {
    guard options.overlays.contains(overlay) else { return [] }
    return constraints.indices.filter { index in
      let constraint = constraints[index]
      guard isVisible(constraint), isInFocus(constraint) else { return false }
      let isNamed = options.shows(overlay, of: names(of: constraint))
      return isNamed && (constraint.origin == .author || options.subjects[overlay] != nil)
    }
  }

  /// Whether a dimension line of a constraint belongs to what the figure is about: it is one of the constraints
  /// in focus, or where only items are, it is about one of them.
  func isInFocus(_ constraint: SolvedTree.Constraint) -> Bool {
    guard options.emphasis.constraints.isEmpty else {
      return constraint.isOne(of: options.emphasis.constraints)
    }
    return constraint.sides.contains { items[$0.item].emphasis != .dimmed }
  }

  /// The constraints in focus that can be seen, by their indices.
  var focusedConstraints: [Int] {
    guard !options.emphasis.constraints.isEmpty else { return [] }
    return constraints.indices.filter {
      constraints[$0].isOne(of: options.emphasis.constraints) && isVisible(constraints[$0])
    }
  }

  /// Whether everything that a constraint mentions is in the picture.
  func isVisible(_ constraint: SolvedTree.Constraint) -> Bool {
    constraint.sides.allSatisfy { side in
      items[side.item].role != .absent && abs(side.start) < 1e6 && abs(side.end) < 1e6
    }
  }

  /// The identifiers that a constraint goes by: its own, and those of what it mentions.
  private func names(of constraint: SolvedTree.Constraint) -> [String] {
    var names = [items[constraint.first.item].item.identifier]
    if let second = constraint.second { names.append(items[second.item].item.identifier) }
    if let identifier = constraint.identifier { names.append(identifier) }
    return names
  }

  /// The dimension lines of the constraints that are asked for.
  var constraintMeasures: [Measure] {
    let conflicting = conflictIndices
    let numbered = Set(options.formats.flatMap(\.ordinals))
    let focused = focusedConstraints
    let indices = focused.isEmpty ? constraintIndices(.constraints) : focused
    return indices.compactMap { index in
      if conflicting.contains(index) { return nil }
      // Those of the strings above the picture have lines already, with numbers.
      if let ordinal = constraints[index].ordinal, numbered.contains(ordinal) { return nil }
      // Ticks say of equal extents what a figure would.
      if options.overlays.contains(.equal), constraints[index].isEquality { return nil }
      var measure = measure(of: constraints[index], mark: nil, color: nil)
      if !focused.isEmpty { measure?.color = palette.alignmentLine }
      return measure
    }
  }

  /// The dimension line of a constraint; nil where there is no distance to be seen.
  ///
  /// A mark of nil is what the priority says, a colour of nil that of the item.
  func measure(
    of constraint: SolvedTree.Constraint, mark: Measure.Mark?, color: Color?
  ) -> Measure? {
    if constraint.crossesAxes { return nil }
    let axis = constraint.axis
    let own = frame(of: constraint.first)
    let distance = measuredDistance(of: constraint, own)
    let (low, high) = (place(distance.start, axis), place(distance.end, axis))
    // What lies outside of the canvas cannot be seen to be measured.
    guard overlaps(distance.ends.0.union(distance.ends.1), page.visibleCanvas),
      overlaps(own, page.visibleCanvas) || own.isEmpty
    else { return nil }
    // Of what reaches out of a crop the picture shows a part, which has no length of its own.
    let room = page.room
    guard page.window == page.canvas || low >= room.start(axis) && high <= room.end(axis) else {
      return nil
    }
    // One that is part of a conflict is shown even where it leaves nothing between its ends.
    guard high > low || high == low && color != nil else { return nil }
    let mark = mark ?? (constraint.priority.rawValue < 1000 ? .optional : .none)
    let ownColor =
      distance.isGap ? palette.measure : measureColor(of: items[constraint.first.item])
    var measure = Measure(
      axis: axis, start: low, end: high, text: distance.text, ends: distance.ends,
      isGap: distance.isGap, color: color ?? ownColor, mark: mark,
      tag: tag(of: constraint, mark: mark))
    measure.constraint = constraint
    return measure
  }

  /// What a dimension line is to measure: from where to where, between which frames, and in words.
  private typealias Distance = (
    start: CGFloat, end: CGFloat, text: String, ends: (CGRect, CGRect), isGap: Bool
  )

  /// The extent that a constraint sets, or else the distance from what it counts from.
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
    let isAfter = to == from ? constraint.constant >= 0 : (to > from) != isReversed(constraint)
    return (
      min(from, to), max(from, to), constraint.distanceText(sign: isAfter ? 1 : -1),
      from < to ? (other, own) : (own, other), isGap: true
    )
  }

  /// Where places are multiplied from: the leading or top edge of what the first item lies in, in the
  /// canvas's coordinates, and the frame with that edge.
  private func origin(of constraint: SolvedTree.Constraint) -> (CGFloat, CGRect) {
    let axis = constraint.axis
    let outer = items[constraint.first.item].owner.map { items[$0].frame } ?? page.canvas
    let edge = isReversed(constraint) ? outer.maxX : outer.start(axis)
    return (edge - page.canvas.start(axis), outer)
  }

  /// Whether the constraint counts against the picture's coordinates.
  private func isReversed(_ constraint: SolvedTree.Constraint) -> Bool {
    constraint.isMirrored && constraint.axis == .horizontal
  }

  /// The frame of what a side mentions: of both items where it is a distance.
  private func frame(of side: SolvedTree.Constraint.Side) -> CGRect {
    let own = items[side.item].frame
    return side.originItem.map { own.union(items[$0].frame) } ?? own
  }

  /// Guides are measured in their own colour, everything else in grey.
  func measureColor(of item: FigureItem) -> Color {
    guard case .guide = item.role else { return palette.measure }
    return style(of: item)?.color ?? palette.measure
  }

  /// The name under which a constraint's commands can be found: the author's, or what it is about,
  /// such as `photo.width` and `card.top-at-least@750`.
  func tag(
    of constraint: SolvedTree.Constraint, mark: Measure.Mark = .none
  ) -> DrawingCommand.Tag {
    let name = constraint.identifier ?? subject(of: constraint)
    var tag = DrawingCommand.Tag(.constraint, identifier: name, className: "constraint")
    switch mark {
    case .contested: tag.verdict = .contested
    case .broken: tag.verdict = .broken
    case .none, .optional, .inward: break
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

extension SolvedTree.Constraint {
  /// What the constraint compares: one attribute, or two.
  var sides: [Side] { [first] + (second.map { [$0] } ?? []) }

  /// Whether two extents are to be equal and are.
  var isEquality: Bool {
    guard let second, first.isExtent, second.isExtent else { return false }
    return relation == .equal && multiplier == 1 && constant == 0 && holds && first != second
  }
}
