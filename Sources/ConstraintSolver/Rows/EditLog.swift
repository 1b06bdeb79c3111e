/// The constraints of a solver, and what was changed about them since they were last settled.
///
/// What is taken out and put back meanwhile cancels out: the row stays where it is under a new
/// identifier. So does a constant or a priority that is set back.
struct EditLog: Sendable {
  private(set) var store = RowStore()
  /// The identifier of the row at each slot.
  private(set) var identifiers = Identifiers()
  /// What variables are to be where constraints leave them open, and which of that are rows.
  var defaults = Defaults()

  private var idCount = 0
  /// The slot of each constraint by its identifier, or -1 once it was removed.
  ///
  /// From the first on that is not at the slot of its index: until a default becomes rows or something
  /// is removed, there is none.
  private var slotOfID: [Int32] = []
  /// Which slots' rows were removed; empty until one is.
  private var isAbsent: [Bool] = []
  private var absentCount = 0
  /// The rows that were taken out and may come back.
  private var removed = RemovedRows()
  /// The rows that were touched since they were settled, as they were then.
  private var originals = TouchedRows()
  /// The slot from which on all rows are new: none was there when rows were settled.
  private var firstNewSlot = 0
  /// What solutions look at that were made since; nil if there is none.
  private var history: History?
  /// How many changes the history had at the last edit.
  private var historyCount = 0
  /// Whether anything was done since this was last set to false, or nobody has asked yet.
  var hasEdits = true
  /// The slots whose rows went on under another identifier since this was last emptied.
  var renamed: [Int] = []

  /// Adds a row, or takes back the removal of an equal one.
  mutating func add(
    _ terms: Span<Term>, _ kind: RowStore.Kind, constant: AffineConstant, name: String,
    variableCount: Int
  ) throws(SolverError) -> ConstraintID {
    releaseHistory()
    try store.append(
      terms, kind, constant: constant, name: name, variableCount: variableCount)
    return noteLastRow()
  }

  /// Adds several constraints, up to the first that needs work, and lists their identifiers.
  mutating func addPlain(
    _ constraints: [LinearConstraint], from first: Int, variableCount: Int,
    _ ids: inout [ConstraintID]
  ) {
    releaseHistory()
    guard identifiers.arePlain, history == nil else { return }
    let start = store.count
    var last = -1
    while last < store.count, first + store.count - start < constraints.count {
      last = store.count
      store.appendPlain(constraints, from: first + last - start, variableCount: variableCount)
    }
    let count = store.count - start
    guard count > 0 else { return }
    hasEdits = true
    let newIDs = idCount..<idCount + count
    ids.append(addingCapacity: count) { ids in
      for index in newIDs { ids.append(ConstraintID(index: index)) }
    }
    idCount += count
  }

  /// Adds the rows of a batch, whose variables exist.
  mutating func add(_ batch: borrowing ConstraintBatch) {
    releaseHistory()
    if identifiers.arePlain || absentCount == 0, history == nil {
      let start = store.count
      store.append(batch, 0..<batch.count)
      hasEdits = true
      let newIDs = idCount..<idCount + batch.count
      idCount = newIDs.upperBound
      if !identifiers.arePlain { nameRows(from: start, newIDs) }
    } else {
      for row in 0..<batch.count {
        store.append(batch, row..<row + 1)
        _ = noteLastRow()
      }
    }
  }

  /// Gives the row that was added last its identifier, and looks whether it is one that was removed.
  @inline(__always)
  private mutating func noteLastRow() -> ConstraintID {
    hasEdits = true
    let id = ConstraintID(index: idCount)
    idCount += 1
    return identifiers.arePlain && history == nil ? id : noteLastRow(id)
  }

  private mutating func noteLastRow(_ id: ConstraintID) -> ConstraintID {
    let slot = store.count - 1
    if !identifiers.arePlain {
      if takeBackRemoval(of: slot, id) { return id }
      append(id, at: slot)
      slotOfID.append(Int32(truncatingIfNeeded: slot))
    }
    record(slot)
    return id
  }

  /// Gives the rows from a slot on their identifiers.
  private mutating func nameRows(from start: Int, _ newIDs: Range<Int>) {
    for (slot, index) in zip(start..., newIDs) {
      append(ConstraintID(index: index), at: slot)
      slotOfID.append(Int32(truncatingIfNeeded: slot))
    }
  }

