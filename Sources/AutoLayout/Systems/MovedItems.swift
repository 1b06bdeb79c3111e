import ConstraintSolver

/// The items of a system that have moved, by slot.
struct MovedItems {
  /// Whether all items may have moved, so that single ones aren't noted.
  private(set) var areAll = true
  /// The items that have moved, or whose frames have to be checked for another reason.
  private(set) var slots = SlotSet()
  /// The items whose own coordinates have moved, so that the frames of their subviews differ.
  private(set) var origins = SlotSet()

  /// Notes variables whose values have changed, or `nil` if any may have.
  mutating func note(_ changes: [Variable]?) {
    guard !areAll else { return }
    guard let changes else {
      areAll = true
      return
    }
    for variable in changes {
      // The first and the third of an item's four edges are the origin of its coordinates.
      note(slot: variable.index / 4)
      if variable.index % 2 == 0 { origins.insert(variable.index / 4) }
    }
  }

  /// Notes that an item's frame has to be checked.
  mutating func note(slot: Int) {
    if !areAll { slots.insert(slot) }
  }

  /// Notes that the frames of an item and of its subviews have to be checked.
  mutating func note(originOf slot: Int) {
    guard !areAll else { return }
    slots.insert(slot)
    origins.insert(slot)
  }

  mutating func forget() {
    areAll = false
    slots.removeAll()
    origins.removeAll()
  }
}
