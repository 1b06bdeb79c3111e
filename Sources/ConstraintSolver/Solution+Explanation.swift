extension Solution {
  /// The constraints whose combination gives the expression its value, in order of addition.
  ///
  /// A weighted sum of their left sides is the expression. What a tie between variables decided has
  /// no constraint.
  ///
  /// - Precondition: The variables were made before the system was solved.
  public func constraintsDetermining(_ terms: [Term]) -> [ConstraintID] {
    constraintsDetermining(Row.entries(of: terms))
  }

  /// The constraints that outweigh one that does not hold, in order of addition.
  ///
  /// They are as important as it or more so, and their combination keeps its left side where it is:
  /// those with a multiplier that is not zero. For a required constraint that was broken they are
  /// what leaves it no room. Empty for a constraint that holds.
  public func constraintsBeating(_ id: ConstraintID) -> [ConstraintID] {
    if let conflict = conflicts.first(where: { $0.broken == id }) { return conflict.because }
    guard let slot = identifiers.slot(of: id, count: blueprint.store.count),
      violatedConstraints.contains(id)
    else { return [] }
    let rank = blueprint.store.kind(of: slot).rank
    return constraintsDetermining(blueprint.store.terms(of: slot)).filter { other in
      guard other != id, let slot = identifiers.slot(of: other, count: blueprint.store.count) else {
        return false
      }
      return blueprint.store.kind(of: slot).rank >= rank
    }
  }

  private func constraintsDetermining(_ entries: [Entry]) -> [ConstraintID] {
    var analysis = Analysis(blueprint, identifiers: identifiers)
    analysis.settle(at: size)
    let state = analysis.state
    let structure = state.structure
    var explanation = Explanation(state: state, remainder: entries)
    // What was decided later stands on what was decided before.
    for group in state.groups.reversed() {
      explanation.explain(group.component, group.vertex)
    }
    for (component, vertex) in zip(structure.components, state.vertices) {
      if let vertex { explanation.explain(component, vertex) }
    }
    let factors = structure.elimination.combination(for: explanation.remainder.entries)
    for index in factors.indices where factors[index] != 0 {
      explanation.rows.append(structure.equationRows[index])
    }
    return Set(explanation.rows).map { structure.rows[$0].id }.sorted()
  }
}

/// An expression on the way to being written as a sum of active rows.
private struct Explanation {
  private let structure: Structure
  /// The rows in the sum so far.
  var rows: [Int] = []
  /// What they leave, in terms of the variables.
  private(set) var remainder: SparseRow
  /// The same in terms of the unknowns, by column.
  private var reduced: [Double]
  private var reducer: Reducer

  init(state: SolvingState, remainder: [Entry]) {
    structure = state.structure
    self.remainder = SparseRow(remainder, constant: AffineConstant())
    reduced = Array(repeating: 0, count: structure.componentOfVariable.count)
    reducer = Reducer(columnCount: reduced.count)
    reduce()
  }

  /// Takes out what is decided by the active rows of a component.
  mutating func explain(_ component: Component, _ vertex: Vertex) {
    let entries = component.unknowns.indices.compactMap { place in
      let coefficient = reduced[component.unknowns[place]]
      return coefficient == 0 ? nil : Entry(column: place, coefficient: coefficient)
    }
    guard !entries.isEmpty else { return }
    let factors = vertex.elimination.combination(for: entries)
    for (index, active) in vertex.equations.enumerated() where factors[index] != 0 {
      let point = component.breakpoints[active.breakpoint]
      guard let row = point.row else { continue }
      rows.append(row)
      var changes = ColumnChanges()
      remainder.subtract(
        structure.rows[row].expression, times: factors[index] / point.scale, clearing: -1,
        changes: &changes)
    }
    reduce()
  }

  private mutating func reduce() {
    for column in reduced.indices { reduced[column] = 0 }
    for entry in reducer.reduce(remainder, by: structure.elimination).entries {
      reduced[entry.column] = entry.coefficient
    }
  }
}
