/// The working memory for a step of the simplex method.
struct StepMemory: ~Copyable {
  /// For each unknown, its change per unit of the row's displacement.
  var direction = Buffer<Double>()
  /// For each residual that isn't in the basis, its change per unit of the row's displacement.
  var rates = Buffer<Double>()
  /// The breakpoints that the row's displacement reaches, in order of distance.
  var events = Buffer<Event>()

  mutating func reset(_ problem: borrowing SimplexProblem) {
    direction.fill(with: 0, count: problem.unknownCount)
    rates.fill(with: 0, count: problem.residualCount)
  }

  /// A breakpoint that is reached by a displacement.
  struct Event: BitwiseCopyable {
    let distance: Double
    let rate: Double
    let residual: Int
    let point: Int
  }
}

extension Simplex {
  /// Displaces a row until the cost of a level stops falling.
  ///
  /// This is the long-step ratio test. The slope of the cost increases at each breakpoint of the level, and the step
  /// ends when the slope isn't negative any more. Breakpoints of more important levels also end the step. Breakpoints
  /// of less important levels don't.
  ///
  /// - Returns: The length of the displacement, or `nil` if nothing ends it.
  mutating func takeStep(_ row: Int, _ sign: Double, _ level: Int, slope: RoundedSum) -> Double? {
    gatherEvents(row, sign)
    guard let stop = stop(of: row, sign, level, slope: slope) else { return nil }
    let last = step.events[stop]
    for index in 0..<stop where isAhead(step.events[index], of: row) {
      iterate.sides[step.events[index].point] = step.events[index].rate > 0 ? 1 : -1
    }
    move(row, sign, by: last.distance)
    activate(last, in: row, sign, level: level)
    return last.distance
  }

  /// Returns the index of the first event at which a displacement must end, or `nil` if nothing ends it.
  private mutating func stop(
    of row: Int, _ sign: Double, _ level: Int, slope: RoundedSum
  ) -> Int? {
    var slope = slope
    for index in step.events.indices where isAhead(step.events[index], of: row) {
      let event = step.events[index]
      let point = problem.points[event.point]
      if Int(point.level) > level { continue }
      if Int(point.level) == level {
        slope.add(point.jump * abs(event.rate))
        if slope.value() < 0 { continue }
      }
      if canEnter(event, row, sign) { return index }
      if basis.isInaccurate { return nil }
    }
    return nil
  }

  /// Returns the first event before `distance` at which a row's displacement must end.
  ///
  /// Breakpoints of levels that haven't been optimized yet don't end the displacement. Returns `nil` if no event ends
  /// it, or if the basis factors are inaccurate. Overwrites `basis.factors`.
  mutating func firstStop(
    of row: Int, _ sign: Double, before distance: Double
  ) -> StepMemory.Event? {
    computeDirection(of: row, sign)
    gatherEvents(row, sign)
    for index in step.events.indices where isAhead(step.events[index], of: row) {
      let event = step.events[index]
      if event.distance >= distance { break }
      if Int(problem.points[event.point].level) >= ties.nextLevel { continue }
      if canEnter(event, row, sign) { return event }
      if basis.isInaccurate { break }
    }
    return nil
  }

  /// Moves the point along the current direction, past breakpoints of levels that haven't been optimized yet.
  mutating func movePast(_ row: Int, _ sign: Double, by distance: Double) {
    for index in step.events.indices where isAhead(step.events[index], of: row) {
      let event = step.events[index]
      if event.distance >= distance { break }
      iterate.sides[event.point] = event.rate > 0 ? 1 : -1
    }
    move(row, sign, by: distance)
  }

  /// Whether displacing a row changes the residual of an event, so that the step can reach the event.
  @inline(__always)
  private func isAhead(_ event: StepMemory.Event, of row: Int) -> Bool {
    step.rates[event.residual] != 0 || event.residual == Int(basis.residualOfRow[row])
  }

  /// Whether the residual of an event can replace a row of the basis.
  ///
  /// If it can't, the residual is marked as not moving.
  ///
  /// The residual's rate is computed a second time, from the factors. If both results agree, neither is rounding error.
  /// If they disagree and aren't small, the factors are inaccurate.
  private mutating func canEnter(_ event: StepMemory.Event, _ row: Int, _ sign: Double) -> Bool {
    if event.residual == Int(basis.residualOfRow[row]) { return true }
    basis.combine(
      problem.entries, problem.range(of: event.residual), withoutSettled: ties.noneSettled)
    let other = sign * basis.factors[row]
    let larger = max(abs(event.rate), abs(other))
    if larger > 0, abs(event.rate - other) <= Tolerance.agreement * larger { return true }
    let isSmall = larger <= Tolerance.agreement * basis.factors.largestMagnitude
    basis.isInaccurate = !isSmall && basis.replacementCount > 0 && !basis.isSingular
    step.rates[event.residual] = 0
    return false
  }

