extension Simplex {
  /// Adds a multiple of a basic residual's coefficients to the slopes of a level.
  mutating func addSlopes(of residual: Int, times factor: Double, level: Int) {
    guard factor != 0, level < slopes.count else { return }
    let row = residual * columnCount
    for column in 0..<columnCount where coefficients[row + column] != 0 {
      slopes[level][column] += factor * coefficients[row + column]
    }
  }

  /// Pins a basic residual to a breakpoint, in the place of what stood in a column.
  mutating func pivot(column: Int, residual: Int, breakpoint: Int) {
    let entering = residualOfColumn[column]
    addAllSlopes(of: residual, times: -1)
    let row = PivotRow(self, residual: residual, column: column, breakpoint: breakpoint)
    for other in values.indices where columnOfResidual[other] < 0 && other != residual {
      let factor = coefficients[other * columnCount + column]
      guard factor != 0 else { continue }
      for entry in row.entries {
        let index = other * columnCount + entry.column
        coefficients[index] = Approximation.difference(
          coefficients[index], factor * entry.coefficient)
      }
      coefficients[other * columnCount + column] = factor / row.pivot
      offsets[other].add(row.shift, times: -factor)
      evaluate(other)
    }
    for level in slopes.indices {
      let factor = slopes[level][column]
      guard factor != 0 else { continue }
      for entry in row.entries { slopes[level][entry.column] -= factor * entry.coefficient }
      slopes[level][column] = factor / row.pivot
    }
    if entering >= 0 { makeBasic(entering, by: row, column: column) }
    pin(residual, to: breakpoint, column: column)
    pivotCount += 1
  }

  /// Moves a pinned residual from one of its breakpoints to another.
  mutating func slide(_ column: Int, to breakpoint: Int) {
    let residual = residualOfColumn[column]
    var shift = component.breakpoints[breakpoint].position
    shift.add(offsets[residual], times: -1)
    for other in values.indices where columnOfResidual[other] < 0 {
      let factor = coefficients[other * columnCount + column]
      guard factor != 0 else { continue }
      offsets[other].add(shift, times: factor)
      evaluate(other)
    }
    pin(residual, to: breakpoint, column: column)
    pivotCount += 1
  }

  private mutating func makeBasic(_ residual: Int, by row: PivotRow, column: Int) {
    let start = residual * columnCount
    for index in 0..<columnCount { coefficients[start + index] = 0 }
    for entry in row.entries { coefficients[start + entry.column] = -entry.coefficient }
    coefficients[start + column] = 1 / row.pivot
    offsets[residual].add(row.shift, times: -1)
    columnOfResidual[residual] = -1
    evaluate(residual)
    addAllSlopes(of: residual, times: 1)
  }

  private mutating func pin(_ residual: Int, to breakpoint: Int, column: Int) {
    columnOfResidual[residual] = column
    residualOfColumn[column] = residual
    pins[column] = breakpoint
    offsets[residual] = component.breakpoints[breakpoint].position
    evaluate(residual)
    for other in component.ranges[residual] {
      sides[other] = other == breakpoint ? 0 : comparison(of: residual, with: other)
    }
  }

  private mutating func addAllSlopes(of residual: Int, times factor: Double) {
    for breakpoint in component.ranges[residual] {
      addSlopes(
        of: residual, times: factor * slope(of: breakpoint),
        level: component.breakpoints[breakpoint].level)
    }
  }
}

/// The row that is solved for a column: displacement = pinned residual / pivot − shift − Σ entries.
private struct PivotRow {
  let pivot: Double
  /// The other coefficients divided by the pivot.
  let entries: [Entry]
  /// How far the column is displaced to bring the residual to its breakpoint, with sign reversed.
  let shift: AffineConstant

  init(_ simplex: Simplex, residual: Int, column: Int, breakpoint: Int) {
    let start = residual * simplex.columnCount
    pivot = simplex.coefficients[start + column]
    var entries: [Entry] = []
    for index in 0..<simplex.columnCount where index != column {
      let coefficient = simplex.coefficients[start + index]
      if coefficient != 0 {
        entries.append(Entry(column: index, coefficient: coefficient / pivot))
      }
    }
    self.entries = entries
    var distance = simplex.offsets[residual]
    distance.add(simplex.component.breakpoints[breakpoint].position, times: -1)
    shift = distance.scaled(by: 1 / pivot)
  }
}
