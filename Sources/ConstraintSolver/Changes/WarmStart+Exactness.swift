/// When the values may be taken from a search that went another way than that of a fresh solver.
extension WarmStart {
  /// Whether only sums and differences of short numbers occur.
  ///
  /// Values and distances of two unknowns make a unimodular matrix: no elimination of them ever
  /// multiplies or divides by anything but 1.
  var isLaidOutExactly: Bool {
    guard Approximation.isShort(size.width), Approximation.isShort(size.height) else {
      return false
    }
    for residual in 0..<simplex.problem.residualCount
    where !simplex.problem.isDistance(residual) {
      return false
    }
    for point in simplex.problem.points.indices
    where !simplex.problem.points[point].position.isShort {
      return false
    }
    let definitions = part.blueprint.definitions
    for variable in part.blueprint.components.dependents[component]
    where !definitions.isFree(Int(variable)) {
      guard definitions.constant(of: Int(variable)).isShort else { return false }
      for place in definitions.sum(of: Int(variable))
      where !Approximation.isShort(definitions.entries[place].coefficient) {
        return false
      }
    }
    return true
  }

  /// Whether the residuals would be laid out as they are if a point had never been there.
  func staysInOrder(without point: Int) -> Bool {
    let residual = Int(simplex.problem.residualOfPoint[point])
    guard simplex.isInForce(residual) else {
      // Without a distance between two unknowns the component may fall apart.
      simplex.hasRelaxed = true
      return simplex.problem.range(of: residual).count == 1
    }
    let row = simplex.problem.points[point].row
    var next = Int32.max
    for other in simplex.problem.points(of: residual)
    where simplex.problem.points[other].jump > 0 {
      next = min(next, simplex.problem.points[other].row)
    }
    return next < row || (next == row + 1 && isSame(Int(next), Int(row)))
  }

  /// Whether two rows are the same, or each other's opposite, but for their constants.
  private func isSame(_ lhs: Int, _ rhs: Int) -> Bool {
    let rows = part.blueprint.rows
    let left = rows.range(of: lhs)
    let right = rows.range(of: rhs)
    guard left.count == right.count, let first = left.first, let other = right.first else {
      return false
    }
    let isOpposite = rows.entries[first].coefficient == -rows.entries[other].coefficient
    return zip(left, right).allSatisfy { mine, theirs in
      let entry = rows.entries[theirs]
      return rows.entries[mine].column == entry.column
        && rows.entries[mine].coefficient == (isOpposite ? -entry.coefficient : entry.coefficient)
    }
  }

  /// Whether a row with another constant comes between the same rows in canonical order.
  func staysInOrder(_ row: Int, _ store: RowStore) -> Bool {
    let rows = part.blueprint.rows
    func slot(_ row: Int) -> Int { Int(part.slots[rows.slot(of: row)]) }
    if row > 0, store.precedes(slot(row), slot(row - 1)) { return false }
    return row + 1 >= rows.count || store.precedes(slot(row), slot(row + 1))
  }
}

extension SimplexProblem {
  /// Whether a residual is an unknown, or an unknown less another.
  func isDistance(_ residual: Int) -> Bool {
    let range = range(of: residual)
    guard range.count <= 2 else { return false }
    for place in range {
      guard entries[place].coefficient == (place == range.lowerBound ? 1 : -1) else {
        return false
      }
    }
    return true
  }
}

extension AffineConstant {
  /// Whether sums of thousands of such functions, and their values at short sizes, are exact.
  var isShort: Bool {
    Approximation.isShort(constant) && Approximation.isShort(perWidth)
      && Approximation.isShort(perHeight)
  }
}

extension UnsafeList<Entry> {
  /// What a row is divided by, so that its first large coefficient is 1.
  var factor: Double {
    var largest = 0.0
    for place in indices { largest = Swift.max(largest, abs(self[place].coefficient)) }
    let enough = largest * Approximation.pivotFraction
    for place in indices where abs(self[place].coefficient) >= enough {
      return self[place].coefficient
    }
    return 1
  }
}
