/// The constraints that a view holds, in the order of installation.
///
/// A removed constraint leaves a gap, so that removing all constraints takes linear time.
struct ConstraintList {
  private var storage: [LayoutConstraint] = []
  private var gapCount: Int32 = 0

  var isEmpty: Bool { storage.count == Int(gapCount) }

  var count: Int { storage.count - Int(gapCount) }

  var all: [LayoutConstraint] {
    mutating get {
      closeGaps()
      return storage
    }
  }

  mutating func append(_ constraint: LayoutConstraint) {
    constraint.placeInHolder = Int32(truncatingIfNeeded: storage.count)
    if storage.isEmpty { storage.reserveCapacity(8) }
    storage.append(constraint)
  }

  mutating func remove(_ constraint: LayoutConstraint) {
    let place = Int(constraint.placeInHolder)
    precondition(storage[place] === constraint, "a constraint knows its place")
    constraint.placeInHolder = -1
    gapCount += 1
    while let last = storage.indices.last, isGap(last) {
      storage.removeLast()
      gapCount -= 1
    }
    if gapCount > 16, 2 * Int(gapCount) > storage.count { closeGaps() }
  }

  private func isGap(_ place: Int) -> Bool { Int(storage[place].placeInHolder) != place }

  private mutating func closeGaps() {
    guard gapCount > 0 else { return }
    storage = storage.indices.filter { !isGap($0) }.map { storage[$0] }
    for place in storage.indices {
      storage[place].placeInHolder = Int32(truncatingIfNeeded: place)
    }
    gapCount = 0
  }
}
