/// The slots of rows that were taken out and may come back, found by what the rows ask for.
///
/// The last few are looked through, which takes less than a table does; the others go into a table.
struct RemovedRows: Sendable {
  private static let fewCount = 16

  private var few: [Int] = []
  private var others: [RowStore.Key: [Int]] = [:]

  /// Takes up a row of a store, which stays as it is from now on.
  mutating func insert(_ slot: Int, of store: RowStore) {
    if few.count == Self.fewCount {
      let oldest = few.removeFirst()
      others[store.key(of: oldest), default: []].append(oldest)
    }
    few.append(slot)
  }

  /// Gives back and forgets a row that asks for the same as another of the store; nil where none does.
  mutating func take(like slot: Int, of store: RowStore) -> Int? {
    if let index = few.lastIndex(where: { store.isSame($0, slot) }) {
      return few.remove(at: index)
    }
    if others.isEmpty { return nil }
    let key = store.key(of: slot)
    guard let index = others[key]?.lastIndex(where: { store.isSame($0, slot) }),
      let former = others[key]?.remove(at: index)
    else { return nil }
    if others[key]?.isEmpty == true { others[key] = nil }
    return former
  }

  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    others = [:]
  }
}
