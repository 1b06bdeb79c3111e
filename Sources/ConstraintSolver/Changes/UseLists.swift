/// The rows with each variable, as linked lists, so that a row comes and goes at the cost of its terms.
struct UseLists: Sendable {
  /// For each variable the first place of a term with it, or -1.
  private var heads: [Int32]
  /// The places of all terms.
  private var uses: [Use]

  /// A term with some variable; what is known of it stands together.
  private struct Use: Sendable, BitwiseCopyable {
    /// The next place with the same variable, or -1.
    var next: Int32 = -1
    /// The place before, or -1.
    var previous: Int32 = -1
    /// The slot of the row, or -1 if the place is in no list.
    var slot: Int32 = -1
  }

  /// Lists the terms of some rows, one row after another.
  init(_ slots: [Int32], of store: borrowing RowStore, variableCount: Int) {
    var heads = [Int32](filledWith: -1, count: variableCount)
    var uses = [Use](filledWith: Use(), count: store.entries.count)
    var headOf = heads.mutableSpan
    var useAt = uses.mutableSpan
    for slot in slots {
      for place in store.range(of: Int(slot)) {
        let variable = store.entries[place].column
        let head = headOf[variable]
        useAt[place] = Use(next: head, previous: -1, slot: slot)
        headOf[variable] = Int32(truncatingIfNeeded: place)
        if head >= 0 { useAt[Int(head)].previous = Int32(truncatingIfNeeded: place) }
      }
    }
    self.heads = heads
    self.uses = uses
  }

  /// Makes room for all variables and terms there are.
  mutating func grow(variableCount: Int, termCount: Int) {
    heads.extend(with: -1, to: variableCount)
    uses.extend(with: Use(), to: termCount)
  }

  mutating func insert(_ slot: Int, of store: borrowing RowStore) {
    let range = store.range(of: slot)
    guard let start = range.first, uses[start].slot < 0 else { return }
    for place in range {
      let variable = store.entries[place].column
      let head = heads[variable]
      uses[place] = Use(next: head, previous: -1, slot: Int32(truncatingIfNeeded: slot))
      heads[variable] = Int32(truncatingIfNeeded: place)
      if head >= 0 { uses[Int(head)].previous = heads[variable] }
    }
  }

  mutating func remove(_ slot: Int, of store: borrowing RowStore) {
    let range = store.range(of: slot)
    guard let start = range.first, uses[start].slot >= 0 else { return }
    for place in range {
      let variable = store.entries[place].column
      let use = uses[place]
      if use.previous >= 0 {
        uses[Int(use.previous)].next = use.next
      } else {
        heads[variable] = use.next
      }
      if use.next >= 0 { uses[Int(use.next)].previous = use.previous }
      uses[place].slot = -1
    }
  }

  /// The first place of a term with a variable, or -1.
  @inline(__always)
  func first(of variable: Int) -> Int { Int(heads[variable]) }

  /// The place after another, or -1.
  @inline(__always)
  func next(after place: Int) -> Int { Int(uses[place].next) }

  /// The slot of the row at a place.
  @inline(__always)
  func slot(at place: Int) -> Int32 { uses[place].slot }
}
