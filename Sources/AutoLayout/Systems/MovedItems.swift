import ConstraintSolver

/// What has moved in a system since frames were last set: slots whose frames have to be set anew.
struct MovedItems {
  /// Whether any item may have moved, so that no more is noted.
  private(set) var areAll = true
  /// The slots of items that are elsewhere, or are to be looked at for another reason.
  private(set) var slots = SlotSet()
  /// The slots of items whose own coordinates begin elsewhere, so that what lies in them has other
  /// frames even where it is.
  private(set) var origins = SlotSet()

  /// Notes variables whose values have changed; nil for all.
  mutating func note(_ changes: [Variable]?) {
    guard !areAll else { return }
    guard let changes else {
      areAll = true
      return
    }
    for variable in changes {
      // Of an item's four edges in a row, the first and the third are where its coordinates begin.
      note(slot: variable.index / 4)
      if variable.index % 2 == 0 { origins.insert(variable.index / 4) }
    }
  }

  /// Notes that an item's frame is to be looked at.
  mutating func note(slot: Int) {
    if !areAll { slots.insert(slot) }
  }

  /// Notes that the frames of an item and of what lies in it are to be looked at.
  mutating func note(originOf slot: Int) {
    guard !areAll else { return }
    slots.insert(slot)
    origins.insert(slot)
  }

  /// Starts anew, with nothing that has moved.
  mutating func forget() {
    areAll = false
    slots.removeAll()
    origins.removeAll()
  }
}
