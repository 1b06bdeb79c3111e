/// The slots of rows that were taken out and may come back, found by what the rows ask for.
///
/// A few are looked through, which takes less than a table does; more go into a table.
struct RemovedRows: Sendable {
  private static let fewCount = 16

  private var few: [Int] = []
  private var others: [RowStore.Key: [Int]] = [:]
  private(set) var count = 0

  /// All slots, in no order that means anything.
  var slots: [Int] { few + others.values.joined() }

  /// Takes up a row of a store, which stays as it is from now on.
  mutating func insert(_ slot: Int, of store: RowStore) {
    count += 1
    if few.count < Self.fewCount {
      few.append(slot)
    } else {
      others[store.key(of: slot), default: []].append(slot)
    }
  }

  /// Gives back and forgets a row that asks for the same as another of the store; nil where none does.
  mutating func take(like slot: Int, of store: RowStore) -> Int? {
    if let index = few.lastIndex(where: { store.isSame($0, slot) }) {
      count -= 1
      return few.remove(at: index)
    }
    if others.isEmpty { return nil }
    let key = store.key(of: slot)
    guard let index = others[key]?.lastIndex(where: { store.isSame($0, slot) }),
      let former = others[key]?.remove(at: index)
    else { return nil }
    if others[key]?.isEmpty == true { others[key] = nil }
    count -= 1
    return former
  }

  mutating func removeAll() {
    few.removeAll(keepingCapacity: true)
    others = [:]
    count = 0
  }
}
