/// The identifiers of rows by slot.
struct Identifiers: Sendable {
  /// Empty as long as each is that of the slot's number.
  var ids: [ConstraintID] = []

  subscript(slot: Int) -> ConstraintID {
    ids.isEmpty ? ConstraintID(index: slot) : ids[slot]
  }

  /// The slot of a constraint among a number of slots.
  func slot(of id: ConstraintID, count: Int) -> Int? {
    ids.isEmpty ? (id.index < count ? id.index : nil) : ids.firstIndex(of: id)
  }
}
