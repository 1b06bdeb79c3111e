/// A square matrix of sparse rows as a product of triangles, with rows that were replaced since.
///
/// Rows are eliminated in the order in which they come, each by those before it. A replaced row
/// becomes a factor of its own (the product form), until the matrix is factored anew. It takes no
/// memory before it is first reset.
struct Factorization: ~Copyable {
  /// How many rows there are.
  private(set) var count = 0
  /// For each column the row whose pivot it is, or -1.
  private(set) var rowOfColumn = UnsafeList<Int32>()
  /// How many rows were replaced since the matrix was factored.
  private(set) var replacementCount = 0

  private var pivotColumns = UnsafeList<Int32>()
  private var pivotValues = UnsafeList<Double>()
  /// What is left of each row after elimination, without its pivot.
  private var upperStarts = UnsafeList<Int32>()
  private var upper = UnsafeList<Entry>()
  /// The multiples of earlier rows that were taken from each row.
  private var lowerStarts = UnsafeList<Int32>()
  private var lower = UnsafeList<Entry>()
  private var replacedRows = UnsafeList<Int32>()
  private var replacementPivots = UnsafeList<Double>()
  private var replacementStarts = UnsafeList<Int32>()
  private var replacements = UnsafeList<Entry>()

  private var useCounts = UnsafeList<Int32>()
  private var work = UnsafeList<Double>()
  private var touched = UnsafeList<Int32>()
  private var isTouched = UnsafeList<Bool>()
  /// The rows whose turn is still to come.
  private var pending = RowSet()
  /// The rows that take part in a combination.
  private var reached = RowSet()

  /// Starts a matrix without rows.
  mutating func reset(columnCount: Int) {
    count = 0
    replacementCount = 0
    pivotColumns.removeAll()
    pivotValues.removeAll()
    upper.removeAll()
    lower.removeAll()
    replacements.removeAll()
    replacedRows.removeAll()
    replacementPivots.removeAll()
    upperStarts.replaceAll(with: 0, count: 1)
    lowerStarts.replaceAll(with: 0, count: 1)
    replacementStarts.replaceAll(with: 0, count: 1)
    rowOfColumn.replaceAll(with: -1, count: columnCount)
    useCounts.replaceAll(with: 0, count: columnCount)
    work.replaceAll(with: 0, count: columnCount)
    isTouched.replaceAll(with: false, count: columnCount)
    pending.reset(count: columnCount)
    reached.reset(count: columnCount)
  }

  /// Takes the factors of another matrix.
  mutating func copy(_ other: borrowing Factorization) {
    count = other.count
    replacementCount = other.replacementCount
    rowOfColumn.copy(other.rowOfColumn)
    pivotColumns.copy(other.pivotColumns)
    pivotValues.copy(other.pivotValues)
    upperStarts.copy(other.upperStarts)
    upper.copy(other.upper)
    lowerStarts.copy(other.lowerStarts)
    lower.copy(other.lower)
    replacedRows.copy(other.replacedRows)
    replacementPivots.copy(other.replacementPivots)
    replacementStarts.copy(other.replacementStarts)
    replacements.copy(other.replacements)
  }

  /// Counts the uses of columns, by which pivots are chosen.
  mutating func countUses(_ entries: borrowing UnsafeList<Entry>) {
    for place in entries.indices { useCounts[entries[place].column] += 1 }
  }

  /// Adds a row that is independent of the rows so far.
  ///
  /// - Returns: Whether it is; else nothing happens.
  mutating func append(_ entries: borrowing UnsafeList<Entry>, _ range: Range<Int>) -> Bool {
    var scale = 0.0
    for place in range {
      let entry = entries[place]
      scale = max(scale, abs(entry.coefficient))
      add(entry.coefficient, to: entry.column)
    }
    return finishAppending(scale: scale)
  }

  /// Adds a row with a single coefficient.
  mutating func append(unit column: Int) -> Bool {
    add(1, to: column)
    return finishAppending(scale: 1)
  }

  private mutating func finishAppending(scale: Double) -> Bool {
    reduce()
    let isIndependent = storePivot(scale: scale)
    for place in touched.indices {
      let column = touched[place]
      work[Int(column)] = 0
      isTouched[Int(column)] = false
    }
    touched.removeAll()
    if isIndependent {
      lowerStarts.append(Int32(truncatingIfNeeded: lower.count))
      upperStarts.append(Int32(truncatingIfNeeded: upper.count))
      count += 1
    } else {
      lower.truncate(to: Int(lowerStarts[count]))
    }
    return isIndependent
  }

  @inline(__always)
  private mutating func add(_ value: Double, to column: Int) {
    if !isTouched[column] {
      isTouched[column] = true
      touched.append(Int32(truncatingIfNeeded: column))
      if rowOfColumn[column] >= 0 { pending.insert(Int(rowOfColumn[column])) }
    }
    work[column] = Approximation.difference(work[column], -value)
  }

  /// Subtracts earlier rows until none of their pivots is left.
  private mutating func reduce() {
    while let row = pending.popFirst() {
      let column = Int(pivotColumns[row])
      let factor = work[column] / pivotValues[row]
      guard factor != 0, factor.isFinite else { continue }
      lower.append(Entry(column: row, coefficient: factor))
      for place in Int(upperStarts[row])..<Int(upperStarts[row + 1]) {
        add(-factor * upper[place].coefficient, to: upper[place].column)
      }
      work[column] = 0
    }
  }

