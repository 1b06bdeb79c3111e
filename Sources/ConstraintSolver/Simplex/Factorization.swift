/// A sparse LU factorization of a square matrix, with product-form updates.
///
/// The rows of the matrix are eliminated in the order in which they are appended.
struct Factorization: ~Copyable {
  /// The number of rows.
  private(set) var count = 0
  /// The number of row replacements since the matrix was factored.
  var replacementCount: Int { replacements.count }

  struct Row: BitwiseCopyable {
    let pivotColumn: Int32
    /// The start in `upper` of the row's coefficients after elimination, without the pivot.
    let upperStart: Int32
    let upperEnd: Int32
    /// The start in `lower` of the factors by which earlier rows were subtracted.
    let lowerStart: Int32
    let lowerEnd: Int32
    let pivot: Double

    @inline(__always)
    var upper: Range<Int> { Range(from: upperStart, to: upperEnd) }

    @inline(__always)
    var lower: Range<Int> { Range(from: lowerStart, to: lowerEnd) }
  }

  struct Column: BitwiseCopyable {
    /// The row whose pivot is in the column, or −1 if there isn't one.
    var row: Int32 = -1
    var useCount: Int32 = 0
    /// The column's coefficient in the current row.
    var work = 0.0
    var isTouched = false

    @inline(__always)
    mutating func clear() {
      work = 0
      isTouched = false
    }
  }

  /// The replacement of a matrix row by a linear combination of the rows.
  struct Replacement: BitwiseCopyable {
    let row: Int32
    let start: Int32
    let end: Int32
    let pivot: Double
    let largest: Double
  }

  private var rows = Buffer<Row>()
  private var columns = Buffer<Column>()
  private var upper = Buffer<Entry>()
  private var lower = Buffer<Entry>()
  private var replacements = Buffer<Replacement>()
  private var replacementEntries = Buffer<Entry>()
  /// The columns that the current row uses.
  private var touched = Buffer<Int32>()
  /// The earlier rows that still have to be subtracted from the current row.
  private var pending = RowSet()
  /// The rows that contribute to the current combination.
  private var reached = RowSet()

  /// Removes all rows, and sets the number of columns.
  mutating func reset(columnCount: Int) {
    count = 0
    rows.removeAll()
    upper.removeAll()
    lower.removeAll()
    replacements.removeAll()
    replacementEntries.removeAll()
    columns.fill(with: Column(), count: columnCount)
    pending.reset(count: columnCount)
    reached.reset(count: columnCount)
  }

  /// Copies another factorization, which must have the same number of columns.
  mutating func copy(_ other: borrowing Factorization) {
    count = other.count
    rows.copy(other.rows)
    columns.copy(other.columns)
    upper.copy(other.upper)
    lower.copy(other.lower)
    replacements.copy(other.replacements)
    replacementEntries.copy(other.replacementEntries)
  }

  /// Returns the row whose pivot is in a column, or −1 if there isn't one.
  @inline(__always)
  func row(ofColumn column: Int) -> Int { Int(columns[column].row) }

  // MARK: - Appending rows

  /// Counts how many entries use each column, which affects the choice of pivots.
  mutating func countUses(_ entries: borrowing Buffer<Entry>, _ range: Range<Int>) {
    for place in range { columns[entries[place].column].useCount += 1 }
  }

  /// Appends a row, whose pivot is in the column `pivot` if possible.
  ///
  /// - Returns: `true` if the row is linearly independent of the other rows. Otherwise, it isn't appended.
  mutating func append(
    _ entries: borrowing Buffer<Entry>, _ range: Range<Int>, pivot: Int = -1
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

  /// Appends a unit row, which is 1 in a column and 0 elsewhere, and returns whether it is linearly independent.
  mutating func append(unit column: Int) -> Bool {
    if appendSingle(Entry(column: column, coefficient: 1)) { return true }
    add(1, to: column)
    return finishAppending(scale: 1, preferred: column)
  }

  /// Appends a row with a single coefficient and returns `true`, or returns `false` if its column already has a pivot.
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
    eliminate()
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
      columns[column].work = Tolerance.difference(columns[column].work, -value)
    } else {
      columns[column].isTouched = true
      columns[column].work = value
      touched.append(Int32(small: column))
      if columns[column].row >= 0 { pending.insert(Int(columns[column].row)) }
    }
  }

  /// Subtracts multiples of earlier rows from the current row until it has no coefficients in their pivot columns.
  @inline(__always)
  private mutating func eliminate() {
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

  /// Returns the column for the current row's pivot, or −1 if no coefficient is large enough.
  ///
  /// This is the preferred column if its coefficient is large enough. Otherwise, it is the last of the least used
  /// columns with a large coefficient.
  @inline(__always)
  private mutating func choosePivot(scale: Double, preferred: Int) -> Int {
    var largest = 0.0
    for place in touched.indices {
      let column = columns[Int(touched[place])]
      if column.row < 0 { largest = max(largest, abs(column.work)) }
    }
    guard largest > Tolerance.smallestPivot * scale, largest.isFinite else { return -1 }
    let enough = largest * Tolerance.pivotFraction
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
        pivotColumn: Int32(small: pivot.column), upperStart: Int32(small: upperStart),
        upperEnd: Int32(small: upper.count), lowerStart: Int32(small: lowerStart),
        lowerEnd: Int32(small: lower.count), pivot: pivot.coefficient))
    columns[pivot.column].row = Int32(small: count)
    count += 1
  }

  /// Replaces a row by the linear combination of all rows with the given factors.
  mutating func replace(_ row: Int, by factors: borrowing SparseVector) {
    let start = replacementEntries.count
    for place in factors.support.indices {
      let index = Int(factors.support[place])
      guard factors[index] != 0, index != row else { continue }
      replacementEntries.append(Entry(column: index, coefficient: factors[index]))
    }
    replacements.append(
      Replacement(
        row: Int32(small: row), start: Int32(small: start),
        end: Int32(small: replacementEntries.count),
        pivot: factors[row], largest: factors.largestMagnitude))
  }

  /// Whether the triangular factors are much larger than the rows, so that another order may be better.
  func hasFilledIn(beyond entryCount: Int) -> Bool { upper.count + lower.count > 2 * entryCount }

  /// Whether only a few rows were replaced, and all of their pivots would be large enough in a factorization.
  var hasGoodPivots: Bool {
    guard replacements.count <= 8 else { return false }
    for index in replacements.indices {
      let replacement = replacements[index]
      if abs(replacement.pivot) < Tolerance.pivotFraction * replacement.largest { return false }
    }
    return true
  }
}

