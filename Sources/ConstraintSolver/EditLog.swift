/// The constraints of a solver, and what was changed about them since the system was last built.
///
/// What is taken out and put back in between cancels out: the row stays where it is under a new
/// identifier.
struct EditLog: Sendable {
  private(set) var store = RowStore()
  /// The identifier of the row at each slot.
  private(set) var identifiers = Identifiers()

  private var idCount = 0
  /// The slot of each constraint by its identifier, or -1 once it was removed.
  ///
  /// Empty until something is removed: each constraint is then at the slot of its index.
  private var slotOfID: [Int32] = []
  /// Which slots' rows were removed; empty until one is.
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
  mutating func add(
    _ terms: Span<Term>, _ kind: RowStore.Kind, constant: AffineConstant, name: String,
    variableCount: Int
  ) throws(SolverError) -> ConstraintID {
    try store.append(
      terms, kind, constant: constant, name: name, variableCount: variableCount)
    let id = ConstraintID(index: idCount)
    idCount += 1
    if slotOfID.isEmpty {
      hasGrown = true
      return id
    }
    let slot = store.count - 1
    if let index = removed.lastIndex(where: { store.isSame($0, slot) }) {
      let former = removed.remove(at: index)
      store.removeLast()
      isAbsent[former] = false
      absentCount -= 1
      identifiers.ids[former] = id
      hasRenamed = true
      slotOfID.append(Int32(truncatingIfNeeded: former))
      return id
    }
    hasGrown = true
    isAbsent.append(false)
    identifiers.ids.append(id)
    slotOfID.append(Int32(truncatingIfNeeded: slot))
    return id
  }

  /// Makes room for more rows.
  mutating func reserve(_ additionalCount: Int) {
    if additionalCount > store.count { store.reserve(store.count + additionalCount) }
  }

  mutating func remove(_ id: ConstraintID) {
    guard let slot = presentSlot(of: id) else { return }
    if slotOfID.isEmpty {
      slotOfID = (0..<idCount).map { Int32(truncatingIfNeeded: $0) }
      isAbsent = [Bool](repeating: false, count: store.count)
      identifiers.ids = (0..<store.count).map { ConstraintID(index: $0) }
    }
    slotOfID[id.index] = -1
    isAbsent[slot] = true
    absentCount += 1
    removed.append(slot)
  }

  /// The slot of a constraint; nil when it is no longer there.
  private func presentSlot(of id: ConstraintID) -> Int? {
    guard id.index < idCount else { return nil }
    if slotOfID.isEmpty { return id.index }
    return slotOfID[id.index] >= 0 ? Int(slotOfID[id.index]) : nil
  }

  /// The slot of a constraint.
  func slot(of id: ConstraintID) throws(SolverError) -> Int {
    guard let slot = presentSlot(of: id) else { throw .unknownConstraint(id) }
    return slot
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
        store.constant(of: $0.slot) != $0.constant || store.kind(of: $0.slot).rank != $0.rank
      }
    hasGrown = false
    if !removed.isEmpty { removed.removeAll(keepingCapacity: true) }
    if !originals.isEmpty { originals.removeAll(keepingCapacity: true) }
    if hasChanged, absentCount > 64, 2 * absentCount > store.count { compact() }
    return hasChanged
  }

  /// The slots of the rows that are there, in canonical order.
  func canonicalOrder(variableCount: Int) -> [Int32] {
    store.canonicalOrder(variableCount: variableCount, except: isAbsent)
  }

  private mutating func remember(_ slot: Int) {
    originals.append(
      Original(slot: slot, constant: store.constant(of: slot), rank: store.kind(of: slot).rank))
  }

  /// Releases the memory of removed rows.
  private mutating func compact() {
    store.keep { !isAbsent[$0] }
    identifiers.ids = identifiers.ids.indices.filter { !isAbsent[$0] }.map { identifiers.ids[$0] }
    for (slot, id) in identifiers.ids.enumerated() {
      slotOfID[id.index] = Int32(truncatingIfNeeded: slot)
    }
    isAbsent = [Bool](repeating: false, count: store.count)
    absentCount = 0
  }
}

/// The identifiers of rows by slot.
struct Identifiers: Sendable {
  /// Empty as long as each is that of the slot's number.
  fileprivate(set) var ids: [ConstraintID] = []

  subscript(slot: Int) -> ConstraintID {
    ids.isEmpty ? ConstraintID(index: slot) : ids[slot]
  }

  /// The slot of a constraint among a number of slots.
  func slot(of id: ConstraintID, count: Int) -> Int? {
    ids.isEmpty ? (id.index < count ? id.index : nil) : ids.firstIndex(of: id)
  }
}
