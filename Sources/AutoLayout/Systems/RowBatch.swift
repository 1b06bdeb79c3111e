import ConstraintSolver
import Foundation

// Rows on their way to the solver, which takes many at once in less time than one by one. Whoever tells it
// anything else adds these first.

/// Rows that are added to the solver next, in the order of their sources.
struct RowBatch: ~Copyable {
  fileprivate var constraints = ConstraintBatch()

  /// The maximum number of rows that wait: few enough to stay in the processor's nearest cache.
  fileprivate static let limit = 64
}

extension LayoutSystem {
  /// Adds the rows that wait to the solver.
  ///
  /// Has to be called before the solver is told anything else.
  func flush(_ batch: inout RowBatch) {
    guard batch.constraints.count > 0 else { return }
    do {
      try solver.add(batch.constraints)
    } catch {
      preconditionFailure("an item's edges are variables of the solver")
    }
    batch.constraints.removeAll()
  }

  /// Appends a row with a constraint's priority to the batch.
  ///
  /// - Returns: The row as the solver will have it, or `nil` if its numbers overflow there.
  func write(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: LayoutPriority,
    from source: Source, named name: String = "", slackGoal: SlackGoal = .any,
    _ batch: inout RowBatch
  ) -> WrittenRow? {
    let constant = form.constant
    return add(
      form, relation, Priority(priority), from: source, named: name,
      slackGoal: slackGoal, &batch
    ).map { WrittenRow($0, constant: constant, priority: priority) }
  }

  /// Appends a row to the batch.
  ///
  /// - Returns: The identifier that the solver will give the row, or `nil` if its numbers overflow there.
  func add(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: Priority, from source: Source,
    named name: String = "", slackGoal: SlackGoal = .any, _ batch: inout RowBatch
  ) -> ConstraintID? {
    let constant = AffineConstant(form.constant)
    do {
      try form.withTerms { terms throws(SolverError) in
        try batch.constraints.append(
          terms, relation, constant: constant, priority: priority, name: name,
          slackGoal: slackGoal)
      }
    } catch {
      refused.append(source)
      return nil
    }
    // Identifiers follow the order of addition.
    let id = ConstraintID(index: sources.count)
    sources.append(source)
    if batch.constraints.count == RowBatch.limit { flush(&batch) }
    return id
  }

  /// Appends the row of a constraint to the batch.
  ///
  /// - Returns: The row as the solver will have it, or `nil` if its numbers overflow there.
  func writeRow(
    of constraint: LayoutConstraint, _ slots: Slots, from source: Source, _ batch: inout RowBatch
  ) -> WrittenRow? {
    var form = LinearForm()
    write(constraint, slots, into: &form)
    // A greatest size leaves a view as small as can be, as in UIKit.
    let isGreatestSize =
      constraint.relation == .lessThanOrEqual && constraint.firstAttribute.isSize
    return write(
      form, Relation(constraint.relation), constraint.priority, from: source,
      named: constraint.identifier ?? "", slackGoal: isGreatestSize ? .any : .least, &batch)
  }
}
