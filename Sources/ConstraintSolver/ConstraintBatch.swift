/// A list of constraints that can be added to a solver at once.
///
/// Appending a constraint to the batch checks its numbers and its priority. Adding the batch to a
/// solver checks that the variables exist.
public struct ConstraintBatch: ~Copyable {
  private(set) var rows = RowStore()
  /// The greatest variable index in any constraint, or −1 if there isn't any.
  private(set) var lastVariable = -1

  /// Creates an empty batch, with memory for `capacity` constraints of two terms.
  public init(capacity: Int = 0) { rows.reserve(capacity, entryCount: 2 * capacity) }

  /// The number of constraints.
  public var count: Int { rows.count }

  /// Appends a constraint; the parameters are the properties of ``LinearConstraint``.
  ///
  /// - Complexity: Linear in the number of terms if they are in order of their variables.
  /// - Throws: `SolverError` if a number isn't finite, a variable has a negative index or the
  ///   priority is out of range. The batch is unchanged then.
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

  /// Removes all constraints, but keeps the allocated memory.
  public mutating func removeAll() {
    rows.removeAll()
    lastVariable = -1
  }
}
