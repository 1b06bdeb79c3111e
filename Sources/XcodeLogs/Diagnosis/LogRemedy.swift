package import AutoLayout

/// The likely fix of a contradiction; constraints are indices into the section, views into the log's objects.
package enum LogRemedy: Hashable, Sendable {
  /// Only the system's own views take part: there is nothing to fix in an app.
  case leaveToSystem
  /// A size is negative.
  case useNonnegativeSize(constraint: Int)
  /// Two constraints give one view different sizes.
  case keepOneSize(view: Int, axis: LayoutConstraint.Axis, constraints: [Int])
  /// Two constraints put the same edges at different distances.
  case keepOneDistance(constraints: [Int])
  /// A hidden view in a stack view has a size of its own.
  case lowerForHiding(constraint: Int, view: Int)
  /// The system measures a view before it has a size.
  case lowerForMeasurement(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// A cell or hosted view gets a size that its content doesn't have.
  case lowerForEncapsulation(
    constraint: Int, view: Int, axis: LayoutConstraint.Axis, size: Double)
  /// A view with constraints also keeps its frame.
  case turnOffMask(view: Int)
  /// The frame of a view is too small for its content, or too large.
  case resizeFrame(view: Int, axis: LayoutConstraint.Axis, constraint: Int?)
  /// A view must have the size of its content.
  case lowerContentPriority(view: Int, axis: LayoutConstraint.Axis)
  /// A ratio of width and height, while other constraints give both.
  case lowerRatio(constraint: Int, view: Int)
  /// A stack view gives a view another size than its own constraint.
  case lowerInStack(constraint: Int, view: Int)
  /// A view with a size of its own is tied on both sides.
  case dropSizeOrEdge(constraint: Int, view: Int, axis: LayoutConstraint.Axis)
  /// Distances and sizes add up to more or less than there is.
  case makeFlexible(constraint: Int)
  /// None of the usual cases.
  case dropOne(constraint: Int)
}

extension LogRemedy {
  /// Chooses the fix by the members of the irreducible set.
  init?(of diagnosis: LogDiagnosis, _ section: LogSection, _ log: XcodeLog) {
    let members = ContradictingSet(diagnosis.irreducible, section, log)
    guard let remedy = members.remedy else { return nil }
    self = remedy
  }
}

/// The members of an irreducible set, for choosing a fix.
private struct ContradictingSet {
  let indices: [Int]
  let section: LogSection
  let log: XcodeLog

  init(_ indices: [Int], _ section: LogSection, _ log: XcodeLog) {
    (self.indices, self.section, self.log) = (indices, section, log)
  }

  var remedy: LogRemedy? {
    guard !indices.isEmpty else { return nil }
    if isSystemOnly { return .leaveToSystem }
    return contradiction ?? hiding ?? mask ?? systemSize ?? content ?? ratio ?? arrangement
      ?? fixedSize
      ?? flexible
  }

  private func constraint(_ index: Int) -> LogConstraint { section.constraints[index] }

  private func first(_ maker: LogConstraint.Maker) -> Int? {
    indices.first { constraint($0).maker == maker }
  }

  private var authored: [Int] { indices.filter { constraint($0).maker == .author } }

  // MARK: - Cases

  private var isSystemOnly: Bool {
    indices.allSatisfy { index in
      constraint(index).sides.allSatisfy { isSystems($0.object) }
    }
  }

  private func isSystems(_ object: Int) -> Bool {
    let item = log.objects[object]
    if item.isGuide { return item.owner.map(isSystems) ?? (item.systemGuide != nil) }
    return item.isPrivate && item.className?.hasPrefix("_UITableView") != true
      && item.className?.hasPrefix("_NS") != true
  }

  /// One or two constraints that contradict each other by themselves.
  private var contradiction: LogRemedy? {
    if indices.count == 1, constraint(indices[0]).isFixedSize {
      return .useNonnegativeSize(constraint: indices[0])
    }
    guard indices.allSatisfy({ [.author, .prototype].contains(constraint($0).maker) }) else {
      return nil
    }
    let axis = constraint(indices[0]).axis
    if let view = constraint(indices[0]).sizedObject,
      indices.allSatisfy({ constraint($0).sizedObject == view && constraint($0).axis == axis })
    {
      return .keepOneSize(view: view, axis: axis, constraints: indices)
    }
    let sides = Set(constraint(indices[0]).sides)
    if indices.count == 2, Set(constraint(indices[1]).sides) == sides, sides.count == 2 {
      return .keepOneDistance(constraints: indices)
    }
    return nil
  }

  private var hiding: LogRemedy? {
    guard let hiding = first(.hiding), let lowered = adjustable else { return nil }
    return .lowerForHiding(
      constraint: lowered, view: constraint(hiding).equation.first.side.object)
  }

  /// A size that the system gives to a view.
  private var systemSize: LogRemedy? {
    if let size = first(.measurement), let lowered = adjustable {
      return .lowerForMeasurement(
        constraint: lowered, view: constraint(size).equation.first.side.object,
        axis: constraint(size).axis)
    }
    if let size = first(.encapsulation), let lowered = adjustable {
      return .lowerForEncapsulation(
        constraint: lowered, view: constraint(size).equation.first.side.object,
        axis: constraint(size).axis, size: constraint(size).equation.constant)
    }
    return nil
  }

  /// A frame that constraints contradict.
  private var mask: LogRemedy? {
    let masks = indices.filter { constraint($0).maker == .autoresizingMask }
    for mask in masks {
      let view = framed(by: mask)
      // A frame that follows its superview's fixes the superview's size if constraints place it.
      let superview = constraint(mask).sides.last { $0.object != view }?.object ?? view
      if authored.contains(where: { index in
        places(view, constraint(index)) || places(superview, constraint(index))
      }) {
        return .turnOffMask(view: view)
      }
    }
    // Masks that only tie edges give the view whatever size its superview has.
    let sizing = masks.filter { constraint($0).equation.first.side.attribute.isSize }
    guard let sized = sizing.first(where: { constraint($0).isFixedSize }) ?? sizing.first else {
      return nil
    }
    return .resizeFrame(
      view: framed(by: sized), axis: constraint(sized).axis, constraint: adjustable)
  }

  /// The view whose frame an autoresizing constraint keeps.
  private func framed(by index: Int) -> Int {
    let sides = constraint(index).sides.map(\.object)
    return sides.first { $0 != constraint(index).equation.container } ?? sides[0]
  }

  /// Whether a constraint places or sizes a view itself, not its contents.
  private func places(_ view: Int, _ constraint: LogConstraint) -> Bool {
    guard constraint.sides.contains(where: { $0.object == view }) else { return false }
    // A size that follows this view's doesn't determine it.
    if let size = constraint.equation.second?.side, size.object == view, size.attribute.isSize,
      constraint.equation.first.side.object != view
    {
      return false
    }
    return !constraint.sides.contains { $0.object != view && isInside($0.object, view) }
  }

  private func isInside(_ object: Int, _ view: Int) -> Bool {
    var above = log.objects[object].likelyOwner
    while let next = above {
      if next == view { return true }
      above = log.objects[next].likelyOwner
    }
    return false
  }

  private var content: LogRemedy? {
    first(.content).map {
      .lowerContentPriority(
        view: constraint($0).equation.first.side.object, axis: constraint($0).axis)
    }
  }

  private var ratio: LogRemedy? {
    authored.first { index in
      let equation = constraint(index).equation
      guard let second = equation.second?.side else { return false }
      return second.object == equation.first.side.object && second.attribute.isSize
        && second.attribute != equation.first.side.attribute
    }.map { .lowerRatio(constraint: $0, view: constraint($0).equation.first.side.object) }
  }

  private var arrangement: LogRemedy? {
    guard first(.arrangement) != nil, let lowered = adjustable else { return nil }
    return .lowerInStack(
      constraint: lowered, view: constraint(lowered).equation.first.side.object)
  }

  /// A fixed size of a view whose both edges are tied.
  private var fixedSize: LogRemedy? {
    for index in authored where constraint(index).isFixedSize {
      let side = constraint(index).equation.first.side
      let ties = authored.flatMap { constraint($0).sides }.filter {
        $0.object == side.object && !$0.attribute.isSize
      }
      if Set(ties.map(\.attribute)).count > 1, !isContainer(side.object) {
        return .dropSizeOrEdge(
          constraint: index, view: side.object, axis: constraint(index).axis)
      }
    }
    return nil
  }

  private func isContainer(_ view: Int) -> Bool {
    indices.contains { constraint($0).sides.contains { isInside($0.object, view) } }
  }

  private var flexible: LogRemedy? {
    guard let lowered = adjustable else { return .dropOne(constraint: indices[indices.count - 1]) }
    let isChain = indices.count > 2 && indices.contains { !constraint($0).isFixedSize }
    return isChain ? .makeFlexible(constraint: lowered) : .dropOne(constraint: lowered)
  }

  /// The best constraint of the author's to lower: a fixed size inside, the tie of a far edge, or the broken one.
  private var adjustable: Int? {
    let own = authored
    let sizes = own.filter {
      constraint($0).isFixedSize && constraint($0).equation.relation != .lessThanOrEqual
        && !isContainer(constraint($0).equation.first.side.object)
    }
    if let size = sizes.first(where: { $0 == section.broken }) ?? sizes.first { return size }
    let far: [LayoutConstraint.Attribute] = [
      .bottom, .trailing, .right, .bottomMargin, .trailingMargin, .rightMargin,
    ]
    let edges = own.filter { constraint($0).sides.allSatisfy { far.contains($0.attribute) } }
    if let edge = edges.first(where: { $0 == section.broken }) ?? edges.last { return edge }
    if let broken = section.broken, indices.contains(broken) { return broken }
    return own.last ?? indices.last { constraint($0).maker != .encapsulation }
  }
}
