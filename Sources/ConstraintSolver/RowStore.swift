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

  /// Where the terms of each row start; the next row's start is where they end.
  private(set) var starts: [Int32] = [0]
  /// The terms of all rows, by ascending variable in each, none zero.
  private(set) var entries: [Entry] = []
  private(set) var constants: [AffineConstant] = []
  private(set) var kinds: [Kind] = []
  /// The priorities as the author wrote them are not needed; names are, of the few rows with one.
  private(set) var names: [Int: String] = [:]

  /// How many rows there are.
  var count: Int { kinds.count }

  /// The places of a row's terms.
  @inline(__always)
  func range(of slot: Int) -> Range<Int> {
    Int(starts[slot])..<Int(starts[slot + 1])
  }

  /// The terms of a row.
  func terms(of slot: Int) -> [Entry] { Array(entries[range(of: slot)]) }

  /// The name of a row; most have none.
  func name(of slot: Int) -> String { kinds[slot].hasName ? names[slot] ?? "" : "" }

  /// Adds a row.
  ///
  /// - Throws: `SolverError.notFinite` if terms of one variable have no finite sum. Nothing is then
  ///   added.
  mutating func append(_ constraint: LinearConstraint) throws(SolverError) {
    let start = entries.count
    for term in constraint.terms { insert(term, after: start) }
    guard sumRepeated(from: start) else {
      entries.removeSubrange(start...)
      throw .notFinite
    }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    constants.append(constraint.constant)
    let hasName = !constraint.name.isEmpty
    if hasName { names[kinds.count] = constraint.name }
    kinds.append(
      Kind(
        rank: constraint.priority.rank, relation: constraint.relation,
        isBreakable: constraint.isBreakable, hasName: hasName))
  }

  /// Replaces the constant of a row.
  mutating func setConstant(_ constant: AffineConstant, of slot: Int) {
    constants[slot] = constant
  }

  /// Replaces the priority of a row.
  mutating func setRank(_ rank: Double, of slot: Int) {
    kinds[slot].rank = rank
  }

  /// Whether two rows ask for the same.
  func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    let left = range(of: lhs)
    let right = range(of: rhs)
    return left.count == right.count && kinds[lhs] == kinds[rhs]
      && constants[lhs] == constants[rhs] && entries[left] == entries[right]
      && name(of: lhs) == name(of: rhs)
  }

  /// Takes the last row out.
  mutating func removeLast() {
    starts.removeLast()
    entries.removeSubrange(Int(starts[count - 1])...)
    constants.removeLast()
    if kinds.removeLast().hasName { names[kinds.count] = nil }
  }

  /// Keeps some rows, in their order, at new slots.
  mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = RowStore()
    for slot in kinds.indices where isKept(slot) {
      kept.entries += entries[range(of: slot)]
      kept.starts.append(Int32(truncatingIfNeeded: kept.entries.count))
      kept.constants.append(constants[slot])
      if let name = names[slot] { kept.names[kept.kinds.count] = name }
      kept.kinds.append(kinds[slot])
    }
    self = kept
  }

  private mutating func insert(_ term: Term, after start: Int) {
    let entry = Entry(column: term.variable.index, coefficient: term.coefficient)
    entries.append(entry)
    var place = entries.count - 1
    while place > start, RowStore.isOrdered(entry, entries[place - 1]) {
      entries[place] = entries[place - 1]
      place -= 1
    }
    if place < entries.count - 1 { entries[place] = entry }
  }

  private static func isOrdered(_ lhs: Entry, _ rhs: Entry) -> Bool {
    if lhs.column != rhs.column { return lhs.column < rhs.column }
    return lhs.coefficient < rhs.coefficient
  }

  /// Sums terms of one variable and drops those that are zero.
  ///
  /// - Returns: Whether all sums are finite.
  private mutating func sumRepeated(from start: Int) -> Bool {
    var needsWork = false
    for place in start..<entries.count {
      if entries[place].coefficient == 0 { needsWork = true }
      if place > start, entries[place].column == entries[place - 1].column { needsWork = true }
    }
    guard needsWork else { return true }
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

extension Priority {
  /// The rank of a required row.
  static let requiredRank = 2000.0

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

  /// The priority that has a rank.
  init(rank: Double) {
    if rank == Priority.requiredRank {
      self = .required
    } else {
      self = rank > 0 ? .optional(rank) : .preference(Int(rank + 0x1p52))
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

  private func compareContent(_ lhs: Int, _ rhs: Int) -> Int {
    let left = kinds[lhs]
    let right = kinds[rhs]
    if left.rank != right.rank { return left.rank > right.rank ? -1 : 1 }
    if left.relation != right.relation {
      return left.relation.rawValue < right.relation.rawValue ? -1 : 1
    }
    for (mine, theirs) in zip(range(of: lhs), range(of: rhs)) {
      let coefficients = (entries[mine].coefficient, entries[theirs].coefficient)
      if coefficients.0 != coefficients.1 { return coefficients.0 < coefficients.1 ? -1 : 1 }
    }
    let mine = constants[lhs]
    let theirs = constants[rhs]
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
  func canonicalOrder(variableCount: Int, where isPresent: (Int) -> Bool) -> [Int32] {
    var ends = [Int32](repeating: 0, count: variableCount + 2)
    var present: [Int32] = []
    present.reserveCapacity(count)
    for slot in kinds.indices where isPresent(slot) {
      present.append(Int32(truncatingIfNeeded: slot))
      ends[lastColumn(of: slot) + 2] += 1
    }
    for column in 1..<ends.count { ends[column] += ends[column - 1] }
    var order = [Int32](repeating: 0, count: present.count)
    for slot in present {
      let column = lastColumn(of: Int(slot)) + 1
      order[Int(ends[column])] = slot
      ends[column] += 1
    }
    var start = 0
    for column in 0...variableCount {
      let end = Int(ends[column])
      sort(&order, start..<end)
      start = end
    }
    return order
  }

  /// The greatest variable of a row, or -1 if it has none.
  @inline(__always)
  private func lastColumn(of slot: Int) -> Int {
    let end = Int(starts[slot + 1])
    return end > Int(starts[slot]) ? entries[end - 1].column : -1
  }

  private func sort(_ order: inout [Int32], _ range: Range<Int>) {
    guard range.count < 40 else {
      order[range].sort { isOrdered(Int($0), Int($1)) }
      return
    }
    for place in range.dropFirst() {
      let slot = order[place]
      var hole = place
      while hole > range.lowerBound, isOrdered(Int(slot), Int(order[hole - 1])) {
        order[hole] = order[hole - 1]
        hole -= 1
      }
      order[hole] = slot
    }
  }
}
