/// A required constraint that was broken, and the constraints that leave it no room.
///
/// Together they form an irreducible set: they cannot all hold, yet any of them removed, the rest
/// can.
public struct Conflict: Hashable, Sendable {
  /// The constraint that was treated as absent.
  public let broken: ConstraintID

  /// The other members of the set, in order of addition.
  public let because: [ConstraintID]

  /// Makes what is told of a finding; nothing if it left nothing to do.
  init?(_ finding: ConflictSearch.Finding, _ identifiers: Identifiers) {
    guard let slot = finding.broken else { return nil }
    broken = identifiers[slot]
    because = finding.slots.filter { $0 != slot }.map { identifiers[$0] }.sorted()
  }
}
