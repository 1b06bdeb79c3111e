/// The optimal face of a component: the set of its optima, ignoring preferences and ties.
///
/// Every query about a linear form of the unknowns starts from the same optimum, so that answers don't depend on
/// earlier queries.
struct OptimalFace: ~Copyable {
  private var simplex = Simplex()
  /// The optimum that every query starts from.
  private var start = Simplex()
  private var hasMoved = false
  /// The mean of the optima that queries have found, which is itself an optimum.
  ///
  /// A form is undetermined if its values at the mean and at ``start`` differ. Testing this takes no pivots.
  private var mean = Buffer<Double>()
  private var meanCount = 1.0

  /// Two values of a form clearly differ if their difference is at least this multiple of the tolerance.
  private static let clearDifference = 1000.0

  /// Optimizes the constraints of a component, and makes the result the optimum that queries start from.
  mutating func load(_ component: Int, of system: borrowing ReducedSystem, at size: CanvasSize) {
    _ = simplex.optimize(
      component, of: system, at: size, fromRank: .leastNonzeroMagnitude)
    simplex.settleValues()
    keepStart()
  }

  /// Makes the current optimum the start of later queries.
  private mutating func keepStart() {
    start.copyState(simplex)
    hasMoved = false
    mean.copy(simplex.iterate.coordinates)
    meanCount = 1
  }

  /// Whether a linear form with a known value in one optimum has the same value in all optima.
  ///
  /// - Complexity: A few pivots.
  mutating func isPoint(_ form: [Entry], at value: Double) -> Bool {
    if differsAtMean(form, from: value) { return false }
    returnToStart()
    guard simplex.combine(form) else { return true }
    let tolerance = Tolerance.violation * simplex.expressionMagnitude
    for direction in [1.0, -1] {
      switch move(direction, awayFrom: value, by: tolerance) {
      case .limited: continue
      case .unlimited: return false
      case .far:
        addToMean()
        return false
      }
    }
    if simplex.stepsLeft > 0 { keepFixed() }
    return true
  }

  /// Keeps the value of the last examined linear form fixed from now on, because the value is the same in all optima.
  private mutating func keepFixed() {
    simplex.fixExpression()
    start.copyState(simplex)
    hasMoved = false
  }

  private func differsAtMean(_ form: [Entry], from value: Double) -> Bool {
    var (sum, magnitude, largest) = (0.0, 0.0, 0.0)
    for entry in form {
      sum += entry.coefficient * mean[entry.column]
      magnitude += abs(entry.coefficient * mean[entry.column])
      largest = max(largest, abs(entry.coefficient))
    }
    let scale = largest * simplex.problem.scale.absoluteValue(at: simplex.iterate.size)
    return abs(sum - value)
      > OptimalFace.clearDifference * Tolerance.violation * max(magnitude, scale)
  }

  private mutating func addToMean() {
    meanCount += 1
    for place in mean.indices {
      mean[place] += (simplex.iterate.coordinates[place] - mean[place]) / meanCount
    }
  }

  /// Returns the distance that a linear form can move in a direction from its value in an optimum.
  ///
  /// The distance is infinite if the form is unbounded.
  mutating func room(for form: [Entry], _ direction: Double, from value: Double) -> Double {
    returnToStart()
    guard simplex.combine(form) else { return 0 }
    let tolerance = Tolerance.violation * simplex.expressionMagnitude
    guard move(direction, awayFrom: value, by: .infinity) != .unlimited else { return .infinity }
    simplex.refactor()
    let distance = direction * (simplex.expressionValue - value)
    return distance > tolerance ? distance : 0
  }

  /// Fixes a linear form at its value in an optimum, and removes all optima with other values from the face.
  mutating func hold(_ form: [Entry], at value: Double) {
    returnToStart()
    guard simplex.combine(form) else { return }
    simplex.decideExpression(at: AffineConstant(value))
    keepStart()
  }

  private mutating func move(
    _ direction: Double, awayFrom value: Double, by distance: Double
  ) -> Simplex.Arrival {
    hasMoved = true
    return simplex.move(direction, awayFrom: value, by: distance)
  }

  private mutating func returnToStart() {
    simplex.stepsLeft = 1000 + 50 * (simplex.problem.points.count + simplex.problem.unknownCount)
    guard hasMoved else { return }
    simplex.copyState(start)
    hasMoved = false
  }
}

extension Simplex {
  /// Expresses a linear form of the unknowns as a linear combination of the basis rows.
  ///
  /// - Returns: Whether the combination has a row that may be displaced. Otherwise, the form has the same value in
  ///   every optimum.
  fileprivate mutating func combine(_ form: [Entry]) -> Bool {
    ties.expression.removeAll()
    for entry in form { ties.expression.append(entry) }
    return combineExpression()
  }

  /// The value of the form that was last expressed by ``combine(_:)``.
  fileprivate var expressionValue: Double {
    var sum = 0.0
    for place in ties.expression.indices {
      let entry = ties.expression[place]
      sum += entry.coefficient * iterate.coordinates[entry.column]
    }
    return Tolerance.clamped(sum)
  }

  /// The magnitude that determines the rounding error of ``expressionValue``.
  fileprivate var expressionMagnitude: Double {
    var sum = 0.0
    var largest = 0.0
    for place in ties.expression.indices {
      let coefficient = abs(ties.expression[place].coefficient)
      sum += coefficient * abs(iterate.coordinates[ties.expression[place].column])
      largest = max(largest, coefficient)
    }
    return Tolerance.clamped(
      max(sum, largest * problem.scale.absoluteValue(at: iterate.size)))
  }

  /// The reason why ``move(_:awayFrom:by:)`` stopped changing the value of a linear form.
  fileprivate enum Arrival {
    /// The form's value is unbounded in the direction.
    case unlimited
    /// The form's value can't change any more.
    case limited
    /// The form's value has changed by more than the given distance.
    case far
  }

  /// Moves the form that was last expressed by ``combine(_:)`` up or down.
  ///
  /// Stops when a cost would rise, or when the form is farther than `distance` from `value`.
  fileprivate mutating func move(
    _ direction: Double, awayFrom value: Double, by distance: Double
  ) -> Arrival {
    degenerateSteps = 0
    while abs(expressionValue - value) <= distance {
      guard stepsLeft > 0, let row = rowToMove(direction) else { return .limited }
      stepsLeft -= 1
      let sign: Double = direction * basis.factors[row] > 0 ? 1 : -1
      guard let first = firstStop(of: row, sign, before: .infinity) else {
        guard basis.isInaccurate else { return .unlimited }
        refactor()
        _ = combineExpression()
        continue
      }
      degenerateSteps = first.distance > 0 ? 0 : degenerateSteps + 1
      move(row, sign, by: first.distance)
      activate(first, in: row, sign, level: problem.levels.count)
      _ = combineExpression()
    }
    return .far
  }
}
