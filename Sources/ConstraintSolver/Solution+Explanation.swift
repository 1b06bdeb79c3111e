extension Solution {
  /// The constraints whose combination gives the expression its value, in order of addition.
  ///
  /// A weighted sum of their left sides is the expression. Where several sets of constraints do that,
  /// the more important ones are named. What a preference or a tie between variables decided has no
  /// constraint.
  ///
  /// - Complexity: The first question looks at every constraint once. Each takes apart what hangs
  ///   together with the expression, unless a question before did.
  /// - Precondition: The variables were made before the system was solved.
  public func constraintsDetermining(_ terms: [Term]) -> [ConstraintID] {
    slotsDetermining(Row.entries(of: terms), rank: 0).map { identifiers[$0] }.sorted()
  }

  /// The constraints that outweigh one that does not hold, in order of addition.
  ///
  /// They are as important as it or more so, and their combination keeps its left side where it is:
  /// those with a multiplier that is not zero. For a required constraint that was broken they are
  /// what leaves it no room. Empty for a constraint that holds.
  public func constraintsBeating(_ id: ConstraintID) -> [ConstraintID] {
    if let conflict = conflicts.first(where: { $0.broken == id }) { return conflict.because }
    let blueprint = blueprint
    let store = blueprint.store
    guard let slot = identifiers.slot(of: id, count: store.count),
      // A row that was removed keeps its slot for a while.
      blueprint.order.contains(where: { Int($0) == slot }), isViolated(slot, of: blueprint)
    else { return [] }
    return slotsDetermining(store.terms(of: slot), rank: store.kind(of: slot).rank)
      .map { identifiers[$0] }.sorted()
  }

  /// The rows behind an expression that are of a rank or above it.
  private func slotsDetermining(_ expression: [Entry], rank: Double) -> [Int] {
    let blueprint = blueprint
    let slots = preparation.slots(
      for: expression, blueprint, values: pieces, open: openComponents, at: size)
    return slots.filter { blueprint.store.kind(of: $0).rank >= rank }
  }
}