  /// Computes how the unknowns, and the residuals that aren't in the basis, change per unit of displacement of a row.
  mutating func computeDirection(of row: Int, _ sign: Double) {
    basis.computeDirection(of: row, sign, into: &step.direction)
    for residual in 0..<problem.residualCount where basis.row(of: residual) < 0 {
      var rate = RoundedSum()
      rate.add(problem.entries, problem.range(of: residual), times: step.direction)
      step.rates[residual] = rate.value(within: Tolerance.cancellation)
    }
  }

  /// Collects the breakpoints that a displacement of a row reaches, sorted by distance.
  private mutating func gatherEvents(_ row: Int, _ sign: Double) {
    step.events.removeAll()
    let own = Int(basis.residualOfRow[row])
    if own >= 0 { gatherEvents(of: own, rate: sign) }
    for residual in 0..<ties.firstTie where basis.row(of: residual) < 0 && step.rates[residual] != 0
    {
      gatherEvents(of: residual, rate: step.rates[residual])
    }
    guard step.events.count > 1 else { return }
    let isStalled = isStalled
    step.events.sort(step.events.indices) { lhs, rhs in
      if lhs.distance != rhs.distance { return lhs.distance < rhs.distance }
      if !isStalled, abs(lhs.rate) != abs(rhs.rate) { return abs(lhs.rate) > abs(rhs.rate) }
      return lhs.point < rhs.point
    }
  }

  private mutating func gatherEvents(of residual: Int, rate: Double) {
    for point in problem.points(of: residual) where problem.points[point].jump > 0 {
      guard rate > 0 ? iterate.sides[point] < 0 : iterate.sides[point] > 0 else { continue }
      var distance = 0.0
      if iterate.compare(residual, point) != 0 {
        let gap = iterate.points[point].position - iterate.values[residual]
        distance = max(0, Tolerance.clamped(gap / rate))
      }
      step.events.append(
        StepMemory.Event(distance: distance, rate: rate, residual: residual, point: point))
    }
  }

  /// Moves the point along the current direction by a distance.
  mutating func move(_ row: Int, _ sign: Double, by distance: Double) {
    guard distance > 0 else { return }
    iterate.move(by: distance, along: step.direction, rates: step.rates, basis)
    let own = Int(basis.residualOfRow[row])
    if own >= 0 {
      iterate.setValue(Tolerance.clamped(iterate.values[own] + distance * sign), of: own)
    }
  }

  /// Makes the breakpoint of an event the active breakpoint of the displaced row.
  mutating func activate(_ event: StepMemory.Event, in row: Int, _ sign: Double, level: Int) {
    let own = Int(basis.residualOfRow[row])
    if own >= 0 {
      for point in problem.points(of: own) where iterate.sides[point] == 0 {
        iterate.sides[point] = sign > 0 ? 1 : -1
      }
    }
    if event.residual != own { basis.replace(row, by: event.residual) }
    noteStep()
    basis.activate(event.point, in: row)
    iterate.setValue(iterate.points[event.point].position, of: event.residual)
    freedom[row] = directions(from: event, level: level)
    iterate.placeSides(of: event.residual, problem, basis)
    if basis.replacementCount > 40 { refactor() }
  }

  /// Returns the directions in which a residual may leave the breakpoint of an event.
  ///
  /// If a breakpoint of a more important level has the same value, the residual may not cross it.
  private func directions(from event: StepMemory.Event, level: Int) -> Freedom.Directions {
    var directions = Freedom.Directions.both
    for point in problem.points(of: event.residual)
    where Int(problem.points[point].level) < level && problem.points[point].jump > 0 {
      guard point == event.point || iterate.compare(event.residual, point) == 0 else { continue }
      let side =
        iterate.sides[point] == 0 ? (event.rate > 0 ? -1 : 1) : Double(iterate.sides[point])
      directions.remove(Freedom.Directions(-side))
    }
    return directions
  }
}
