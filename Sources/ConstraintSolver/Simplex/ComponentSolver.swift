/// A solver for components, which reuses its memory from one component to the next.
struct ComponentSolver: ~Copyable {
  /// The optimum of the component that was solved last.
  var optimum = Optimum()

  private var points = Buffer<Breakpoint>()
  private var values = BreakpointValues()
  private var simplex = Simplex()
  private var vertex = Vertex()

  /// Solves a component at a canvas size.
  ///
  /// `numbers[known]` contains the value of each unknown at an earlier optimum, as a function of the canvas size. If
  /// `known` isn't empty, the search starts near that optimum.
  mutating func solve(
    _ component: Int, of system: borrowing ReducedSystem, at size: CanvasSize,
    from known: Range<Int>, in numbers: borrowing Buffer<AffineConstant>
  ) {
    optimum.reset()
    simplex.nearby.removeAll()
    for index in known { simplex.nearby.append(Tolerance.clamped(numbers[index].value(at: size))) }
    let unknowns = system.components.unknowns(of: component)
    if unknowns.count == 1 {
      let unknown = system.components[unknowns.lowerBound]
      solveInterval(component, unknown: unknown, of: system, at: size)
    } else {
      simplex.solve(component, of: system, at: size, into: &optimum)
      if simplex.hasViolatedRow {
        optimum.setInfeasible(unknownCount: unknowns.count)
      } else {
        describeVertex()
      }
    }
  }

  // MARK: - Several unknowns

  /// Computes the unknowns as functions of the size, and the conditions under which they are optimal.
  private mutating func describeVertex() {
    optimum.scale = simplex.problem.scale
    if vertex.compute(simplex.problem, simplex.iterate, into: &optimum.coordinates) {
      return keepSides()
    }
    // Only rounding errors lead here. The values are good for this size.
    let coordinates = optimum.coordinates.indices
    for column in coordinates {
      optimum.coordinates[column] = AffineConstant(simplex.iterate.coordinates[column])
    }
    optimum.isLocal = true
  }

  /// Adds the conditions under which each residual stays on the same side of each of its breakpoints.
  private mutating func keepSides() {
    for residual in 0..<simplex.problem.residualCount where !optimum.isLocal {
      let definer = Int(vertex.definers[residual])
      let value = value(of: residual)
      var last = -1
      for index in simplex.problem.points(of: residual) {
        let point = simplex.problem.points[index]
        if point.jump == 0 || index == definer { continue }
        if definer >= 0, simplex.problem.points[definer].position == point.position { continue }
        let side = Int(simplex.iterate.compare(residual, index))
        optimum.note(point, side: side)
        // Hugging and compression resistance of the same size need one condition.
        if last >= 0, simplex.problem.points[last].hasSamePosition(as: point) { continue }
        last = index
        var difference = value.sum
        difference.add(point.position, times: -1)
        if side == 0, difference.isZero { continue }
        var magnitude = value.magnitude
        magnitude.add(point.position.magnitude, times: 1)
        optimum.keepSign(
          of: difference, magnitude: magnitude, side: side, at: simplex.iterate.size)
      }
    }
  }

  /// Returns a residual as a function of the size, and the magnitude that determines its rounding error.
  private func value(of residual: Int) -> (sum: AffineConstant, magnitude: AffineConstant) {
    var sum = AffineConstant()
    var magnitude = AffineConstant()
    for place in simplex.problem.range(of: residual) {
      let entry = simplex.problem.entries[place]
      let coordinate = optimum.coordinates[entry.column]
      sum.add(coordinate, times: entry.coefficient)
      magnitude.add(coordinate.magnitude, times: abs(entry.coefficient))
    }
    return (sum, magnitude)
  }

  // MARK: - One unknown

  /// Solves a component with a single unknown by narrowing its interval of optimal values level by level.
  private mutating func solveInterval(
    _ component: Int, unknown: Int, of system: borrowing ReducedSystem, at size: CanvasSize
  ) {
    points.removeAll()
    for place in system.components.rows(of: component) {
      points.append(breakpoint(ofRow: system.components[place], of: system))
    }
    optimum.scale = points.ignoreFarBounds(at: size)
    points.sort(points.indices) { ($1.rank, $0.row) < ($0.rank, $1.row) }
    let rounding = Tolerance.touchingInComponent * optimum.scale.absoluteValue(at: size)
    values.load(points, at: size, rounding: rounding)
    var interval = Interval()
    let count = points.count
    let firstBelowSlacks = points.indices.first { points[$0].rank <= Priority.slackRank } ?? count
    optimum.isUnique = narrow(&interval, 0..<firstBelowSlacks)
    func decide(_ point: Breakpoint) {
      points.append(point)
      values.append(point, at: size, rounding: rounding)
      interval.narrow(points.count - 1..<points.count, &values)
    }
    if !interval.isPoint(&values) {
      for row in system.rowsDecidingSlack(of: component) where !interval.isPoint(&values) {
        let bound = breakpoint(ofRow: row, of: system)
        if bound.isFar(beside: optimum.scale, at: size) { continue }
        let goal = system.rows[row].slackGoal
        let limit = bound.freeSide > 0 ? interval.high : interval.low
        if goal == .least || limit < 0 {
          decide(Breakpoint(tieAt: bound.position))
        } else if goal == .greatest || isPositive(bound, at: limit) {
          interval.narrow(to: limit)
        }
      }
    }
    _ = narrow(&interval, firstBelowSlacks..<count)
    if !interval.isPoint(&values) { decide(tie(component, unknown: unknown, of: system)) }
    finishInterval(at: interval.low, size)
  }

