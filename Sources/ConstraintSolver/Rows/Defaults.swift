/// What variables are to be where constraints leave them open, and which of that are rows.
///
/// Of variables that are numbers, as most are, nobody wants to know what else they would be. Their
/// defaults stay what they are here, eight bytes each. What has something to say is written as rows of
/// the store, and nothing else has to know of defaults. Rows stay once they are there.
///
/// A default says up to two things, its *statements*: by even numbers what a variable must not be before,
/// by odd ones what it is to be near to.
struct Defaults: Sendable {
  private struct Item: Sendable, BitwiseCopyable {
    /// The other variable, or its complement if the variable must not be before it.
    let other: Int32
    let level: Int32

    static let none = Item(other: .max, level: 0)

    @inline(__always)
    var isNotBefore: Bool { other < 0 }

    /// The other variable.
    @inline(__always)
    var near: Int { Int(isNotBefore ? ~other : other) }
  }

  /// By variable, up to the last that has a default.
  private var items: [Item] = []
  /// The slot of each statement's row, or -1; empty as long as there is none.
  private var slots: [Int32] = []

  var isEmpty: Bool { items.isEmpty }

  /// Up to which variable any has a default.
  var variableCount: Int { items.count }

  /// What a variable is to be near to; nil for one without a default.
  @inline(__always)
  func near(_ variable: Int) -> Int? {
    guard variable < items.count, items[variable].other != .max else { return nil }
    return items[variable].near
  }

  /// Makes room for the defaults of some more variables; few grow into it as they come.
  mutating func reserve(_ additionalCount: Int, after variableCount: Int) {
    guard additionalCount > items.count else { return }
    items.reserveCapacity(variableCount + additionalCount)
  }

  /// Takes the default of the variable that was made last.
  @inline(__always)
  mutating func append(_ standard: VariableDefault, of variable: Int) {
    if items.count < variable { items.extend(with: .none, to: variable) }
    let near = Int32(truncatingIfNeeded: standard.near.index)
    items.append(
      Item(
        other: standard.isNotBefore ? ~near : near, level: Int32(clamping: standard.level)))
  }

  /// Forgets the default of a variable.
  ///
  /// - Returns: The slots of its rows.
  mutating func remove(_ variable: Int) -> [Int] {
    guard variable >= 0, near(variable) != nil else { return [] }
    items[variable] = .none
    return [2 * variable, 2 * variable + 1].compactMap { statement in
      guard isWritten(statement) else { return nil }
      defer { slots[statement] = -1 }
      return Int(slots[statement])
    }
  }

  // MARK: - Statements and rows

  /// Whether a statement is a row.
  @inline(__always)
  private func isWritten(_ statement: Int) -> Bool {
    statement < slots.count && slots[statement] >= 0
  }

  /// Notes which row a statement is.
  mutating func setSlot(_ slot: Int, of statement: Int) {
    if slots.isEmpty || statement >= slots.count { slots.extend(with: -1, to: 2 * items.count) }
    slots[statement] = Int32(truncatingIfNeeded: slot)
  }

  /// The terms of the row that a statement is: the other variable, which comes first, and its own.
  @inline(__always)
  func columns(of statement: Int) -> (Int, Int) { (items[statement / 2].near, statement / 2) }

  /// What kind of row a statement is.
  @inline(__always)
  func kind(of statement: Int) -> RowStore.Kind {
    if statement % 2 == 0 {
      return RowStore.Kind(
        rank: Priority.requiredRank, relation: .greaterThanOrEqual, isBreakable: false,
        hasName: false)
    }
    let priority = Priority.preference(Int(items[statement / 2].level))
    return RowStore.Kind(
      rank: priority.rank, relation: .equal, isBreakable: true, hasName: false)
  }

