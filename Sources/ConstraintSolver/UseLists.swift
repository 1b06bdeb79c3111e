/// The rows with each variable, as linked lists, so that a row comes and goes at the cost of its terms.
struct UseLists: Sendable {
  /// For each variable the first place of a term with it, or -1.
  private var heads: [Int32] = []
  /// For each place of a term the next with the same variable, or -1.
  private var nexts: [Int32] = []
  /// For each place the one before, or -1.
  private var previous: [Int32] = []
  /// For each place the slot of the row, or -1 if it is in no list.
  private var slots: [Int32] = []

  /// Makes room for all variables and terms there are.
  mutating func grow(variableCount: Int, termCount: Int) {
    while heads.count < variableCount { heads.append(-1) }
    while nexts.count < termCount {
      nexts.append(-1)
      previous.append(-1)
      slots.append(-1)
    }
  }

  mutating func insert(_ slot: Int, of store: borrowing RowStore) {
    let range = store.range(of: slot)
    guard let start = range.first, slots[start] < 0 else { return }
    for place in range {
      let variable = store.entries[place].column
      let head = heads[variable]
      slots[place] = Int32(truncatingIfNeeded: slot)
      nexts[place] = head
      previous[place] = -1
      heads[variable] = Int32(truncatingIfNeeded: place)
      if head >= 0 { previous[Int(head)] = heads[variable] }
    }
  }

  mutating func remove(_ slot: Int, of store: borrowing RowStore) {
    let range = store.range(of: slot)
    guard let start = range.first, slots[start] >= 0 else { return }
    for place in range {
      let variable = store.entries[place].column
      if previous[place] >= 0 {
        nexts[Int(previous[place])] = nexts[place]
      } else {
        heads[variable] = nexts[place]
      }
      if nexts[place] >= 0 { previous[Int(nexts[place])] = previous[place] }
      slots[place] = -1
    }
  }

  /// The first place of a term with a variable, or -1.
  @inline(__always)
  func first(of variable: Int) -> Int { Int(heads[variable]) }

  /// The place after another, or -1.
  @inline(__always)
  func next(after place: Int) -> Int { Int(nexts[place]) }

  /// The slot of the row at a place.
  @inline(__always)
  func slot(at place: Int) -> Int32 { slots[place] }
}
