extension SparseSimplex {
  /// Displaces a row as far as the cost of a level falls, and pins what stops it.
  ///
  /// The long-step ratio test: at each point of the level the slope grows; the walk goes on until it
  /// is no longer negative. Points of more important levels stop it, points of less important ones do
  /// not.
  ///
  /// - Returns: The length of the displacement, or nil if nothing stops it.
  mutating func step(_ row: Int, _ sign: Double, _ level: Int, slope: LevelSlope) -> Double? {
    gatherEvents(row, sign)
    guard let stop = stop(of: row, sign, level, slope: slope) else { return nil }
    let last = events[stop]
    for index in 0..<stop where isAhead(events[index], of: row) {
      sides[events[index].point] = events[index].rate > 0 ? 1 : -1
    }
    move(row, sign, by: last.distance)
    pin(last, in: row, sign, level: level)
    return last.distance
  }

  /// The first event at which a displacement must not go on, or nil if there is none.
  private mutating func stop(
    of row: Int, _ sign: Double, _ level: Int, slope: LevelSlope
  ) -> Int? {
    var slope = slope
    for index in events.indices where isAhead(events[index], of: row) {
      let point = problem.points[events[index].point]
      if Int(point.level) > level { continue }
      if Int(point.level) == level {
        slope.add(point.jump * abs(events[index].rate))
        if slope.cleaned < 0 { continue }
      }
      if canPin(events[index], in: row, sign) { return index }
      if isInaccurate { return nil }
    }
    return nil
  }

  /// The first event that a displacement by less than a distance leads to, whatever its level, or nil if
  /// there is none or the factors are inaccurate; with its residual's combination of the rows in
  /// `factors`.
  mutating func firstStop(of row: Int, _ sign: Double, before distance: Double) -> Event? {
    computeDirection(of: row, sign)
    gatherEvents(row, sign)
    for index in events.indices where isAhead(events[index], of: row) {
      if events[index].distance >= distance { break }
      if canPin(events[index], in: row, sign) { return events[index] }
      if isInaccurate { break }
    }
    return nil
  }

  /// Whether a displacement still leads to an event: its residual was not found to stay where it is.
  @inline(__always)
  private func isAhead(_ event: Event, of row: Int) -> Bool {
    rates[event.residual] != 0 || event.residual == Int(residualOfRow[row])
  }

  /// Whether an event's residual can take a row's place in the basis; else it stays where it is.
  ///
  /// What a residual changes by along a displacement is computed here in another way, from the
  /// residual: where the two agree, neither is rounding. A residual that depends on the row by no more
  /// than rounding would leave the basis without an inverse. Where they disagree about numbers that are
  /// not small, it is the factors that have become inaccurate.
  ///
  /// Leaves the residual's combination of the rows in `factors`.
  mutating func canPin(_ event: Event, in row: Int, _ sign: Double) -> Bool {
    if event.residual == Int(residualOfRow[row]) { return true }
    combineEntries(problem.range(of: event.residual))
    let other = sign * factors[row]
    let larger = max(abs(event.rate), abs(other))
    let isSame = abs(event.rate - other) <= Approximation.agreement * larger
    if isSame, larger > 0 { return true }
    let isSmall = larger <= Approximation.agreement * factors.largestMagnitude
    isInaccurate = !isSmall && basis.replacementCount > 0 && !isSingular
    rates[event.residual] = 0
    return false
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
        ? 0 : max(0, Approximation.finite((line[point].position - values[residual]) / rate))
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

  /// Pins what stopped a displacement in the row that was displaced, from its combination of the rows
  /// in `factors`.
  mutating func pin(_ event: Event, in row: Int, _ sign: Double, level: Int) {
    let own = Int(residualOfRow[row])
    if own >= 0 {
      for point in problem.points(of: own) where sides[point] == 0 {
        sides[point] = sign > 0 ? 1 : -1
      }
    }
    if event.residual != own { putResidual(event.residual, into: row) }
    hasStepped = true
    pins[row] = Int32(truncatingIfNeeded: event.point)
    values[event.residual] = line[event.point].position
    let wasFree = !allowed[row].isEmpty
    allowed[row] = directions(from: event, level: level)
    placeSides(of: event.residual)
    let isFree = !allowed[row].isEmpty
    if isFree != wasFree { freedom += isFree ? 1 : -1 }
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

  /// Puts the residual that was combined last into a row of the basis.
  private mutating func putResidual(_ residual: Int, into row: Int) {
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
