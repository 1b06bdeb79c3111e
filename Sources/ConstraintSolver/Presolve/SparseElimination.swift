/// A sparse Gaussian elimination of required equations.
///
/// The next pivot is the least used column of the shortest row. This approximates Markowitz's rule,
/// which keeps fill-in low.
struct SparseElimination: ~Copyable {
  struct Row: BitwiseCopyable {
    let slot: Int32
    var start: Int32
    var count: Int32
    var capacity: Int32
    var isActive = true
    var constant: AffineConstant
    var magnitude: AffineConstant

    var range: Range<Int> { Range(from: start, to: start + count) }
  }

  struct Column: BitwiseCopyable {
    /// The index in `uses` of the head of the column's list, or −1 if the list is empty.
    var firstUse: Int32 = -1
    /// The number of active rows that contain the column.
    var useCount: Int32 = 0
  }

  /// A node of a linked list of rows.
  struct Link: BitwiseCopyable {
    let row: Int32
    let next: Int32
  }

  struct Pivot: BitwiseCopyable {
    let row: Int32
    let column: Int32
    let coefficient: Double
  }

  private var rows = Buffer<Row>()
  private var entries = Buffer<Entry>()
  private var scratch = Buffer<Entry>()
  private var columns = Buffer<Column>()
  /// For each column, a linked list of the rows that contain it or contained it earlier.
  private var uses = Buffer<Link>()
  /// For each row length, the index in `filings` at which a linked list of rows begins, or −1 if the list is empty.
  private var buckets = Buffer<Int32>()
  /// The linked lists of rows by length.
  ///
  /// A row is added to another list when its length changes.
  private var filings = Buffer<Link>()
  private var shortest = 0
  private var pivots = Buffer<Pivot>()
  private var sum = SparseSum()

  /// The equations that are linear combinations of others, each with its slot and the constant left after elimination.
  private(set) var redundantRows: [(slot: Int, AffineConstant, magnitude: AffineConstant)] = []

  mutating func reset(columnCount: Int) {
    columns.fill(with: Column(), count: columnCount)
    sum.reset(columnCount: columnCount)
    rows.removeAll()
    entries.removeAll()
    uses.removeAll()
    buckets.removeAll()
    filings.removeAll()
    pivots.removeAll()
    redundantRows = []
  }

  /// Adds an equation, after folding its variables with known values into the constant.
  mutating func append(
    _ slot: Int, of system: borrowing ConstraintSystem, _ block: Int,
    _ definitions: borrowing Definitions
  ) {
    let start = entries.count
    var constant = system.rows[slot].constant
    var magnitude = constant.magnitude
    for index in system.rows.range(of: slot) {
      let entry = system.rows.entries[index]
      let place = system.layout.place(of: entry.column, in: block)
      if place < 0 {
        let fixed = system.layout.fixedValue(of: entry.column)
        constant.add(fixed.constant, times: entry.coefficient)
        magnitude.formMaximum(fixed.magnitude, times: entry.coefficient)
      } else if definitions.isFree(place) {
        entries.append(Entry(column: place, coefficient: entry.coefficient))
        addUse(of: place, in: rows.count)
      } else {
        constant.add(definitions.constant(of: place), times: entry.coefficient)
        magnitude.formMaximum(definitions.magnitude(of: place), times: entry.coefficient)
      }
    }
    let count = Int32(small: entries.count - start)
    rows.append(
      Row(
        slot: Int32(small: slot), start: Int32(small: start), count: count, capacity: count,
        constant: constant, magnitude: magnitude))
  }

  /// Eliminates all equations.
  mutating func eliminate() {
    for row in rows.indices.reversed() { file(row) }
    shortest = 0
    while let row = popShortest() {
      rows[row].isActive = false
      if rows[row].count > 0 {
        clear(pivotEntry(of: row), of: row)
      } else {
        redundantRows.append((Int(rows[row].slot), rows[row].constant, rows[row].magnitude))
      }
    }
  }

  /// Defines the variables of the pivot columns, from the last to the first.
  mutating func substituteBack(into definitions: inout Definitions) {
    for index in pivots.indices.reversed() {
      let pivot = pivots[index]
      let row = rows[Int(pivot.row)]
      sum.start(row.constant, row.magnitude)
      for place in row.range where entries[place].column != Int(pivot.column) {
        definitions.add(entries[place].coefficient, of: entries[place].column, to: &sum)
      }
      definitions.define(Int(pivot.column), as: &sum, times: -1 / pivot.coefficient)
    }
  }

