import ConstraintSolver

/// The items of a system that have moved, by slot.
struct MovedItems {
  /// Whether all items may have moved.
  ///
  /// If so, single items aren't recorded.
  private(set) var areAll = true
  /// The items that have moved, and items whose frames have to be checked for another reason.
  private(set) var slots = SlotSet()
  /// The items whose own coordinates have moved, so that the frames of their subviews are different.
  private(set) var origins = SlotSet()

  /// Records the items of variables whose values have changed; `nil` means that any value may have changed.
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

  /// Records that an item's frame has to be checked.
  mutating func note(slot: Int) {
    if !areAll { slots.insert(slot) }
  }

  /// Records that the frames of an item and of its subviews have to be checked.
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