  /// Adds what the default of a variable has to say to a list, if it is no row.
  ///
  /// If both variables are numbers, that is nothing about nearness, and nothing at all if their order is
  /// the right one at every size.
  @inline(__always)
  func appendUnwritten(
    _ variable: Int, isNumber: Bool, isIdle: @autoclosure () -> Bool, to found: inout [Int32]
  ) {
    let statement = 2 * variable
    if items[variable].isNotBefore, !isWritten(statement), !isNumber || !isIdle() {
      found.append(Int32(truncatingIfNeeded: statement))
    }
    if !isNumber, !isWritten(statement + 1) {
      found.append(Int32(truncatingIfNeeded: statement + 1))
    }
  }

  /// The statements that have something to say but are no rows, ascending.
  func unwritten(_ definitions: borrowing Definitions) -> [Int32] {
    var found: [Int32] = []
    for variable in items.indices {
      guard let near = near(variable) else { continue }
      appendUnwritten(
        variable, isNumber: definitions.isNumber(variable) && definitions.isNumber(near),
        isIdle: KnownVariable(of: variable, definitions)
          .isNeverBefore(KnownVariable(of: near, definitions)), to: &found)
    }
    return found
  }
}

extension KnownVariable {
  /// What a system knows of a variable that is a number.
  @inline(__always)
  init(of variable: Int, _ definitions: borrowing Definitions) {
    self.init(
      variable: variable, constant: definitions.constant(of: variable),
      magnitude: definitions.magnitude(of: variable))
  }

  /// Whether this is not less than another at any size, as the reduction of a row would have it.
  @inline(__always)
  func isNeverBefore(_ other: KnownVariable) -> Bool {
    var distance = AffineConstant()
    var magnitude = AffineConstant()
    distance.add(other.constant, times: -1)
    magnitude.formMaximum(other.magnitude, times: -1)
    distance.add(constant, times: 1)
    magnitude.formMaximum(self.magnitude, times: 1)
    return Guard.isIdle(distance, magnitude)
  }
}

extension RowStore {
  /// Adds the rows that some statements are.
  mutating func append(_ statements: [Int32], of defaults: Defaults) {
    let start = entries.count
    extend(rowCount: statements.count, entryCount: 2 * statements.count) { headers, entries, _ in
      for statement in statements {
        let columns = defaults.columns(of: Int(statement))
        entries.append(EntryList.Packed(Entry(column: columns.0, coefficient: -1)))
        entries.append(EntryList.Packed(Entry(column: columns.1, coefficient: 1)))
        headers.append(
          Header(defaults.kind(of: Int(statement)), constant: 0, end: start + entries.count))
      }
    }
  }

  /// Puts rows of two terms each into the order of others; both are in canonical order.
  ///
  /// From the last to the first, so that it takes no memory besides. One walk, because each look for a
  /// single row's place took more than to order everything anew.
  func merge(_ added: Range<Int>, into order: inout [Int32]) {
    var end = order.count
    var target = end + added.count
    order.extend(with: 0, to: target)
    var list = order.mutableSpan
    for slot in added.reversed() {
      let start = range(of: slot).lowerBound
      let columns = (entries[start].column, entries[start + 1].column)
      while end > 0, precedes(slot, columns, Int(list[end - 1])) {
        end -= 1
        target -= 1
        list[target] = list[end]
      }
      target -= 1
      list[target] = Int32(truncatingIfNeeded: slot)
    }
  }

  /// Whether a row of two columns comes before another in the canonical order.
  @inline(__always)
  private func precedes(_ slot: Int, _ columns: (Int, Int), _ other: Int) -> Bool {
    let range = range(of: other)
    if range.isEmpty { return false }
    let last = entries[range.upperBound - 1].column
    if last != columns.1 { return columns.1 < last }
    if range.count != 2 { return range.count > 2 }
    let first = entries[range.lowerBound].column
    if first != columns.0 { return columns.0 < first }
    let ranks = (headers[slot].rank, headers[other].rank)
    return ranks.0 == ranks.1 ? isOrdered(slot, other) : ranks.0 > ranks.1
  }
}
