/// The slots of rows that were taken out and may come back, found by what the rows ask for.
///
/// The last few are looked through, which takes less than a table does; the others go into a table once
/// a row is asked for that is none of the few. Where many are removed for good, none ever is.
struct RemovedRows: Sendable {
  private static let fewCount = 16

  /// The last few by turns, from `next` on the one that was taken up first; -1 for none.
  private var few: [Int32] = []
  private var next = 0
  /// Those that are neither among the last few nor in the table yet.
  private var waiting: [Int32] = []
  /// The others by what they ask for: the last of each key, and those before it.
  private var others: [RowStore.Key: Int32] = [:]
  private var doubles: [RowStore.Key: [Int32]] = [:]

  /// Takes up a row of a store, which stays as it is from now on.
  ///
  /// - Complexity: Linear in the terms of a row.
  mutating func insert(_ slot: Int, of store: RowStore) {
    let slot = Int32(truncatingIfNeeded: slot)
    guard few.count == Self.fewCount else { return few.append(slot) }
    let oldest = few[next]
    few[next] = slot
    next = (next + 1) % Self.fewCount
    if oldest >= 0 { waiting.append(oldest) }
  }

  /// Puts what has not been asked for yet into the table.
  private mutating func fillTable(_ store: RowStore) {
    for slot in waiting {
      let key = store.key(of: Int(slot))
      if let former = others.updateValue(slot, forKey: key) {
        doubles[key, default: []].append(former)
      }
    }
    waiting.removeAll(keepingCapacity: waiting.count < 64)
  }

  /// Gives back and forgets a row that asks for the same as another of the store; nil where none does.
  mutating func take(like slot: Int, of store: RowStore) -> Int? {
    for age in 1...Self.fewCount {
      let place = (next + few.count - age + Self.fewCount) % Self.fewCount
      guard place < few.count, few[place] >= 0, store.isSame(Int(few[place]), slot) else {
        continue
      }
      defer { few[place] = -1 }
      return Int(few[place])
    }
    if !waiting.isEmpty { fillTable(store) }
    if others.isEmpty { return nil }
    let key = store.key(of: slot)
    if let former = others[key], store.isSame(Int(former), slot) {
      others[key] = doubles[key]?.popLast()
      return Int(former)
    }
    guard let index = doubles[key]?.lastIndex(where: { store.isSame(Int($0), slot) }),
      let former = doubles[key]?.remove(at: index)
    else { return nil }
    return Int(former)
  }

  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    next = 0
    if !waiting.isEmpty { waiting.removeAll() }
    others.removeAll()
    doubles.removeAll()
  }
}
