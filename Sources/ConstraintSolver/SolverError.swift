/// The reason why a solver rejected a change and stayed unchanged.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, the sum of the coefficients of a variable, or a constant isn't finite.
  case notFinite

  /// The solver hasn't created the variable.
  case unknownVariable(Variable)

  /// A priority isn't a positive number.
  case priorityOutOfRange(Double)

  /// The constraint was never added, or was removed.
  case unknownConstraint(ConstraintID)
}
