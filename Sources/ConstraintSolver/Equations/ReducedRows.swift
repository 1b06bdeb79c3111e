/// Rows that are not required equations, written in free variables.
///
/// What a row adds to its entries stands apart, because finding components reads nothing else: large
/// systems are waiting for memory most of the time.
struct ReducedRows: Sendable {
  // Not private, because the compiler (6.3.1) breaks on lists of private types used in other files.
  struct Row: Sendable, BitwiseCopyable {
    let slot: Int32
    /// Where its entries end.
    let end: Int32
    /// The place of its numbers.
    let number: Int32
  }

  struct Numbers: Sendable, BitwiseCopyable {
    let constant: AffineConstant
    let magnitude: AffineConstant
  }

  /// How many rows share entries at most.
  fileprivate static let sharingLimit = 8

  private let rows: [Row]
  /// What rows add to their entries; of rows that follow one another and add the same once.
  private let numbers: [Numbers]
  /// The entries of all rows, in their order; of rows that share them once.
  let entries: [Entry]

  fileprivate init(rows: [Row], numbers: [Numbers], entries: [Entry]) {
    self.rows = rows
    self.numbers = numbers
    self.entries = entries
  }

  var count: Int { rows.count }

  var indices: Range<Int> { rows.indices }

  /// The places of a row's entries.
  @inline(__always)
  func range(of row: Int) -> Range<Int> {
    var first = row
    while sharesForm(first) { first -= 1 }
    return Range(from: first == 0 ? 0 : rows[first - 1].end, to: rows[row].end)
  }

  /// Where a row's entries end: where those of the row before it do if they share them.
  @inline(__always)
  func end(of row: Int) -> Int { Int(rows[row].end) }

  /// Whether a row has the entries of the row before it.
  ///
  /// Rows that follow one another are often about the same; few of them share entries, so that the
  /// first of them is never far.
  @inline(__always)
  private func sharesForm(_ row: Int) -> Bool { row > 0 && rows[row - 1].end == rows[row].end }

  /// Rows that follow one another and have the same entries.
  struct Form {
    let rows: Range<Int>
    /// The places of the entries.
    let entries: Range<Int>
  }

  /// The rows from one on that share its entries, for the first of those that do.
  @inline(__always)
  func form(from first: Int) -> Form {
    let end = rows[first].end
    var next = first + 1
    while next < rows.count, rows[next].end == end { next += 1 }
    return Form(
      rows: first..<next, entries: Range(from: first == 0 ? 0 : rows[first - 1].end, to: end))
  }

  @inline(__always)
  func constant(of row: Int) -> AffineConstant { numbers[Int(rows[row].number)].constant }

  /// What the rounding error of a row's constant is relative to.
  @inline(__always)
  func magnitude(of row: Int) -> AffineConstant { numbers[Int(rows[row].number)].magnitude }

  /// The slot a row comes from.
  @inline(__always)
  func slot(of row: Int) -> Int { Int(rows[row].slot) }
}

/// Reduced rows under construction.
struct RowReduction: ~Copyable {
  /// The rows that were added one by one.
  private var rows = UnsafeList<ReducedRows.Row>()
  private var numbers = UnsafeList<ReducedRows.Numbers>()
  private var entries = UnsafeList<Entry>()
  /// The rows below required in which no free variable is left; preferences apart.
  private(set) var idleRows: [Leftover] = []
  /// What must hold of the required rows in which no free variable is left.
  private(set) var guards: [Guard] = []
  private var sum = Scatter(columnCount: 0)
  /// The places of the terms of the last row that was reduced, and of what became of them.
  private var lastTerms = 0..<0
  private var lastForm = 0..<0
  /// Whether some of its terms are more than a free variable.
  private var hasLastNumbers = false
  /// How many rows have its entries.
  private var sharingCount = 0

  /// Starts without rows, in the memory of those before.
  mutating func start(variableCount: Int, capacity: Int) {
    rows.removeAll()
    numbers.removeAll()
    entries.removeAll()
    entries.reserve(2 * capacity)
    idleRows = []
    guards = []
    if sum.columnCount != variableCount { sum = Scatter(columnCount: variableCount) }
    lastTerms = 0..<0
    lastForm = 0..<0
  }

