/// A nonzero coefficient of a row, with the column of its variable.
struct Entry: Hashable, Sendable, BitwiseCopyable {
  private let number: Int32
  var coefficient: Double

  @inline(__always)
  init(column: Int, coefficient: Double) {
    number = Int32(small: column)
    self.coefficient = coefficient
  }

  /// The index of the variable in the solver, or its position in a block or component.
  @inline(__always)
  var column: Int { Int(number) }
}

/// The constraints of a solver as rows in flat arrays, in which the index of a row is called its *slot*.
struct RowStore: ~Copyable {
  /// A row without its coefficients.
  struct Row: Sendable, BitwiseCopyable {
    var constant: AffineConstant
    var priority: Priority
    fileprivate(set) var end: Int32
    let relation: Relation
    let isBreakable: Bool
    let slackGoal: SlackGoal
    let hasName: Bool
    /// Whether the constraint hasn't been removed.
    var isPresent = true

    /// Whether the row is a required equation, which presolve solves for a variable.
    @inline(__always)
    var isRequiredEquation: Bool { priority.isRequired && relation == .equal }
  }

  /// The variables whose required rows are broken first in conflicts.
  var yielding: Set<Int> = []
  private var rows = Buffer<Row>()
  /// The entries of all rows, in ascending order of variables within each row.
  private(set) var entries = Buffer<Entry>()
  /// The names of the named rows, by slot.
  private var names: [Int: String] = [:]

  @inline(__always)
  var count: Int { rows.count }

  var entryCount: Int { entries.count }

  @inline(__always)
  subscript(slot: Int) -> Row {
    get { rows[slot] }
    set { rows[slot] = newValue }
  }

  /// Returns the indices of a row's entries.
  @inline(__always)
  func range(of slot: Int) -> Range<Int> {
    Range(from: slot == 0 ? 0 : rows[slot - 1].end, to: rows[slot].end)
  }

  /// Returns the entries of a row.
  func entries(of slot: Int) -> [Entry] { entries.array(range(of: slot)) }

  func name(of slot: Int) -> String { rows[slot].hasName ? names[slot] ?? "" : "" }

  mutating func reserve(_ rowCount: Int, entryCount: Int) {
    rows.reserve(rowCount)
    entries.reserve(entryCount)
  }

  // MARK: - Adding

  /// Appends a constraint.
  ///
  /// - Throws: `SolverError` if a number isn't finite, a variable is unknown or the priority is out
  ///   of range. The store is unchanged then.
  mutating func append(
    _ terms: Span<Term>, _ relation: Relation, constant: AffineConstant, priority: Priority,
    name: String, isBreakable: Bool, slackGoal: SlackGoal, variableCount: Int
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    try priority.check()
    if !appendPair(terms, variableCount: variableCount) {
      let start = entries.count
      do {
        try appendEntries(terms, variableCount: variableCount)
      } catch {
        entries.truncate(to: start)
        throw error
      }
    }
    if !name.isEmpty { names[count] = name }
    rows.append(
      Row(
        constant: constant, priority: priority, end: Int32(small: entries.count),
        relation: relation, isBreakable: isBreakable,
        slackGoal: relation == .equal ? .any : slackGoal, hasName: !name.isEmpty))
  }

  /// Appends the entries of a row with two different variables, as most constraints have.
  ///
  /// - Returns: `true` if the terms are valid, different and nonzero. Otherwise, nothing is appended.
  @inline(__always)
  private mutating func appendPair(_ terms: Span<Term>, variableCount: Int) -> Bool {
    guard terms.count == 2 else { return false }
    let isAscending = terms[0].variable.index < terms[1].variable.index
    let (low, high) = isAscending ? (terms[0], terms[1]) : (terms[1], terms[0])
    guard low.variable.index >= 0, low.variable.index < high.variable.index,
      high.variable.index < variableCount, low.coefficient != 0, high.coefficient != 0,
      low.coefficient * 0 + high.coefficient * 0 == 0
    else { return false }
    entries.append(Entry(column: low.variable.index, coefficient: low.coefficient))
    entries.append(Entry(column: high.variable.index, coefficient: high.coefficient))
    return true
  }

