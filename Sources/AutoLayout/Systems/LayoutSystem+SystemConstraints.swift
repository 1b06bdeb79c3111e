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
    exchangeLimit -= left.count + taken.count { $0 < 0 }
    guard exchangeLimit >= 0 else { return tree.noteRebuild() }
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
    // Places rather than entries, from the first on.
    var places = ShapedPlaces(capacity: oldEnd - start)
    for place in (start..<oldEnd).reversed() {
      if let shape = shape(place) { places.push(place - start, shape) }
    }
    var isLeft = [Bool](repeating: true, count: oldEnd - start)
    for place in start..<end {
      let found = places.pop(ConstraintShape(made[place])) { shape(start + $0) }
      guard let found else { continue }
      taken[place] = old[start + found]
      isLeft[found] = false
    }
    return (taken, (start..<oldEnd).filter { isLeft[$0 - start] }.map { old[$0] })
  }
}

/// Places of constraints by their shapes.
///
/// What a constraint looks like stays where it is: a table of objects would go to each of them for every
/// one that is looked for, in no order.
private struct ShapedPlaces {
  /// The first place of each key.
  private var heads: [UInt64: Int32]
  /// The next place of the same key; −1 for none.
  private var followers: [Int32]

  init(capacity: Int) {
    heads = Dictionary(minimumCapacity: capacity)
    followers = Array(repeating: -1, count: capacity)
  }

  /// Puts a place before all others of the shape.
  mutating func push(_ place: Int, _ shape: ConstraintShape) {
    if let next = heads.updateValue(Int32(truncatingIfNeeded: place), forKey: shape.key) {
      followers[place] = next
    }
  }

  /// Takes the first place of a shape out; nil where there is none.
  mutating func pop(_ shape: ConstraintShape, shapeAt: (Int) -> ConstraintShape?) -> Int? {
    guard let head = heads[shape.key] else { return nil }
    var (last, place) = (Int32(-1), head)
    // Shapes of one key are few: they differ in what is seldom all that differs.
    while place >= 0, shapeAt(Int(place)) != shape {
      (last, place) = (place, followers[Int(place)])
    }
    guard place >= 0 else { return nil }
    let next = followers[Int(place)]
    if last >= 0 {
      followers[Int(last)] = next
    } else {
      heads[shape.key] = next
    }
    return Int(place)
  }
}

/// A constraint by what its row is made of, apart from constant and priority.
private struct ConstraintShape: Equatable {
  private let constraint: LayoutConstraint

  init(_ constraint: LayoutConstraint) { self.constraint = constraint }

  /// A number that constraints of one shape have in common: which items and which attribute of the first.
  var key: UInt64 {
    let second = constraint.secondReference?.slot ?? -1
    return UInt64(UInt32(bitPattern: constraint.firstReference.slot)) << 32
      | UInt64(UInt32(bitPattern: second) & 0x7FF_FFFF) << 5
      | UInt64(truncatingIfNeeded: constraint.firstAttribute.rawValue) & 31
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    let (one, other) = (lhs.constraint, rhs.constraint)
    return one.first.isSame(as: other.first) && one.second.isSame(as: other.second)
      && one.relation == other.relation && one.multiplier == other.multiplier
      && one.identifier == other.identifier
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
