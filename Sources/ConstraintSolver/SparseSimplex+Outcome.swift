extension SparseSimplex {
  /// Computes the optimum in one way whatever led to it, from everything that is active there.
  ///
  /// A simplex can reach the same point through different bases. Here the point is computed anew:
  /// from the constraints first, then preferences, then ties.
  mutating func finish(into outcome: inout Outcome) {
    if basis.replacementCount > 0 {
      // Factoring anew takes as long as all the rest; a few good pivots leave nothing to gain by it.
      if basis.hasGoodPivots { evaluate() } else { refresh() }
    }
    if hasBrokenRow {
      outcome.isBroken = true
      outcome.isLocal = true
    }
    if outcome.isOpen {
      outcome.isLocal = true
      outcome.coordinates.replaceAll(with: AffineConstant(), count: problem.unknowns.count)
      return
    }
    computeVertex(into: &outcome)
    keepSides(in: &outcome)
  }

  /// Whether a required row is violated beyond rounding.
  var hasBrokenRow: Bool {
    for place in problem.points(onLevel: 0) where isBroken(Int(problem.pointsOfLevel[place])) {
      return true
    }
    return false
  }

  /// Whether a point is missed beyond rounding.
  @inline(__always)
  func isBroken(_ index: Int) -> Bool {
    let point = problem.points[index]
    let residual = Int(problem.residualOfPoint[index])
    let distance = values[residual] - line.positions[index]
    guard (distance < 0 ? point.slopeBelow : point.slopeAbove) != 0 else { return false }
    let rounding = roundings[residual] + line.roundings[index]
    return abs(distance) > rounding * Approximation.violation / Approximation.touching
  }

  /// Computes the unknowns as functions of the size; the basis is needed no more.
  mutating func computeVertex(into outcome: inout Outcome) {
    let count = problem.unknowns.count
    basis.reset(columnCount: count)
    if hasRelaxed { countUsesInForce() } else { basis.countUses(problem.entries) }
    positions.removeAll()
    for stage in 0..<3 {
      for residual in 0..<problem.residualCount where positions.count < count {
        guard let point = activePoint(of: residual), self.stage(of: point) == stage else {
          continue
        }
        if basis.append(problem.entries, problem.range(of: residual)) {
          positions.append(problem.points[point].position)
        }
      }
    }
    outcome.coordinates.replaceAll(with: AffineConstant(), count: count)
    guard positions.count == count else {
      // Only rounding can lead here; the values found are good for this size.
      for column in 0..<count { outcome.coordinates[column].constant = coordinates[column] }
      outcome.isLocal = true
      return
    }
    solveVertex(\.constant, into: &outcome)
    solveVertex(\.perWidth, into: &outcome)
    solveVertex(\.perHeight, into: &outcome)
  }

  /// Computes one part of the unknowns; where it is zero on the right, it is zero on the left.
  @inline(__always)
  private mutating func solveVertex(
    _ part: WritableKeyPath<AffineConstant, Double>, into outcome: inout Outcome
  ) {
    var isZero = true
    for row in positions.indices {
      rows[row] = positions[row][keyPath: part]
      if rows[row] != 0 { isZero = false }
    }
    if isZero { return }
    basis.solve(&rows, into: &columns)
    for column in positions.indices {
      outcome.coordinates[column][keyPath: part] = Approximation.finite(columns[column])
    }
  }

  /// The most important point a residual is at.
  private mutating func activePoint(of residual: Int) -> Int? {
    for point in problem.points(of: residual)
    where problem.points[point].jump > 0 && compare(residual, point) == 0 {
      return point
    }
    return nil
  }

  @inline(__always)
  private func stage(of point: Int) -> Int {
    let point = problem.points[point]
    return point.isConstraint ? 0 : (point.row >= 0 ? 1 : 2)
  }

  /// Demands that everything stays on its side of every point.
  private mutating func keepSides(in outcome: inout Outcome) {
    for residual in 0..<problem.residualCount where !outcome.isLocal {
      let range = problem.range(of: residual)
      var value = AffineConstant()
      for place in range {
        let entry = problem.entries[place]
        value.add(outcome.coordinates[entry.column], times: entry.coefficient)
      }
      for point in problem.points(of: residual) where problem.points[point].jump > 0 {
        let side = Int(compare(residual, point))
        let position = problem.points[point].position
        outcome.note(problem.points[point], side: side)
        var difference = value
        difference.add(position, times: -1)
        // What is pinned mostly has no difference at all.
        if side == 0, difference.isZero { continue }
        var total = magnitude(of: range, outcome.coordinates)
        total.add(position.magnitude, times: 1)
        outcome.keep(
          difference, magnitude: total, scale: problem.scale, side: side, at: size)
      }
    }
  }

  /// What the rounding error of a residual at a vertex is relative to.
  private mutating func magnitude(
    of range: Range<Int>, _ coordinates: borrowing UnsafeList<AffineConstant>
  ) -> AffineConstant {
    var magnitude = AffineConstant()
    for place in range {
      let entry = problem.entries[place]
      magnitude.add(coordinates[entry.column].magnitude, times: abs(entry.coefficient))
    }
    return magnitude
  }
}
