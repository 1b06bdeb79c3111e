// What rounding may have done to an optimum.
extension SparseSimplex {
  /// Whether every residual is where the steps have led it: at what it is pinned to, or on its side of
  /// each of its points.
  ///
  /// Values are computed anew before it is asked. Where that moved one to another side, the steps went
  /// by values that were wrong, and the basis need not be optimal.
  ///
  /// - Complexity: Linear in the points.
  var isSound: Bool {
    mutating get {
      if isSingular { return false }
      guard hasStepped else { return true }
      for residual in 0..<problem.residualCount {
        let row = Int(rowOfResidual[residual])
        let pin = row >= 0 ? Int(pins[row]) : -1
        for point in problem.points(of: residual) where problem.points[point].jump > 0 {
          let distance = values[residual] - line[point].position
          let isElsewhere = point == pin || distance * Double(sides[point]) < 0
          if isElsewhere, isMissed(point, by: distance) { return false }
        }
      }
      return true
    }
  }

  /// Begins anew at the values at hand, which few steps lead away from, unless that was tried before.
  mutating func canReturn() -> Bool {
    guard returnsLeft > 0, stepsLeft > 0 else { return false }
    returnsLeft -= 1
    problem.removeTies()
    forget(fromPoint: problem.points.count, residual: problem.residualCount)
    values.truncate(to: problem.residualCount)
    roundings.truncate(to: problem.residualCount)
    startAtCoordinates()
    return true
  }

  /// Whether a required row is violated beyond rounding.
  var hasBrokenRow: Bool {
    mutating get {
      for point in problem.points.indices
      where problem.points[point].isRequired && isBroken(point) {
        return true
      }
      return false
    }
  }

  /// Whether a point is missed beyond rounding, on a side where that costs something.
  @inline(__always)
  func isBroken(_ index: Int) -> Bool {
    let point = problem.points[index]
    let distance = values[Int(problem.residualOfPoint[index])] - line[index].position
    guard (distance < 0 ? point.slopeBelow : point.slopeAbove) != 0 else { return false }
    return isMissed(index, by: distance)
  }

  /// Whether a distance from a point is more than rounding.
  @inline(__always)
  private func isMissed(_ index: Int, by distance: Double) -> Bool {
    abs(distance) > violationTolerance(of: index)
  }

  /// By how much a point may be missed for that to be rounding.
  @inline(__always)
  func violationTolerance(of index: Int) -> Double {
    let rounding = roundings[Int(problem.residualOfPoint[index])] + line[index].rounding
    return rounding * Approximation.violation / Approximation.touching
  }
}
