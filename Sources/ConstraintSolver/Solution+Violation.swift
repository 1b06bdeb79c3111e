extension Solution {
  /// The constraints below required that do not hold, in order of addition; preferences apart.
  ///
  /// One that misses by a relative 1e-9 or less of the numbers it was computed from holds, as a
  /// required one does.
  ///
  /// - Complexity: Linear in the number of constraints; after a change, the first question builds the
  ///   whole system anew.
  public var violatedConstraints: [ConstraintID] {
    let blueprint = blueprint
    let identifiers = identifiers
    return blueprint.order.lazy.filter { isViolated(Int($0), of: blueprint) }
      .map { identifiers[Int($0)] }.sorted()
  }

  /// Whether a row below required does not hold; preferences apart.
  func isViolated(_ slot: Int, of blueprint: Blueprint) -> Bool {
    let store = blueprint.store
    let kind = store.kind(of: slot)
    guard kind.rank > 0, !kind.isRequired else { return false }
    let constant = store.constant(of: slot)
    var value = constant.value(at: size)
    var magnitude = constant.absoluteValue(at: size)
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      let product = entry.coefficient * self.value(of: Variable(index: entry.column))
      value += product
      magnitude += abs(product)
    }
    let isBeyond =
      switch kind.relation {
      case .equal: true
      case .lessThanOrEqual: value > 0
      case .greaterThanOrEqual: value < 0
      }
    guard isBeyond, abs(value) > Approximation.violation * magnitude else { return false }
    // Zeros may be what rounding left of larger numbers.
    return abs(value) > Approximation.violation * magnitude + blueprint.rounding(of: slot, at: size)
  }
}

extension Blueprint {
  /// What a row may miss by because of the numbers that its variables were computed from.
  fileprivate func rounding(of slot: Int, at size: CanvasSize) -> Double {
    let inComponent =
      Approximation.touchingInComponent * Approximation.violation / Approximation.touching
    var rounding = 0.0
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      let factor = abs(entry.coefficient)
      rounding +=
        Approximation.violation * factor
        * definitions.magnitude(of: entry.column).absoluteValue(at: size)
      if definitions.isFree(entry.column) {
        rounding += inComponent * factor * scale(ofComponentWith: entry.column, size)
      }
      for place in definitions.sum(of: entry.column) {
        let term = definitions.entries[place]
        rounding +=
          inComponent * factor * abs(term.coefficient) * scale(ofComponentWith: term.column, size)
      }
    }
    return rounding
  }

  private func scale(ofComponentWith unknown: Int, _ size: CanvasSize) -> Double {
    scale(of: Int(components.componentOfVariable[unknown]), size)
  }

  /// The largest number among the limits in a component.
  func scale(of component: Int, _ size: CanvasSize) -> Double {
    var scale = AffineConstant()
    for row in components.members[component] {
      scale.formMaximum(rows.magnitude(of: Int(row)), times: 1)
    }
    return scale.absoluteValue(at: size)
  }
}
