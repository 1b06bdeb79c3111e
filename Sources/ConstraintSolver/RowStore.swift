/// The constraints of a system in flat arrays, each row at a *slot*.
///
/// A row owns no heap object of its own: its terms stand in one array with those of all others.
struct RowStore: Sendable {
  /// What a row is apart from its terms and its constant.
  struct Kind: Hashable, Sendable {
    /// How much the row matters: more is more; see `Priority.rank`.
    var rank: Double
    let relation: Relation
    let isBreakable: Bool
    let hasName: Bool

    var isRequired: Bool { rank == Priority.requiredRank }
  }

  private struct Header: Sendable {
    var constant: AffineConstant
    var kind: Kind
    let end: Int32
  }

  /// The terms of all rows, by ascending variable in each, none zero.
  private(set) var entries: [Entry] = []
  private var headers: [Header] = []
  /// The names of the few rows that have one.
  private var names: [Int: String] = [:]

  /// How many rows there are.
  @inline(__always)
  var count: Int { headers.count }

  @inline(__always)
  func kind(of slot: Int) -> Kind { headers[slot].kind }

  @inline(__always)
  func constant(of slot: Int) -> AffineConstant { headers[slot].constant }

  /// The places of a row's terms.
  @inline(__always)
  func range(of slot: Int) -> Range<Int> {
    (slot == 0 ? 0 : Int(headers[slot - 1].end))..<Int(headers[slot].end)
  }

  /// The terms of a row.
  func terms(of slot: Int) -> [Entry] { Array(entries[range(of: slot)]) }

  /// The name of a row; most have none.
  func name(of slot: Int) -> String { headers[slot].kind.hasName ? names[slot] ?? "" : "" }

  /// Makes room for a number of rows of a few terms each.
  mutating func reserve(_ rowCount: Int) {
    headers.reserveCapacity(rowCount)
    entries.reserveCapacity(3 * rowCount)
  }

  /// Adds a row.
  ///
  /// - Throws: `SolverError` if a number is not finite or a variable unknown. Nothing is then added.
  mutating func append(
    _ constraint: LinearConstraint, variableCount: Int
  ) throws(SolverError) {
    let start = entries.count
    do {
      try appendTerms(of: constraint, variableCount: variableCount)
    } catch {
      entries.removeSubrange(start...)
      throw error
    }
    let hasName = !constraint.name.isEmpty
    if hasName { names[count] = constraint.name }
    headers.append(
      Header(
        constant: constraint.constant,
        kind: Kind(
          rank: constraint.priority.rank, relation: constraint.relation,
          isBreakable: constraint.isBreakable, hasName: hasName),
        end: Int32(truncatingIfNeeded: entries.count)))
  }

  @inline(__always)
  private mutating func appendTerms(
    of constraint: LinearConstraint, variableCount: Int
  ) throws(SolverError) {
    for term in constraint.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      guard term.variable.index < variableCount else { throw .unknownVariable(term.variable) }
    }
    let terms = constraint.terms
    if terms.count == 1, terms[0].coefficient != 0 {
      entries.append(Entry(terms[0]))
    } else if terms.count == 2, terms[0].coefficient != 0, terms[1].coefficient != 0,
      terms[0].variable != terms[1].variable
    {
      let isAscending = terms[0].variable < terms[1].variable
      entries.append(Entry(terms[isAscending ? 0 : 1]))
      entries.append(Entry(terms[isAscending ? 1 : 0]))
    } else {
      try insertTerms(terms)
    }
  }

  private mutating func insertTerms(_ terms: [Term]) throws(SolverError) {
    let start = entries.count
    var needsWork = false
    for term in terms {
      let entry = Entry(term)
      entries.append(entry)
      var place = entries.count - 1
      while place > start, entries[place - 1].column >= entry.column {
        // Equal variables are summed in an order that depends on nothing but the numbers.
        if entries[place - 1].column == entry.column {
          needsWork = true
          if entries[place - 1].coefficient <= entry.coefficient { break }
        }
        entries[place] = entries[place - 1]
        place -= 1
      }
      if place < entries.count - 1 { entries[place] = entry }
      if term.coefficient == 0 { needsWork = true }
    }
    if needsWork, !sumRepeated(from: start) { throw .notFinite }
  }

  /// Replaces the constant of a row.
  mutating func setConstant(_ constant: AffineConstant, of slot: Int) {
    headers[slot].constant = constant
  }

  /// Replaces the priority of a row.
  mutating func setRank(_ rank: Double, of slot: Int) {
    headers[slot].kind.rank = rank
  }

  /// Adds the row at a slot of another store, with its variables renumbered in the same order.
  ///
  /// Without its name, which decides only between rows that are otherwise the same.
  mutating func append(_ slot: Int, of other: RowStore, places: [Int32]) {
    for place in other.range(of: slot) {
      let entry = other.entries[place]
      entries.append(Entry(column: Int(places[entry.column]), coefficient: entry.coefficient))
    }
    headers.append(
      Header(
        constant: other.headers[slot].constant, kind: other.headers[slot].kind,
        end: Int32(truncatingIfNeeded: entries.count)))
  }

  /// Adds a row without terms of the same kind as one of another store.
  mutating func append(kindOf slot: Int, of other: RowStore) {
    headers.append(
      Header(
        constant: AffineConstant(), kind: other.headers[slot].kind,
        end: Int32(truncatingIfNeeded: entries.count)))
  }

  /// Whether two rows ask for the same.
  func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    let left = range(of: lhs)
    let right = range(of: rhs)
    return left.count == right.count && headers[lhs].kind == headers[rhs].kind
      && headers[lhs].constant == headers[rhs].constant && entries[left] == entries[right]
      && name(of: lhs) == name(of: rhs)
  }

  /// Takes the last row out.
  mutating func removeLast() {
    if headers.removeLast().kind.hasName { names[count] = nil }
    entries.removeSubrange((headers.last.map { Int($0.end) } ?? 0)...)
  }

  /// Keeps some rows, in their order, at new slots.
  mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = RowStore()
    for slot in headers.indices where isKept(slot) { kept.append(slot, of: self) }
    self = kept
  }

  /// The rows from a slot on.
  func suffix(from start: Int) -> RowStore {
    var suffix = RowStore()
    for slot in start..<count { suffix.append(slot, of: self) }
    return suffix
  }

  /// Adds the rows of another store, in their order.
  mutating func append(contentsOf other: RowStore) {
    for slot in other.headers.indices { append(slot, of: other) }
  }

  private mutating func append(_ slot: Int, of other: RowStore) {
    entries += other.entries[other.range(of: slot)]
    if let name = other.names[slot] { names[count] = name }
    headers.append(
      Header(
        constant: other.headers[slot].constant, kind: other.headers[slot].kind,
        end: Int32(truncatingIfNeeded: entries.count)))
  }

  /// Sums terms of one variable and drops those that are zero.
  ///
  /// - Returns: Whether all sums are finite.
  private mutating func sumRepeated(from start: Int) -> Bool {
    var end = start
    for place in start..<entries.count {
      let entry = entries[place]
      if end > start, entries[end - 1].column == entry.column {
        entries[end - 1].coefficient += entry.coefficient
      } else {
        entries[end] = entry
        end += 1
      }
    }
    entries.removeSubrange(end...)
    guard entries[start...].allSatisfy({ $0.coefficient.isFinite }) else { return false }
    var filled = start
    for place in start..<entries.count where entries[place].coefficient != 0 {
      entries[filled] = entries[place]
      filled += 1
    }
    entries.removeSubrange(filled...)
    return true
  }
}

