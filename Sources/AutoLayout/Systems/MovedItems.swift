import ConstraintSolver

/// The items of a system that have moved, by slot.
struct MovedItems {
  /// Whether all items may have moved, so that single items aren't recorded.
  private(set) var areAll = true
  /// The items that have moved, and others whose frames have to be checked.
  private(set) var slots = SlotSet()
  /// The items whose own coordinate origins have moved, which changes the frames of their subviews.
  private(set) var origins = SlotSet()

  /// Records the items of changed variables; `nil` means that any value may have changed.
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

  mutating func note(slot: Int) {
    if !areAll { slots.insert(slot) }
  }

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
