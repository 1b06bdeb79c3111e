/// The constraints of a system in flat arrays, each row at a *slot*.
///
/// A row owns no heap object of its own: its terms stand in one array with those of all others.
struct RowStore: Sendable {
  /// The terms of all rows, by ascending variable in each, none zero.
  private(set) var entries = EntryList()
  private(set) var headers: [Header] = []
  /// What the canvas' size adds to the few constants that depend on it.
  private var growths: [Growth] = []
  /// The names of the few rows that have one.
  private var names: [Int: String] = [:]

  /// How many rows there are.
  @inline(__always)
  var count: Int { headers.count }

  @inline(__always)
  func kind(of slot: Int) -> Kind { headers[slot].kind }

  /// Whether the row decides only what every constraint with a priority leaves open.
  @inline(__always)
  func isPreference(_ slot: Int) -> Bool { headers[slot].rank < 0 }

  @inline(__always)
  func constant(of slot: Int) -> AffineConstant {
    let header = headers[slot]
    if header.growth < 0 { return AffineConstant(header.constant) }
    let growth = growths[header.growth]
    return AffineConstant(
      header.constant, perWidth: growth.perWidth, perHeight: growth.perHeight)
  }

  /// Whether two rows have a constant of the same bits, to which the canvas' size adds nothing.
  @inline(__always)
  func hasSamePlainConstant(_ lhs: Int, _ rhs: Int) -> Bool {
    headers[lhs].constant.bitPattern == headers[rhs].constant.bitPattern
      && headers[lhs].growth < 0 && headers[rhs].growth < 0
  }

  /// The places of a row's terms.
  @inline(__always)
  func range(of slot: Int) -> Range<Int> {
    Range(from: slot == 0 ? 0 : headers[slot - 1].end, to: headers[slot].end)
  }

  /// The terms of a row.
  func terms(of slot: Int) -> [Entry] { entries[range(of: slot)] }

  /// The name of a row; most have none.
  func name(of slot: Int) -> String { headers[slot].hasName ? names[slot] ?? "" : "" }

  /// Gives a name to one of the rows that are about to be added.
  mutating func setName(_ name: String, ofNew place: Int) { names[count + place] = name }

  /// Makes room for a number of rows, of three terms each unless told otherwise.
  mutating func reserve(_ rowCount: Int, entryCount: Int? = nil) {
    headers.reserveCapacity(rowCount)
    entries.reserve(entryCount ?? 3 * rowCount)
  }

  /// Ends a row with the terms since the last one.
  @inline(__always)
  private mutating func endRow(_ kind: Kind, constant: AffineConstant) {
    headers.append(Header(kind, constant: constant.constant, end: entries.count))
    if constant.perWidth != 0 || constant.perHeight != 0 {
      setGrowth(of: constant, at: headers.count - 1)
    }
  }

  private mutating func setGrowth(of constant: AffineConstant, at slot: Int) {
    let growth = Growth(constant)
    if headers[slot].growth >= 0 {
      growths[headers[slot].growth] = growth
    } else if growth.perWidth != 0 || growth.perHeight != 0 {
      headers[slot].growth = growths.count
      RowStore.append(growth, to: &growths)
    }
  }

  /// Adds what the canvas' size adds to a constant.
  ///
  /// Room for a few is made at once: its right and its bottom edge depend on it anyway.
  static func append(_ growth: Growth, to growths: inout [Growth]) {
    if growths.isEmpty { growths.reserveCapacity(4) }
    growths.append(growth)
  }

  /// Adds a row.
  ///
  /// - Throws: `SolverError` if a number is not finite or a variable unknown. Nothing is then added.
  mutating func append(
    _ terms: Span<Term>, _ kind: Kind, constant: AffineConstant, name: String, variableCount: Int
  ) throws(SolverError) {
    if terms.count == 2, !kind.hasName,
      append(terms[0], terms[1], kind, constant: constant, variableCount: variableCount)
    {
      return
    }
    let start = entries.count
    do {
      try appendTerms(terms, variableCount: variableCount)
    } catch {
      entries.truncate(to: start)
      throw error
    }
    if kind.hasName { names[count] = name }
    endRow(kind, constant: constant)
  }

  /// Adds a row of two terms without a name.
  ///
  /// - Returns: Whether both are as they are to be; else nothing is added.
  @inline(__always)
  mutating func append(
    _ first: Term, _ second: Term, _ kind: Kind, constant: AffineConstant, variableCount: Int
  ) -> Bool {
    let isAscending = first.variable.index < second.variable.index
    let low = Entry(isAscending ? first : second)
    let high = Entry(isAscending ? second : first)
    guard low.column >= 0, low.column < high.column, high.column < variableCount,
      low.coefficient != 0, low.coefficient.isFinite, high.coefficient != 0,
      high.coefficient.isFinite
    else { return false }
    entries.append(low)
    entries.append(high)
    endRow(kind, constant: constant)
    return true
  }

  /// Lends room for a number of rows and of entries to be added to those there are, and the list of
  /// what the canvas' size adds to constants.
  @inline(__always)
  mutating func extend(
    rowCount: Int, entryCount: Int,
    _ body: (
      inout OutputSpan<Header>, inout OutputSpan<EntryList.Packed>, inout [Growth]
    ) -> Void
  ) {
    // Locals, because the headers are being written at the same time.
    var entries = EntryList()
    var growths: [Growth] = []
    swap(&entries, &self.entries)
    swap(&growths, &self.growths)
    headers.append(addingCapacity: rowCount) { headers in
      entries.append(addingCapacity: entryCount) { entries in body(&headers, &entries, &growths) }
    }
    swap(&entries, &self.entries)
    swap(&growths, &self.growths)
  }