// MARK: - Solving

// Cancelled coefficients become zero at once, because a pivot on rounding error would destroy all
// accuracy.
extension Factorization {
  /// Solves the system for the unknowns in the columns (FTRAN), and overwrites `values`.
  ///
  /// - Precondition: There are as many rows as columns.
  mutating func solve(_ values: inout Buffer<Double>, into solution: inout Buffer<Double>) {
    for index in replacements.indices.reversed() {
      let replacement = replacements[index]
      var sum = values[Int(replacement.row)]
      for place in Range(from: replacement.start, to: replacement.end) {
        let entry = replacementEntries[place]
        subtract(entry.coefficient, times: values[entry.column], from: &sum)
      }
      values[Int(replacement.row)] = sum / replacement.pivot
    }
    for index in 0..<count {
      var sum = values[index]
      for place in rows[index].lower {
        subtract(lower[place].coefficient, times: values[lower[place].column], from: &sum)
      }
      values[index] = sum
    }
    for index in (0..<count).reversed() {
      let row = rows[index]
      var sum = values[index]
      for place in row.upper {
        subtract(upper[place].coefficient, times: solution[upper[place].column], from: &sum)
      }
      solution[Int(row.pivotColumn)] = sum == 0 ? 0 : sum / row.pivot
    }
  }

  /// Subtracts a product from a sum.
  ///
  /// Most values are zero. Skipping them shortens the chain of dependent subtractions.
  @inline(__always)
  private func subtract(_ coefficient: Double, times value: Double, from sum: inout Double) {
    if value != 0 { sum = Tolerance.difference(sum, coefficient * value) }
  }

  /// Adds a coefficient to the linear form for the next combination, if any row has its pivot in the column.
  @inline(__always)
  mutating func load(_ coefficient: Double, at column: Int) {
    let row = row(ofColumn: column)
    guard row >= 0 else { return }
    columns[column].work += coefficient
    pending.insert(row)
  }

  /// Finds the row factors that express the loaded linear form as a combination of rows (BTRAN).
  ///
  /// Columns for which `isSettled` is `true` are left out, together with rows that are only needed for these columns.
  /// If `isSettled` is empty, no column is left out.
  mutating func combine(
    into factors: inout SparseVector, withoutSettled isSettled: borrowing Buffer<Bool>
  ) {
    factors.clear()
    let hasSettled = !isSettled.isEmpty
    while let index = pending.popFirst() {
      let row = rows[index]
      let value = columns[Int(row.pivotColumn)].work
      columns[Int(row.pivotColumn)].work = 0
      if value == 0 || (hasSettled && isSettled[Int(row.pivotColumn)]) { continue }
      let factor = value / row.pivot
      factors[index] = factor
      reached.insert(index)
      for place in row.upper {
        let column = upper[place].column
        let other = self.row(ofColumn: column)
        guard other >= 0 else { continue }
        columns[column].work = Tolerance.difference(
          columns[column].work, factor * upper[place].coefficient)
        pending.insert(other)
      }
    }
    var next = lower.isEmpty && !hasSettled ? nil : reached.last(below: count)
    while let index = next {
      if hasSettled, isRowSettled(index, isSettled) {
        factors[index] = 0
      } else {
        takeBackLower(index, &factors)
      }
      next = reached.last(below: index)
    }
    for index in replacements.indices { takeBack(replacements[index], &factors) }
    factors.takeSupport(&reached)
  }

  @inline(__always)
  private mutating func takeBackLower(_ index: Int, _ factors: inout SparseVector) {
    let factor = factors[index]
    for place in rows[index].lower {
      let other = lower[place].column
      factors[other] = Tolerance.difference(factors[other], lower[place].coefficient * factor)
      reached.insert(other)
    }
  }

  @inline(__always)
  private mutating func takeBack(_ replacement: Replacement, _ factors: inout SparseVector) {
    let row = Int(replacement.row)
    guard factors[row] != 0 else { return }
    let factor = factors[row] / replacement.pivot
    factors[row] = factor
    for place in Range(from: replacement.start, to: replacement.end) {
      let entry = replacementEntries[place]
      factors[entry.column] = Tolerance.difference(
        factors[entry.column], entry.coefficient * factor)
      reached.insert(entry.column)
    }
  }

  /// Whether `isSettled` is `true` for all columns with nonzero coefficients in a row after elimination.
  @inline(__always)
  private func isRowSettled(_ index: Int, _ isSettled: borrowing Buffer<Bool>) -> Bool {
    let row = rows[index]
    guard isSettled[Int(row.pivotColumn)] else { return false }
    for place in row.upper where !isSettled[upper[place].column] { return false }
    return true
  }
}
