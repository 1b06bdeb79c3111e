/// A solver that expresses linear forms as linear combinations of rows.
///
/// The rows are required equations and other rows at their limit. If several combinations are possible, equations are
/// preferred to other rows, and earlier rows to later rows.
///
/// Only rows that may contribute to an expression are factored. If propagation determines the value of a variable,
/// these are the equations that define the variable. Otherwise, these are all rows connected with the variable.
struct RowCombination: ~Copyable {
  private let rows: RowStore
  private let equationCount: Int
  /// For each variable, the rows that contain it.
  private var uses: [[Int32]]
  /// For each variable, the equation from which propagation determines its value, or −1 if there isn't one.
  private var definingRows: [Int32]
  /// For each row, the number of its variables whose values aren't known yet.
  private var unknownCounts: [Int32]
  /// For each row, its position in the order of propagation, or −1 if propagation doesn't use it.
  private var turns: [Int32]

  // The variables and rows that expressions have reached so far.
  private var isReached: [Bool]
  private var reached: [Int32] = []
  private var isTaken: [Bool]
  private var factorization = Factorization()
  /// For each row of the factorization, the index of the original row.
  private var factoredRows: [Int32] = []
  private var entries = Buffer<Entry>()
  private var factors = SparseVector()

  /// Prepares the combination of rows.
  ///
  /// Equations must come first, in canonical order. Other rows must follow by importance, most important first.
  ///
  /// - Complexity: Linear in the number of terms.
  init(_ rows: consuming RowStore, equationCount: Int, variableCount: Int) {
    uses = Array(repeating: [], count: variableCount)
    unknownCounts = Array(repeating: 0, count: rows.count)
    for row in 0..<rows.count {
      unknownCounts[row] = Int32(small: rows.range(of: row).count)
      for place in rows.range(of: row) {
        uses[rows.entries[place].column].append(Int32(small: row))
      }
    }
    definingRows = Array(repeating: -1, count: variableCount)
    isReached = Array(repeating: false, count: variableCount)
    turns = Array(repeating: -1, count: rows.count)
    isTaken = Array(repeating: false, count: rows.count)
    factorization.reset(columnCount: variableCount)
    factors.reset(count: variableCount)
    self.rows = rows
    self.equationCount = equationCount
    propagate()
  }

  /// Returns the rows whose linear combination is the given expression, in ascending order, with their factors.
  ///
  /// Variables that the rows can't express are ignored.
  ///
  /// - Complexity: Linear in the number of terms in the rows that contribute. Rows that may contribute are
  ///   factored once.
  mutating func rows(for expression: [Entry]) -> [(row: Int, factor: Double)] {
    factorRows(for: expression)
    for entry in expression { factorization.load(entry.coefficient, at: entry.column) }
    factorization.combine(into: &factors, withoutSettled: Buffer())
    var result: [(row: Int, factor: Double)] = []
    for place in factors.support.indices {
      let row = Int(factors.support[place])
      if factors[row] != 0 { result.append((Int(factoredRows[row]), factors[row])) }
    }
    return result.sorted { $0.row < $1.row }
  }

  /// Propagates known values through equations with a single unknown.
  ///
  /// The propagation is breadth-first, so that each value is derived from as few equations as possible.
  private mutating func propagate() {
    var queue = (0..<equationCount).filter { unknownCounts[$0] == 1 }
    var next = 0
    while next < queue.count {
      let row = queue[next]
      next += 1
      guard unknownCounts[row] == 1,
        let variable = openVariable(of: row)
      else { continue }
      definingRows[variable] = Int32(small: row)
      turns[row] = Int32(small: next)
      for use in uses[variable] {
        unknownCounts[Int(use)] -= 1
        if unknownCounts[Int(use)] == 1, Int(use) < equationCount { queue.append(Int(use)) }
      }
    }
  }

  /// Returns a row's first variable whose value isn't known yet, or `nil` if all values are known.
  private func openVariable(of row: Int) -> Int? {
    for place in rows.range(of: row) where definingRows[rows.entries[place].column] < 0 {
      return rows.entries[place].column
    }
    return nil
  }

  /// Factors the rows that may contribute to an expression.
  ///
  /// Rows factored for other expressions don't affect the result: any variables in common have known values.
  private mutating func factorRows(for expression: [Entry]) {
    var next = reached.count
    var taken: [Int] = []
    for entry in expression { reach(entry.column) }
    while next < reached.count {
      let variable = Int(reached[next])
      next += 1
      let defining = definingRows[variable]
      for row in defining >= 0 ? [defining] : uses[variable] where !isTaken[Int(row)] {
        isTaken[Int(row)] = true
        taken.append(Int(row))
        for place in rows.range(of: Int(row)) { reach(rows.entries[place].column) }
      }
    }
    if taken.isEmpty { return }
    taken.sort { rank(of: $0) < rank(of: $1) }
    entries.removeAll()
    for row in taken {
      for place in rows.range(of: row) { entries.append(rows.entries[place]) }
    }
    factorization.countUses(entries, entries.indices)
    var start = 0
    for row in taken {
      let end = start + rows.range(of: row).count
      if factorization.append(entries, start..<end) { factoredRows.append(Int32(small: row)) }
      start = end
    }
  }

  /// Returns the sort key of a row for the order of factorization.
  ///
  /// Equations that propagate values come first, in the order of propagation. They are followed by other equations,
  /// shortest first, and then by all other rows.
  private func rank(of row: Int) -> (Int, Int32, Int) {
    if row >= equationCount { return (2, 0, row) }
    return turns[row] >= 0 ? (0, turns[row], row) : (1, unknownCounts[row], row)
  }

  private mutating func reach(_ variable: Int) {
    guard !isReached[variable] else { return }
    isReached[variable] = true
    reached.append(Int32(small: variable))
  }
}
