/// Which of some rows hold each variable, looked up by number.
///
/// Built by counting, in two passes over the terms.
struct RowUses: ~Copyable {
  /// For each variable where its rows start in `rows`, with one more at the end.
  private var starts = UnsafeList<Int32>()
  private var rows = UnsafeList<Int32>()
  /// How many terms each row has.
  private(set) var termCounts = UnsafeList<Int32>()

  /// Gathers the uses of variables in the rows at some slots; a row is known by its place among these.
  ///
  /// - Complexity: Linear in the number of terms and variables.
  init(
    of slots: borrowing UnsafeList<Int32>, in store: borrowing RowStore, variableCount: Int
  ) {
    starts.replaceAll(with: 0, count: variableCount + 1)
    termCounts.reserve(slots.count)
    for index in slots.indices {
      let range = store.range(of: Int(slots[index]))
      termCounts.append(Int32(truncatingIfNeeded: range.count))
      for place in range { starts[store.entries[place].column] += 1 }
    }
    for variable in 1..<starts.count { starts[variable] += starts[variable - 1] }
    rows.replaceAll(with: 0, count: Int(starts[variableCount]))
    // From the last row to the first: the ends of the lists become their starts.
    for index in slots.indices.reversed() {
      for place in store.range(of: Int(slots[index])) {
        let variable = store.entries[place].column
        starts[variable] -= 1
        rows[Int(starts[variable])] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  /// The places of a variable's rows, which ascend.
  @inline(__always)
  func range(of variable: Int) -> Range<Int> {
    Range(from: starts[variable], to: starts[variable + 1])
  }

  /// The row at a place.
  @inline(__always)
  subscript(place: Int) -> Int { Int(rows[place]) }
}
