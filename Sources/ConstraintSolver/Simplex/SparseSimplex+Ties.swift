extension SparseSimplex {
  /// Brings the variables that depend on the components as near to zero as what is decided allows,
  /// one after another.
  mutating func decideTies(_ components: [Int], of blueprint: Blueprint, fixed: [AffineConstant]) {
    if components.count == 1 {
      for place in blueprint.components.dependents.range(components[0]) where freedom > 0 {
        let variable = Int(blueprint.components.dependents.members[place])
        decideTie(variable, of: blueprint, fixed: fixed)
      }
      return
    }
    let variables = Set(components.flatMap { blueprint.components.dependents[$0] }).sorted()
    for variable in variables where freedom > 0 {
      decideTie(Int(variable), of: blueprint, fixed: fixed)
    }
  }

  private mutating func decideTie(
    _ variable: Int, of blueprint: Blueprint, fixed: [AffineConstant]
  ) {
    let position = loadExpression(of: variable, blueprint, fixed)
    if combineExpression() { decideExpression(at: position) }
    settle()
  }

  /// Notes that no row is left that could move the expression.
  ///
  /// Later expressions that run through its last unknown then end there. Labels in a row would
  /// otherwise each be followed back to the first one.
  private mutating func settle() {
    if isSettled.isEmpty { isSettled.replaceAll(with: false, count: problem.unknowns.count) }
    var open = -1
    for place in expression.indices where !isSettled[expression[place].column] {
      if open >= 0 { return }
      open = expression[place].column
    }
    if open >= 0 { isSettled[open] = true }
  }

  /// Brings the expression as near to its value as what is decided allows.
  private mutating func decideExpression(at position: AffineConstant) {
    appendTie(at: position)
    let tie = problem.residualCount - 1
    evaluate(tie)
    let point = problem.points.count - 1
    zeroSteps = 0
    while stepsLeft > 0, compare(tie, point) != 0,
      let row = rowToMove(values[tie] > line[point].position ? -1 : 1)
    {
      stepsLeft -= 1
      if approach(tie, point, with: row) { return }
      combineEntries(problem.range(of: tie))
      gatherCandidates(noise: 0)
    }
    if compare(tie, point) == 0 {
      pinTie(tie, point)
    } else {
      sides[point] = compare(tie, point)
      for place in candidates.indices { forbidAll(Int(candidates[place])) }
    }
  }

  /// Writes a variable in the unknowns, and returns the value of these at which it is zero.
  mutating func loadExpression(
    of variable: Int, _ blueprint: Blueprint, _ fixed: [AffineConstant]
  ) -> AffineConstant {
    expression.removeAll()
    let definitions = blueprint.definitions
    if definitions.isFree(variable) {
      expression.append(
        Entry(column: problem.place(of: variable, in: blueprint) ?? 0, coefficient: 1))
      return AffineConstant()
    }
    var constant = definitions.constant(of: variable)
    for place in definitions.sum(of: variable) {
      let entry = definitions.entries[place]
      if let column = problem.place(of: entry.column, in: blueprint) {
        expression.append(Entry(column: column, coefficient: entry.coefficient))
      } else {
        constant.add(fixed[entry.column], times: entry.coefficient)
      }
    }
    return constant.negated
  }

  /// Writes the expression as a combination of the rows, in `factors`.
  ///
  /// - Returns: Whether a row that may still be displaced takes part.
  mutating func combineExpression() -> Bool {
    for place in expression.indices {
      basis.load(expression[place].coefficient, at: expression[place].column)
    }
    basis.combine(into: &factors, withoutSettled: isSettled)
    gatherCandidates(noise: Approximation.cancellation * factors.largestMagnitude)
    return !candidates.isEmpty
  }

  /// Lists the rows that may still be displaced and take part in the last combination.
  private mutating func gatherCandidates(noise: Double) {
    candidates.removeAll()
    for place in factors.support.indices {
      let row = Int(factors.support[place])
      if factors[row] == 0 { continue }
      if abs(factors[row]) <= noise {
        factors[row] = 0
      } else if !allowed[row].isEmpty {
        candidates.append(Int32(truncatingIfNeeded: row))
      }
    }
  }

  /// Adds the expression as a residual that is to be near a position, to what the basis knows.
  private mutating func appendTie(at position: AffineConstant) {
    layTie(at: position)
    rowOfResidual.append(-1)
    rates.append(0)
    sides.append(1)
  }

  /// Adds the expression as a residual that is to be near a position.
  @inline(__always)
  mutating func layTie(at position: AffineConstant) {
    problem.appendTie(expression, at: position)
    line.append(
      LineValues.Value(
        problem.points[problem.points.count - 1],
        position: Approximation.finite(position.value(at: size)),
        rounding: Approximation.touching * position.absoluteValue(at: size) + rounding))
    values.append(0)
    roundings.append(0)
  }

  /// The row whose displacement moves the last combination the most in a direction, if one may.
  mutating func rowToMove(_ sign: Double) -> Int? {
    var best: Int?
    for place in candidates.indices {
      let row = Int(candidates[place])
      guard allowed[row].contains(Directions(sign * factors[row])) else { continue }
      guard let chosen = best else {
        best = row
        continue
      }
      if zeroSteps > Approximation.degenerateSteps {
        if residualOfRow[row] < residualOfRow[chosen] { best = row }
      } else if abs(factors[row]) >= abs(factors[chosen]) {
        best = row
      }
    }
    return best
  }

  /// Displaces a row towards the point of a tie.
  ///
  /// - Returns: Whether it was reached and the tie is pinned.
  private mutating func approach(_ tie: Int, _ point: Int, with row: Int) -> Bool {
    let gap = line[point].position - values[tie]
    let sign: Double = gap / factors[row] > 0 ? 1 : -1
    let distance = abs(gap / factors[row])
    if let first = firstStop(of: row, sign, before: distance) {
      zeroSteps = first.distance > 0 ? 0 : zeroSteps + 1
      move(row, sign, by: first.distance)
      pin(first, in: row, sign, level: problem.levels.count)
      evaluate(tie)
      return false
    }
    if isInaccurate {
      refresh()
      return false
    }
    // Whatever was looked at left its own combination.
    if !events.isEmpty, events[0].distance < distance { combineEntries(problem.range(of: tie)) }
    move(row, sign, by: distance)
    let event = Event(distance: distance, rate: sign, residual: tie, point: point)
    pin(event, in: row, sign, level: problem.levels.count)
    forbidAll(Int(rowOfResidual[tie]))
    return true
  }

  /// Pins a tie that is at its point, in the place of a row that could move it.
  private mutating func pinTie(_ tie: Int, _ point: Int) {
    var best: Int?
    for place in candidates.indices {
      let row = Int(candidates[place])
      if let chosen = best, abs(factors[row]) < abs(factors[chosen]) { continue }
      best = row
    }
    guard let row = best else { return }
    let sign: Double = allowed[row].contains(.up) ? 1 : -1
    let event = Event(distance: 0, rate: sign, residual: tie, point: point)
    pin(event, in: row, sign, level: problem.levels.count)
    forbidAll(Int(rowOfResidual[tie]))
  }

  private mutating func forbidAll(_ row: Int) {
    guard !allowed[row].isEmpty else { return }
    allowed[row] = []
    freedom -= 1
  }
}
