extension SparseSimplex {
  /// Optimizes what the constraints of a component ask, and leaves open what they leave open.
  mutating func solveConstraints(of component: Int, _ blueprint: Blueprint, at size: CanvasSize) {
    self.size = size
    problem.load([component], of: blueprint, fromRank: Priority.leastConstraintRank)
    start()
    allowSteps()
    for level in problem.levels.indices where freedom > 0 { optimize(level) }
    if basis.replacementCount > 0 { refresh() }
  }

  /// Writes a linear form of the unknowns as a combination of the rows.
  ///
  /// - Returns: Whether a row that may be displaced takes part; else every optimum gives it the same
  ///   value.
  mutating func combine(_ form: [Entry]) -> Bool {
    expression.removeAll()
    for entry in form { expression.append(entry) }
    return combineExpression()
  }

  /// The value of the linear form that was combined last.
  var expressionValue: Double {
    var sum = 0.0
    for place in expression.indices {
      sum += expression[place].coefficient * coordinates[expression[place].column]
    }
    return Approximation.finite(sum)
  }

  /// The size of the numbers that add up to the value of the linear form that was combined last.
  var expressionMagnitude: Double {
    var sum = 0.0
    var largest = 0.0
    for place in expression.indices {
      let coefficient = abs(expression[place].coefficient)
      sum += coefficient * abs(coordinates[expression[place].column])
      largest = max(largest, coefficient)
    }
    return Approximation.finite(max(sum, largest * problem.scale.absoluteValue(at: size)))
  }

  /// What became of moving a linear form through the optima.
  enum Arrival {
    /// Nothing stops it.
    case unlimited
    /// It is as far as it can go.
    case limited
    /// It is farther from a value than was asked for.
    case far
  }

  /// Moves the linear form that was combined last up or down, as far as no cost rises.
  ///
  /// Stops early where the form is farther from a value than a distance.
  mutating func move(
    _ direction: Double, awayFrom value: Double, by distance: Double
  ) -> Arrival {
    zeroSteps = 0
    while abs(expressionValue - value) <= distance {
      guard stepsLeft > 0, let row = rowToMove(direction) else { return .limited }
      stepsLeft -= 1
      let sign: Double = direction * factors[row] > 0 ? 1 : -1
      guard let first = firstStop(of: row, sign, before: .infinity) else {
        guard isInaccurate else { return .unlimited }
        refresh()
        _ = combineExpression()
        continue
      }
      zeroSteps = first.distance > 0 ? 0 : zeroSteps + 1
      move(row, sign, by: first.distance)
      // Whatever stops the form matters more than it does.
      pin(first, in: row, sign, level: problem.levels.count)
      _ = combineExpression()
    }
    return .far
  }
}

/// Where a simplex stands: its basis, and how far each row may be displaced from it.
struct SimplexPosition: ~Copyable {
  private var basis = Factorization()
  private var residualOfRow = UnsafeList<Int32>()
  private var unknownOfRow = UnsafeList<Int32>()
  private var pins = UnsafeList<Int32>()
  private var restingValues = UnsafeList<Double>()
  private var allowed = UnsafeList<SparseSimplex.Directions>()
  private var freedom = 0
  private var rowOfResidual = UnsafeList<Int32>()
  private var sides = UnsafeList<Int8>()
  private var coordinates = UnsafeList<Double>()
  private var values = UnsafeList<Double>()
  private var roundings = UnsafeList<Double>()

  /// Takes down where a simplex stands.
  mutating func save(_ simplex: borrowing SparseSimplex) {
    basis.copy(simplex.basis)
    residualOfRow.copy(simplex.residualOfRow)
    unknownOfRow.copy(simplex.unknownOfRow)
    pins.copy(simplex.pins)
    restingValues.copy(simplex.restingValues)
    allowed.copy(simplex.allowed)
    freedom = simplex.freedom
    rowOfResidual.copy(simplex.rowOfResidual)
    sides.copy(simplex.sides)
    coordinates.copy(simplex.coordinates)
    values.copy(simplex.values)
    roundings.copy(simplex.roundings)
  }

  /// Takes a simplex back to where it stood.
  func restore(_ simplex: inout SparseSimplex) {
    simplex.basis.copy(basis)
    simplex.residualOfRow.copy(residualOfRow)
    simplex.unknownOfRow.copy(unknownOfRow)
    simplex.pins.copy(pins)
    simplex.restingValues.copy(restingValues)
    simplex.allowed.copy(allowed)
    simplex.freedom = freedom
    simplex.rowOfResidual.copy(rowOfResidual)
    simplex.sides.copy(sides)
    simplex.coordinates.copy(coordinates)
    simplex.values.copy(values)
    simplex.roundings.copy(roundings)
    simplex.isSingular = false
    simplex.isInaccurate = false
  }
}
