/// Rows that are not required equations, written in free variables.
struct ReducedRows: Sendable {
  /// Where the entries of each row start, with one more at the end.
  let starts: [Int32]
  let entries: [Entry]
  let constants: [AffineConstant]
  let magnitudes: [AffineConstant]
  /// The slot each row comes from.
  let slots: [Int32]

  init(_ reduction: borrowing RowReduction) {
    starts = reduction.starts.array()
    entries = reduction.entries.array()
    constants = reduction.constants.array()
    magnitudes = reduction.magnitudes.array()
    slots = reduction.slots.array()
  }

  var count: Int { slots.count }

  @inline(__always)
  func range(of row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }
}

/// Reduced rows under construction.
struct RowReduction: ~Copyable {
  fileprivate var starts = UnsafeList<Int32>(repeating: 0, count: 1)
  fileprivate var entries = UnsafeList<Entry>()
  fileprivate var constants = UnsafeList<AffineConstant>()
  fileprivate var magnitudes = UnsafeList<AffineConstant>()
  fileprivate var slots = UnsafeList<Int32>()
  /// The rows below required in which no free variable is left; preferences apart.
  private(set) var idleRows: [Leftover] = []
  /// The required rows in which no free variable is left.
  private(set) var leftovers: [Leftover] = []
  private var sum: Scatter

  init(variableCount: Int, capacity: Int) {
    sum = Scatter(columnCount: variableCount)
    starts.reserve(capacity + 1)
    entries.reserve(2 * capacity)
    constants.reserve(capacity)
    magnitudes.reserve(capacity)
    slots.reserve(capacity)
  }

  /// Adds a row that was reduced before, with its columns renumbered in the same order.
  mutating func append(_ row: Int, of rows: ReducedRows, places: [Int32], slot: Int) {
    for place in rows.range(of: row) {
      let entry = rows.entries[place]
      entries.append(Entry(column: Int(places[entry.column]), coefficient: entry.coefficient))
    }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    constants.append(rows.constants[row])
    magnitudes.append(rows.magnitudes[row])
    slots.append(Int32(truncatingIfNeeded: slot))
  }

  /// Reduces a row and adds it, if it still asks for something.
  mutating func append(
    _ slot: Int, of store: borrowing RowStore, _ definitions: borrowing Definitions
  ) {
    let constant = store.constant(of: slot)
    sum.start(constant, constant.magnitude)
    let start = entries.count
    let range = store.range(of: slot)
    if !appendTerms(store.entries, range, definitions) {
      for place in range {
        let entry = store.entries[place]
        definitions.add(entry.coefficient, of: entry.column, to: &sum)
      }
      sum.drain(into: &entries)
    }
    guard entries.count > start else {
      let leftover = Leftover(slot: slot, constant: sum.constant, magnitude: sum.magnitude)
      if store.kind(of: slot).isRequired {
        leftovers.append(leftover)
      } else if store.kind(of: slot).rank > 0 {
        idleRows.append(leftover)
      }
      return
    }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    constants.append(sum.constant)
    magnitudes.append(sum.magnitude)
    slots.append(Int32(truncatingIfNeeded: slot))
  }

  /// Reduces terms of variables that are numbers or free: most are, and need not be sorted.
  ///
  /// - Returns: Whether all are; else nothing happens.
  @inline(__always)
  private mutating func appendTerms(
    _ terms: [Entry], _ range: Range<Int>, _ definitions: borrowing Definitions
  ) -> Bool {
    for place in range where definitions.isSum(terms[place].column) { return false }
    for place in range {
      let entry = terms[place]
      if definitions.isFree(entry.column) {
        entries.append(
          Entry(column: entry.column, coefficient: Approximation.finite(entry.coefficient)))
      } else {
        sum.add(
          definitions.constants[entry.column], definitions.magnitudes[entry.column],
          times: entry.coefficient)
      }
    }
    return true
  }
}
