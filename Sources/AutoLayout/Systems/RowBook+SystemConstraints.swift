// Views make their constraints again whenever anything about them changes. Those of a present entry's shape
// take over its row.

extension RowBook {
  /// Matches new constraints with old entries, ignoring constants and priorities; in `reused`, −1 means no match.
  func match(
    _ old: [Int32], _ made: [LayoutConstraint]
  ) -> (reused: [Int32], unused: [Int32]) {
    var reused = [Int32](repeating: -1, count: made.count)
    let entries = self.entries
    func shape(_ place: Int) -> ConstraintShape? {
      entries[Int(old[place])].constraint.map { ConstraintShape($0) }
    }
    // Most are unchanged, from both ends.
    var start = 0
    while start < min(old.count, made.count), shape(start) == ConstraintShape(made[start]) {
      reused[start] = old[start]
      start += 1
    }
    var (oldEnd, end) = (old.count, made.count)
    while min(oldEnd, end) > start, shape(oldEnd - 1) == ConstraintShape(made[end - 1]) {
      (oldEnd, end) = (oldEnd - 1, end - 1)
      reused[end] = old[oldEnd]
    }
    // The rest by shape, the first entry of a shape first.
    var places = ShapedPlaces(capacity: oldEnd - start)
    for place in (start..<oldEnd).reversed() {
      if let shape = shape(place) { places.push(place - start, shape) }
    }
    var isUnused = [Bool](repeating: true, count: oldEnd - start)
    for place in start..<end {
      let found = places.pop(ConstraintShape(made[place])) { shape(start + $0) }
      guard let found else { continue }
      reused[place] = old[start + found]
      isUnused[found] = false
    }
    return (reused, (start..<oldEnd).filter { isUnused[$0 - start] }.map { old[$0] })
  }
}

/// The indices of constraints, grouped by shape: everything in a constraint except its constant and priority.
///
/// Dictionary keys are hashes of shapes: with shapes as keys, lookups would visit constraints in random order.
private struct ShapedPlaces {
  private var heads: [UInt64: Int32]
  /// For each index, the next index with the same key, or −1.
  private var followers: [Int32]

  init(capacity: Int) {
    heads = Dictionary(minimumCapacity: capacity)
    followers = Array(repeating: -1, count: capacity)
  }

  /// Inserts an index before all other indices of the same shape.
  mutating func push(_ place: Int, _ shape: ConstraintShape) {
    if let next = heads.updateValue(Int32(truncatingIfNeeded: place), forKey: shape.key) {
      followers[place] = next
    }
  }

  /// Removes and returns the first index of a shape, or returns `nil` if there isn't one.
  mutating func pop(_ shape: ConstraintShape, shapeAt: (Int) -> ConstraintShape?) -> Int? {
    guard let head = heads[shape.key] else { return nil }
    var (last, place) = (Int32(-1), head)
    // Few shapes share a key, because constraints seldom differ only in what the key lacks.
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

/// The shape of a constraint: all that its row contains except the constant and the priority.
private struct ConstraintShape: Equatable {
  private let constraint: LayoutConstraint

  init(_ constraint: LayoutConstraint) { self.constraint = constraint }

  /// A hash of the shape's items and its first attribute.
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
  /// Whether any attribute in the constraint is a baseline.
  var namesBaseline: Bool {
    operands.contains { $0.attribute.isBaseline || $0.originAttribute.isBaseline }
  }
}