  /// Adds some of the rows that stand in other lists, each with the place of its growth among some.
  mutating func append(
    _ rows: Range<Int>, of newHeaders: borrowing UnsafeList<Header>,
    _ newEntries: borrowing UnsafeList<EntryList.Packed>, _ newGrowths: [Growth]
  ) {
    guard !rows.isEmpty else { return }
    let start = rows.lowerBound == 0 ? 0 : newHeaders[rows.lowerBound - 1].end
    let shift = Int32(truncatingIfNeeded: entries.count) - start
    entries.append(newEntries, Range(from: start, to: newHeaders[rows.upperBound - 1].end))
    let first = count
    headers.append(addingCapacity: rows.count) { headers in
      for row in rows {
        var header = newHeaders[row]
        header.end += shift
        headers.append(header)
      }
    }
    guard !newGrowths.isEmpty else { return }
    for slot in first..<count where headers[slot].growth >= 0 {
      let growth = newGrowths[headers[slot].growth]
      headers[slot].growth = growths.count
      RowStore.append(growth, to: &growths)
    }
  }

  /// Adds an equation by which a variable is zero.
  mutating func append(zero variable: Int) {
    entries.append(Entry(column: variable, coefficient: 1))
    endRow(
      Kind(rank: Priority.requiredRank, relation: .equal, isBreakable: false, hasName: false),
      constant: AffineConstant())
  }

  @inline(__always)
  private mutating func appendTerms(
    _ terms: Span<Term>, variableCount: Int
  ) throws(SolverError) {
    for index in terms.indices { try check(terms[index], variableCount) }
    if terms.count == 1, terms[0].coefficient != 0 { return entries.append(Entry(terms[0])) }
    try insertTerms(terms)
  }

  @inline(__always)
  private func check(_ term: Term, _ variableCount: Int) throws(SolverError) {
    guard term.coefficient.isFinite else { throw .notFinite }
    guard term.variable.index >= 0, term.variable.index < variableCount else {
      throw .unknownVariable(term.variable)
    }
  }

  private mutating func insertTerms(_ terms: Span<Term>) throws(SolverError) {
    let start = entries.count
    var needsWork = false
    for index in terms.indices {
      let term = terms[index]
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
    headers[slot].constant = constant.constant
    setGrowth(of: constant, at: slot)
  }

  /// Replaces the priority of a row.
  mutating func setRank(_ rank: Double, of slot: Int) {
    headers[slot].rank = rank
  }

  /// Adds the row at a slot of another store, with its variables renumbered in the same order.
  ///
  /// Without its name, which decides only between rows that are otherwise the same.
  mutating func append(
    _ slot: Int, of other: RowStore, places: [Int32], keepsName: Bool = false
  ) {
    if keepsName, let name = other.names[slot] { names[count] = name }
    for place in other.range(of: slot) {
      let entry = other.entries[place]
      entries.append(Entry(column: Int(places[entry.column]), coefficient: entry.coefficient))
    }
    endRow(other.kind(of: slot), constant: other.constant(of: slot))
  }

  /// Adds a row without terms of the same kind as one of another store.
  mutating func append(kindOf slot: Int, of other: RowStore) {
    endRow(other.kind(of: slot), constant: AffineConstant())
  }

  /// Whether two rows ask for the same.
  func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    let left = range(of: lhs)
    let right = range(of: rhs)
    return left.count == right.count && kind(of: lhs) == kind(of: rhs)
      && constant(of: lhs) == constant(of: rhs)
      && zip(left, right).allSatisfy { entries[$0] == entries[$1] }
      && name(of: lhs) == name(of: rhs)
  }

  /// Takes the last row out.
  mutating func removeLast() {
    let last = headers.removeLast()
    if last.hasName { names[count] = nil }
    if last.growth >= 0, last.growth == growths.count - 1 { growths.removeLast() }
    entries.truncate(to: headers.last.map { Int($0.end) } ?? 0)
  }

  /// Keeps some rows, in their order, at new slots.
  mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = RowStore()
    for slot in headers.indices where isKept(slot) { kept.append(slot, of: self) }
    self = kept
  }

  /// One row by itself.
  func row(at slot: Int) -> RowStore {
    var row = RowStore()
    row.append(slot, of: self)
    return row
  }

  /// Takes rows out from the end.
  mutating func truncate(to newCount: Int) {
    while count > newCount { removeLast() }
  }

  /// Adds the rows of another store, in their order.
  mutating func append(contentsOf other: RowStore) {
    for slot in other.headers.indices { append(slot, of: other) }
  }

  private mutating func append(_ slot: Int, of other: RowStore) {
    entries.append(other.entries, other.range(of: slot))
    if let name = other.names[slot] { names[count] = name }
    endRow(other.kind(of: slot), constant: other.constant(of: slot))
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
    entries.truncate(to: end)
    for place in start..<end where !entries[place].coefficient.isFinite { return false }
    var filled = start
    for place in start..<entries.count where entries[place].coefficient != 0 {
      entries[filled] = entries[place]
      filled += 1
    }
    entries.truncate(to: filled)
    return true
  }
}

extension Entry {
  @inline(__always)
  init(_ term: Term) {
    self.init(column: term.variable.index, coefficient: term.coefficient)
  }
}
