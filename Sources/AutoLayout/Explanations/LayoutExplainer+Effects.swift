import ConstraintSolver
import Foundation

extension LayoutExplainer {
  /// The constraints of the author's without which the layout is the same on this canvas.
  ///
  /// Required equations are left out: they are there for every canvas.
  ///
  /// - Parameters:
  ///   - limit: The most constraints to leave out in turn; others count as having an effect.
  ///   - isCandidate: Whether to check a constraint, by its index in the tree.
  /// - Returns: The indices of the constraints.
  /// - Complexity: Two layouts for each constraint that is tight or outweighed.
  package func idleConstraints(limit: Int, where isCandidate: (Int) -> Bool) -> Set<Int> {
    var idle: Set<Int> = []
    var trials = 0
    for (index, constraint) in tree.constraints.enumerated()
    where constraint.origin == .author && isCandidate(index) {
      if constraint.relation == .equal, constraint.priority == .required { continue }
      // It may bound what is ambiguous.
      if constraint.items.contains(where: { !tree.items[$0].ambiguousAxes.isEmpty }) { continue }
      if constraint.isSlack {
        idle.insert(index)
        continue
      }
      trials += 1
      if trials <= limit, isIdle(index) { idle.insert(index) }
    }
    return idle
  }

  /// Whether the layout is the same, and as determined, without a constraint.
  private func isIdle(_ index: Int) -> Bool {
    guard let constraint = constraint(at: index) else { return false }
    let axes = LayoutConstraint.Axis.allCases
    func openAxes() -> [Bool] {
      tree.constraints[index].items.flatMap { item in
        axes.map { axis in
          system.references[Int(slots[item])].item.map { system.isUndetermined($0, axis) } ?? false
        }
      }
    }
    let before = openAxes()
    return without(constraint) {
      guard openAxes() == before else { return false }
      return tree.items.indices.allSatisfy { item in
        tree.items[item].metrics.alignmentRect.isNear(system.solvedEdges(slots[item]))
      }
    }
  }
}

extension SolvedTree.Constraint {
  /// Whether the constraint is an inequality that holds with room to spare.
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
