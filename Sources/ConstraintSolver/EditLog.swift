/// The constraints of a solver, and what was changed about them since the system was last built.
///
/// What is taken out and put back meanwhile cancels out: the row stays where it is under a new
/// identifier. So does a constant or a priority that is set back.
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
  /// How many slots there were when the system was built.
  private var builtCount = 0
  /// The rows taken out since the system was built.
  private var removed = RemovedRows()
  /// The rows whose constant or rank was replaced since then, as they were, by slot.
  private var originals: [Int: Original] = [:]
  /// Whether anything was done since this was last set to false.
  var hasEdits = false
  /// Whether a row went on under another identifier since this was last set to false.
  var hasRenamed = false

  private struct Original {
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
    return noteLastRow()
  }

  /// Adds a row without a name that has just two terms, if it needs no work and no error.
  @inline(__always)
  mutating func add(
    _ first: Term, _ second: Term, _ kind: RowStore.Kind, constant: AffineConstant,
    variableCount: Int
  ) -> ConstraintID? {
    guard
      store.append(first, second, kind, constant: constant, variableCount: variableCount)
    else { return nil }
    return noteLastRow()
  }

  /// Gives the row that was added last its identifier, and looks whether it is one that was removed.
  @inline(__always)
  private mutating func noteLastRow() -> ConstraintID {
    hasEdits = true
    let id = ConstraintID(index: idCount)
    idCount += 1
    return slotOfID.isEmpty ? id : noteLastRow(id)
  }

  private mutating func noteLastRow(_ id: ConstraintID) -> ConstraintID {
    let slot = store.count - 1
    if let former = removed.take(like: slot, of: store) {
      store.removeLast()
      isAbsent[former] = false
      absentCount -= 1
      identifiers.ids[former] = id
      hasRenamed = true
      slotOfID.append(Int32(truncatingIfNeeded: former))
      return id
    }
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
    hasEdits = true
    slotOfID[id.index] = -1
    isAbsent[slot] = true
    absentCount += 1
    // As it was built, so that the same row is known again when it comes back.
    if let original = originals.removeValue(forKey: slot) {
      store.setConstant(original.constant, of: slot)
      store.setRank(original.rank, of: slot)
    }
    removed.insert(slot, of: store)
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

  /// Whether the row at a slot was not removed.
  @inline(__always)
  func isPresent(_ slot: Int) -> Bool { isAbsent.isEmpty || !isAbsent[slot] }

  mutating func setConstant(_ constant: AffineConstant, at slot: Int) {
    remember(slot)
    store.setConstant(constant, of: slot)
  }

  mutating func setRank(_ rank: Double, at slot: Int) {
    remember(slot)
    store.setRank(rank, of: slot)
  }

  /// A row that is not as it was when the system was built: as it is now.
  struct Change: Hashable, Sendable {
    let slot: Int
    let isPresent: Bool
    let constant: AffineConstant
    let rank: Double
  }

  /// The rows that are not as they were when the system was built, by ascending slot.
  var changes: [Change] {
    var changes: [Change] = []
    for slot in removed.slots where slot < builtCount { changes.append(change(at: slot)) }
    for (slot, original) in originals {
      let isSame =
        store.constant(of: slot) == original.constant
        && store.kind(of: slot).rank == original.rank
      if !isSame { changes.append(change(at: slot)) }
    }
    for slot in builtCount..<store.count where isPresent(slot) {
      changes.append(change(at: slot))
    }
    return changes.sorted { $0.slot < $1.slot }
  }

  private func change(at slot: Int) -> Change {
    Change(
      slot: slot, isPresent: isPresent(slot), constant: store.constant(of: slot),
      rank: store.kind(of: slot).rank)
  }

  /// The rows that were added since the system was built, those that are gone again among them.
  var addedRows: RowStore { store.suffix(from: builtCount) }

  /// How much there is to look through for what has changed.
  var length: Int { removed.count + originals.count + store.count - builtCount }

  /// Forgets what was changed, because the system is about to be built anew.
  mutating func settle() {
    hasEdits = false
    removed.removeAll()
    originals.removeAll(keepingCapacity: true)
    if absentCount > 64, 2 * absentCount > store.count { compact() }
    builtCount = store.count
  }

  /// The slots of the rows that are there, in canonical order.
  func canonicalOrder(variableCount: Int) -> [Int32] {
    store.canonicalOrder(variableCount: variableCount, except: isAbsent)
  }

  private mutating func remember(_ slot: Int) {
    hasEdits = true
    guard slot < builtCount, originals[slot] == nil else { return }
    originals[slot] = Original(
      constant: store.constant(of: slot), rank: store.kind(of: slot).rank)
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
