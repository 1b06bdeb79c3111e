extension Simplex {
  /// Computes the prices of rows: the change of a level's cost per unit of displacement of each row.
  ///
  /// Only the costs of residuals that aren't in the basis are included.
  ///
  /// - Returns: Whether any price may be nonzero.
  mutating func computePrices(_ level: Int) -> Bool {
    var hasSlope = false
    for place in problem.points(onLevel: level) {
      let point = problem.point(byLevel: place)
      let residual = Int(problem.residualOfPoint[point])
      guard basis.row(of: residual) < 0 else { continue }
      let slope = outerSlope(of: point)
      guard slope != 0 else { continue }
      hasSlope = true
      basis.load(problem.entries, problem.range(of: residual), times: slope)
    }
    guard hasSlope else { return false }
    basis.combineLoaded(into: &prices, withoutSettled: ties.isSettled)
    return true
  }

  /// Returns the slope of a breakpoint's cost at the current value of its residual.
  @inline(__always)
  private func outerSlope(of point: Int) -> Double {
    iterate.sides[point] < 0 ? problem.points[point].slopeBelow : problem.points[point].slopeAbove
  }

  /// Returns the change of a level's cost per unit of upward or downward displacement of a row.
  ///
  /// Only the cost of the residual in that basis row is included.
  @inline(__always)
  private func ownSlopes(_ row: Int, _ level: Int) -> (up: Double, down: Double) {
    let residual = Int(basis.residualOfRow[row])
    guard residual >= 0 else { return (0, 0) }
    var up = 0.0
    var down = 0.0
    for index in problem.points(of: residual) {
      let point = problem.points[index]
      if Int(point.level) < level { continue }
      if Int(point.level) > level { break }
      up += iterate.sides[index] >= 0 ? point.slopeAbove : point.slopeBelow
      down -= iterate.sides[index] > 0 ? point.slopeAbove : point.slopeBelow
    }
    return (up, down)
  }

  /// Returns the displacement that lowers the cost of a level most steeply, or `nil` if no displacement lowers it.
  ///
  /// After many degenerate steps, returns the displacement of the first residual that lowers the cost instead, because
  /// this rule can't cycle. Also lists the displacements that would raise the cost in ``rising``.
  mutating func bestMove(_ level: Int, _ hasPrices: Bool) -> (row: Int, sign: Double)? {
    var best = Candidate()
    rising.removeAll()
    if hasPrices {
      for row in 0..<basis.rowCount { consider(row, level, price: prices[row], &best) }
    } else {
      // Without prices only rows with breakpoints of this level count.
      var last = -1
      for place in problem.points(onLevel: level) {
        let residual = Int(problem.residualOfPoint[problem.point(byLevel: place)])
        if residual == last { continue }
        last = residual
        let row = basis.row(of: residual)
        if row >= 0 { consider(row, level, price: 0, &best) }
      }
    }
    return best.row < 0 ? nil : (best.row, best.sign)
  }

  private struct Candidate {
    var row = -1
    var sign = 1.0
    var slope = 0.0
    var residual = Int32.max
  }

  @inline(__always)
  private mutating func consider(
    _ row: Int, _ level: Int, price: Double, _ best: inout Candidate
  ) {
    let allowed = freedom[row]
    guard !allowed.isEmpty else { return }
    let own = ownSlopes(row, level)
    let up = Self.sum(own.up, price)
    let down = Self.sum(own.down, -price)
    var risen: Freedom.Directions = []
    if up > 0 { risen.insert(.up) }
    if down > 0 { risen.insert(.down) }
    if !risen.isDisjoint(with: allowed) {
      rising.append(Rise(row: Int32(small: row), directions: risen))
    }
    let candidates = freedom.candidates(row)
    if up < 0, candidates.contains(.up) { consider(row, 1, slope: up, &best) }
    if down < 0, candidates.contains(.down) { consider(row, -1, slope: down, &best) }
  }

  @inline(__always)
  private func consider(_ row: Int, _ sign: Double, slope: Double, _ best: inout Candidate) {
    let residual = basis.residualOfRow[row]
    guard isStalled ? residual < best.residual : slope <= best.slope else { return }
    best = Candidate(row: row, sign: sign, slope: slope, residual: residual)
  }

  /// Returns a row's own slope plus its price, or zero if the sum is only rounding error.
  @inline(__always)
  private static func sum(_ own: Double, _ price: Double) -> Double {
    let sum = own + price
    return abs(sum) <= Tolerance.slope * (abs(own) + abs(price)) ? 0 : sum
  }

  /// Computes the direction of a displacement, and returns the slope of a level's cost along it.
  mutating func verifiedSlope(of row: Int, _ sign: Double, _ level: Int) -> RoundedSum? {
    computeDirection(of: row, sign)
    var slope = RoundedSum()
    let own = ownSlopes(row, level)
    slope.add(sign > 0 ? own.up : own.down)
    for place in problem.points(onLevel: level) {
      let point = problem.point(byLevel: place)
      let residual = Int(problem.residualOfPoint[point])
      guard basis.row(of: residual) < 0, step.rates[residual] != 0 else { continue }
      slope.add(step.rates[residual] * outerSlope(of: point))
    }
    return slope
  }
}