  /// Gives a new row an identifier.
  private mutating func append(_ id: ConstraintID, at slot: Int) {
    if isAbsent.count == slot { isAbsent.append(false) }
    identifiers.append(id, after: slot)
  }

  /// Lets a removed row stand for an equal one that was just added.
  private mutating func takeBackRemoval(of slot: Int, _ id: ConstraintID) -> Bool {
    guard absentCount > 0, let former = removed.take(like: slot, of: store) else { return false }
    store.removeLast()
    _ = remember(former)
    isAbsent[former] = false
    absentCount -= 1
    identifiers[former] = id
    renamed.append(former)
    slotOfID.append(Int32(truncatingIfNeeded: former))
    record(former)
    return true
  }

  /// Makes room for more rows.
  mutating func reserve(_ additionalCount: Int, termCount: Int) {
    guard additionalCount > store.count else { return }
    releaseHistory()
    store.reserve(store.count + additionalCount, entryCount: store.entries.count + termCount)
  }

  mutating func remove(_ id: ConstraintID) {
    guard let slot = presentSlot(of: id) else { return }
    listAll()
    slotOfID[id.index] = -1
    takeOut(slot)
    removed.insert(slot, of: store)
  }

  /// Lists of all rows what is known of none until one is removed.
  private mutating func listAll() {
    releaseHistory()
    if identifiers.first > 0 {
      let plain = 0..<min(identifiers.first, idCount)
      slotOfID.insert(contentsOf: plain.lazy.map { Int32(truncatingIfNeeded: $0) }, at: 0)
      identifiers.listAll(store.count)
    }
    isAbsent.extend(with: false, to: store.count)
  }

  private mutating func takeOut(_ slot: Int) {
    let isUntouched = remember(slot)
    isAbsent[slot] = true
    absentCount += 1
    // As it was settled, so that the same row is known again when it comes back.
    if !isUntouched, let original = originals[slot], original.isPresent {
      store.setConstant(original.constant, of: slot)
      store.setRank(original.rank, of: slot)
    }
    record(slot)
  }

  /// The slot of a constraint; nil when it is no longer there.
  private func presentSlot(of id: ConstraintID) -> Int? {
    guard id.index >= 0, id.index < idCount else { return nil }
    if id.index < identifiers.first { return id.index }
    let slot = slotOfID[id.index - identifiers.first]
    return slot >= 0 ? Int(slot) : nil
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
    releaseHistory()
    _ = remember(slot)
    store.setConstant(constant, of: slot)
    record(slot)
  }

  mutating func setRank(_ rank: Double, at slot: Int) {
    releaseHistory()
    _ = remember(slot)
    store.setRank(rank, of: slot)
    record(slot)
  }

  /// Notes what the row at a slot is like, if it was there when rows were settled.
  ///
  /// - Returns: Whether nothing was done to it since.
  private mutating func remember(_ slot: Int) -> Bool {
    hasEdits = true
    guard slot < firstNewSlot, originals[slot] == nil else { return false }
    originals.set(slot, state(of: slot))
    return true
  }

  private func state(of slot: Int) -> RowState {
    guard isPresent(slot) else { return .absent }
    return RowState(
      isPresent: true, constant: store.constant(of: slot), rank: store.kind(of: slot).rank)
  }

  // MARK: - Defaults

  /// Writes what defaults say as rows, which stand there as if they had been there from the beginning:
  /// as long as nothing else has changed, they ask for nothing.
  ///
  /// - Parameter statements: What is no row yet, each once.
  /// - Returns: The slots of the rows: in canonical order, if the statements ascend.
  mutating func write(_ statements: [Int32]) -> Range<Int> {
    if statements.isEmpty { return 0..<0 }
    releaseHistory()
    noteNewRows()
    let first = store.count
    store.append(statements, of: defaults)
    for offset in statements.indices {
      append(ConstraintID(statement: Int(statements[offset])), at: first + offset)
      defaults.setSlot(first + offset, of: Int(statements[offset]))
      if history != nil { record(first + offset) }
    }
    firstNewSlot = store.count
    return first..<store.count
  }

  /// Removes the default of a variable, which does not come back.
  mutating func removeDefault(of variable: Int) {
    let slots = defaults.remove(variable)
    guard !slots.isEmpty else { return }
    listAll()
    for slot in slots { takeOut(slot) }
  }

  // MARK: - What has changed

