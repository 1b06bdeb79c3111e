import ConstraintSolver
import Foundation

extension LayoutExplainer {
  /// Returns the indices of the author's constraints that don't affect the layout on this canvas.
  ///
  /// Skips required equations, which are meant for every canvas. Checks up to `limit` tight or outweighed constraints,
  /// or fewer if more than 1,000 constraints are connected, because each check takes a layout. Unchecked constraints
  /// are assumed to have an effect.
  package func idleConstraints(limit: Int, where isCandidate: (Int) -> Bool) -> Set<Int> {
    var idle: Set<Int> = []
    var trials: [(index: Int, openAxes: [Bool])] = []
    // The time of a layout grows with the square of the number of connected constraints.
    var budget = limit * 1000 * 1000
    let counts = connectedCounts
    for (index, constraint) in tree.constraints.enumerated()
    where constraint.origin == .author && isCandidate(index) {
      if constraint.relation == .equal, constraint.priority == .required { continue }
      // It may bound an ambiguous item.
      if constraint.items.contains(where: { !tree.items[$0].ambiguousAxes.isEmpty }) { continue }
      if constraint.isSlack {
        idle.insert(index)
        continue
      }
      budget -= counts[index] * counts[index]
      if trials.count < limit, budget >= 0 { trials.append((index, openAxes(of: index))) }
    }
    for trial in trials where isIdle(trial.index, trial.openAxes) { idle.insert(trial.index) }
    if !trials.isEmpty { restore() }
    return idle
  }

  /// Returns whether the layout and its ambiguity stay the same without a constraint.
  private func isIdle(_ index: Int, _ openAxes: [Bool]) -> Bool {
    guard let constraint = constraint(at: index) else { return false }
    return without(constraint) {
      guard self.openAxes(of: index) == openAxes else { return false }
      return tree.items.indices.allSatisfy { item in
        tree.items[item].metrics.alignmentRect.isNear(system.solvedEdges(slots[item]))
      }
    }
  }

  /// Returns whether each of a constraint's items is ambiguous, with two values for each item: horizontal and vertical.
  private func openAxes(of constraint: Int) -> [Bool] {
    tree.constraints[constraint].items.flatMap { item in
      LayoutConstraint.Axis.allCases.map { axis in
        system.items.references[Int(slots[item])].item.map {
          system.queries.isUndetermined($0, axis)
        } ?? false
      }
    }
  }

  /// For each constraint, the number of constraints in its connected component, ignoring connections through the root.
  private var connectedCounts: [Int] {
    var parents = Array(tree.items.indices)
    func group(of constraint: SolvedTree.Constraint) -> Int {
      var item = constraint.items.first { $0 != 0 } ?? 0
      while parents[item] != item {
        parents[item] = parents[parents[item]]
        item = parents[item]
      }
      return item
    }
    for constraint in tree.constraints {
      for item in constraint.items where item != 0 {
        var top = item
        while parents[top] != top { top = parents[top] }
        parents[top] = group(of: constraint)
      }
    }
    var counts = Array(repeating: 0, count: tree.items.count)
    for constraint in tree.constraints { counts[group(of: constraint)] += 1 }
    return tree.constraints.map { counts[group(of: $0)] }
  }
}

extension SolvedTree.Constraint {
  fileprivate var isSlack: Bool {
    guard relation != .equal, holds, first.originItem == nil, second?.originItem == nil,
      !crossesAxes, multiplier == 1 || first.isExtent
    else { return false }
    func value(_ side: Side) -> CGFloat {
      if side.isExtent { return side.end - side.start }
      return isMirrored && side.attribute.axis == .horizontal ? -side.start : side.start
    }
    let difference = value(first) - (second.map { multiplier * value($0) } ?? 0) - constant
    return abs(difference) > 1e-6
  }
}
