/// A set of row numbers, in order: a bit for each, and one for each word of these that has any.
///
/// Sparse solves walk through the rows that take part in ascending or descending order while more
/// are being found ahead of the walk; for that a heap costs several times as much. The second level
/// lets a walk from a row near the first to one near the last pass over what is between them.
struct RowSet: ~Copyable {
  /// The numbers below 64, by themselves: most components have no others.
  private var first: UInt64 = 0
  private var words = UnsafeList<UInt64>()
  /// Which words have a bit.
  private var filled = UnsafeList<UInt64>()
  /// The first word of `filled` that may have a bit, and the last.
  private var low = Int.max
  private var high = -1

  /// Makes an empty set of the numbers below a count.
  mutating func reset(count: Int) {
    let wordCount = count > 64 ? (count + 63) / 64 : 0
    first = 0
    words.replaceAll(with: 0, count: wordCount)
    filled.replaceAll(with: 0, count: (wordCount + 63) / 64)
    low = .max
    high = -1
  }

  @inline(__always)
  mutating func insert(_ row: Int) {
    if Self.isInFirst(row) { first |= Self.bit(row) } else { insertLater(row) }
  }

  private mutating func insertLater(_ row: Int) {
    let index = row >> 6
    let word = words[index]
    words[index] = word | Self.bit(row)
    guard word == 0 else { return }
    let group = index >> 6
    filled[group] |= Self.bit(index)
    if group < low { low = group }
    if group > high { high = group }
  }

  /// Takes a number out, if it is there.
  mutating func remove(_ row: Int) {
    if Self.isInFirst(row) {
      first &= ~Self.bit(row)
      return
    }
    let index = row >> 6
    words[index] &= ~Self.bit(row)
    if words[index] == 0 { filled[index >> 6] &= ~Self.bit(index) }
  }

  /// Takes the smallest number out.
  @inline(__always)
  mutating func popFirst() -> Int? {
    if first != 0 {
      let row = first.trailingZeroBitCount
      first &= first &- 1
      return row
    }
    return high < 0 ? nil : popLater()
  }

  private mutating func popLater() -> Int? {
    while low <= high {
      let group = filled[low]
      if group != 0 {
        let index = low << 6 + group.trailingZeroBitCount
        let word = words[index]
        let rest = word & (word &- 1)
        words[index] = rest
        if rest == 0 { filled[low] = group & (group &- 1) }
        return index << 6 + word.trailingZeroBitCount
      }
      low += 1
    }
    low = .max
    high = -1
    return nil
  }

  /// The largest number below a limit.
  ///
  /// - Complexity: One step for every 4,096 rows that are not in the set.
  @inline(__always)
  func last(below limit: Int) -> Int? {
    if limit > 64, high >= 0, let row = lastLater(below: limit) { return row }
    let rest = limit < 64 ? first & (Self.bit(limit) &- 1) : first
    return rest == 0 ? nil : 63 - rest.leadingZeroBitCount
  }

  private func lastLater(below limit: Int) -> Int? {
    let index = limit >> 6
    var group = index >> 6
    if group > high {
      group = high
    } else {
      let word = limit & 63 == 0 ? 0 : words[index] & (Self.bit(limit) &- 1)
      if word != 0 { return index << 6 + 63 - word.leadingZeroBitCount }
      let rest = filled[group] & (Self.bit(index) &- 1)
      if rest != 0 { return last(ofWord: group << 6 + 63 - rest.leadingZeroBitCount) }
      group -= 1
    }
    while group >= low {
      let rest = filled[group]
      if rest != 0 { return last(ofWord: group << 6 + 63 - rest.leadingZeroBitCount) }
      group -= 1
    }
    return nil
  }

  @inline(__always)
  private static func isInFirst(_ row: Int) -> Bool { UInt(bitPattern: row) < 64 }

  @inline(__always)
  private func last(ofWord index: Int) -> Int {
    index << 6 + 63 - words[index].leadingZeroBitCount
  }

  @inline(__always)
  private static func bit(_ index: Int) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: index & 63)
  }
}

/// A number for each row, most of them zero.
struct RowVector: ~Copyable {
  private var values = UnsafeList<Double>()
  /// The rows whose numbers may differ from zero, ascending.
  private(set) var support = UnsafeList<Int32>()

  var indices: Range<Int> { values.indices }

  @inline(__always)
  subscript(row: Int) -> Double {
    get { values[row] }
    set { values[row] = newValue }
  }

  /// Makes all numbers zero.
  mutating func reset(count: Int) {
    values.replaceAll(with: 0, count: count)
    support.removeAll()
  }

  /// Makes the numbers of the support zero.
  mutating func clear() {
    for place in support.indices { values[Int(support[place])] = 0 }
    support.removeAll()
  }

  /// Makes a set of rows the support.
  mutating func take(_ rows: inout RowSet) {
    while let row = rows.popFirst() { support.append(Int32(truncatingIfNeeded: row)) }
  }

  /// The largest absolute value, or zero.
  var largestMagnitude: Double {
    var largest = 0.0
    for place in support.indices {
      let magnitude = abs(values[Int(support[place])])
      if magnitude > largest { largest = magnitude }
    }
    return largest
  }
}
