/// Finds the optimum of one component after another, in working memory that it keeps.
struct ComponentSolver: ~Copyable {
  /// What was found for the last component.
  var outcome = Outcome()

  private var points = UnsafeList<LinePoint>()
  private var values = LineValues()
  private var simplex = SparseSimplex()
  /// A list of one component, which need not be made for each.
  private var single = [0]

  /// Makes a solver.
  ///
  /// - Parameters:
  ///   - solvesRepeatedly: Whether it solves a component many times before another; it then keeps the
  ///     system.
  ///   - knownOptimum: The values of all variables at some size, near which to look for others.
  init(
    solvesRepeatedly: Bool = false, near knownOptimum: (values: [Double], size: CanvasSize)? = nil
  ) {
    simplex.keepsProblem = solvesRepeatedly
    simplex.knownOptimum = knownOptimum
  }

  /// Solves a component of which ``refute(_:of:at:)`` may have been unable to tell anything.
  mutating func solve(
    _ component: Int, of blueprint: Blueprint, at size: CanvasSize, isUnrefutable: Bool
  ) {
    simplex.followsImplications = !isUnrefutable
    solve(component, of: blueprint, at: size)
    simplex.followsImplications = true
  }

  /// Solves a component at a size of the canvas.
  mutating func solve(_ component: Int, of blueprint: Blueprint, at size: CanvasSize) {
    outcome.reset()
    let unknowns = blueprint.components.unknowns.range(component)
    if unknowns.count == 1 {
      if solvePoint(component, of: blueprint) { return }
      let unknown = Int(blueprint.components.unknowns.members[unknowns.lowerBound])
      solveLine(component, unknown: unknown, of: blueprint, at: size)
    } else {
      single[0] = component
      simplex.solve(
        single, of: blueprint, at: size,
        decidesTies: !blueprint.components.isLinked(component),
        fixed: [], into: &outcome)
    }
  }

  /// Shows that a component's required rows have no solution at a size, and at which others; the values
  /// mean nothing.
  ///
  /// - Returns: Whether that is so, or else nothing is said of an outcome; nil if it cannot be told at
  ///   any size.
  mutating func refute(_ component: Int, of blueprint: Blueprint, at size: CanvasSize) -> Bool? {
    let unknownCount = blueprint.components.unknowns.range(component).count
    guard unknownCount > 1 else { return false }
    simplex.load(requiredRowsOf: component, of: blueprint, at: size)
    var implications = Implications()
    guard implications.load(&simplex.problem, at: size) else { return nil }
    implications.enforceAll()
    guard let certificate = implications.certificate(at: size) else { return false }
    outcome.reset()
    outcome.isBroken = true
    outcome.conditions.append(certificate)
    outcome.coordinates.replaceAll(with: AffineConstant(), count: unknownCount)
    return true
  }

  /// Solves components that ties decide as one; the unknowns are in ascending order.
  ///
  /// What other components decide of their variables is fixed.
  mutating func solve(
    group: [Int], of blueprint: Blueprint, at size: CanvasSize, fixed: [AffineConstant]
  ) {
    outcome.reset()
    simplex.solve(
      group, of: blueprint, at: size, decidesTies: true, fixed: fixed, into: &outcome)
  }

  // MARK: - One unknown

  /// A component with a single unknown whose constraints all hold at one value and at no other, at
  /// every size: a size with an intrinsic one, say.
  ///
  /// - Returns: Whether it is one; else nothing happens.
  @inline(__always)
  private mutating func solvePoint(_ component: Int, of blueprint: Blueprint) -> Bool {
    var common: AffineConstant?
    var isBounded = (below: false, above: false)
    let members = blueprint.components.members.range(component)
    var place = members.lowerBound
    while place < members.upperBound {
      let form = blueprint.rows.form(from: Int(blueprint.components.members.members[place]))
      place += form.rows.count
      let scale = blueprint.rows.entries[form.entries.lowerBound].coefficient
      let constant = blueprint.rows.constant(of: form.rows.lowerBound)
      for row in form.rows {
        let kind = blueprint.store.kind(of: blueprint.rows.slot(of: row))
        guard kind.rank > 0, blueprint.rows.constant(of: row) == constant else { return false }
        let minds = LinePoint.minds(kind.relation, scale: scale)
        if minds.below { isBounded.below = true }
        if minds.above { isBounded.above = true }
      }
      let position = LinePoint.position(constant, scale: scale)
      if let common, common != position { return false }
      common = position
    }
    guard let common, isBounded == (true, true) else { return false }
    outcome.coordinates.append(common)
    return true
  }

