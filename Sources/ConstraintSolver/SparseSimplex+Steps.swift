extension SparseSimplex {
  /// Displaces a row as far as the cost of a level falls, and pins what stops it.
  ///
  /// The long-step ratio test: at each point of the level the slope grows; the walk goes on until it
  /// is no longer negative. Points of more important levels stop it, points of less important ones do
  /// not.
  ///
  /// - Returns: The length of the displacement, or nil if nothing stops it.
  mutating func step(_ row: Int, _ sign: Double, _ level: Int, slope: LevelSlope) -> Double? {
    var slope = slope
    gatherEvents(row, sign)
    var stop: Int?
    for index in events.indices {
      let point = problem.points[events[index].point]
      if Int(point.level) > level { continue }
      if Int(point.level) == level {
        slope.add(point.jump * abs(events[index].rate))
        if slope.cleaned < 0 { continue }
      }
      stop = index
      break
    }
    guard let stop else { return nil }
    let last = events[stop]
    for index in 0..<stop { sides[events[index].point] = events[index].rate > 0 ? 1 : -1 }
    move(row, sign, by: last.distance)
    pin(last, in: row, sign, level: level)
    return last.distance
  }

  /// The points ahead, by distance.
  mutating func gatherEvents(_ row: Int, _ sign: Double) {
    events.removeAll()
    let own = Int(residualOfRow[row])
    if own >= 0 { gatherEvents(of: own, rate: sign) }
    for residual in 0..<firstTie where rowOfResidual[residual] < 0 && rates[residual] != 0 {
      gatherEvents(of: residual, rate: rates[residual])
    }
    guard events.count > 1 else { return }
    let isStuck = zeroSteps > Approximation.degenerateSteps
    events.sort(events.indices) { lhs, rhs in
      if lhs.distance != rhs.distance { return lhs.distance < rhs.distance }
      if !isStuck, abs(lhs.rate) != abs(rhs.rate) { return abs(lhs.rate) > abs(rhs.rate) }
      return lhs.point < rhs.point
    }
  }

  private mutating func gatherEvents(of residual: Int, rate: Double) {
    for point in problem.points(of: residual) {
      guard problem.points[point].jump > 0 else { continue }
      guard rate > 0 ? sides[point] < 0 : sides[point] > 0 else { continue }
      let isTouching = compare(residual, point) == 0
      let distance =
        isTouching
        ? 0 : max(0, Approximation.finite((line.positions[point] - values[residual]) / rate))
      events.append(Event(distance: distance, rate: rate, residual: residual, point: point))
    }
  }

  /// Moves everything along a displacement.
  mutating func move(_ row: Int, _ sign: Double, by distance: Double) {
    guard distance > 0 else { return }
    for column in coordinates.indices where direction[column] != 0 {
      coordinates[column] = Approximation.finite(
        coordinates[column] + distance * direction[column])
    }
    for residual in 0..<problem.residualCount
    where rowOfResidual[residual] < 0 && rates[residual] != 0 {
      values[residual] = Approximation.finite(values[residual] + distance * rates[residual])
    }
    let own = Int(residualOfRow[row])
    if own >= 0 { values[own] = Approximation.finite(values[own] + distance * sign) }
  }

  /// Pins what stopped a displacement in the row that was displaced.
  mutating func pin(_ event: Event, in row: Int, _ sign: Double, level: Int) {
    let own = Int(residualOfRow[row])
    if own >= 0 {
      for point in problem.points(of: own) where sides[point] == 0 {
        sides[point] = sign > 0 ? 1 : -1
      }
    }
    if event.residual != own { replace(row, by: event.residual) }
    pins[row] = Int32(truncatingIfNeeded: event.point)
    values[event.residual] = line.positions[event.point]
    let wasFree = !allowed[row].isEmpty
    allowed[row] = directions(from: event, level: level)
    placeSides(of: event.residual)
    if !wasFree { freedom += 1 }
    if basis.replacementCount > 40 { refresh() }
  }

  /// Where a residual may go from the point that stopped it, as far as more important levels go.
  ///
  /// Not to the other side of any of their points that it touches.
  private mutating func directions(from event: Event, level: Int) -> Directions {
    var directions = Directions.both
    for point in problem.points(of: event.residual)
    where Int(problem.points[point].level) < level && problem.points[point].jump > 0 {
      guard point == event.point || compare(event.residual, point) == 0 else { continue }
      let side = sides[point] == 0 ? (event.rate > 0 ? -1 : 1) : Double(sides[point])
      directions.remove(Directions(-side))
    }
    return directions
  }

  /// Puts a residual into a row of the basis.
  mutating func replace(_ row: Int, by residual: Int) {
    combineEntries(problem.range(of: residual))
    basis.replace(row, by: factors)
    let own = Int(residualOfRow[row])
    if own >= 0 { rowOfResidual[own] = -1 }
    residualOfRow[row] = Int32(truncatingIfNeeded: residual)
    rowOfResidual[residual] = Int32(truncatingIfNeeded: row)
  }

  /// Writes a residual as a combination of the rows, in `factors`.
  mutating func combineEntries(_ range: Range<Int>) {
    for place in range {
      basis.load(problem.entries[place].coefficient, at: problem.entries[place].column)
    }
    basis.combine(into: &factors, withoutSettled: noneSettled)
    let noise = Approximation.cancellation * factors.largestMagnitude
    for place in factors.support.indices {
      let row = Int(factors.support[place])
      if abs(factors[row]) <= noise { factors[row] = 0 }
    }
  }
}
