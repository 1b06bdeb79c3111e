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
    var ends = UnsafeList<Int32>(repeating: 0, count: variableCount + 2)
    var lastColumns = UnsafeList<Int32>()
    lastColumns.resize(to: count)
    var presentCount = 0
    var start = 0
    for slot in 0..<count {
      let end = Int(headers[slot].end)
      let column = end > start ? entries[end - 1].column : -1
      start = end
      lastColumns[slot] = Int32(truncatingIfNeeded: column)
      guard absent.isEmpty || !absent[slot] else { continue }
      presentCount += 1
      ends[column + 2] += 1
    }
    for column in 1..<ends.count { ends[column] += ends[column - 1] }
    var order = [Int32](filledWith: 0, count: presentCount)
    var slots = order.mutableSpan
    for slot in 0..<count where absent.isEmpty || !absent[slot] {
      let column = Int(lastColumns[slot]) + 1
      slots[Int(ends[column])] = Int32(truncatingIfNeeded: slot)
      ends[column] += 1
    }
    start = 0
    for column in 0..<variableCount + 1 {
      let end = Int(ends[column])
      if end - start > 1 { sort(&slots, start..<end) }
      start = end
    }
    return order
  }

  /// Sorts what has the same last variable.
  @inline(__always)
  private func sort(_ order: inout MutableSpan<Int32>, _ range: Range<Int>) {
    guard range.count < 24 else { return sortMany(&order, range) }
    // Few by insertion, without a closure: that would count references to this store each time.
    var lastKey = orderKey(of: Int(order[range.lowerBound]))
    for index in range.lowerBound + 1..<range.upperBound {
      let slot = order[index]
      let key = orderKey(of: Int(slot))
      var place = index
      while place > range.lowerBound {
        let other = Int(order[place - 1])
        let otherKey = place == index ? lastKey : orderKey(of: other)
        guard key == otherKey ? isOrdered(Int(slot), other, key) : key < otherKey else { break }
        order[place] = order[place - 1]
        place -= 1
      }
      if place < index { order[place] = slot } else { lastKey = key }
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
    if key < 3 << 55, ranks.0 != ranks.1 { return ranks.0 > ranks.1 }
    return isOrdered(lhs, rhs)
  }

  /// How many terms a row has and its last variables but one, as one number that is in the order of
  /// rows with the same last variable; equal numbers do not tell.
  @inline(__always)
  private func orderKey(of slot: Int) -> UInt64 {
    let range = range(of: slot)
    guard range.count > 1, range.count < 256 else {
      return UInt64(truncatingIfNeeded: min(range.count, 256)) << 55
    }
    let column = UInt64(truncatingIfNeeded: entries[range.upperBound - 2].column)
    return UInt64(truncatingIfNeeded: range.count) << 55 | column
  }
}