  /// A component with a single unknown: an interval narrowed level by level.
  private mutating func solveLine(
    _ component: Int, unknown: Int, of blueprint: Blueprint, at size: CanvasSize
  ) {
    gatherPoints(component, of: blueprint)
    var scale = AffineConstant()
    for index in points.indices { scale.formMaximum(points[index].magnitude, times: 1) }
    let scaleNow = scale.absoluteValue(at: size) * Approximation.touchingInComponent
    values.removeAll()
    for index in points.indices { append(points[index], at: size, scale: scaleNow) }
    var line = Line()
    var start = 0
    var wasUnique: Bool?
    while start < points.count {
      if wasUnique == nil, !points[start].isConstraint { wasUnique = line.isPoint(&values) }
      if line.low >= 0, line.low == line.high { break }
      var end = start + 1
      while end < points.count, points[end].rank == points[start].rank { end += 1 }
      line.narrow(start..<end, &values)
      start = end
    }
    let isPoint = line.isPoint(&values)
    outcome.isUnique = wasUnique ?? isPoint
    if !isPoint {
      guard !blueprint.components.isLinked(component) else {
        outcome.isOpen = true
        outcome.isLocal = true
        outcome.coordinates.append(AffineConstant())
        // Required rows that miss one another can leave room for a choice between them.
        let end = max(line.low, line.high)
        for index in points.indices where end >= 0 && points[index].isRequired {
          checkRequired(points[index], index, end)
        }
        return
      }
      addTie(component, unknown: unknown, of: blueprint, at: size, scale: scaleNow)
      line.narrow(points.count - 1..<points.count, &values)
    }
    finishLine(at: line.low, scale: scale, size)
  }

  /// The demands on a component's single unknown, the most important first.
  private mutating func gatherPoints(_ component: Int, of blueprint: Blueprint) {
    points.removeAll()
    for place in blueprint.components.members.range(component) {
      let row = blueprint.components.members.members[place]
      let start = blueprint.rows.range(of: Int(row)).lowerBound
      points.append(
        LinePoint(
          blueprint, row: Int(row), scale: blueprint.rows.entries[start].coefficient))
    }
    sortPoints()
  }

  /// Sorts the points by rank, and keeps the order of the rows within each.
  private mutating func sortPoints() {
    guard points.count >= 24 else { return points.sort(points.indices) { $0.rank > $1.rank } }
    // Many are sorted by number: a point is twenty times as long.
    var order = UnsafeList<Int32>()
    var unsorted = UnsafeList<LinePoint>()
    order.reserve(points.count)
    for index in points.indices { order.append(Int32(truncatingIfNeeded: index)) }
    unsorted.copy(points)
    order.sort(order.indices) { lhs, rhs in
      (unsorted[Int(rhs)].rank, lhs) < (unsorted[Int(lhs)].rank, rhs)
    }
    for index in order.indices { points[index] = unsorted[Int(order[index])] }
  }

  private mutating func append(_ point: LinePoint, at size: CanvasSize, scale: Double) {
    values.append(
      LineValues.Value(
        point, position: Approximation.finite(point.position.value(at: size)),
        rounding: Approximation.touching * point.position.absoluteValue(at: size) + scale))
  }

  /// Adds the wish that the first variable that depends on the unknown be zero.
  private mutating func addTie(
    _ component: Int, unknown: Int, of blueprint: Blueprint, at size: CanvasSize, scale: Double
  ) {
    var position = AffineConstant()
    let variable = Int(blueprint.components.dependents[component].first ?? Int32(unknown))
    if variable != unknown {
      let start = blueprint.definitions.sum(of: variable).lowerBound
      position = blueprint.definitions.constant(of: variable)
        .divided(by: -blueprint.definitions.entries[start].coefficient)
    }
    points.append(LinePoint(tieAt: position))
    append(points[points.count - 1], at: size, scale: scale)
  }

  /// Takes the position of the most important point that is where the optimum is.
  private mutating func finishLine(at optimum: Int, scale: AffineConstant, _ size: CanvasSize) {
    var chosen = optimum
    for index in 0..<points.count where values.compare(index, optimum) == 0 {
      if isBefore(points[index], points[chosen]) { chosen = index }
    }
    let coordinate = points[chosen].position
    outcome.coordinates.append(coordinate)
    let coordinateMagnitude = coordinate.magnitude
    var last = -1
    for index in 0..<points.count where index != chosen {
      let point = points[index]
      let side = values.compare(optimum, index)
      outcome.note(point, side: side)
      if point.isRequired, side != 0 { checkRequired(point, index, optimum) }
      var difference = coordinate
      difference.add(point.position, times: -1)
      if side == 0, difference.isZero { continue }
      // What hugs and resists at the same number stays on the same side of it.
      if last >= 0, points[last].hasSamePosition(as: point) { continue }
      last = index
      var magnitude = coordinateMagnitude
      magnitude.add(point.position.magnitude, times: 1)
      outcome.keep(difference, magnitude: magnitude, scale: scale, side: side, at: size)
    }
  }

  /// Whether a point takes precedence in giving the coordinate: constraints, preferences, ties.
  private func isBefore(_ lhs: LinePoint, _ rhs: LinePoint) -> Bool {
    if lhs.isConstraint != rhs.isConstraint { return lhs.isConstraint }
    if (lhs.row < 0) != (rhs.row < 0) { return lhs.row >= 0 }
    return lhs.row < rhs.row
  }

  private mutating func checkRequired(_ point: LinePoint, _ index: Int, _ optimum: Int) {
    let distance = values[optimum].position - values[index].position
    guard (distance < 0 ? point.slopeBelow : point.slopeAbove) != 0 else { return }
    // A hundred times the rounding that counts as touching.
    let rounding = values[optimum].rounding + values[index].rounding
    if abs(distance) > rounding * Approximation.violation / Approximation.touching {
      outcome.isBroken = true
      outcome.isLocal = true
    }
  }
}
