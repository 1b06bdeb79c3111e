internal import AutoLayout
internal import Foundation

extension CauseList {
  // MARK: - Constraints

  mutating func addConstraints(_ constraints: ConstraintDifferences) {
    var places: [LayoutCause: Int] = [:]
    for pair in constraints.changed { addChanged(pair.reference, pair.actual, &places) }
    for index in constraints.added {
      let constraint = pairs.newConstraints[index]
      guard isCause(constraint) else { continue }
      append(
        .constraintAdded(name: pairs.actual.name(of: index)),
        .constraints([ConstraintRow(actual: index)]), seeds(constraint))
    }
    for index in constraints.removed {
      let constraint = pairs.oldConstraints[index]
      guard isCause(constraint) else { continue }
      append(
        .constraintRemoved(name: pairs.reference.name(of: index)),
        .constraints([ConstraintRow(reference: index)]), seeds(constraint))
    }
  }

  /// Adds a rewritten constraint as a cause, unless a view with recorded settings made the constraint.
  ///
  /// `places` maps each cause that is about rewritten constraints to its index in ``list``.
  private mutating func addChanged(
    _ reference: Int, _ actual: Int, _ places: inout [LayoutCause: Int]
  ) {
    let old = pairs.oldConstraints[reference]
    let constraint = pairs.newConstraints[actual]
    if constraint.origin == .arrangement, arrangerHasRecordedSettings(constraint) { return }
    let (before, now) = pairs.difference(reference, actual)
    let ownCause = LayoutCause.constraintChanged(
      name: constraint.identifier ?? pairs.reference.name(of: reference), reference: before,
      actual: now)
    let metrics = constraint.form.changedMetrics(since: old.form)
    let own = seeds(constraint) + formerSeeds(old, constraint)
    let row = ConstraintRow(reference: reference, actual: actual)
    for cause in metrics.isEmpty ? [ownCause] : metrics {
      // Constraints with one name that changed alike, as a stack view's do, are one cause, and so are those that use
      // one metric.
      if let known = places[cause] {
        list[known].seeds += own
        list[known].subject = list[known].subject.adding(row)
      } else {
        places[cause] = list.count
        append(cause, .constraints([row]), own)
      }
    }
  }

  /// Whether an added or removed constraint is a cause rather than an effect.
  ///
  /// It is an effect if an arranging view made it, or if it refers to an added or removed item.
  private func isCause(_ constraint: LayoutRecord.Constraint) -> Bool {
    constraint.origin == .author && constraint.form.places.allSatisfy(pairs.isInBoth)
  }

  /// Returns the items and axes that a changed constraint affects.
  ///
  /// A constraint places its first item. It affects the second item only if the first item didn't move.
  private func seeds(_ constraint: LayoutRecord.Constraint) -> [Seed] {
    let ends = constraint.form.ends
    let firstMoved = ends.first.contains { differences.isMoved[$0.item][$0.axis] }
    return ends.first.map { Seed(pair: $0.item, axis: $0.axis, distance: 0) }
      + ends.second.map { Seed(pair: $0.item, axis: $0.axis, distance: firstMoved ? 2 : 0) }
  }

  /// Returns the items that only the old form of a rewritten constraint refers to, with the axes that it affected.
  private func formerSeeds(
    _ old: LayoutRecord.Constraint, _ new: LayoutRecord.Constraint
  ) -> [Seed] {
    let now = Set(new.form.places)
    return seeds(old).filter { seed in
      !now.contains(seed.pair) && pairs.pairs[seed.pair].actual != nil
    }
  }

  // MARK: - Frames

  /// Adds a view's changed frame as a cause on each axis on which no constraint refers to the view.
  mutating func addFrames() {
    let count = pairs.pairs.count
    let before = constrainedAxes(pairs.oldConstraints, count: count)
    let now = constrainedAxes(pairs.newConstraints, count: count)
    guard !list.contains(where: \.cause.isOfSurroundings) else { return }
    for pair in pairs.pairs.indices where !hasChangedSettings(pair) {
      guard let old = pairs.old(pair), let new = pairs.new(pair), new.isView,
        pairs.owner(pair) != nil
      else { continue }
      let axes = [0, 1].filter { axis in
        differences.isMovedInOwner[pair][axis] && !before[pair][axis] && !now[pair][axis]
          && !differences.ownerIsResized(pair, axis)
      }
      guard !axes.isEmpty else { continue }
      add(
        .setting(.frame), of: pair, text(old.frame), text(new.frame),
        axes.map { Seed(pair: pair, axis: $0, distance: 0) })
    }
  }

  /// Whether the view that made the constraint has recorded settings, from which the constraint follows.
  private func arrangerHasRecordedSettings(_ constraint: LayoutRecord.Constraint) -> Bool {
    let items = Set(constraint.form.places)
    let candidates = items.union(items.compactMap(pairs.owner))
    return candidates.contains { arranger in
      items.allSatisfy { $0 == arranger || pairs.owner($0) == arranger }
        && !pairs.settings(of: arranger).actual.isEmpty
    }
  }
}

private func text(_ frame: CGRect) -> String {
  [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { plainNumber($0) }
    .joined(separator: " ")
}

extension ConstraintForm {
  /// Returns the distinct changed metrics that explain how the constraint differs from its older form.
  ///
  /// Returns an empty array if the two forms also differ in other ways.
  fileprivate func changedMetrics(since old: Self) -> [LayoutCause] {
    guard let expression = metricExpression, let former = old.metricExpression,
      expression.text == former.text, relation == old.relation, identifier == old.identifier
    else { return [] }
    return zip(former.metrics, expression.metrics).filter { $0 != $1 }.map { before, now in
      .metricChanged(
        name: now.name, reference: plainNumber(CGFloat(before.value), digits: 6),
        actual: plainNumber(CGFloat(now.value), digits: 6))
    }.uniqued()
  }
}
