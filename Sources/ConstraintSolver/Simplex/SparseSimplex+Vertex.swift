/// The values at an optimum, as functions of the canvas' size.
extension SparseSimplex {
  /// Computes the unknowns as functions of the size; the basis is needed no more.
  ///
  /// From everything that is at its limit, in one way whatever led there: from the constraints first,
  /// then preferences, then ties. Mostly one value follows from another.
  mutating func computeVertex(alongLoop isAlongLoop: Bool = false, into outcome: inout Outcome) {
    findDefiners()
    if isAlongLoop, vertex.follow(&loop, &problem, into: &outcome.coordinates) { return }
    if vertex.propagate(&problem, into: &outcome.coordinates), isAtValues(outcome.coordinates) {
      return
    }
    vertex.takeBackPropagation()
    if factorVertex(into: &outcome), isAtValues(outcome.coordinates) { return }
    // Only rounding can lead here; the values found are good for this size.
    outcome.coordinates.replaceAll(with: AffineConstant(), count: coordinates.count)
    for column in coordinates.indices {
      outcome.coordinates[column].constant = coordinates[column]
    }
    outcome.isLocal = true
  }

  /// Whether functions of the size have the values of the unknowns, up to rounding.
  ///
  /// Each was computed from others, errors and all.
  private mutating func isAtValues(_ functions: borrowing UnsafeList<AffineConstant>) -> Bool {
    for column in coordinates.indices {
      let error = abs(functions[column].value(at: size) - coordinates[column])
      let scale = functions[column].absoluteValue(at: size) + rounding / Approximation.touching
      if error > scale * Approximation.violation { return false }
    }
    return true
  }

  /// Lists what is at its limit.
  private mutating func findDefiners() {
    vertex.reset(&problem)
    for residual in 0..<problem.residualCount {
      for point in problem.points(of: residual)
      where problem.points[point].jump > 0 && compare(residual, point) == 0 {
        // The most important point comes first.
        vertex.setDefiner(point, stage: problem.points[point].stage, of: residual)
        break
      }
    }
  }

  /// Computes the unknowns by factoring all that is at its limit.
  ///
  /// - Returns: Whether that is enough to tell them all.
  private mutating func factorVertex(into outcome: inout Outcome) -> Bool {
    let count = problem.unknowns.count
    basis.reset(columnCount: count)
    if hasRelaxed { countUsesInForce() } else { basis.countUses(problem.entries) }
    // A component with one loop comes here without having had a basis.
    rows.resize(to: count)
    columns.resize(to: count)
    positions.removeAll()
    for stage: Int8 in 0..<3 {
      for residual in 0..<problem.residualCount where vertex.stages[residual] == stage {
        if positions.count < count, basis.append(problem.entries, problem.range(of: residual)) {
          positions.append(problem.points[Int(vertex.definers[residual])].position)
        } else {
          vertex.definers[residual] = -1
        }
      }
    }
    outcome.coordinates.replaceAll(with: AffineConstant(), count: count)
    guard positions.count == count else { return false }
    solveVertex(\.constant, into: &outcome)
    solveVertex(\.perWidth, into: &outcome)
    solveVertex(\.perHeight, into: &outcome)
    return true
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
}

extension LinePoint {
  /// Whether it comes from a constraint, a preference or a tie: 0, 1 or 2.
  fileprivate var stage: Int8 { isConstraint ? 0 : (row >= 0 ? 1 : 2) }
}
