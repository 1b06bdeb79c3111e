// What cancels to rounding becomes zero at once; a pivot on such a number would ruin everything.
extension Factorization {
  /// Finds the columns' values for given values of the rows, which are overwritten.
  ///
  /// - Precondition: There are as many rows as columns.
  mutating func solve(
    _ values: inout UnsafeList<Double>, into solution: inout UnsafeList<Double>
  ) {
    for index in (0..<replacementCount).reversed() {
      let replacement = replacedRows[index]
      var sum = values[Int(replacement.row)]
      for place in Int(replacement.start)..<Int(replacement.end) {
        sum = Approximation.difference(
          sum, replacements[place].coefficient * values[replacements[place].column])
      }
      values[Int(replacement.row)] = sum / replacement.pivot
    }
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
