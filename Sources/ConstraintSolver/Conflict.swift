/// A required constraint that was broken, and the constraints that leave it no room.
///
/// Together they form an irreducible set: they cannot all hold, yet any of them removed, the rest
/// can.
public struct Conflict: Hashable, Sendable {
  /// The constraint that was treated as absent.
  public let broken: ConstraintID

  /// The other members of the set, in order of addition.
  public let because: [ConstraintID]

  init(_ finding: ConflictSearch.Finding, _ identifiers: Identifiers) {
    broken = identifiers[finding.broken]
    because = finding.slots.filter { $0 != finding.broken }.map { identifiers[$0] }.sorted()
  }
}