  /// Chooses the pivot among what is left: large enough, in the column used least, the last of those.
  private mutating func storePivot(scale: Double) -> Bool {
    var largest = 0.0
    for place in touched.indices where rowOfColumn[Int(touched[place])] < 0 {
      largest = max(largest, abs(work[Int(touched[place])]))
    }
    guard largest > Approximation.smallestPivot * scale, largest.isFinite else { return false }
    let enough = largest * Approximation.pivotFraction
    var best = -1
    for place in touched.indices {
      let column = Int(touched[place])
      guard rowOfColumn[column] < 0, abs(work[column]) >= enough else { continue }
      if best >= 0 {
        let uses = (useCounts[column], useCounts[best])
        guard uses.0 < uses.1 || (uses.0 == uses.1 && column > best) else { continue }
      }
      best = column
    }
    for place in touched.indices {
      let column = Int(touched[place])
      guard column != best, rowOfColumn[column] < 0, work[column] != 0 else { continue }
      upper.append(Entry(column: column, coefficient: work[column]))
    }
    rowOfColumn[best] = Int32(truncatingIfNeeded: count)
    pivotColumns.append(Int32(truncatingIfNeeded: best))
    pivotValues.append(work[best])
    return true
  }

  /// Replaces a row by a combination of all rows.
  mutating func replace(_ row: Int, by factors: borrowing RowVector) {
    replacedRows.append(Int32(truncatingIfNeeded: row))
    replacementPivots.append(factors[row])
    for place in factors.support.indices {
      let index = Int(factors.support[place])
      guard factors[index] != 0, index != row else { continue }
      replacements.append(Entry(column: index, coefficient: factors[index]))
    }
    replacementStarts.append(Int32(truncatingIfNeeded: replacements.count))
    replacementCount += 1
  }
}

// MARK: - Solving

// What cancels to rounding becomes zero at once; a pivot on such a number would ruin everything.
extension Factorization {
  /// Finds the columns' values for given values of the rows, which are overwritten.
  ///
  /// - Precondition: There are as many rows as columns.
  mutating func solve(_ rows: inout UnsafeList<Double>, into columns: inout UnsafeList<Double>) {
    for index in (0..<replacementCount).reversed() {
      let row = Int(replacedRows[index])
      var sum = rows[row]
      for place in Int(replacementStarts[index])..<Int(replacementStarts[index + 1]) {
        sum = Approximation.difference(
          sum, replacements[place].coefficient * rows[replacements[place].column])
      }
      rows[row] = sum / replacementPivots[index]
    }
    for row in 0..<count {
      var sum = rows[row]
      for place in Int(lowerStarts[row])..<Int(lowerStarts[row + 1]) {
        sum = Approximation.difference(
          sum, lower[place].coefficient * rows[lower[place].column])
      }
      rows[row] = sum
    }
    for row in (0..<count).reversed() {
      var sum = rows[row]
      for place in Int(upperStarts[row])..<Int(upperStarts[row + 1]) {
        sum = Approximation.difference(
          sum, upper[place].coefficient * columns[upper[place].column])
      }
      columns[Int(pivotColumns[row])] = sum == 0 ? 0 : sum / pivotValues[row]
    }
  }

  /// Adds to the coefficient of a column in the next combination; one that no row can give is left
  /// out.
  @inline(__always)
  mutating func load(_ coefficient: Double, at column: Int) {
    let row = Int(rowOfColumn[column])
    guard row >= 0 else { return }
    work[column] += coefficient
    pending.insert(row)
  }

  /// Takes back what was subtracted from a row when it was eliminated.
  @inline(__always)
  private mutating func subtractLower(_ row: Int, _ rows: inout RowVector) {
    for place in Int(lowerStarts[row])..<Int(lowerStarts[row + 1]) {
      let column = lower[place].column
      rows[column] = Approximation.difference(
        rows[column], lower[place].coefficient * rows[row])
      reached.insert(column)
    }
  }

  /// Whether what elimination left of a row has settled columns alone.
  @inline(__always)
  private func isRowSettled(_ row: Int, _ isSettled: borrowing UnsafeList<Bool>) -> Bool {
    guard isSettled[Int(pivotColumns[row])] else { return false }
    for place in Int(upperStarts[row])..<Int(upperStarts[row + 1])
    where !isSettled[upper[place].column] {
      return false
    }
    return true
  }

  /// Finds the factors of the rows whose combination has the coefficients that were loaded.
  ///
  /// Only rows that take part are looked at. Columns that are settled are left out, with whatever
  /// rows it would take to write them; an empty list means that none is.
  mutating func combine(
    into rows: inout RowVector, withoutSettled isSettled: borrowing UnsafeList<Bool>
  ) {
    rows.clear()
    let hasSettled = !isSettled.isEmpty
    while let row = pending.popFirst() {
      let column = Int(pivotColumns[row])
      let value = work[column]
      work[column] = 0
      if value == 0 || (hasSettled && isSettled[column]) { continue }
      let factor = value / pivotValues[row]
      rows[row] = factor
      reached.insert(row)
      for place in Int(upperStarts[row])..<Int(upperStarts[row + 1]) {
        let column = upper[place].column
        let row = Int(rowOfColumn[column])
        guard row >= 0 else { continue }
        work[column] = Approximation.difference(work[column], factor * upper[place].coefficient)
        pending.insert(row)
      }
    }
    var next = reached.last(below: count)
    while let row = next {
      if hasSettled, isRowSettled(row, isSettled) {
        rows[row] = 0
      } else {
        subtractLower(row, &rows)
      }
      next = reached.last(below: row)
    }
    for index in 0..<replacementCount {
      let row = Int(replacedRows[index])
      guard rows[row] != 0 else { continue }
      let factor = rows[row] / replacementPivots[index]
      rows[row] = factor
      for place in Int(replacementStarts[index])..<Int(replacementStarts[index + 1]) {
        let column = replacements[place].column
        rows[column] = Approximation.difference(
          rows[column], replacements[place].coefficient * factor)
        reached.insert(column)
      }
    }
    rows.take(&reached)
  }
}