extension Entry {
  @inline(__always)
  fileprivate init(_ term: Term) {
    self.init(column: term.variable.index, coefficient: term.coefficient)
  }
}

extension Priority {
  /// The rank of a required row.
  static let requiredRank = 2000.0

  /// The least rank of a constraint; preferences have negative ones.
  static let leastConstraintRank = Double.leastNonzeroMagnitude

  /// The priority as one number; more is more, and preferences are negative.
  var rank: Double {
    switch self {
    case .required: return Priority.requiredRank
    case .optional(let value): return value >= 1000 ? Priority.requiredRank : value
    case .preference(let level):
      // Whole numbers up to 2⁵³ are exact.
      let limit = 1 << 51
      return Double(min(max(level, -limit), limit)) - 0x1p52
    }
  }
}

// MARK: - Canonical order

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
    let left = headers[lhs].kind
    let right = headers[rhs].kind
    if left.rank != right.rank { return left.rank > right.rank ? -1 : 1 }
    if left.relation != right.relation {
      return left.relation.rawValue < right.relation.rawValue ? -1 : 1
    }
    for (mine, theirs) in zip(range(of: lhs), range(of: rhs)) {
      let coefficients = (entries[mine].coefficient, entries[theirs].coefficient)
      if coefficients.0 != coefficients.1 { return coefficients.0 < coefficients.1 ? -1 : 1 }
    }
    let mine = headers[lhs].constant
    let theirs = headers[rhs].constant
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
    lastColumns.reserve(count)
    var presentCount = 0
    var start = 0
    for slot in 0..<count {
      let end = Int(headers[slot].end)
      let column = end > start ? entries[end - 1].column : -1
      start = end
      lastColumns.append(Int32(truncatingIfNeeded: column))
      guard absent.isEmpty || !absent[slot] else { continue }
      presentCount += 1
      ends[column + 2] += 1
    }
    for column in 1..<ends.count { ends[column] += ends[column - 1] }
    var order = UnsafeList<Int32>(repeating: 0, count: presentCount)
    for slot in 0..<count where absent.isEmpty || !absent[slot] {
      let column = Int(lastColumns[slot]) + 1
      order[Int(ends[column])] = Int32(truncatingIfNeeded: slot)
      ends[column] += 1
    }
    sort(&order, upTo: ends, variableCount: variableCount)
    return order.array()
  }

  /// Sorts what has the same last variable.
  private func sort(
    _ order: inout UnsafeList<Int32>, upTo ends: borrowing UnsafeList<Int32>, variableCount: Int
  ) {
    var start = 0
    for column in 0..<variableCount + 1 {
      let end = Int(ends[column])
      if end - start > 1 { sort(&order, start..<end) }
      start = end
    }
  }

  private func sort(_ order: inout UnsafeList<Int32>, _ range: Range<Int>) {
    guard range.count < 24 else { return order.sort(range) { isOrdered(Int($0), Int($1)) } }
    // Few by insertion, without a closure: that would count references to this store each time.
    for index in range.dropFirst() {
      let slot = order[index]
      var place = index
      while place > range.lowerBound, isOrdered(Int(slot), Int(order[place - 1])) {
        order[place] = order[place - 1]
        place -= 1
      }
      order[place] = slot
    }
  }
}
