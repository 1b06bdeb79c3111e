/// Writes linear expressions as sums of multiples of rows.
///
/// There are *equations* and, on request, *others* that are to be taken as equations too: the rows
/// an optimum is at, say. Whatever the equations can express, they do without the others; among the
/// others the earlier ones take precedence.
///
/// Only the rows that can have a part in an expression are factored: those that define its
/// variables number by number, those that define the variables in these, and what hangs together
/// with a variable that no number follows for.
struct RowCombination: ~Copyable {
  /// A row and how many times it is taken.
  struct Term: Hashable {
    let slot: Int
    let factor: Double
  }

  private let store: RowStore
  /// The slots of the equations, then those of the others.
  private var slots: UnsafeList<Int32>
  private let equationCount: Int

  private let uses: RowUses
  /// For each variable the equation its value follows from as a number, or -1.
  private var definingRows: UnsafeList<Int32>
  /// How many variables of each row are no numbers yet when its turn comes.
  private var unknownCounts = UnsafeList<Int32>()
  /// For each row the place at which a number follows from it, or -1.
  private var numberPlaces = UnsafeList<Int32>()

  // What was reached from expressions so far.
  private var isReached: UnsafeList<Bool>
  private var reached = UnsafeList<Int32>()
  private var isTaken = UnsafeList<Bool>()
  private var factorization = Factorization()
  /// The row behind each row of the factorization.
  private var factoredRows = UnsafeList<Int32>()
  private var entries = UnsafeList<Entry>()
  private var factors = RowVector()

  /// Prepares some rows.
  ///
  /// - Parameters:
  ///   - store: What holds the rows.
  ///   - equations: The slots of rows in canonical order. They may depend on one another.
  ///   - others: The slots of further rows, the most important first.
  ///   - variableCount: How many variables there are.
  /// - Complexity: Linear in the number of terms.
  init(
    _ store: RowStore, equations: [Int32], others: [Int32] = [], variableCount: Int
  ) {
    self.store = store
    equationCount = equations.count
    definingRows = UnsafeList(repeating: -1, count: variableCount)
    isReached = UnsafeList(repeating: false, count: variableCount)
    var slots = UnsafeList<Int32>()
    slots.reserve(equations.count + others.count)
    for slot in equations { slots.append(slot) }
    for slot in others { slots.append(slot) }
    uses = RowUses(of: slots, in: store, variableCount: variableCount)
    unknownCounts.copy(uses.termCounts)
    isTaken.replaceAll(with: false, count: slots.count)
    numberPlaces.replaceAll(with: -1, count: slots.count)
    factorization.reset(columnCount: variableCount)
    factors.reset(count: variableCount)
    self.slots = slots
    propagate()
  }

  /// The rows whose multiples add up to an expression, in the order of the list of rows.
  ///
  /// Variables that the rows cannot express are left out of the sum. Equations that depend on
  /// others are not used; which ones depends on nothing but the rows.
  ///
  /// - Complexity: Linear in the terms of the rows that have a part, and once for each row that can
  ///   have one its sparse elimination.
  mutating func terms(for expression: [Entry]) -> [Term] {
    factorRows(for: expression)
    for entry in expression { factorization.load(entry.coefficient, at: entry.column) }
    factorization.combine(into: &factors, withoutSettled: UnsafeList())
    var parts: [(row: Int32, factor: Double)] = []
    for place in factors.support.indices {
      let row = Int(factors.support[place])
      if factors[row] != 0 { parts.append((factoredRows[row], factors[row])) }
    }
    parts.sort { $0.row < $1.row }
    return parts.map { Term(slot: Int(slots[Int($0.row)]), factor: $0.factor) }
  }
}

// MARK: - What follows number by number

extension RowCombination {
  /// Finds the equations with one unknown left, wave by wave: the shortest way to each number.
  private mutating func propagate() {
    var queue = UnsafeList<Int32>()
    for row in 0..<equationCount where unknownCounts[row] == 1 {
      queue.append(Int32(truncatingIfNeeded: row))
    }
    var next = 0
    while next < queue.count {
      let row = Int(queue[next])
      next += 1
      guard unknownCounts[row] == 1, let variable = unknown(of: row) else { continue }
      definingRows[variable] = Int32(truncatingIfNeeded: row)
      numberPlaces[row] = Int32(truncatingIfNeeded: next)
      for use in uses.range(of: variable) {
        let other = uses[use]
        unknownCounts[other] -= 1
        guard unknownCounts[other] == 1, other < equationCount else { continue }
        queue.append(Int32(truncatingIfNeeded: other))
      }
    }
  }

  private func unknown(of row: Int) -> Int? {
    for place in store.range(of: Int(slots[row])) {
      let variable = store.entries[place].column
      if definingRows[variable] < 0 { return variable }
    }
    return nil
  }
}

// MARK: - What has a part in an expression

extension RowCombination {
  /// Factors the rows that may have a part in an expression, as far as that has not been done.
  ///
  /// What was factored for other expressions makes no difference: no row holds variables of two
  /// parts that hang together, except such as are numbers.
  private mutating func factorRows(for expression: [Entry]) {
    var next = reached.count
    for entry in expression { reach(entry.column) }
    var taken: [Int32] = []
    while next < reached.count {
      let variable = Int(reached[next])
      next += 1
      if definingRows[variable] >= 0 {
        take(Int(definingRows[variable]), &taken)
      } else {
        for use in uses.range(of: variable) { take(uses[use], &taken) }
      }
    }
    guard !taken.isEmpty else { return }
    taken.sort { rank(of: Int($0)) < rank(of: Int($1)) }
    entries.removeAll()
    for row in taken {
      for place in range(of: row) { entries.append(store.entries[place]) }
    }
    factorization.countUses(entries)
    var start = 0
    for row in taken {
      let end = start + range(of: row).count
      if factorization.append(entries, start..<end) { factoredRows.append(row) }
      start = end
    }
  }

  private func range(of row: Int32) -> Range<Int> { store.range(of: Int(slots[Int(row)])) }

  /// Numbers first, in the order in which they follow from one another; then the shortest
  /// equations; then the others.
  private func rank(of row: Int) -> (Int, Int32, Int) {
    if row >= equationCount { return (2, 0, row) }
    return numberPlaces[row] >= 0 ? (0, numberPlaces[row], row) : (1, unknownCounts[row], row)
  }

  private mutating func reach(_ variable: Int) {
    guard !isReached[variable] else { return }
    isReached[variable] = true
    reached.append(Int32(truncatingIfNeeded: variable))
  }

  private mutating func take(_ row: Int, _ taken: inout [Int32]) {
    guard !isTaken[row] else { return }
    isTaken[row] = true
    taken.append(Int32(truncatingIfNeeded: row))
    for place in store.range(of: Int(slots[row])) { reach(store.entries[place].column) }
  }
}
