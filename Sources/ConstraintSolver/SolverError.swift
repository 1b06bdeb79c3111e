/// A reason why a constraint is refused.
///
/// The solver is then as it was before.
public enum SolverError: Error, Hashable, Sendable {
  /// A coefficient, a sum of coefficients of one variable, or a constant is not finite.
  case notFinite

  /// A term uses a variable that this solver did not make.
  case unknownVariable(Variable)

  /// A priority is not a number above 0.
  case priorityOutOfRange(Double)

  /// The constraint was never added, or was removed.
  case unknownConstraint(ConstraintID)
}
