/// For each variable, a list of the rows that contain it.
struct RowUses: ~Copyable {
  /// For each variable, the start of its list in ``rows``, and as a final element the end of the last list.
  private var starts = Buffer<Int32>()
  private var rows = Buffer<Int32>()

  /// Lists the rows that contain each variable of a block.
  ///
  /// Rows are identified by their positions in `slots`.
  ///
  /// - Complexity: Linear in the number of terms and variables.
  init(
    of slots: borrowing Buffer<Int32>, in system: borrowing ConstraintSystem, _ block: Int,
    variableCount: Int
  ) {
    starts.fill(with: 0, count: variableCount + 1)
    for row in slots.indices {
      for index in system.rows.range(of: Int(slots[row])) {
        let place = system.layout.place(of: system.rows.entries[index].column, in: block)
        if place >= 0 { starts[place] += 1 }
      }
    }
    for variable in 1..<starts.count { starts[variable] += starts[variable - 1] }
    rows.resize(to: Int(starts[variableCount]))
    // From the last row to the first, which turns the ends of the lists into their starts.
    for row in slots.indices.reversed() {
      for index in system.rows.range(of: Int(slots[row])) {
        let place = system.layout.place(of: system.rows.entries[index].column, in: block)
        if place < 0 { continue }
        starts[place] -= 1
        rows[Int(starts[place])] = Int32(small: row)
      }
    }
  }

  /// Returns the range of indices in ``rows`` at which a variable's rows are listed in ascending order.
  @inline(__always)
  func range(of variable: Int) -> Range<Int> {
    Range(from: starts[variable], to: starts[variable + 1])
  }

  @inline(__always)
  subscript(index: Int) -> Int { Int(rows[index]) }
}