  /// Narrows an interval by the breakpoints of a range, level by level.
  ///
  /// - Returns: Whether constraints alone, without preferences, narrow the interval to one value.
  private mutating func narrow(_ interval: inout Interval, _ range: Range<Int>) -> Bool {
    var wasUnique: Bool?
    var start = range.lowerBound
    while start < range.upperBound {
      if wasUnique == nil, !points[start].isConstraint { wasUnique = interval.isPoint(&values) }
      if interval.low >= 0, interval.low == interval.high { break }
      var end = start + 1
      while end < range.upperBound, points[end].rank == points[start].rank { end += 1 }
      interval.narrow(start..<end, &values)
      start = end
    }
    return wasUnique ?? interval.isPoint(&values)
  }

  /// Returns the breakpoint of a row as a value of the component's single unknown.
  private func breakpoint(ofRow row: Int, of system: borrowing ReducedSystem) -> Breakpoint {
    let factor = system.rows.entries[system.rows.range(of: row).lowerBound].coefficient
    return Breakpoint(system.rows[row], index: row, dividedBy: factor)
  }

  /// Whether the inequality with the given bound has a positive slack at a breakpoint.
  private func isPositive(_ bound: Breakpoint, at point: Int) -> Bool {
    let own = points.indices.first { points[$0].row == bound.row }
    guard let own else { return false }
    return Double(values.compare(point, own)) * bound.freeSide > 0
  }

  /// Returns the tie-breaking breakpoint, at which the component's first dependent variable is zero.
  private func tie(_ component: Int, unknown: Int, of system: borrowing ReducedSystem) -> Breakpoint
  {
    let first = system.components.dependents(of: component).lowerBound
    let variable = system.components[first]
    if variable == unknown { return Breakpoint(tieAt: AffineConstant()) }
    let entry = system.definitions.entries[system.definitions.sum(of: variable).lowerBound]
    return Breakpoint(
      tieAt: system.definitions.constant(of: variable).divided(by: -entry.coefficient))
  }

  /// Sets the unknown to the most important breakpoint at the optimum, and adds the conditions for its optimality.
  private mutating func finishInterval(at optimalPoint: Int, _ size: CanvasSize) {
    var chosen = optimalPoint
    for index in points.indices where values.compare(index, optimalPoint) == 0 {
      if points[index].jump > 0, points[index].precedes(points[chosen]) { chosen = index }
    }
    let coordinate = points[chosen].position
    optimum.coordinates.append(coordinate)
    var last = -1
    for index in points.indices where index != chosen {
      let point = points[index]
      let side = values.compare(optimalPoint, index)
      optimum.note(point, side: side)
      if point.isRequired, side != 0 { checkRequired(point, index, optimalPoint) }
      var difference = coordinate
      difference.add(point.position, times: -1)
      if point.jump == 0 || (side == 0 && difference.isZero) { continue }
      // Hugging and compression resistance of the same size need one condition.
      if last >= 0, points[last].hasSamePosition(as: point) { continue }
      last = index
      var magnitude = coordinate.magnitude
      magnitude.add(point.position.magnitude, times: 1)
      optimum.keepSign(of: difference, magnitude: magnitude, side: side, at: size)
    }
  }

  private mutating func checkRequired(_ point: Breakpoint, _ index: Int, _ optimalPoint: Int) {
    let distance = values[optimalPoint].position - values[index].position
    guard (distance < 0 ? point.slopeBelow : point.slopeAbove) != 0 else { return }
    let rounding = values[optimalPoint].rounding + values[index].rounding
    if abs(distance) > rounding * Tolerance.violation / Tolerance.touching {
      optimum.isInfeasible = true
      optimum.isLocal = true
    }
  }
}

extension Breakpoint {
  /// Whether this breakpoint takes precedence over another breakpoint at the same position.
  ///
  /// Constraints come first, then preferences, then tie-breaking breakpoints.
  fileprivate func precedes(_ other: Breakpoint) -> Bool {
    if isConstraint != other.isConstraint { return isConstraint }
    if (row < 0) != (other.row < 0) { return row >= 0 }
    return row < other.row
  }
}