  /// The rows that were added one by one.
  func makeRows() -> ReducedRows {
    ReducedRows(rows: rows.array(), numbers: numbers.array(), entries: entries.array())
  }

  /// Adds a row that was reduced before, with its columns renumbered in the same order: each is named
  /// by a list, and has its place in another.
  mutating func append(
    _ row: Int, of other: ReducedRows, names: [Int32], places: [Int32], slot: Int
  ) {
    for place in other.range(of: row) {
      let entry = other.entries[place]
      let place = Int(places[Int(names[entry.column])])
      entries.append(Entry(column: place, coefficient: entry.coefficient))
    }
    rows.append(makeRow(slot, number: numbers.count))
    numbers.append(
      ReducedRows.Numbers(
        constant: other.constant(of: row), magnitude: other.magnitude(of: row)))
    lastTerms = 0..<0
    lastForm = 0..<0
  }

  /// Reduces a row and adds it, if it still asks for something.
  mutating func append(
    _ slot: Int, of store: borrowing RowStore, _ definitions: borrowing Definitions
  ) {
    guard let number = reduce(slot, of: store, definitions) else { return }
    rows.append(makeRow(slot, number: numbers.count))
    numbers.append(number)
  }

  /// The rows at some slots, reduced, as far as they still ask for something.
  ///
  /// Written where they stay: there are many.
  mutating func makeRows(
    _ slots: borrowing UnsafeList<Int32>, of store: borrowing RowStore,
    _ definitions: borrowing Definitions
  ) -> ReducedRows {
    var rows: [ReducedRows.Row] = []
    var numbers: [ReducedRows.Numbers] = []
    rows.append(addingCapacity: slots.count) { rows in
      numbers.append(addingCapacity: slots.count) { numbers in
        for place in slots.indices {
          let slot = Int(slots[place])
          if rows.count > 0, isRepeated(slot, Int(rows[rows.count - 1].slot), in: store) {
            shareForm()
            rows.append(makeRow(slot, number: numbers.count - 1))
            continue
          }
          guard let number = reduce(slot, of: store, definitions) else { continue }
          rows.append(makeRow(slot, number: numbers.count))
          numbers.append(number)
        }
      }
    }
    return ReducedRows(rows: rows, numbers: numbers, entries: entries.array())
  }

  /// Whether a row has the terms and the constant of the last one that was added.
  ///
  /// What hugs and what resists at the same number does; then all that is reduced is the same.
  @inline(__always)
  private func isRepeated(_ slot: Int, _ last: Int, in store: borrowing RowStore) -> Bool {
    !lastForm.isEmpty && store.hasSamePlainConstant(slot, last)
      && store.entries.isSame(store.range(of: slot), lastTerms)
  }

  /// A row with the entries at the end of the list, and the numbers at a place.
  @inline(__always)
  private func makeRow(_ slot: Int, number: Int) -> ReducedRows.Row {
    ReducedRows.Row(
      slot: Int32(truncatingIfNeeded: slot), end: Int32(truncatingIfNeeded: entries.count),
      number: Int32(truncatingIfNeeded: number))
  }

  /// - Returns: Nil if the row asks for nothing any more.
  @inline(__always)
  private mutating func reduce(
    _ slot: Int, of store: borrowing RowStore, _ definitions: borrowing Definitions
  ) -> ReducedRows.Numbers? {
    let range = store.range(of: slot)
    // Of preferences that are about numbers nobody wants to know; in a layout these are most of all rows.
    if store.isPreference(slot), definitions.areNumbers(store.entries, range) { return nil }
    var constant = store.constant(of: slot)
    var magnitude = constant.magnitude
    if store.entries.isSame(range, lastTerms) {
      // One row often follows another about the same: only its constant is its own.
      if hasLastNumbers {
        definitions.addNumbers(of: store.entries, range, to: &constant, &magnitude)
      }
      shareForm()
    } else {
      let start = entries.count
      if !appendTerms(store.entries, range, definitions, &constant, &magnitude) {
        entries.truncate(to: start)
        (constant, magnitude) = appendSum(slot, of: store, definitions)
      }
      lastTerms = range
      lastForm = start..<entries.count
      sharingCount = 1
    }
    if !lastForm.isEmpty { return ReducedRows.Numbers(constant: constant, magnitude: magnitude) }
    setAside(Leftover(slot: slot, constant: constant, magnitude: magnitude), store.kind(of: slot))
    return nil
  }