  private mutating func addUse(of column: Int, in row: Int) {
    uses.append(Link(row: Int32(small: row), next: columns[column].firstUse))
    columns[column].firstUse = Int32(small: uses.count - 1)
    columns[column].useCount += 1
  }

  // MARK: - Choosing pivots

  private mutating func file(_ row: Int) {
    let length = Int(rows[row].count)
    while buckets.count <= length { buckets.append(-1) }
    filings.append(Link(row: Int32(small: row), next: buckets[length]))
    buckets[length] = Int32(small: filings.count - 1)
    shortest = min(shortest, length)
  }

  private mutating func popShortest() -> Int? {
    while shortest < buckets.count {
      guard buckets[shortest] >= 0 else {
        shortest += 1
        continue
      }
      let filing = filings[Int(buckets[shortest])]
      buckets[shortest] = filing.next
      let row = Int(filing.row)
      if rows[row].isActive, rows[row].count == shortest { return row }
    }
    return nil
  }

  /// Returns the pivot of a row: the last of its large coefficients in the least used columns.
  private mutating func pivotEntry(of row: Int) -> Entry {
    let range = rows[row].range
    var largest = 0.0
    for place in range {
      largest = max(largest, abs(entries[place].coefficient))
      columns[entries[place].column].useCount -= 1
    }
    let enough = largest * Tolerance.pivotFraction
    var best = entries[range.lowerBound]
    var fewest = Int32.max
    for place in range {
      let entry = entries[place]
      guard abs(entry.coefficient) >= enough, columns[entry.column].useCount <= fewest else {
        continue
      }
      best = entry
      fewest = columns[entry.column].useCount
    }
    return best
  }

  // MARK: - Eliminating

  /// Subtracts multiples of a pivot row from all other rows that contain the pivot's column.
  private mutating func clear(_ pivot: Entry, of row: Int) {
    pivots.append(
      Pivot(
        row: Int32(small: row), column: Int32(small: pivot.column),
        coefficient: pivot.coefficient))
    guard columns[pivot.column].useCount > 0 else { return }
    var use = columns[pivot.column].firstUse
    while use >= 0 {
      let other = Int(uses[Int(use)].row)
      use = uses[Int(use)].next
      guard rows[other].isActive else { continue }
      let coefficient = coefficient(of: pivot.column, in: other)
      guard coefficient != 0 else { continue }
      subtract(row, times: coefficient / pivot.coefficient, from: other, clearing: pivot.column)
    }
  }

  private func coefficient(of column: Int, in row: Int) -> Double {
    for place in rows[row].range where entries[place].column == column {
      return entries[place].coefficient
    }
    return 0
  }

  private mutating func subtract(
    _ source: Int, times factor: Double, from target: Int, clearing column: Int
  ) {
    scratch.removeAll()
    var (mine, theirs) = (rows[target].range, rows[source].range)
    while !mine.isEmpty || !theirs.isEmpty {
      let left = mine.isEmpty ? Int.max : entries[mine.lowerBound].column
      let right = theirs.isEmpty ? Int.max : entries[theirs.lowerBound].column
      if left < right {
        scratch.append(entries[mine.lowerBound])
        mine = mine.dropFirst()
        continue
      }
      let subtrahend = factor * entries[theirs.lowerBound].coefficient
      theirs = theirs.dropFirst()
      if right < left {
        guard subtrahend != 0 else { continue }
        scratch.append(Entry(column: right, coefficient: Tolerance.clamped(-subtrahend)))
        addUse(of: right, in: target)
        continue
      }
      let difference = Tolerance.difference(entries[mine.lowerBound].coefficient, subtrahend)
      mine = mine.dropFirst()
      if left == column || difference == 0 {
        columns[left].useCount -= 1
      } else {
        scratch.append(Entry(column: left, coefficient: Tolerance.clamped(difference)))
      }
    }
    rows[target].constant.add(rows[source].constant, times: -factor)
    rows[target].magnitude.formMaximum(rows[source].magnitude, times: factor)
    storeScratch(in: target)
  }

  private mutating func storeScratch(in target: Int) {
    let count = Int32(small: scratch.count)
    if count > rows[target].capacity {
      rows[target].start = Int32(small: entries.count)
      rows[target].capacity = count
      for place in scratch.indices { entries.append(scratch[place]) }
    } else {
      let start = Int(rows[target].start)
      for place in scratch.indices { entries[start + place] = scratch[place] }
    }
    let hasChanged = rows[target].count != count
    rows[target].count = count
    if hasChanged { file(target) }
  }
}
