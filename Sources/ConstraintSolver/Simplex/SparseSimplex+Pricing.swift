extension SparseSimplex {
  /// How the cost of a level changes with each row through residuals that are not pinned.
  ///
  /// - Returns: Whether it does at all.
  mutating func computePrices(_ level: Int) -> Bool {
    var hasSlope = false
    for place in problem.points(onLevel: level) {
      let point = Int(problem.pointsOfLevel[place])
      let residual = Int(problem.residualOfPoint[point])
      guard rowOfResidual[residual] < 0 else { continue }
      let slope =
        sides[point] < 0 ? problem.points[point].slopeBelow : problem.points[point].slopeAbove
      guard slope != 0 else { continue }
      hasSlope = true
      for entry in problem.range(of: residual) {
        basis.load(slope * problem.entries[entry].coefficient, at: problem.entries[entry].column)
      }
    }
    guard hasSlope else { return false }
    basis.combine(into: &prices, withoutSettled: isSettled)
    let noise = Approximation.cancellation * prices.largestMagnitude
    for place in prices.support.indices {
      let row = Int(prices.support[place])
      if abs(prices[row]) <= noise { prices[row] = 0 }
    }
    return true
  }

  /// How the cost of a level changes with each displacement of a row, at the row's own points.
  @inline(__always)
  private mutating func ownSlopes(_ row: Int, _ level: Int) -> (up: Double, down: Double) {
    let residual = Int(residualOfRow[row])
    guard residual >= 0 else { return (0, 0) }
    var up = 0.0
    var down = 0.0
    for point in problem.points(of: residual) {
      let pointLevel = Int(problem.points[point].level)
      if pointLevel < level { continue }
      if pointLevel > level { break }
      let below = problem.points[point].slopeBelow
      let above = problem.points[point].slopeAbove
      up += sides[point] >= 0 ? above : below
      down -= sides[point] > 0 ? above : below
    }
    return (up, down)
  }

  /// The sum of a row's own slope and its price; zero where only rounding is left.
  @inline(__always)
  private static func sum(_ own: Double, _ price: Double) -> Double {
    let sum = own + price
    return abs(sum) <= Approximation.slope * (abs(own) + abs(price)) ? 0 : sum
  }

  /// A displacement that seems to lower the cost of a level: the steepest, the last of those, or the
  /// first in a fixed order once there is no progress.
  ///
  /// Notes those that would raise it as well.
  mutating func bestMove(_ level: Int, _ hasPrices: Bool) -> (row: Int, sign: Double)? {
    var best = Candidate()
    rising.removeAll()
    if hasPrices {
      for row in allowed.indices { consider(row, level, price: prices[row], &best) }
    } else {
      // Without a price only a row's own points of this level count.
      var last: Int32 = -1
      for place in problem.points(onLevel: level) {
        let residual = problem.residualOfPoint[Int(problem.pointsOfLevel[place])]
        // A residual's points follow one another; a form's labels share one with thousands.
        if residual == last { continue }
        last = residual
        let row = Int(rowOfResidual[Int(residual)])
        if row >= 0 { consider(row, level, price: 0, &best) }
      }
    }
    return best.row < 0 ? nil : (best.row, best.sign)
  }

  /// The best displacement so far.
  private struct Candidate {
    var row = -1
    var sign = 1.0
    var slope = 0.0
    var identity = Int32.max
  }

  @inline(__always)
  private mutating func consider(
    _ row: Int, _ level: Int, price: Double, _ best: inout Candidate
  ) {
    let directions = allowed[row]
    guard !directions.isEmpty else { return }
    let own = ownSlopes(row, level)
    let up = Self.sum(own.up, price)
    let down = Self.sum(own.down, -price)
    var risen: Directions = []
    if up > 0 { risen.insert(.up) }
    if down > 0 { risen.insert(.down) }
    if !risen.isDisjoint(with: directions) {
      rising.append(Rise(row: Int32(truncatingIfNeeded: row), directions: risen))
    }
    let open = directions.subtracting(barred[row])
    if up < 0, open.contains(.up) { consider(row, 1, slope: up, &best) }
    if down < 0, open.contains(.down) { consider(row, -1, slope: down, &best) }
  }

  private mutating func consider(
    _ row: Int, _ sign: Double, slope: Double, _ best: inout Candidate
  ) {
    let identity = residualOfRow[row]
    let isStuck = zeroSteps > Approximation.degenerateSteps
    guard isStuck ? identity < best.identity : slope <= best.slope else { return }
    best = Candidate(row: row, sign: sign, slope: slope, identity: identity)
  }

  /// Computes a displacement's effect on everything and from it the slope of a level.
  mutating func verifiedSlope(of row: Int, _ sign: Double, _ level: Int) -> LevelSlope? {
    computeDirection(of: row, sign)
    var slope = LevelSlope()
    let own = ownSlopes(row, level)
    slope.add(sign > 0 ? own.up : own.down)
    for place in problem.points(onLevel: level) {
      let point = Int(problem.pointsOfLevel[place])
      let residual = Int(problem.residualOfPoint[point])
      guard rowOfResidual[residual] < 0, rates[residual] != 0 else { continue }
      let price =
        sides[point] < 0 ? problem.points[point].slopeBelow : problem.points[point].slopeAbove
      slope.add(rates[residual] * price)
    }
    return slope
  }

  /// Computes how the unknowns and the residuals that are not pinned change with a row.
  mutating func computeDirection(of row: Int, _ sign: Double) {
    for index in rows.indices { rows[index] = 0 }
    rows[row] = sign
    basis.solve(&rows, into: &direction)
    for residual in 0..<problem.residualCount where rowOfResidual[residual] < 0 {
      var sum = 0.0
      var magnitude = 0.0
      for place in problem.range(of: residual) {
        let product = problem.entries[place].coefficient * direction[problem.entries[place].column]
        sum += product
        magnitude += abs(product)
      }
      rates[residual] = abs(sum) <= Approximation.cancellation * magnitude ? 0 : sum
    }
  }

  /// Forbids every displacement that would raise the cost of a level at its optimum.
  mutating func forbidRising() {
    for index in rising.indices {
      let row = Int(rising[index].row)
      allowed[row].subtract(rising[index].directions)
      if allowed[row].isEmpty { freedom -= 1 }
    }
  }
}
