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
    if hasSlope { basis.combine(into: &prices, withoutSettled: isSettled) }
    return hasSlope
  }

  /// How the cost of a level changes with a displacement of a row, at the row's own points.
  @inline(__always)
  func ownSlope(_ row: Int, _ sign: Double, _ level: Int) -> Double {
    let residual = Int(residualOfRow[row])
    guard residual >= 0 else { return 0 }
    var slope = 0.0
    for point in problem.points(of: residual) where Int(problem.points[point].level) == level {
      let isAbove = sides[point] > 0 || (sides[point] == 0 && sign > 0)
      slope +=
        sign * (isAbove ? problem.points[point].slopeAbove : problem.points[point].slopeBelow)
    }
    return slope
  }

  /// How the cost of a level changes with a displacement of a row; zero where only rounding is left.
  @inline(__always)
  private func slope(_ row: Int, _ sign: Double, _ level: Int, _ hasPrices: Bool) -> Double {
    let own = ownSlope(row, sign, level)
    guard hasPrices else { return own }
    let price = sign * prices[row]
    let sum = own + price
    return abs(sum) <= Approximation.slope * (abs(own) + abs(price)) ? 0 : sum
  }

  /// A displacement that seems to lower the cost of a level: the steepest, the last of those, or the
  /// first in a fixed order once there is no progress.
  mutating func bestMove(_ level: Int, _ hasPrices: Bool) -> (row: Int, sign: Double)? {
    var best: (row: Int, sign: Double)?
    var bestSlope = 0.0
    let isStuck = zeroSteps > Approximation.degenerateSteps
    var identity = Int32.max
    func consider(_ row: Int, _ sign: Double) {
      let bit = Directions(sign)
      guard allowed[row].contains(bit), !barred[row].contains(bit) else { return }
      let slope = slope(row, sign, level, hasPrices)
      guard slope < 0 else { return }
      if isStuck ? residualOfRow[row] < identity : slope <= bestSlope {
        best = (row, sign)
        bestSlope = slope
        identity = residualOfRow[row]
      }
    }
    func consider(_ row: Int) {
      guard !allowed[row].isEmpty else { return }
      consider(row, 1)
      consider(row, -1)
    }
    if hasPrices {
      for row in allowed.indices { consider(row) }
    } else {
      // Without a price only a row's own points of this level count.
      var last: Int32 = -1
      for place in problem.points(onLevel: level) {
        let residual = problem.residualOfPoint[Int(problem.pointsOfLevel[place])]
        // A residual's points follow one another; a form's labels share one with thousands.
        if residual == last { continue }
        last = residual
        let row = rowOfResidual[Int(residual)]
        if row >= 0 { consider(Int(row)) }
      }
    }
    return best
  }

  /// Computes a displacement's effect on everything and from it the slope of a level.
  mutating func verifiedSlope(of row: Int, _ sign: Double, _ level: Int) -> LevelSlope? {
    computeDirection(of: row, sign)
    var slope = LevelSlope()
    slope.add(ownSlope(row, sign, level))
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

  /// Forbids every displacement that would raise the cost of a level.
  mutating func forbid(_ level: Int, _ hasPrices: Bool) {
    if hasPrices {
      for row in allowed.indices { forbid(row, level, true) }
      return
    }
    var last: Int32 = -1
    for place in problem.points(onLevel: level) {
      let residual = problem.residualOfPoint[Int(problem.pointsOfLevel[place])]
      if residual == last { continue }
      last = residual
      let row = rowOfResidual[Int(residual)]
      if row >= 0 { forbid(Int(row), level, false) }
    }
  }

  @inline(__always)
  private mutating func forbid(_ row: Int, _ level: Int, _ hasPrices: Bool) {
    guard !allowed[row].isEmpty else { return }
    if slope(row, 1, level, hasPrices) > 0 { allowed[row].remove(.up) }
    if slope(row, -1, level, hasPrices) > 0 { allowed[row].remove(.down) }
    if allowed[row].isEmpty { freedom -= 1 }
  }
}
