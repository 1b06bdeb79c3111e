/// The current point of the simplex method: values of unknowns and residuals, and the position relative to breakpoints.
struct Iterate: ~Copyable {
  /// The values of the unknowns.
  var coordinates = Buffer<Double>()
  /// The values of the residuals.
  private(set) var values = Buffer<Double>()
  /// For each residual, the maximum rounding error of its value.
  private var roundings = Buffer<Double>()
  /// For each breakpoint, the side that its residual is on: −1 for below, 1 for above, 0 for active.
  var sides = Buffer<Int8>()
  var points = BreakpointValues()
  private(set) var size = CanvasSize(width: 0, height: 0)
  /// The maximum error of any value due to the rounding of the component's largest number.
  private(set) var rounding = 0.0
  private var correction = Buffer<Double>()

  /// Loads the breakpoints of a problem at a canvas size.
  ///
  /// Values are undefined until they are computed by ``evaluate(_:_:)``.
  mutating func load(_ problem: borrowing SimplexProblem, at size: CanvasSize) {
    self.size = size
    rounding = Tolerance.touchingInComponent * problem.scale.absoluteValue(at: size)
    points.load(problem.points, at: size, rounding: rounding)
    values.fill(with: 0, count: problem.residualCount)
    roundings.fill(with: 0, count: problem.residualCount)
    sides.fill(with: 0, count: problem.points.count)
  }

  /// Computes the values of all unknowns and residuals from the basis.
  mutating func evaluate(_ problem: borrowing SimplexProblem, _ basis: inout Basis) {
    coordinates.resize(to: problem.unknownCount)
    basis.computeUnknowns(points, into: &coordinates)
    for residual in values.indices { evaluate(residual, problem) }
    refine(problem, &basis)
  }

  /// Corrects the unknowns until the residuals in the basis are at their breakpoints, up to rounding errors.
  private mutating func refine(_ problem: borrowing SimplexProblem, _ basis: inout Basis) {
    for _ in 0..<3 {
      var isDone = true
      for row in 0..<basis.rowCount where basis.residualOfRow[row] >= 0 {
        let residual = Int(basis.residualOfRow[row])
        if compare(residual, Int(basis.activePoints[row])) != 0 { isDone = false }
      }
      if isDone { return }
      correction.resize(to: coordinates.count)
      basis.computeCorrection(points, values: values, into: &correction)
      for column in coordinates.indices {
        coordinates[column] = Tolerance.clamped(coordinates[column] + correction[column])
      }
      for residual in values.indices { evaluate(residual, problem) }
    }
  }

  /// Computes the value of a residual from the unknowns.
  mutating func evaluate(_ residual: Int, _ problem: borrowing SimplexProblem) {
    var value = RoundedSum()
    value.add(problem.entries, problem.range(of: residual), times: coordinates)
    values[residual] = Tolerance.clamped(value.sum)
    roundings[residual] = Tolerance.touching * Tolerance.clamped(value.magnitude) + rounding
  }

  /// Compares a residual with a breakpoint: −1 for below, 1 for above, 0 for equal within rounding errors.
  @inline(__always)
  func compare(_ residual: Int, _ point: Int) -> Int8 {
    let distance = values[residual] - points[point].position
    if abs(distance) <= max(roundings[residual], points[point].rounding) { return 0 }
    return distance < 0 ? -1 : 1
  }

  /// Updates the side that a residual is on for each of its breakpoints.
  ///
  /// At a breakpoint, a residual outside the basis keeps its previous side, or gets the cheaper side if it has none.
  mutating func placeSides(
    of residual: Int, _ problem: borrowing SimplexProblem, _ basis: borrowing Basis
  ) {
    let row = basis.row(of: residual)
    for point in problem.points(of: residual) {
      let side = compare(residual, point)
      if row >= 0 {
        sides[point] = Int(basis.activePoints[row]) == point ? 0 : side
      } else if side != 0 {
        sides[point] = side
      } else if sides[point] == 0 {
        sides[point] = problem.points[point].slopeBelow == 0 ? -1 : 1
      }
    }
  }

  /// Moves the unknowns, and the residuals that aren't in the basis, along a direction.
  mutating func move(
    by distance: Double, along direction: borrowing Buffer<Double>, rates: borrowing Buffer<Double>,
    _ basis: borrowing Basis
  ) {
    for column in coordinates.indices where direction[column] != 0 {
      coordinates[column] = Tolerance.clamped(
        coordinates[column] + distance * direction[column])
    }
    for residual in values.indices where basis.row(of: residual) < 0 && rates[residual] != 0 {
      values[residual] = Tolerance.clamped(values[residual] + distance * rates[residual])
    }
  }

  mutating func setValue(_ value: Double, of residual: Int) { values[residual] = value }

  // MARK: - Violations

  /// Whether a residual differs from its breakpoint by more than rounding error, in a direction that has a cost.
  func isViolated(_ point: Int, _ problem: borrowing SimplexProblem) -> Bool {
    let breakpoint = problem.points[point]
    let residual = Int(problem.residualOfPoint[point])
    let distance = values[residual] - points[point].position
    guard (distance < 0 ? breakpoint.slopeBelow : breakpoint.slopeAbove) != 0 else { return false }
    return isMissed(point, of: residual, by: distance)
  }

  /// Whether the distance between a residual and a breakpoint is more than rounding error.
  @inline(__always)
  func isMissed(_ point: Int, of residual: Int, by distance: Double) -> Bool {
    let rounding = roundings[residual] + points[point].rounding
    return abs(distance) > rounding * Tolerance.violation / Tolerance.touching
  }

  // MARK: - Ties

  /// Appends the values of the residual and the breakpoint that were added to the problem last.
  mutating func appendTie(_ problem: borrowing SimplexProblem) {
    points.append(problem.points[problem.points.count - 1], at: size, rounding: rounding)
    values.append(0)
    roundings.append(0)
    sides.append(1)
    evaluate(values.count - 1, problem)
  }

  /// Keeps only the values of the given numbers of breakpoints and residuals.
  mutating func truncate(toPoint pointCount: Int, residual residualCount: Int) {
    points.truncate(to: pointCount)
    sides.truncate(to: pointCount)
    values.truncate(to: residualCount)
    roundings.truncate(to: residualCount)
  }

  /// Copies values from another iterate, limited to the values that simplex steps change.
  mutating func copyValues(_ other: borrowing Iterate) {
    coordinates.copy(other.coordinates)
    values.copy(other.values)
    roundings.copy(other.roundings)
    sides.copy(other.sides)
  }
}
