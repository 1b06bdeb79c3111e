/// An optimum from which the search goes on after rows have changed.
extension SparseSimplex {
  /// Optimizes a component as far as its rows go.
  mutating func beginAnew(_ component: Int, of blueprint: Blueprint, at size: CanvasSize) {
    self.size = size
    problem.load([component], of: blueprint)
    start()
    allowSteps()
    _ = optimizeLevels()
    if basis.replacementCount > 0 { refresh() }
  }

  /// Forgets what was known of points and residuals that are no longer there.
  mutating func forget(fromPoint pointCount: Int, residual residualCount: Int) {
    line.truncate(to: pointCount)
    rates.truncate(to: residualCount)
    firstTie = residualCount
  }

  /// Computes where a point lies.
  mutating func evaluatePoint(_ index: Int) {
    let position = problem.points[index].position
    line[index].position = Approximation.finite(position.value(at: size))
    line[index].rounding = Approximation.touching * position.absoluteValue(at: size) + rounding
  }

  /// Adds a residual with a single point.
  mutating func append(_ form: borrowing UnsafeList<Entry>, _ point: LinePoint) {
    problem.append(form, point)
    line.append(LineValues.Value(point, position: 0, rounding: 0))
    evaluatePoint(problem.points.count - 1)
    rowOfResidual.append(-1)
    values.append(0)
    roundings.append(0)
    rates.append(0)
    sides.append(0)
    firstTie = problem.residualCount
    evaluate(firstTie - 1)
    placeSides(of: firstTie - 1)
  }

  /// Whether a row is in force that is about a residual.
  func isInForce(_ residual: Int) -> Bool {
    problem.points(of: residual).contains { problem.points[$0].jump > 0 }
  }

  /// Counts the uses of columns as if there were nothing but what rows in force are about.
  mutating func countUsesInForce() {
    for residual in 0..<problem.residualCount where isInForce(residual) {
      basis.countUses(problem.entries, problem.range(of: residual))
    }
  }

  /// Optimizes all levels, and decides ties, from the basis at hand.
  ///
  /// - Returns: Whether constraints alone, without preferences and ties, leave one solution.
  mutating func goOn(
    from movedPoints: Bool, of component: Int, _ blueprint: Blueprint
  ) -> Bool {
    if rounding != Approximation.touchingInComponent * problem.scale.absoluteValue(at: size) {
      evaluatePoints()
    }
    if movedPoints {
      evaluate()
      for residual in 0..<problem.residualCount { placeSides(of: residual) }
    }
    allowSteps()
    clearBarred()
    isSettled.removeAll()
    allowed.replaceAll(with: .both, count: residualOfRow.count)
    freedom = residualOfRow.count
    assert(isConsistent)
    let isUnique = optimizeLevels()
    if freedom > 0 { decideTies([component], of: blueprint, fixed: []) }
    evaluate()
    return isUnique
  }
}
