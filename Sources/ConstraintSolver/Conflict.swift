/// A required constraint that was left out, and the constraints that it can't hold together with.
///
/// Together they are an irreducible infeasible subset (IIS): they can't all hold, but without any
/// one of them, the others can.
public struct Conflict: Hashable, Sendable {
  /// The constraint that was left out.
  public let broken: ConstraintID

  /// The other members of the subset, in order of addition.
  ///
  /// All of them are kept.
  public let because: [ConstraintID]
}
