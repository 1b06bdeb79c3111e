extension RowStore {
  /// Whether the first row comes before the second in the canonical order, for two rows with the
  /// same last variable.
  ///
  /// Variables first, then content. Everything is computed in this order, so the order of additions
  /// cannot reach an answer.
  func isOrdered(_ lhs: Int, _ rhs: Int) -> Bool {
    let left = range(of: lhs)
    let right = range(of: rhs)
    if left.count != right.count { return left.count < right.count }
    var mine = left.upperBound - 2
    var theirs = right.upperBound - 2
    while mine >= left.lowerBound {
      let columns = (entries[mine].column, entries[theirs].column)
      if columns.0 != columns.1 { return columns.0 < columns.1 }
      mine -= 1
      theirs -= 1
    }
    let order = compareContent(lhs, rhs)
    return order == 0 ? lhs < rhs : order < 0
  }

  /// Whether the first row comes before the second in the canonical order.
  func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
    let columns = (lastColumn(of: lhs), lastColumn(of: rhs))
    return columns.0 == columns.1 ? isOrdered(lhs, rhs) : columns.0 < columns.1
  }

  /// The greatest variable of a row, or -1 if it has none.
  private func lastColumn(of slot: Int) -> Int {
    let range = range(of: slot)
    return range.isEmpty ? -1 : entries[range.upperBound - 1].column
  }

  private func compareContent(_ lhs: Int, _ rhs: Int) -> Int {
    let left = kind(of: lhs)
    let right = kind(of: rhs)
    if left.rank != right.rank { return left.rank > right.rank ? -1 : 1 }
    if left.relation != right.relation {
      return left.relation.rawValue < right.relation.rawValue ? -1 : 1
    }
    for (mine, theirs) in zip(range(of: lhs), range(of: rhs)) {
      let coefficients = (entries[mine].coefficient, entries[theirs].coefficient)
      if coefficients.0 != coefficients.1 { return coefficients.0 < coefficients.1 ? -1 : 1 }
    }
    let mine = constant(of: lhs)
    let theirs = constant(of: rhs)
    if mine.constant != theirs.constant { return mine.constant < theirs.constant ? -1 : 1 }
    if mine.perWidth != theirs.perWidth { return mine.perWidth < theirs.perWidth ? -1 : 1 }
    if mine.perHeight != theirs.perHeight { return mine.perHeight < theirs.perHeight ? -1 : 1 }
    if left.hasName || right.hasName {
      let names = (name(of: lhs), name(of: rhs))
      if names.0 != names.1 { return names.0 < names.1 ? -1 : 1 }
    }
    return left.isBreakable == right.isBreakable ? 0 : (left.isBreakable ? 1 : -1)
  }

  /// The slots of some rows in canonical order: by last variable, by counting, then by content.
  func canonicalOrder(variableCount: Int, except absent: [Bool]) -> [Int32] {
    SpareMemory.withOrder(rowCount: count, variableCount: variableCount) { memory in
      canonicalOrder(variableCount: variableCount, except: absent, &memory)
    }
  }

  private func canonicalOrder(
    variableCount: Int, except absent: [Bool], _ memory: inout OrderMemory
  ) -> [Int32] {
    // Locals, which the compiler keeps in registers.
    var ends = UnsafeList<Int32>()
    var keys = UnsafeList<UInt64>()
    swap(&ends, &memory.ends)
    swap(&keys, &memory.keys)
    defer {
      swap(&ends, &memory.ends)
      swap(&keys, &memory.keys)
    }
    ends.replaceAll(with: 0, count: variableCount + 2)
    // What mostly tells where a row belongs is gathered in one walk through rows and terms: large
    // systems would wait for these again.
    keys.resize(to: count)
    var presentCount = 0
    var start = 0
    for slot in 0..<count {
      let end = Int(headers[slot].end)
      let key = orderKey(ofTermsAt: start, end)
      start = end
      keys[slot] = key
      guard absent.isEmpty || !absent[slot] else { continue }
      presentCount &+= 1
      ends[RowStore.place(of: key) &+ 1] &+= 1
    }
    var sum: Int32 = 0
    for column in ends.indices {
      sum &+= ends[column]
      ends[column] = sum
    }
    var order = [Int32](filledWith: 0, count: presentCount)
    var slots = order.mutableSpan
    for slot in 0..<count where absent.isEmpty || !absent[slot] {
      let place = RowStore.place(of: keys[slot])
      let end = ends[place]
      slots[Int(end)] = Int32(truncatingIfNeeded: slot)
      ends[place] = end &+ 1
    }
    start = 0
    for column in 0..<variableCount + 1 {
      let end = Int(ends[column])
      if end - start > 1 { sort(&slots, start..<end, by: &keys) }
      start = end
    }
    return order
  }

  /// Sorts what has the same last variable.
  @inline(__always)
  private func sort(
    _ order: inout MutableSpan<Int32>, _ range: Range<Int>, by keys: inout UnsafeList<UInt64>
  ) {
    guard range.count < 24 else { return sortMany(&order, range) }
    // Few by insertion, without a closure: that would count references to this store each time.
    for index in range.lowerBound + 1..<range.upperBound {
      let slot = order[index]
      let key = keys[Int(slot)]
      var place = index
      while place > range.lowerBound {
        let other = Int(order[place - 1])
        let otherKey = keys[other]
        guard key == otherKey ? isOrdered(Int(slot), other, key) : key < otherKey else { break }
        order[place] = order[place - 1]
        place -= 1
      }
      if place < index { order[place] = slot }
    }
  }

  private func sortMany(_ order: inout MutableSpan<Int32>, _ range: Range<Int>) {
    let sorted = range.map { order[$0] }.sorted { isOrdered(Int($0), Int($1)) }
    for (place, slot) in zip(range, sorted) { order[place] = slot }
  }

  /// Whether the first row comes before the second, for two of the same key.
  @inline(__always)
  private func isOrdered(_ lhs: Int, _ rhs: Int, _ key: UInt64) -> Bool {
    let ranks = (headers[lhs].rank, headers[rhs].rank)
    // Two rows of the same one or two variables; mostly they differ in how important they are.
    if key < 3 << 62, ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
    return isOrdered(lhs, rhs)
  }

  /// How many terms a row has, with three for any more, its first variable if there are two, and
  /// the place of its last, as one number that is in the order of rows with the same last variable;
  /// equal numbers do not tell.
  @inline(__always)
  private func orderKey(ofTermsAt start: Int, _ end: Int) -> UInt64 {
    let count = end - start
    guard count > 0 else { return 0 }
    let place = UInt64(truncatingIfNeeded: entries[end - 1].column + 1)
    let first = count == 2 ? UInt64(truncatingIfNeeded: entries[start].column) : 0
    return UInt64(truncatingIfNeeded: min(count, 3)) << 62 | first << 31 | place
  }

  /// The place of the last variable in the order of all, after rows without any.
  @inline(__always)
  private static func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: key & 0x7FFF_FFFF)
  }
}

/// What rows are put in order in, kept from one small system to the next.
struct OrderMemory: ~Copyable {
  /// For each last variable where its rows end so far.
  fileprivate var ends = UnsafeList<Int32>()
  fileprivate var keys = UnsafeList<UInt64>()
}
