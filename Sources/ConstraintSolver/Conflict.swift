/// A required constraint that was left out, and the constraints that it conflicts with.
///
/// Together they are an irreducible infeasible subset (IIS). No solution satisfies all of them, but
/// if any one of them is removed, the others can be satisfied.
public struct Conflict: Hashable, Sendable {
  /// The constraint that was left out.
  public let broken: ConstraintID

  /// The other constraints of the irreducible infeasible subset, in order of addition.
  ///
  /// None of them was left out.
  public let because: [ConstraintID]
}
