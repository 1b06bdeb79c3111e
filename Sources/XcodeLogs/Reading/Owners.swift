import AutoLayout

extension XcodeLog {
  /// Determines the owners of views and guides from view hierarchies, visual formats with `|`, and constraints.
  mutating func findOwners() {
    var path: [Int] = []
    var tree = 0
    for view in views {
      if view.tree != tree { path = [] }
      tree = view.tree
      path.removeSubrange(min(view.depth, path.count)...)
      if let owner = path.last { set(\.owner, of: view.object, to: owner) }
      path.append(view.object)
    }
    for section in sections {
      for constraint in section.constraints {
        guard let container = constraint.equation.container else { continue }
        for side in constraint.sides where side.object != container {
          set(\.owner, of: side.object, to: container)
        }
      }
    }
    guessOwners()
  }

  /// Infers likely owners that the log doesn't name, mainly from constraints between the same edge of two views.
  private mutating func guessOwners() {
    for index in objects.indices { objects[index].likelyOwner = objects[index].owner }
    let owners = Set(objects.compactMap(\.owner))
    for constraint in sections.flatMap(\.constraints) {
      guard let (inner, outer) = nesting(of: constraint, owners), !objects[outer].isGuide else {
        continue
      }
      set(\.likelyOwner, of: inner, to: outer)
    }
  }

  /// Returns the inner and the outer view of a constraint between a view and its likely superview, or `nil` if unclear.
  private func nesting(
    of constraint: LogConstraint, _ owners: Set<Int>
  ) -> (inner: Int, outer: Int)? {
    let equation = constraint.equation
    guard let second = equation.second?.side, equation.multiplier == 1 else { return nil }
    let first = equation.first.side
    guard first.object != second.object, !first.attribute.isSize else { return nil }
    if first.attribute.isMargin != second.attribute.isMargin {
      return first.attribute.isMargin
        ? (second.object, first.object) : (first.object, second.object)
    }
    guard first.attribute == second.attribute else { return nil }
    let isFar = [.trailing, .bottom, .right].contains(first.attribute)
    let isNear = [.leading, .top, .left].contains(first.attribute)
    if equation.constant != 0, isFar || isNear {
      return (equation.constant > 0) == isNear
        ? (first.object, second.object) : (second.object, first.object)
    }
    if constraint.identifier == "UISV-canvas-connection" {
      let isStack = objects[first.object].className?.hasSuffix("StackView") ?? false
      return isStack ? (second.object, first.object) : (first.object, second.object)
    }
    let isOuter = (owners.contains(first.object), owners.contains(second.object))
    if isFar, isOuter.0 != isOuter.1 {
      return isOuter.0 ? (second.object, first.object) : (first.object, second.object)
    }
    // Code pins children to their superviews; Interface Builder writes far edges the other way around.
    return isNear ? (first.object, second.object) : nil
  }

  /// Sets an object's known or likely owner, unless it already has one or is an ancestor of the new owner.
  private mutating func set(
    _ path: WritableKeyPath<LogObject, Int?>, of object: Int, to owner: Int
  ) {
    guard objects[object][keyPath: path] == nil else { return }
    var above: Int? = owner
    while let next = above {
      if next == object { return }
      above = objects[next][keyPath: path]
    }
    objects[object][keyPath: path] = owner
  }
}
