extension Elimination {
  /// The multiples of the original equations that add up to an expression.
  ///
  /// What the equations cannot express is left out.
  ///
  /// - Returns: One factor for each equation, in the order in which they were handed over.
  func combination(for entries: [Entry]) -> [Double] {
    var reducer = Reducer(columnCount: pivotOfColumn.count)
    _ = reducer.reduce(SparseRow(entries, constant: AffineConstant()), by: self)
    var factors = Array(repeating: 0.0, count: sourceCount)
    for multiplier in reducer.multipliers {
      factors[pivots[multiplier.pivot].source] = multiplier.factor
    }
    // Each step took a multiple of its source from its target; undone in reverse.
    for step in steps.reversed() where factors[step.target] != 0 {
      factors[step.source] = Approximation.difference(
        factors[step.source], step.factor * factors[step.target])
    }
    for source in factors.indices { factors[source] *= sourceScales[source] }
    return factors
  }
}
