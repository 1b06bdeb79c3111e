import Foundation

// Constraints that views make by themselves. They are made anew whenever anything about the view has
// changed, so what was made before is exchanged only where it is not the same.

extension LayoutSystem {
  /// Exchanges the constraints that a view makes by itself for those it would make now.
  func rewriteSystemConstraints(of view: View) {
    defer { rewriteFirmness(in: view) }
    let made = view.makeSystemConstraints()
    let old = systemEntries.removeValue(forKey: view.slot) ?? []
    guard !made.isEmpty || !old.isEmpty else { return }
    let (taken, left) = takeover(of: old, by: made)
    for entry in left { removeEntry(entry) }
    systemEntries[view.slot] = made.indices.map { place in
      guard taken[place] >= 0 else { return addEntry(made[place]) }
      take(made[place], at: taken[place])
      return taken[place]
    }
    if made.isEmpty { systemEntries[view.slot] = nil }
  }

  /// Lets a constraint stand where another did of the same shape.
  private func take(_ constraint: LayoutConstraint, at entry: Int32) {
    let former = entries[Int(entry)].constraint
    // The terms follow from the items and their direction, unless a baseline is among them.
    if constraint.namesBaseline || entries[Int(entry)].row == nil {
      entries[Int(entry)].constraint = constraint
      replace(entry)
    } else if former?.constant != constraint.constant || former?.priority != constraint.priority {
      entries[Int(entry)].constraint = constraint
      writeNumbers(of: entry)
    }
  }

  /// Which of some entries are of constraints of the same shapes as others, by the places of these, −1
  /// for none; and which are left.
  private func takeover(
    of old: [Int32], by made: [LayoutConstraint]
  ) -> (taken: [Int32], left: [Int32]) {
    var taken = [Int32](repeating: -1, count: made.count)
    func shape(_ place: Int) -> ConstraintShape? {
      entries[Int(old[place])].constraint.map { ConstraintShape($0) }
    }
    // Most stay what they were, from both ends.
    var start = 0
    while start < min(old.count, made.count), shape(start) == ConstraintShape(made[start]) {
      taken[start] = old[start]
      start += 1
    }
    var (oldEnd, end) = (old.count, made.count)
    while min(oldEnd, end) > start, shape(oldEnd - 1) == ConstraintShape(made[end - 1]) {
      (oldEnd, end) = (oldEnd - 1, end - 1)
      taken[end] = old[oldEnd]
    }
    // Places rather than entries, the first of a shape last.
    var places: [ConstraintShape: [Int]] = [:]
    for place in (start..<oldEnd).reversed() {
      if let shape = shape(place) { places[shape, default: []].append(place) }
    }
    var isLeft = [Bool](repeating: true, count: oldEnd - start)
    for place in start..<end {
      guard let found = places[ConstraintShape(made[place])]?.popLast() else { continue }
      taken[place] = old[found]
      isLeft[found - start] = false
    }
    return (taken, (start..<oldEnd).filter { isLeft[$0 - start] }.map { old[$0] })
  }
}

/// A constraint by what its row is made of, apart from constant and priority.
private struct ConstraintShape: Hashable {
  private let constraint: LayoutConstraint

  init(_ constraint: LayoutConstraint) { self.constraint = constraint }

  static func == (lhs: Self, rhs: Self) -> Bool {
    let (one, other) = (lhs.constraint, rhs.constraint)
    return one.first.isSame(as: other.first) && one.second.isSame(as: other.second)
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.identifier == other.identifier
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(constraint.firstReference))
    hasher.combine(constraint.firstAttribute)
    hasher.combine(constraint.secondReference.map { ObjectIdentifier($0) })
  }
}

extension LayoutOperand? {
  fileprivate func isSame(as other: LayoutOperand?) -> Bool {
    guard let self, let other else { return (self == nil) == (other == nil) }
    return self.isSame(as: other)
  }
}

extension LayoutConstraint {
  /// Whether a side is a baseline, so that other edges may be meant by it after a change.
  var namesBaseline: Bool {
    operands.contains { $0.attribute.isBaseline || $0.originAttribute.isBaseline }
  }
}
