/// A square matrix of sparse rows as a product of triangles, with rows that were replaced since.
///
/// Rows are eliminated in the order in which they come, each by those before it. A replaced row
/// becomes a factor of its own (the product form), until the matrix is factored anew. It takes no
/// memory before it is first reset.
struct Factorization: ~Copyable {
  /// How many rows there are.
  private(set) var count = 0
  /// How many rows were replaced since the matrix was factored.
  private(set) var replacementCount = 0

  // Few lists of records rather than one list for each number: every list is an allocation. Not
  // private, because the compiler (6.3.1) breaks on lists of private types used in other files.
  struct Row {
    let pivotColumn: Int32
    /// What is left of the row after elimination, without its pivot, in `upper`.
    let upperStart: Int32
    let upperEnd: Int32
    /// The multiples of earlier rows that were taken from the row, in `lower`.
    let lowerStart: Int32
    let lowerEnd: Int32
    let pivot: Double

    @inline(__always)
    var upper: Range<Int> { Range(from: upperStart, to: upperEnd) }

    @inline(__always)
    var lower: Range<Int> { Range(from: lowerStart, to: lowerEnd) }
  }

  struct Column {
    /// The row whose pivot it is, or -1.
    var row: Int32 = -1
    var useCount: Int32 = 0
    /// Its coefficient in the row at hand.
    var work = 0.0
    var isTouched = false

    /// Makes the column ready for another row.
    @inline(__always)
    mutating func clear() {
      work = 0
      isTouched = false
    }
  }

  struct Replacement {
    let row: Int32
    /// Its combination of rows, in `replacements`.
    let start: Int32
    let end: Int32
    let pivot: Double
    /// The largest coefficient of the combination.
    let largest: Double
  }

  var rows = UnsafeList<Row>()
  var columns = UnsafeList<Column>()
  var upper = UnsafeList<Entry>()
  var lower = UnsafeList<Entry>()
  var replacedRows = UnsafeList<Replacement>()
  var replacements = UnsafeList<Entry>()
  private var touched = UnsafeList<Int32>()
  /// The rows whose values may differ from zero, ascending.
  var support = UnsafeList<Int32>()
  /// The rows whose turn is still to come.
  var pending = RowSet()
  /// The rows that take part in a combination.
  var reached = RowSet()

  /// The row whose pivot a column is, or -1.
  @inline(__always)
  func row(ofColumn column: Int) -> Int { Int(columns[column].row) }

  /// Starts a matrix without rows.
  mutating func reset(columnCount: Int) {
    count = 0
    replacementCount = 0
    rows.removeAll()
    upper.removeAll()
    lower.removeAll()
    replacedRows.removeAll()
    replacements.removeAll()
    columns.replaceAll(with: Column(), count: columnCount)
    pending.reset(count: columnCount)
    reached.reset(count: columnCount)
  }

  /// Takes the factors of another matrix with as many columns.
  mutating func copy(_ other: borrowing Factorization) {
    count = other.count
    replacementCount = other.replacementCount
    rows.copy(other.rows)
    columns.copy(other.columns)
    upper.copy(other.upper)
    lower.copy(other.lower)
    replacedRows.copy(other.replacedRows)
    replacements.copy(other.replacements)
  }

  /// Counts the uses of columns, by which pivots are chosen.
  mutating func countUses(_ entries: borrowing UnsafeList<Entry>) {
    for place in entries.indices { columns[entries[place].column].useCount += 1 }
  }

  /// Counts the uses of columns in one row.
  mutating func countUses(_ entries: borrowing UnsafeList<Entry>, _ range: Range<Int>) {
    for place in range { columns[entries[place].column].useCount += 1 }
  }

  /// Adds a row that is independent of the rows so far.
  ///
  /// Its pivot is in the column asked for, if there is one and the coefficient is large enough.
  ///
  /// - Returns: Whether it is; else nothing happens.
  mutating func append(
    _ entries: borrowing UnsafeList<Entry>, _ range: Range<Int>, pivot: Int = -1
  ) -> Bool {
    if range.count == 1, appendSingle(entries[range.lowerBound]) { return true }
    var scale = 0.0
    for place in range {
      let entry = entries[place]
      scale = max(scale, abs(entry.coefficient))
      add(entry.coefficient, to: entry.column)
    }
    return finishAppending(scale: scale, preferred: pivot)
  }

  /// Adds a row with a single coefficient.
  mutating func append(unit column: Int) -> Bool {
    if appendSingle(Entry(column: column, coefficient: 1)) { return true }
    add(1, to: column)
    return finishAppending(scale: 1, preferred: column)
  }

  /// Adds a row with a single coefficient in a column that is no pivot yet: nothing is to be eliminated.
  ///
  /// - Returns: Whether it is one; else nothing happens.
  @inline(__always)
  private mutating func appendSingle(_ entry: Entry) -> Bool {
    guard columns[entry.column].row < 0, entry.coefficient != 0, entry.coefficient.isFinite else {
      return false
    }
    appendRow(pivot: entry, upperStart: upper.count, lowerStart: lower.count)
    return true
  }

