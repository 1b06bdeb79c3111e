/// A list of constraints that a solver can add at once.
///
/// Appending a constraint checks its numbers and its priority. Adding the batch to a solver checks
/// that the variables exist.
public struct ConstraintBatch: ~Copyable {
  private(set) var rows = RowStore()
  /// The greatest index of a variable in any constraint, or −1.
  private(set) var lastVariable = -1

  /// Creates an empty batch with room for constraints of two terms.
  public init(capacity: Int = 0) { rows.reserve(capacity, entryCount: 2 * capacity) }

  /// The number of constraints.
  public var count: Int { rows.count }

  /// Appends a constraint, given by the parts of a ``LinearConstraint``.
  ///
  /// - Complexity: Linear in the terms if they are in order of their variables.
  /// - Throws: `SolverError` if a number isn't finite, a variable has a negative index or the
  ///   priority is out of range. The batch is unchanged.
  public mutating func append(
    _ terms: Span<Term>, _ relation: Relation, constant: AffineConstant = AffineConstant(),
    priority: Priority = .required, name: String = "", isBreakable: Bool = true,
    slackGoal: SlackGoal = .any
  ) throws(SolverError) {
    try rows.append(
      terms, relation, constant: constant, priority: priority, name: name,
      isBreakable: isBreakable, slackGoal: slackGoal, variableCount: .max)
    for index in terms.indices { lastVariable = max(lastVariable, terms[index].variable.index) }
  }

  /// Removes all constraints and keeps the memory.
  public mutating func removeAll() {
    rows.removeAll()
    lastVariable = -1
  }
}
