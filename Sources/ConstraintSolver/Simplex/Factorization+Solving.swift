// What cancels to rounding becomes zero at once; a pivot on such a number would ruin everything.
extension Factorization {
  /// Finds the columns' values for given values of the rows, which are overwritten.
  ///
  /// - Precondition: There are as many rows as columns.
  mutating func solve(
    _ values: inout UnsafeList<Double>, into solution: inout UnsafeList<Double>
  ) {
    takeReplacements(&values)
    for index in 0..<count {
      var sum = values[index]
      for place in rows[index].lower {
        sum = Approximation.difference(
          sum, lower[place].coefficient * values[lower[place].column])
      }
      values[index] = sum
    }
    for index in (0..<count).reversed() {
      let row = rows[index]
      var sum = values[index]
      for place in row.upper {
        sum = Approximation.difference(
          sum, upper[place].coefficient * solution[upper[place].column])
      }
      solution[Int(row.pivotColumn)] = sum == 0 ? 0 : sum / row.pivot
    }
  }

  /// Finds the values of the rows that were there before some were replaced.
  ///
  /// Of a displacement all values but a few are zero, and a replaced row that combines thousands of
  /// others is searched for those few.
  private mutating func takeReplacements(_ values: inout UnsafeList<Double>) {
    guard replacementCount > 0 else { return }
    support.removeAll()
    for row in values.indices where values[row] != 0 {
      support.append(Int32(truncatingIfNeeded: row))
    }
    for index in (0..<replacementCount).reversed() {
      let replacement = replacedRows[index]
      let row = Int(replacement.row)
      let range = Range(from: replacement.start, to: replacement.end)
      let wasZero = values[row] == 0
      let isSparse = 16 * support.count < range.count
      let rest = isSparse ? sparseRest(values, row, range) : rest(values, row, range)
      values[row] = rest / replacement.pivot
      if wasZero, rest != 0 { insertSupport(replacement.row) }
    }
  }

  /// What the combination of other rows leaves of a row's value.
  @inline(__always)
  private func rest(
    _ values: borrowing UnsafeList<Double>, _ row: Int, _ range: Range<Int>
  ) -> Double {
    var sum = values[row]
    for place in range {
      sum = Approximation.difference(
        sum, replacements[place].coefficient * values[replacements[place].column])
    }
    return sum
  }

  /// The same from the values that may differ from zero, in the same order.
  private func sparseRest(
    _ values: borrowing UnsafeList<Double>, _ row: Int, _ range: Range<Int>
  ) -> Double {
    var sum = values[row]
    var start = range.lowerBound
    for index in support.indices {
      let column = Int(support[index])
      var end = range.upperBound
      while start < end {
        let middle = (start + end) / 2
        if replacements[middle].column < column { start = middle + 1 } else { end = middle }
      }
      guard start < range.upperBound else { break }
      guard replacements[start].column == column else { continue }
      sum = Approximation.difference(sum, replacements[start].coefficient * values[column])
    }
    return sum
  }

  /// Adds a row to those whose values may differ from zero, if it is not one of them.
  private mutating func insertSupport(_ row: Int32) {
    var place = support.count
    while place > 0, support[place - 1] > row { place -= 1 }
    if place > 0, support[place - 1] == row { return }
    support.insert(row, at: place)
  }

  /// Adds to the coefficient of a column in the next combination; one that no row can give is left
  /// out.
  @inline(__always)
  mutating func load(_ coefficient: Double, at column: Int) {
    let row = row(ofColumn: column)
    guard row >= 0 else { return }
    columns[column].work += coefficient
    pending.insert(row)
  }

  /// Finds the factors of the rows whose combination has the coefficients that were loaded.
  ///
  /// Only rows that take part are looked at. Columns that are settled are left out, with whatever
  /// rows it would take to write them; an empty list means that none is.
  mutating func combine(
    into factors: inout RowVector, withoutSettled isSettled: borrowing UnsafeList<Bool>
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
        columns[column].work = Approximation.difference(
          columns[column].work, factor * upper[place].coefficient)
        pending.insert(other)
      }
    }
    // Rows that were eliminated by none have nothing to take back.
    var next = lower.isEmpty && !hasSettled ? nil : reached.last(below: count)
    while let index = next {
      if hasSettled, isRowSettled(index, isSettled) {
        factors[index] = 0
      } else {
        takeBackLower(index, &factors)
      }
      next = reached.last(below: index)
    }
    for index in 0..<replacementCount { takeBack(replacedRows[index], &factors) }
    factors.take(&reached)
  }

  /// Takes back what was subtracted from a row when it was eliminated.
  @inline(__always)
  private mutating func takeBackLower(_ index: Int, _ factors: inout RowVector) {
    let factor = factors[index]
    for place in rows[index].lower {
      let other = lower[place].column
      factors[other] = Approximation.difference(
        factors[other], lower[place].coefficient * factor)
      reached.insert(other)
    }
  }

  @inline(__always)
  private mutating func takeBack(_ replacement: Replacement, _ factors: inout RowVector) {
    let row = Int(replacement.row)
    guard factors[row] != 0 else { return }
    let factor = factors[row] / replacement.pivot
    factors[row] = factor
    for place in Int(replacement.start)..<Int(replacement.end) {
      let other = replacements[place].column
      factors[other] = Approximation.difference(
        factors[other], replacements[place].coefficient * factor)
      reached.insert(other)
    }
  }

  /// Whether what elimination left of a row has settled columns alone.
  @inline(__always)
  private func isRowSettled(_ index: Int, _ isSettled: borrowing UnsafeList<Bool>) -> Bool {
    let row = rows[index]
    guard isSettled[Int(row.pivotColumn)] else { return false }
    for place in row.upper where !isSettled[upper[place].column] { return false }
    return true
  }
}