  /// Appends a row's entries in ascending order of variables, adding up the terms of each variable and leaving out
  /// zeros.
  @inline(__always)
  private mutating func appendEntries(
    _ terms: Span<Term>, variableCount: Int
  ) throws(SolverError) {
    let start = entries.count
    var isSimple = true
    for index in terms.indices {
      let term = terms[index]
      guard term.coefficient.isFinite else { throw .notFinite }
      guard term.variable.index >= 0, term.variable.index < variableCount else {
        throw .unknownVariable(term.variable)
      }
      let entry = Entry(column: term.variable.index, coefficient: term.coefficient)
      var place = entries.count
      entries.append(entry)
      // Terms of a variable are added up in an order that depends only on the numbers.
      while place > start, entry.precedes(entries[place - 1]) {
        entries[place] = entries[place - 1]
        place -= 1
      }
      entries[place] = entry
      if term.coefficient == 0 { isSimple = false }
    }
    for place in (start..<entries.count).dropFirst()
    where entries[place].column == entries[place - 1].column {
      isSimple = false
    }
    if !isSimple { try addUpEntries(from: start) }
  }

  /// Combines entries of the same variable from `start` on, and drops those whose sum is zero.
  private mutating func addUpEntries(from start: Int) throws(SolverError) {
    var sums: [Entry] = []
    for index in start..<entries.count {
      let entry = entries[index]
      if let last = sums.last, last.column == entry.column {
        sums[sums.count - 1].coefficient += entry.coefficient
      } else {
        sums.append(entry)
      }
    }
    guard sums.allSatisfy(\.coefficient.isFinite) else { throw .notFinite }
    entries.truncate(to: start)
    for entry in sums where entry.coefficient != 0 { entries.append(entry) }
  }

  /// Appends the rows of another store.
  mutating func append(contentsOf other: borrowing RowStore) {
    let shift = Int32(small: entries.count)
    let first = count
    entries.append(contentsOf: other.entries)
    rows.append(contentsOf: other.rows)
    for slot in first..<count { rows[slot].end += shift }
    for (slot, name) in other.names { names[first + slot] = name }
  }

  /// Appends a row of another store.
  mutating func append(_ slot: Int, of other: borrowing RowStore) {
    for index in other.range(of: slot) { entries.append(other.entries[index]) }
    if other[slot].hasName { names[count] = other.name(of: slot) }
    var row = other[slot]
    row.end = Int32(small: entries.count)
    rows.append(row)
  }

  /// Appends the unbreakable row `variable − near ≥ 0`, which a ``VariableDefault`` requires.
  mutating func appendBound(from near: Int, to variable: Int) {
    entries.append(Entry(column: near, coefficient: -1))
    entries.append(Entry(column: variable, coefficient: 1))
    endUnbreakableRow(.greaterThanOrEqual)
  }

  /// Appends the row for the equation `variable = 0`.
  mutating func appendZero(_ variable: Int) {
    entries.append(Entry(column: variable, coefficient: 1))
    endUnbreakableRow(.equal)
  }

  private mutating func endUnbreakableRow(_ relation: Relation) {
    rows.append(
      Row(
        constant: AffineConstant(), priority: .required, end: Int32(small: entries.count),
        relation: relation, isBreakable: false, slackGoal: .any, hasName: false))
  }

  // MARK: - Removing

  mutating func removeLast() {
    names[count - 1] = nil
    rows.truncate(to: count - 1)
    entries.truncate(to: Int(rows.last?.end ?? 0))
  }

  mutating func removeAll() {
    rows.removeAll()
    entries.removeAll()
    names.removeAll()
  }

  /// Frees the slots of removed constraints by moving the other rows together.
  ///
  /// - Returns: The new slot of each row, or −1 if the row was removed.
  mutating func compact() -> [Int32] {
    var old = RowStore()
    swap(&old, &self)
    var newSlots = [Int32](repeating: -1, count: old.count)
    for slot in 0..<old.count where old[slot].isPresent {
      newSlots[slot] = Int32(small: count)
      append(slot, of: old)
    }
    return newSlots
  }

  // MARK: - Comparing

  /// Whether two rows have the same content.
  func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    let (left, right) = (rows[lhs], rows[rhs])
    return left.priority == right.priority && left.relation == right.relation
      && left.constant == right.constant && left.isBreakable == right.isBreakable
      && left.slackGoal == right.slackGoal
      && entries(of: lhs) == entries(of: rhs) && name(of: lhs) == name(of: rhs)
  }

  /// Returns a hash value of a row's content.
  func contentHash(of slot: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(rows[slot].priority)
    hasher.combine(rows[slot].relation)
    hasher.combine(rows[slot].constant)
    for index in range(of: slot) { hasher.combine(entries[index]) }
    return hasher.finalize()
  }
}

extension Entry {
  @inline(__always)
  fileprivate func precedes(_ other: Entry) -> Bool {
    column != other.column ? column < other.column : coefficient < other.coefficient
  }
}
