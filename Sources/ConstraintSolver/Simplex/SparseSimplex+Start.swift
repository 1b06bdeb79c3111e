extension SparseSimplex {
  /// Pins residuals to where they alone would like to be, those first that are the most likely to end
  /// there, until no unknown is left.
  ///
  /// A good first basis: in most layouts it is optimal or a few steps away.
  mutating func start() {
    let count = problem.unknowns.count
    problem.makeLevels()
    firstTie = problem.residualCount
    evaluatePoints()
    resetBasis()
    listFavorites()
    for place in pinOrder.indices where residualOfRow.count < count {
      let residual = Int(pinOrder[place])
      pin(residual, to: Int(favorites[residual]))
    }
    coordinates.replaceAll(with: 0, count: count)
    pinUnknowns()
    values.replaceAll(with: 0, count: problem.residualCount)
    roundings.replaceAll(with: 0, count: problem.residualCount)
    beginAtBasis()
  }

  /// Pins again what was pinned in the last optimum of what is kept, or what is at its limit in an
  /// optimum that is known.
  ///
  /// At another size that is mostly a few steps away. If there is none, starts as usual.
  @inline(__always)
  mutating func startAgain() {
    if keepsProblem { startNear() } else { start() }
  }

  private mutating func startNear() {
    guard hasKeptBasis else { return startNearOptimum() }
    hasKeptBasis = false
    prepareValues()
    evaluatePoints()
    refresh()
    if isSingular { start() } else { beginAtBasis() }
  }

  private mutating func startNearOptimum() {
    guard let known = knownOptimum else { return start() }
    let wanted = size
    size = known.size
    prepareValues()
    evaluatePoints()
    coordinates.removeAll()
    for place in problem.unknowns.indices {
      coordinates.append(known.values[Int(problem.unknowns[place])])
    }
    startAtCoordinates()
    size = wanted
    evaluatePoints()
    listFavorites()
    evaluate()
    for residual in 0..<problem.residualCount { placeSides(of: residual) }
  }

  private mutating func prepareValues() {
    problem.makeLevels()
    firstTie = problem.residualCount
    values.replaceAll(with: 0, count: problem.residualCount)
    roundings.replaceAll(with: 0, count: problem.residualCount)
  }

  /// Pins residuals to the points they are at, the most important ones first, instead of those that
  /// were pinned; unknowns that this leaves open stay where they are.
  mutating func startAtCoordinates() {
    let count = problem.unknowns.count
    for residual in 0..<problem.residualCount { evaluate(residual) }
    resetBasis()
    for index in 1...problem.levels.count {
      for place in problem.points(onLevel: index % problem.levels.count)
      where residualOfRow.count < count {
        let point = Int(problem.pointsOfLevel[place])
        let residual = Int(problem.residualOfPoint[point])
        guard rowOfResidual[residual] == -1, problem.points[point].jump > 0,
          compare(residual, point) == 0
        else { continue }
        pin(residual, to: point)
      }
    }
    pinUnknowns()
    beginAtBasis()
  }

  private mutating func resetBasis() {
    residualOfRow.removeAll()
    unknownOfRow.removeAll()
    pins.removeAll()
    rowOfResidual.replaceAll(with: -1, count: problem.residualCount)
    basis.reset(columnCount: problem.unknowns.count)
    basis.countUses(problem.entries)
  }

  /// Gives rows to the unknowns that no pins decide.
  private mutating func pinUnknowns() {
    restingValues.replaceAll(with: 0, count: problem.unknowns.count)
    for column in problem.unknowns.indices where basis.row(ofColumn: column) < 0 {
      _ = basis.append(unit: column)
      residualOfRow.append(-1)
      unknownOfRow.append(Int32(truncatingIfNeeded: column))
      pins.append(-1)
      restingValues[residualOfRow.count - 1] = coordinates[column]
    }
  }

  /// Makes everything ready for steps from the basis at hand.
  private mutating func beginAtBasis() {
    let count = problem.unknowns.count
    prices.reset(count: count)
    rows.replaceAll(with: 0, count: count)
    columns.replaceAll(with: 0, count: count)
    factors.reset(count: count)
    isSettled.removeAll()
    direction.replaceAll(with: 0, count: count)
    allowed.replaceAll(with: .both, count: count)
    barred.replaceAll(with: [], count: count)
    hasBarred = false
    isSingular = false
    hasStepped = false
    freedom = count
    sides.replaceAll(with: 0, count: problem.points.count)
    rates.replaceAll(with: 0, count: problem.residualCount)
    if basis.hasFilledIn(beyond: problem.entries.count) { refresh() } else { evaluate() }
    for residual in 0..<problem.residualCount { placeSides(of: residual) }
  }

  private mutating func pin(_ residual: Int, to point: Int) {
    guard basis.append(problem.entries, problem.range(of: residual)) else {
      rowOfResidual[residual] = -2
      return
    }
    rowOfResidual[residual] = Int32(truncatingIfNeeded: residualOfRow.count)
    residualOfRow.append(Int32(truncatingIfNeeded: residual))
    unknownOfRow.append(-1)
    pins.append(Int32(truncatingIfNeeded: point))
  }

  /// The values at which a residual on its own costs least.
  mutating func line(of residual: Int) -> Line {
    let points = problem.points(of: residual)
    var line = Line()
    var start = points.lowerBound
    while start < points.upperBound {
      var end = start + 1
      while end < points.upperBound, problem.points[end].rank == problem.points[start].rank {
        end += 1
      }
      line.narrow(start..<end, &self.line)
      if line.low >= 0, line.low == line.high { break }
      start = end
    }
    return line
  }

  mutating func evaluatePoints() {
    line.resize(to: problem.points.count)
    let scale = Approximation.touchingInComponent * problem.scale.absoluteValue(at: size)
    rounding = scale
    for index in problem.points.indices {
      let point = problem.points[index]
      line[index] = LineValues.Value(
        point, position: Approximation.finite(point.position.value(at: size)),
        rounding: Approximation.touching * point.position.absoluteValue(at: size) + scale)
    }
  }
}
