/// The working memory for making the optimum unique, by optimizing slacks and variables one by one.
struct TieMemory: ~Copyable {
  /// The index of the first tie-breaking residual.
  var firstTie = 0
  /// The index of the first priority level that hasn't been optimized yet.
  var nextLevel = 0
  /// The linear form of the slack or variable that is being optimized, in terms of the unknowns.
  var expression = Buffer<Entry>()
  /// The indices of the displaceable basis rows in the linear combination for ``expression``.
  var candidates = Buffer<Int32>()
  /// For each unknown, whether its value is final; the buffer is empty before the first variable is optimized.
  var isSettled = Buffer<Bool>()
  let noneSettled = Buffer<Bool>()
}

extension Simplex {
  /// Brings the slacks of a component's inequalities to their goals, one after another.
  mutating func decideSlacks(_ component: Int, of system: borrowing ReducedSystem) {
    for row in system.rowsDecidingSlack(of: component) where freedom.count > 0 {
      let bound = loadExpression(ofRow: row, system)
      if bound.isFar(beside: problem.scale, at: iterate.size) || !combineExpression() { continue }
      let goal = system.rows[row].slackGoal
      if goal != .least, pushExpression(bound.freeSide) {
        if goal == .greatest || side(of: bound) == bound.freeSide { fixExpression() }
      } else {
        decideExpression(at: bound.position)
      }
    }
  }

  /// Increases or decreases the value of `ties.expression` until it reaches its limit.
  ///
  /// - Returns: Whether there is a limit.
  private mutating func pushExpression(_ sign: Double) -> Bool {
    degenerateSteps = 0
    while stepsLeft > 0, let row = rowToMove(sign) {
      stepsLeft -= 1
      let direction: Double = sign * basis.factors[row] > 0 ? 1 : -1
      if let first = firstStop(of: row, direction, before: .infinity) {
        degenerateSteps = first.distance > 0 ? 0 : degenerateSteps + 1
        movePast(row, direction, by: first.distance)
        activate(first, in: row, direction, level: ties.nextLevel)
      } else if basis.isInaccurate {
        refactor()
      } else {
        _ = combineExpression()
        return false
      }
      _ = combineExpression()
    }
    return true
  }

  /// Fixes the value of `ties.expression` by forbidding all displacements that would change it.
  mutating func fixExpression() {
    for place in ties.candidates.indices { freedom[Int(ties.candidates[place])] = [] }
  }

  /// Returns the side of a breakpoint that the value of `ties.expression` is on: 1 or −1, or 0 at the breakpoint.
  private func side(of bound: Breakpoint) -> Double {
    var distance = RoundedSum(
      sum: 0 - bound.position.value(at: iterate.size),
      magnitude: bound.magnitude.absoluteValue(at: iterate.size))
    distance.add(ties.expression, ties.expression.indices, times: iterate.coordinates)
    let rounding = Tolerance.touching * distance.magnitude + iterate.rounding
    if abs(distance.sum) <= rounding { return 0 }
    return distance.sum < 0 ? -1 : 1
  }

  /// Sets `ties.expression` to the left side of a row, scaled like the residuals of the problem.
  ///
  /// - Returns: The breakpoint of the row at that scale.
  private mutating func loadExpression(
    ofRow row: Int, _ system: borrowing ReducedSystem
  ) -> Breakpoint {
    let range = system.rows.range(of: row)
    let factor = SimplexProblem.factor(system.rows.entries, range)
    ties.expression.removeAll()
    for place in range {
      let entry = system.rows.entries[place]
      ties.expression.append(
        Entry(
          column: system.components.place(ofUnknown: entry.column),
          coefficient: entry.coefficient / factor))
    }
    return Breakpoint(system.rows[row], index: row, dividedBy: factor)
  }

  /// Brings the variables that depend on a component as near to zero as possible, one variable after
  /// another.
  mutating func decideTies(_ component: Int, of system: borrowing ReducedSystem) {
    for place in system.components.dependents(of: component) where freedom.count > 0 {
      let variable = system.components[place]
      let position = loadExpression(of: variable, system)
      if combineExpression() { decideExpression(at: position) }
      settleExpression()
    }
  }

  /// Sets `ties.expression` to the linear form of a variable, without the variable's constant.
  ///
  /// - Returns: The value of the expression at which the variable is zero.
  private mutating func loadExpression(
    of variable: Int, _ system: borrowing ReducedSystem
  ) -> AffineConstant {
    ties.expression.removeAll()
    if system.definitions.isFree(variable) {
      ties.expression.append(
        Entry(column: system.components.place(ofUnknown: variable), coefficient: 1))
      return AffineConstant()
    }
    for place in system.definitions.sum(of: variable) {
      let entry = system.definitions.entries[place]
      let column = system.components.place(ofUnknown: entry.column)
      ties.expression.append(Entry(column: column, coefficient: entry.coefficient))
    }
    return system.definitions.constant(of: variable).negated
  }

