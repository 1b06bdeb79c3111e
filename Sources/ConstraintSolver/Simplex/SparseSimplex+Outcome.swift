extension SparseSimplex {
  /// Computes all values anew, which steps have changed little by little.
  mutating func settleValues() {
    guard basis.replacementCount > 0 else { return }
    // Factoring anew takes as long as all the rest; a few good pivots leave nothing to gain by it.
    if basis.hasGoodPivots { evaluate() } else { refresh() }
  }

  /// Computes the optimum from the values at hand, and where it stays the optimum.
  ///
  /// In one way whatever led to it, from everything that is active there: a simplex can reach the same
  /// point through different bases. From the constraints first, then preferences, then ties. What was
  /// optimized along its loop is computed along it, too.
  mutating func conclude(alongLoop isAlongLoop: Bool = false, into outcome: inout Outcome) {
    if hasBrokenRow {
      outcome.isBroken = true
      outcome.isLocal = true
    }
    if outcome.isOpen {
      outcome.isLocal = true
      outcome.coordinates.replaceAll(with: AffineConstant(), count: problem.unknowns.count)
      return
    }
    computeVertex(alongLoop: isAlongLoop, into: &outcome)
    keepSides(in: &outcome)
  }

  /// Demands that everything stays on its side of every point.
  private mutating func keepSides(in outcome: inout Outcome) {
    for residual in 0..<problem.residualCount where !outcome.isLocal {
      let definer = Int(vertex.definers[residual])
      var value: (sum: AffineConstant, magnitude: AffineConstant)?
      var last = -1
      for point in problem.points(of: residual) where problem.points[point].jump > 0 {
        // What defines the vertex stays where it is, and so do others at the same position.
        if point == definer { continue }
        let position = problem.points[point].position
        if definer >= 0, problem.points[definer].position == position { continue }
        let side = Int(compare(residual, point))
        if outcome.isDetailed { outcome.note(problem.points[point], side: side) }
        // What hugs and resists at the same number stays on the same side of it.
        if last >= 0, problem.points[last].hasSamePosition(as: problem.points[point]) { continue }
        last = point
        let present = value ?? self.value(of: residual, outcome.coordinates)
        value = present
        var difference = present.sum
        difference.add(position, times: -1)
        // What is pinned mostly has no difference at all.
        if side == 0, difference.isZero { continue }
        var total = present.magnitude
        total.add(position.magnitude, times: 1)
        outcome.keep(
          difference, magnitude: total, scale: problem.scale, side: side, at: size)
      }
    }
  }

  /// A residual at a vertex, and what its rounding error is relative to.
  private mutating func value(
    of residual: Int, _ coordinates: borrowing UnsafeList<AffineConstant>
  ) -> (sum: AffineConstant, magnitude: AffineConstant) {
    var sum = AffineConstant()
    var magnitude = AffineConstant()
    for place in problem.range(of: residual) {
      let entry = problem.entries[place]
      let coordinate = coordinates[entry.column]
      sum.add(coordinate, times: entry.coefficient)
      magnitude.add(coordinate.magnitude, times: abs(entry.coefficient))
    }
    return (sum, magnitude)
  }
}
