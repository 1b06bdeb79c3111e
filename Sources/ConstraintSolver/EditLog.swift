/// The constraints of a solver, and what was changed about them since the system was last built.
///
/// What is taken out and put back in between cancels out: the row stays where it is under a new
/// identifier.
struct EditLog: Sendable {
  private(set) var store = RowStore()
  /// The identifier of the row at each slot.
  private(set) var idOfSlot: [ConstraintID] = []

  /// The slot of each constraint by its identifier, or -1 once it was removed.
  private var slotOfID: [Int32] = []
  private var isAbsent: [Bool] = []
  private var absentCount = 0
  /// The rows taken out since the system was built, which may come back.
  private var removed: [Int] = []
  /// The rows whose constant or rank was replaced, as they were.
  private var originals: [Original] = []
  private var hasGrown = false
  /// Whether a row went on under another identifier since this was last set to false.
  var hasRenamed = false

  private struct Original {
    let slot: Int
    let constant: AffineConstant
    let rank: Double
  }

  /// Adds a row, or takes back the removal of an equal one.
  mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    let id = ConstraintID(index: slotOfID.count)
    try store.append(constraint)
    let slot = store.count - 1
    if let index = removed.lastIndex(where: { store.isSame($0, slot) }) {
      let former = removed.remove(at: index)
      store.removeLast()
      isAbsent[former] = false
      absentCount -= 1
      idOfSlot[former] = id
      hasRenamed = true
      slotOfID.append(Int32(truncatingIfNeeded: former))
      return id
    }
    hasGrown = true
    isAbsent.append(false)
    idOfSlot.append(id)
    slotOfID.append(Int32(truncatingIfNeeded: slot))
    return id
  }

  mutating func remove(_ id: ConstraintID) {
    guard slotOfID.indices.contains(id.index), slotOfID[id.index] >= 0 else { return }
    let slot = Int(slotOfID[id.index])
    slotOfID[id.index] = -1
    isAbsent[slot] = true
    absentCount += 1
    removed.append(slot)
  }

  /// The slot of a constraint.
  func slot(of id: ConstraintID) throws(SolverError) -> Int {
    guard slotOfID.indices.contains(id.index), slotOfID[id.index] >= 0 else {
      throw .unknownConstraint(id)
    }
    return Int(slotOfID[id.index])
  }

  mutating func setConstant(_ constant: AffineConstant, at slot: Int) {
    remember(slot)
    store.setConstant(constant, of: slot)
  }

  mutating func setRank(_ rank: Double, at slot: Int) {
    remember(slot)
    store.setRank(rank, of: slot)
  }

  /// Forgets what was changed.
  ///
  /// - Returns: Whether anything is different from when this was last called.
  mutating func settle() -> Bool {
    let hasChanged =
      hasGrown || !removed.isEmpty
      || originals.contains {
        store.constants[$0.slot] != $0.constant || store.kinds[$0.slot].rank != $0.rank
      }
    hasGrown = false
    if !removed.isEmpty { removed.removeAll(keepingCapacity: true) }
    if !originals.isEmpty { originals.removeAll(keepingCapacity: true) }
    if hasChanged, absentCount > 64, 2 * absentCount > store.count { compact() }
    return hasChanged
  }

  /// The slots of the rows that are there, in canonical order.
  func canonicalOrder(variableCount: Int) -> [Int32] {
    store.canonicalOrder(variableCount: variableCount) { !isAbsent[$0] }
  }

  private mutating func remember(_ slot: Int) {
    originals.append(
      Original(slot: slot, constant: store.constants[slot], rank: store.kinds[slot].rank))
  }

  /// Releases the memory of removed rows.
  private mutating func compact() {
    store.keep { !isAbsent[$0] }
    idOfSlot = idOfSlot.indices.filter { !isAbsent[$0] }.map { idOfSlot[$0] }
    for (slot, id) in idOfSlot.enumerated() {
      slotOfID[id.index] = Int32(truncatingIfNeeded: slot)
    }
    isAbsent = [Bool](repeating: false, count: store.count)
    absentCount = 0
  }
}