  /// A row that is not as it was when it was settled: as it is now.
  struct Change: Hashable, Sendable {
    let slot: Int
    let state: RowState

    var isPresent: Bool { state.isPresent }
  }

  /// The rows that are not as they were when they were settled, by ascending slot.
  ///
  /// - Complexity: O(*k* log *k*), where *k* rows were touched since this was last asked.
  mutating func changes() -> [Change] {
    var changes: [Change] = []
    originals.forEachInOrder { slot, original in
      let state = state(of: slot)
      if state != original { changes.append(Change(slot, state)) }
    }
    if changes.count < originals.count {
      // Taken out meanwhile, because the states are looked up in what stands beside.
      var touched = TouchedRows()
      swap(&touched, &originals)
      touched.removeAll { slot, original in state(of: slot) == original }
      swap(&touched, &originals)
    }
    let count = changes.count
    for slot in firstNewSlot..<store.count where isPresent(slot) {
      changes.append(Change(slot, state(of: slot)))
    }
    // New rows that went again are not looked through for ever.
    if 2 * (changes.count - count) + 16 < store.count - firstNewSlot { noteNewRows() }
    return changes
  }

  /// Whether more rows than a number are not as they were when they were settled, apart from new ones.
  ///
  /// - Complexity: Linear in the rows that were touched since ``changes()`` was last asked.
  func hasMoreChanges(than limit: Int) -> Bool {
    originals.hasMore(than: limit) { state(of: $0) != $1 }
  }

  /// Takes up new rows among those that were touched.
  private mutating func noteNewRows() {
    for slot in firstNewSlot..<store.count where isPresent(slot) {
      originals.set(slot, .absent)
    }
    firstNewSlot = store.count
  }

  /// Settles rows as some earlier changes have left them.
  mutating func settle(_ changes: [Change]) {
    noteNewRows()
    for change in changes { originals.set(change.slot, change.state) }
  }

  /// Settles all rows as they are, because the system is about to be built anew.
  mutating func settleAll() {
    hasEdits = false
    removed.removeAll()
    originals.removeAll()
    renamed.removeAll()
    if absentCount > 64, 2 * absentCount > store.count { compact() }
    firstNewSlot = store.count
  }

  /// Whether most of the memory is that of removed rows.
  var isMostlyAbsent: Bool { absentCount > 64 + 2 * presentCount }

  /// How many rows there are.
  var presentCount: Int { store.count - absentCount }

  /// The slots of the rows that are there, in canonical order.
  func canonicalOrder(variableCount: Int) -> [Int32] {
    store.canonicalOrder(variableCount: variableCount, except: isAbsent)
  }

  /// Releases the memory of removed rows.
  private mutating func compact() {
    history = nil
    store.keep { !isAbsent[$0] }
    identifiers = Identifiers(
      isAbsent.indices.filter { !isAbsent[$0] }.map { identifiers[$0] })
    for slot in 0..<store.count {
      let id = identifiers[slot]
      if let statement = id.statement {
        defaults.setSlot(slot, of: statement)
      } else {
        slotOfID[id.index] = Int32(truncatingIfNeeded: slot)
      }
    }
    isAbsent = [Bool](repeating: false, count: store.count)
    absentCount = 0
  }

  // MARK: - What solutions look back at

  /// The rows as they are now, whatever becomes of them.
  ///
  /// - Complexity: Constant. The first edit while it is in use copies the rows, later ones do not.
  mutating func snapshot() -> Snapshot {
    if let history { return Snapshot(history: history, count: historyCount) }
    let history = History(store, isAbsent: isAbsent, identifiers)
    self.history = history
    historyCount = 0
    return Snapshot(history: history, count: 0)
  }

  /// Forgets a history that no solution looks at, before rows are written to that it shares.
  @inline(__always)
  private mutating func releaseHistory() {
    if history != nil { releaseUnusedHistory() }
  }

  private mutating func releaseUnusedHistory() {
    if isKnownUniquelyReferenced(&history) || historyCount > store.count + 64 { history = nil }
  }

  private mutating func record(_ slot: Int) {
    guard let history else { return }
    let record = History.Record(
      slot: slot, state: state(of: slot), id: identifiers[slot])
    self.history = history.adding(record, of: store, after: historyCount)
    historyCount += 1
  }
}

extension EditLog.Change {
  fileprivate init(_ slot: Int, _ state: RowState) {
    self.slot = slot
    self.state = state
  }
}