  private mutating func finishAppending(scale: Double, preferred: Int) -> Bool {
    let lowerStart = lower.count
    reduce()
    let pivot = choosePivot(scale: scale, preferred: preferred)
    if pivot >= 0 {
      storeRow(pivot, lowerStart: lowerStart)
    } else {
      lower.truncate(to: lowerStart)
      for place in touched.indices { columns[Int(touched[place])].clear() }
    }
    touched.removeAll()
    return pivot >= 0
  }

  @inline(__always)
  private mutating func add(_ value: Double, to column: Int) {
    if columns[column].isTouched {
      columns[column].work = Approximation.difference(columns[column].work, -value)
    } else {
      columns[column].isTouched = true
      columns[column].work = value
      touched.append(Int32(truncatingIfNeeded: column))
      if columns[column].row >= 0 { pending.insert(Int(columns[column].row)) }
    }
  }

  /// Subtracts earlier rows until none of their pivots is left.
  @inline(__always)
  private mutating func reduce() {
    while let index = pending.popFirst() {
      let row = rows[index]
      let column = Int(row.pivotColumn)
      let factor = columns[column].work / row.pivot
      guard factor != 0, factor.isFinite else { continue }
      lower.append(Entry(column: index, coefficient: factor))
      for place in row.upper { add(-factor * upper[place].coefficient, to: upper[place].column) }
      columns[column].work = 0
    }
  }

  /// The pivot among what is left, or -1 if nothing is: large enough, in the column that is preferred or
  /// else the one used least, the last of those.
  @inline(__always)
  private mutating func choosePivot(scale: Double, preferred: Int) -> Int {
    var largest = 0.0
    for place in touched.indices {
      let column = columns[Int(touched[place])]
      if column.row < 0 { largest = max(largest, abs(column.work)) }
    }
    guard largest > Approximation.smallestPivot * scale, largest.isFinite else { return -1 }
    let enough = largest * Approximation.pivotFraction
    if preferred >= 0, columns[preferred].row < 0, abs(columns[preferred].work) >= enough {
      return preferred
    }
    var best = -1
    var fewest = Int32.max
    for place in touched.indices {
      let index = Int(touched[place])
      let column = columns[index]
      guard column.row < 0, abs(column.work) >= enough else { continue }
      guard column.useCount < fewest || (column.useCount == fewest && index > best) else {
        continue
      }
      best = index
      fewest = column.useCount
    }
    return best
  }

  /// Stores what is left of a row, and clears the columns for the next one.
  @inline(__always)
  private mutating func storeRow(_ pivot: Int, lowerStart: Int) {
    let upperStart = upper.count
    let coefficient = columns[pivot].work
    for place in touched.indices {
      let index = Int(touched[place])
      if index != pivot, columns[index].row < 0, columns[index].work != 0 {
        upper.append(Entry(column: index, coefficient: columns[index].work))
      }
      columns[index].clear()
    }
    appendRow(
      pivot: Entry(column: pivot, coefficient: coefficient), upperStart: upperStart,
      lowerStart: lowerStart)
  }

  @inline(__always)
  private mutating func appendRow(pivot: Entry, upperStart: Int, lowerStart: Int) {
    rows.append(
      Row(
        pivotColumn: Int32(truncatingIfNeeded: pivot.column),
        upperStart: Int32(truncatingIfNeeded: upperStart),
        upperEnd: Int32(truncatingIfNeeded: upper.count),
        lowerStart: Int32(truncatingIfNeeded: lowerStart),
        lowerEnd: Int32(truncatingIfNeeded: lower.count), pivot: pivot.coefficient))
    columns[pivot.column].row = Int32(truncatingIfNeeded: count)
    count += 1
  }

  /// Replaces a row by a combination of all rows.
  mutating func replace(_ row: Int, by factors: borrowing RowVector) {
    let start = replacements.count
    for place in factors.support.indices {
      let index = Int(factors.support[place])
      guard factors[index] != 0, index != row else { continue }
      replacements.append(Entry(column: index, coefficient: factors[index]))
    }
    replacedRows.append(
      Replacement(
        row: Int32(truncatingIfNeeded: row), start: Int32(truncatingIfNeeded: start),
        end: Int32(truncatingIfNeeded: replacements.count), pivot: factors[row],
        largest: factors.largestMagnitude))
    replacementCount += 1
  }

  /// Whether its triangles are so much larger than what they came from that another order may be better.
  func hasFilledIn(beyond entryCount: Int) -> Bool {
    upper.count + lower.count > 2 * entryCount
  }

  /// Whether only a few rows were replaced, each with a pivot that factoring would allow as well.
  var hasGoodPivots: Bool {
    guard replacementCount <= 8 else { return false }
    for index in replacedRows.indices {
      let replacement = replacedRows[index]
      if abs(replacement.pivot) < Approximation.pivotFraction * replacement.largest { return false }
    }
    return true
  }
}
