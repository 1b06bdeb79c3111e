/// A set of row numbers, which is iterated in ascending order while rows are inserted ahead of the iteration.
///
/// The set has a bit for each row. A summary bit for each word tells whether the word is nonzero, so that the iteration
/// can skip zero words.
struct RowSet: ~Copyable {
  private var words = Buffer<UInt64>()
  /// The summary bits, one for each word, which are set for nonzero words.
  private var summary = Buffer<UInt64>()
  /// The index of the first word of the summary that may be nonzero.
  private var low = Int.max
  private var high = -1

  /// Removes all rows, and makes room for row numbers below `count`.
  mutating func reset(count: Int) {
    let wordCount = (count + 63) / 64
    words.fill(with: 0, count: wordCount)
    summary.fill(with: 0, count: (wordCount + 63) / 64)
    low = .max
    high = -1
  }

  @inline(__always)
  mutating func insert(_ row: Int) {
    let index = row >> 6
    let word = words[index]
    words[index] = word | Self.bit(row)
    if word != 0 { return }
    let group = index >> 6
    summary[group] |= Self.bit(index)
    if group < low { low = group }
    if group > high { high = group }
  }

  /// Removes and returns the smallest number, or returns `nil` if the set is empty.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while low <= high {
      let group = summary[low]
      if group != 0 {
        let index = low << 6 + group.trailingZeroBitCount
        let word = words[index]
        let rest = word & (word &- 1)
        words[index] = rest
        if rest == 0 { summary[low] = group & (group &- 1) }
        return index << 6 + word.trailingZeroBitCount
      }
      low += 1
    }
    low = .max
    high = -1
    return nil
  }

  /// Returns the largest number below a limit, or `nil` if there isn't one.
  @inline(__always)
  func last(below limit: Int) -> Int? {
    let index = limit >> 6
    var group = index >> 6
    if group > high {
      group = high
    } else {
      let word = limit & 63 == 0 ? 0 : words[index] & (Self.bit(limit) &- 1)
      if word != 0 { return index << 6 + 63 - word.leadingZeroBitCount }
      let rest = summary[group] & (Self.bit(index) &- 1)
      if rest != 0 { return last(ofWord: group << 6 + 63 - rest.leadingZeroBitCount) }
      group -= 1
    }
    while group >= low, group >= 0 {
      let rest = summary[group]
      if rest != 0 { return last(ofWord: group << 6 + 63 - rest.leadingZeroBitCount) }
      group -= 1
    }
    return nil
  }

  @inline(__always)
  private func last(ofWord index: Int) -> Int {
    index << 6 + 63 - words[index].leadingZeroBitCount
  }

  @inline(__always)
  private static func bit(_ index: Int) -> UInt64 {
    1 << UInt64(truncatingIfNeeded: index & 63)
  }
}

/// A vector with one number for each row, most of them zero.
struct SparseVector: ~Copyable {
  private var values = Buffer<Double>()
  /// The rows whose numbers may be nonzero, in ascending order.
  private(set) var support = Buffer<Int32>()

  @inline(__always)
  subscript(row: Int) -> Double {
    get { values[row] }
    set { values[row] = newValue }
  }

  /// Sets the size of the vector, and all numbers to zero.
  mutating func reset(count: Int) {
    values.fill(with: 0, count: count)
    support.removeAll()
  }

  /// Sets all numbers to zero.
  mutating func clear() {
    for place in support.indices { values[Int(support[place])] = 0 }
    support.removeAll()
  }

  /// Makes the rows of a set the support of the vector, and empties the set.
  mutating func takeSupport(_ rows: inout RowSet) {
    while let row = rows.popFirst() { support.append(Int32(small: row)) }
  }

  /// Sets numbers to zero that are only rounding errors compared with the largest number.
  mutating func removeNoise() {
    let noise = Tolerance.cancellation * largestMagnitude
    for place in support.indices {
      let row = Int(support[place])
      if abs(values[row]) <= noise { values[row] = 0 }
    }
  }

  /// The largest absolute value of the numbers, or zero if all are zero.
  var largestMagnitude: Double {
    var largest = 0.0
    for place in support.indices { largest = max(largest, abs(values[Int(support[place])])) }
    return largest
  }
}
