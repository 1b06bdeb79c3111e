/// The mapping between constraint identifiers and slots, and the changes to constraints since the last solution.
struct EditLog {
  /// The number of constraints ever added.
  private var count = 0
  /// For each slot, the index of its constraint.
  ///
  /// The array is empty until the first removal, because slots and indices are equal until then.
  private var ids: [Int32] = []
  /// For each constraint, its slot, or −1 if it was removed.
  ///
  /// The array is empty until the first removal.
  private var slots: [Int32] = []
  /// The first slot that was added after the last solution.
  private(set) var firstNewSlot = 0
  /// The slots of constraints removed since the last solution, by the hash value of their content.
  private var removed: [Int: [Int32]] = [:]
  private var absentCount = 0

  /// Whether there are removed constraints to restore if an equal constraint is added.
  var isTracking: Bool { !removed.isEmpty }

  func id(ofSlot slot: Int) -> ConstraintID {
    ConstraintID(index: ids.isEmpty ? slot : Int(ids[slot]))
  }

  /// Returns the slot of a constraint, or `nil` if the constraint was removed or never added.
  func slot(of id: ConstraintID) -> Int? {
    guard id.index >= 0, id.index < count else { return nil }
    if slots.isEmpty { return id.index }
    return slots[id.index] < 0 ? nil : Int(slots[id.index])
  }

  // MARK: - Noting changes

  /// Records the addition of the last row, and returns the new constraint's identifier.
  ///
  /// If an equal row was removed since the last solution, the removed row is restored instead.
  mutating func noteAddition(
    _ rows: inout RowStore, _ blocks: inout BlockList, _ layout: borrowing BlockLayout
  ) -> ConstraintID {
    let id = ConstraintID(index: count)
    let slot = rows.count - 1
    if !removed.isEmpty, let former = takeRemoved(like: slot, rows) {
      rows.removeLast()
      rows[former].isPresent = true
      absentCount -= 1
      ids[former] = Int32(small: id.index)
      slots.append(Int32(small: former))
      count += 1
      blocks.noteReturn(of: former, rows, layout)
    } else {
      noteAdditions(1)
    }
    return id
  }

  /// Records that `count` rows were appended.
  mutating func noteAdditions(_ count: Int) {
    if !slots.isEmpty {
      let (slot, id) = (Int32(small: ids.count), Int32(small: self.count))
      ids.append(contentsOf: id..<id + Int32(small: count))
      slots.append(contentsOf: slot..<slot + Int32(small: count))
    }
    self.count += count
  }

  private mutating func takeRemoved(like slot: Int, _ rows: borrowing RowStore) -> Int? {
    let hash = rows.contentHash(of: slot)
    guard let index = removed[hash]?.lastIndex(where: { rows.isSame(Int($0), slot) }) else {
      return nil
    }
    let former = removed[hash]?.remove(at: index)
    if removed[hash]?.isEmpty == true { removed[hash] = nil }
    return former.map { Int($0) }
  }

  mutating func noteRemoval(
    _ slot: Int, _ id: ConstraintID, _ rows: inout RowStore, _ blocks: inout BlockList,
    _ layout: borrowing BlockLayout
  ) {
    if slots.isEmpty {
      ids = Array(0..<Int32(small: count))
      slots = ids
    }
    rows[slot].isPresent = false
    slots[id.index] = -1
    absentCount += 1
    guard slot < firstNewSlot else { return }
    blocks.noteRemoval(of: slot, rows, layout)
    removed[rows.contentHash(of: slot), default: []].append(Int32(small: slot))
  }

  /// Records that a row's constant or priority was changed.
  func noteChange(
    _ slot: Int, _ rows: borrowing RowStore, _ blocks: inout BlockList,
    _ layout: borrowing BlockLayout
  ) {
    if slot < firstNewSlot { blocks.touch(row: slot, rows, layout) }
  }

  /// Clears the changes, because the blocks are up to date.
  mutating func settle() {
    firstNewSlot = slots.isEmpty ? count : ids.count
    if !removed.isEmpty { removed.removeAll() }
  }

  // MARK: - Compaction

  /// Whether more than 1024 rows, and more than half of all rows, belong to removed constraints.
  func needsCompaction(_ rows: borrowing RowStore) -> Bool {
    absentCount > 1024 && 2 * absentCount > rows.count
  }

  /// Renumbers the slots after a compaction of the rows.
  mutating func renumber(_ newSlots: [Int32]) {
    let old = ids
    ids.removeAll(keepingCapacity: true)
    for slot in old.indices where newSlots[slot] >= 0 {
      slots[Int(old[slot])] = newSlots[slot]
      ids.append(old[slot])
    }
    firstNewSlot = newSlots[..<firstNewSlot].count { $0 >= 0 }
    removed.removeAll()
    absentCount = 0
  }
}
