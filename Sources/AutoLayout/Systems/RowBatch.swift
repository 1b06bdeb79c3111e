import ConstraintSolver

/// Rows that are added to the solver together, for speed.
///
/// Flush a batch before other changes to the solver's rows, to keep row sources in order.
struct RowBatch: ~Copyable {
  private var constraints = ConstraintBatch()

  /// The maximum number of rows in a batch, chosen so that a batch fits into the processor's L1 cache.
  private static let limit = 64

  var isFull: Bool { constraints.count == Self.limit }

  mutating func flush(to solver: inout Solver) {
    guard constraints.count > 0 else { return }
    do {
      try solver.add(constraints)
    } catch {
      preconditionFailure("an item's edges are variables of the solver")
    }
    constraints.removeAll()
  }

  /// Appends a row, or returns false if its numbers exceed the solver's range.
  mutating func append(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: Priority,
    named name: String, slackGoal: SlackGoal
  ) -> Bool {
    let constant = AffineConstant(form.constant)
    do {
      try form.withTerms { terms throws(SolverError) in
        try constraints.append(
          terms, relation, constant: constant, priority: priority, name: name,
          slackGoal: slackGoal)
      }
    } catch {
      return false
    }
    return true
  }
}