  /// Expresses `ties.expression` as a linear combination of the basis rows, with the factors in `basis.factors`.
  ///
  /// - Returns: Whether the combination has a row that may be displaced.
  mutating func combineExpression() -> Bool {
    basis.combine(ties.expression, ties.expression.indices, withoutSettled: ties.isSettled)
    gatherCandidates()
    return !ties.candidates.isEmpty
  }

  private mutating func gatherCandidates() {
    ties.candidates.removeAll()
    for place in basis.factors.support.indices {
      let row = basis.factors.support[place]
      if basis.factors[Int(row)] != 0, !freedom[Int(row)].isEmpty { ties.candidates.append(row) }
    }
  }

  /// Brings the value of `ties.expression` as near to a position as possible, and then fixes it.
  mutating func decideExpression(at position: AffineConstant) {
    problem.appendTie(ties.expression, at: position)
    basis.noteResidual()
    step.rates.append(0)
    iterate.appendTie(problem)
    let tie = problem.residualCount - 1
    let point = problem.points.count - 1
    degenerateSteps = 0
    while stepsLeft > 0, iterate.compare(tie, point) != 0,
      let row = rowToMove(iterate.values[tie] > iterate.points[point].position ? -1 : 1)
    {
      stepsLeft -= 1
      if approach(tie, point, with: row) { return }
      basis.combine(problem.entries, problem.range(of: tie), withoutSettled: ties.noneSettled)
      gatherCandidates()
    }
    if iterate.compare(tie, point) == 0 {
      activateTie(tie, point)
    } else {
      iterate.sides[point] = iterate.compare(tie, point)
      fixExpression()
    }
  }

  /// Marks an unknown as settled if it is the only unsettled unknown of `ties.expression`.
  ///
  /// Later linear combinations leave out settled unknowns, which saves time.
  private mutating func settleExpression() {
    if ties.isSettled.isEmpty { ties.isSettled.fill(with: false, count: problem.unknownCount) }
    var open = -1
    for place in ties.expression.indices where !ties.isSettled[ties.expression[place].column] {
      if open >= 0 { return }
      open = ties.expression[place].column
    }
    if open >= 0 { ties.isSettled[open] = true }
  }

  /// Returns the row whose displacement changes the value of `ties.expression` most in a direction.
  ///
  /// Returns `nil` if no row may be displaced.
  mutating func rowToMove(_ sign: Double) -> Int? {
    var best: Int?
    for place in ties.candidates.indices {
      let row = Int(ties.candidates[place])
      guard freedom[row].contains(Freedom.Directions(sign * basis.factors[row])) else { continue }
      guard let chosen = best else {
        best = row
        continue
      }
      if isStalled {
        if basis.residualOfRow[row] < basis.residualOfRow[chosen] { best = row }
      } else if abs(basis.factors[row]) >= abs(basis.factors[chosen]) {
        best = row
      }
    }
    return best
  }

  /// Displaces a row to bring a tie-breaking residual nearer to its breakpoint.
  ///
  /// - Returns: Whether the breakpoint was reached and made active.
  private mutating func approach(_ tie: Int, _ point: Int, with row: Int) -> Bool {
    let gap = iterate.points[point].position - iterate.values[tie]
    let sign: Double = gap / basis.factors[row] > 0 ? 1 : -1
    let distance = abs(gap / basis.factors[row])
    if let first = firstStop(of: row, sign, before: distance) {
      degenerateSteps = first.distance > 0 ? 0 : degenerateSteps + 1
      movePast(row, sign, by: first.distance)
      activate(first, in: row, sign, level: ties.nextLevel)
      iterate.evaluate(tie, problem)
      return false
    }
    if basis.isInaccurate {
      refactor()
      return false
    }
    // Looking at events may have left another combination.
    basis.combine(problem.entries, problem.range(of: tie), withoutSettled: ties.noneSettled)
    movePast(row, sign, by: distance)
    activateTie(tie, point, in: row, sign, distance: distance)
    return true
  }

  /// Replaces a basis row with a tie-breaking residual, which must be at its breakpoint.
  private mutating func activateTie(_ tie: Int, _ point: Int) {
    var best: Int?
    for place in ties.candidates.indices {
      let row = Int(ties.candidates[place])
      if let chosen = best, abs(basis.factors[row]) < abs(basis.factors[chosen]) { continue }
      best = row
    }
    guard let row = best else { return }
    activateTie(tie, point, in: row, freedom[row].contains(.up) ? 1 : -1, distance: 0)
  }

  private mutating func activateTie(
    _ tie: Int, _ point: Int, in row: Int, _ sign: Double, distance: Double
  ) {
    let event = StepMemory.Event(distance: distance, rate: sign, residual: tie, point: point)
    activate(event, in: row, sign, level: ties.nextLevel)
    freedom[basis.row(of: tie)] = []
  }
}
