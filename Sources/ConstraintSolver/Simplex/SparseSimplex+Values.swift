extension SparseSimplex {
  /// Computes all values from the pins.
  mutating func evaluate() {
    for row in residualOfRow.indices {
      rows[row] = pins[row] >= 0 ? line[Int(pins[row])].position : restingValues[row]
    }
    basis.solve(&rows, into: &coordinates)
    for column in coordinates.indices {
      coordinates[column] = Approximation.finite(coordinates[column])
    }
    for residual in 0..<problem.residualCount { evaluate(residual) }
    refine()
  }

  /// Corrects the unknowns until all that is pinned is where it is pinned to, as far as rounding lets it.
  private mutating func refine() {
    for _ in 0..<3 {
      var isDone = true
      for row in residualOfRow.indices {
        let residual = Int(residualOfRow[row])
        guard residual >= 0 else {
          rows[row] = 0
          continue
        }
        let point = Int(pins[row])
        rows[row] = Approximation.finite(line[point].position - values[residual])
        if compare(residual, point) != 0 { isDone = false }
      }
      if isDone { return }
      basis.solve(&rows, into: &direction)
      for column in coordinates.indices {
        coordinates[column] = Approximation.finite(coordinates[column] + direction[column])
      }
      for residual in 0..<problem.residualCount { evaluate(residual) }
    }
  }

  mutating func evaluate(_ residual: Int) {
    var sum = 0.0
    var magnitude = 0.0
    for place in problem.range(of: residual) {
      let product = problem.entries[place].coefficient * coordinates[problem.entries[place].column]
      sum += product
      magnitude += abs(product)
    }
    values[residual] = Approximation.finite(sum)
    roundings[residual] =
      Approximation.touching * Approximation.finite(magnitude) + rounding
  }

  /// Where a residual lies against a point: 0 within rounding.
  @inline(__always)
  func compare(_ residual: Int, _ point: Int) -> Int8 {
    let distance = values[residual] - line[point].position
    if abs(distance) <= max(roundings[residual], line[point].rounding) { return 0 }
    return distance < 0 ? -1 : 1
  }

  /// Puts a residual on the sides of its points where its value is.
  ///
  /// A residual that is not pinned stays on the side it came from, the cheaper one at first.
  mutating func placeSides(of residual: Int) {
    let row = Int(rowOfResidual[residual])
    for point in problem.points(of: residual) {
      let side = compare(residual, point)
      if row >= 0 {
        sides[point] = Int(pins[row]) == point ? 0 : side
      } else if side != 0 {
        sides[point] = side
      } else if sides[point] == 0 {
        sides[point] = problem.points[point].slopeBelow == 0 ? -1 : 1
      }
    }
  }
}
