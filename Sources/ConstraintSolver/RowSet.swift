/// A set of row numbers, in order: a bit for each.
///
/// Sparse solves walk through the rows that take part in ascending or descending order while more
/// are being found ahead of the walk; for that a heap costs several times as much.
struct RowSet: ~Copyable {
  private var words = UnsafeList<UInt64>()
  /// The first word that may have a bit, and the last.
  private var low = Int.max
  private var high = -1

  /// Makes an empty set of the numbers below a count.
  mutating func reset(count: Int) {
    words.replaceAll(with: 0, count: (count + 63) / 64)
    low = .max
    high = -1
  }

  @inline(__always)
  mutating func insert(_ row: Int) {
    let word = row >> 6
    words[word] |= 1 << UInt64(truncatingIfNeeded: row & 63)
    if word < low { low = word }
    if word > high { high = word }
  }

  /// Takes the smallest number out.
  @inline(__always)
  mutating func popFirst() -> Int? {
    while low <= high {
      let word = words[low]
      if word != 0 {
        words[low] = word & (word &- 1)
        return low << 6 + word.trailingZeroBitCount
      }
      low += 1
    }
    low = .max
    high = -1
    return nil
  }

  /// The largest number below a limit.
  @inline(__always)
  func last(below limit: Int) -> Int? {
    var index = limit >> 6
    if index > high {
      index = high
    } else if limit & 63 != 0 {
      let word = words[index] & ((1 << UInt64(truncatingIfNeeded: limit & 63)) &- 1)
      if word != 0 { return index << 6 + 63 - word.leadingZeroBitCount }
      index -= 1
    } else {
      index -= 1
    }
    while index >= low {
      if words[index] != 0 { return index << 6 + 63 - words[index].leadingZeroBitCount }
      index -= 1
    }
    return nil
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