  /// Takes down a row in which no free variable is left.
  private mutating func setAside(_ leftover: Leftover, _ kind: RowStore.Kind) {
    if kind.isRequired {
      Guard.append(for: leftover, kind.relation, to: &guards)
    } else if kind.rank > 0 {
      idleRows.append(leftover)
    }
  }

  /// Lets one more row have the entries of the last one.
  @inline(__always)
  private mutating func shareForm() {
    sharingCount += 1
    if sharingCount > ReducedRows.sharingLimit { repeatForm() }
  }

  private mutating func repeatForm() {
    let start = entries.count
    for place in lastForm { entries.append(entries[place]) }
    lastForm = start..<entries.count
    sharingCount = 1
  }

  /// Reduces terms of variables that are numbers, free, or follow from one that is free: most are, and
  /// need not be sorted.
  ///
  /// - Returns: Whether all are, in an order that needs no sorting; else what was done is to be undone.
  @inline(__always)
  private mutating func appendTerms(
    _ terms: EntryList, _ range: Range<Int>, _ definitions: borrowing Definitions,
    _ constant: inout AffineConstant, _ magnitude: inout AffineConstant
  ) -> Bool {
    hasLastNumbers = false
    let start = entries.count
    var hasSums = false
    for place in range {
      let entry = terms[place]
      if definitions.isFree(entry.column) {
        if hasSums, let last = entries.last, last.column >= entry.column { return false }
        entries.append(
          Entry(column: entry.column, coefficient: Approximation.finite(entry.coefficient)))
      } else {
        if definitions.isSum(entry.column) {
          guard appendFree(behind: entry, from: start, definitions) else { return false }
          hasSums = true
        }
        hasLastNumbers = true
        constant.add(definitions.constant(of: entry.column), times: entry.coefficient)
        magnitude.formMaximum(
          definitions.magnitude(of: entry.column), times: entry.coefficient)
      }
    }
    return true
  }

  /// Adds what a term has of the only free variable that its variable follows from, as one edge of a
  /// centered view follows from the other.
  ///
  /// - Returns: Whether it is the only one, and comes last; else what was done is to be undone.
  private mutating func appendFree(
    behind term: Entry, from start: Int, _ definitions: borrowing Definitions
  ) -> Bool {
    let sum = definitions.sum(of: term.column)
    guard sum.count == 1 else { return false }
    let free = definitions.entries[sum.lowerBound]
    let product = term.coefficient * free.coefficient
    var coefficient = product
    let last = entries.count - 1
    if last >= start, entries[last].column >= free.column {
      let former = entries[last].coefficient
      guard entries[last].column == free.column, abs(former) < Approximation.largestMagnitude
      else { return false }
      coefficient = Approximation.difference(former, -product)
      entries.truncate(to: last)
    }
    guard coefficient != 0 else { return false }
    entries.append(
      Entry(column: free.column, coefficient: Approximation.finite(coefficient)))
    return true
  }

  /// Reduces terms of variables of which some are sums of free ones.
  @inline(never)
  private mutating func appendSum(
    _ slot: Int, of store: borrowing RowStore, _ definitions: borrowing Definitions
  ) -> (constant: AffineConstant, magnitude: AffineConstant) {
    hasLastNumbers = true
    let constant = store.constant(of: slot)
    sum.start(constant, constant.magnitude)
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      definitions.add(entry.coefficient, of: entry.column, to: &sum)
    }
    sum.drain(into: &entries)
    return (sum.constant, sum.magnitude)
  }
}
