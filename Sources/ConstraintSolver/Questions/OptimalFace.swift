/// The optima of a component as far as its constraints go, without preferences and ties.
///
/// Computed once; then each question about a linear form of the unknowns starts from the same optimum,
/// so that no answer depends on the questions before it. A class, because a `SparseSimplex` is large
/// and cannot be copied into a dictionary.
final class OptimalFace {
  private var simplex = SparseSimplex()
  private var start = SimplexPosition()
  private var hasMoved = false

  /// Turns to a component.
  func load(_ component: Int, of blueprint: Blueprint, at size: CanvasSize) {
    simplex.solveConstraints(of: component, blueprint, at: size)
    start.save(simplex)
    hasMoved = false
  }

  /// Whether a linear form has one value in all optima, given the one that it has in some optimum.
  ///
  /// - Complexity: A few steps of the simplex, most often one or none.
  func isPoint(_ form: [Entry], at value: Double) -> Bool {
    returnToStart()
    guard simplex.combine(form) else { return true }
    let tolerance = Approximation.violation * simplex.expressionMagnitude
    for direction in [1.0, -1] {
      switch move(direction, awayFrom: value, by: tolerance) {
      case .limited: continue
      case .unlimited, .far: return false
      }
    }
    return true
  }

  /// How far a linear form can go up or down from the value that it has in some optimum.
  ///
  /// Zero where that is only rounding; infinite where nothing stops it.
  func room(for form: [Entry], _ direction: Double, from value: Double) -> Double {
    returnToStart()
    guard simplex.combine(form) else { return 0 }
    let tolerance = Approximation.violation * simplex.expressionMagnitude
    guard move(direction, awayFrom: value, by: .infinity) != .unlimited else { return .infinity }
    simplex.refresh()
    let distance = direction * (simplex.expressionValue - value)
    return distance > tolerance ? distance : 0
  }

  private func move(
    _ direction: Double, awayFrom value: Double, by distance: Double
  ) -> SparseSimplex.Arrival {
    hasMoved = true
    return simplex.move(direction, awayFrom: value, by: distance)
  }

  private func returnToStart() {
    simplex.allowSteps()
    guard hasMoved else { return }
    start.restore(&simplex)
    hasMoved = false
  }
}
