internal import AutoLayout

// Causes that depend on each other, because constraints connect added and removed items to each other and to others.
extension LayoutReplay {
  /// A requirement of a cause: another cause that it can't be applied without.
  ///
  /// For example, a constraint that now refers to an added item requires the addition. The removal of an item requires
  /// the change of a constraint that referred to it.
  struct Need {
    var cause: Int
    var other: Int
  }

  /// Whether the cause requires other causes, or other causes require it.
  func isTied(_ cause: Int) -> Bool { needs.contains { $0.cause == cause || $0.other == cause } }

  /// Returns the dependencies between causes that result from added and removed items, in the order of the causes.
  static func needs(
    _ pairs: RecordPairs, _ causes: [CauseSubject: Int], _ owners: [ConstraintRow: [Int]]
  ) -> [Need] {
    func needs(_ cause: Int, _ formerItems: [Int], _ items: [Int]) -> [Need] {
      let added = items.filter { pairs.pairs[$0].reference == nil }
      let removed = formerItems.filter { pairs.pairs[$0].actual == nil }
      return added.compactMap { causes[.presence(pairs.outermost($0))] }
        .map { Need(cause: cause, other: $0) }
        + removed.compactMap { causes[.presence(pairs.outermost($0))] }
        .map { Need(cause: $0, other: cause) }
    }
    let tied = owners.flatMap { row, causes in
      let former = row.reference.map { pairs.oldConstraints[$0].form.places }
      let items = row.actual.map { pairs.newConstraints[$0].form.places }
      return causes.flatMap { needs($0, former ?? [], items ?? []) }
    }
    let within = causes.flatMap { subject, cause -> [Need] in
      guard case .property(let pair, .superview) = subject else { return [] }
      return needs(
        cause, [pairs.ownerInReference(pair)].compactMap(\.self),
        [pairs.ownerInActual(pair)].compactMap(\.self))
    }
    // Dictionaries have another order in each run.
    return (tied + within).sorted { ($0.cause, $0.other) < ($1.cause, $1.other) }
  }

  /// Returns, for each cause, the unit it belongs to: causes that must be switched on or off together.
  ///
  /// Additions are in one unit if their items are constrained to each other, and so are removals. Without one of these
  /// items, the others would be unconstrained. Constraints that stack views make are ignored.
  static func units(_ pairs: RecordPairs, _ causes: [CauseList.Entry]) -> [[Int]] {
    var presence: [Int: Int] = [:]
    for (index, entry) in causes.enumerated() {
      if case .presence(let pair) = entry.subject { presence[pair] = index }
    }
    guard presence.count > 1 else { return causes.indices.map { [$0] } }
    var groups = CauseGroups(count: causes.count)
    for (index, constraint) in pairs.oldConstraints.enumerated()
    where !pairs.reference.isOfStackView(index) {
      let gone = constraint.form.places.filter { pairs.pairs[$0].actual == nil }
      groups.join(gone.compactMap { presence[pairs.outermost($0)] })
    }
    for (index, constraint) in pairs.newConstraints.enumerated()
    where !pairs.actual.isOfStackView(index) {
      let new = constraint.form.places.filter { pairs.pairs[$0].reference == nil }
      groups.join(new.compactMap { presence[pairs.outermost($0)] })
    }
    let units = Dictionary(grouping: causes.indices, by: groups.first(of:))
    return causes.indices.map { units[groups.first(of: $0)] ?? [$0] }
  }
}

/// Disjoint groups of causes, each identified by its first cause.
private struct CauseGroups {
  /// For each cause, an earlier cause of the same group, or the cause itself if it is the group's first cause.
  private var earlier: [Int]

  /// Creates a separate group for each cause.
  init(count: Int) { earlier = Array(0..<count) }

  /// Returns the first cause of the group that contains a cause.
  func first(of cause: Int) -> Int {
    var cause = cause
    while earlier[cause] != cause { cause = earlier[cause] }
    return cause
  }

  /// Joins the groups of the given causes.
  mutating func join(_ causes: [Int]) {
    let firsts = causes.map(first(of:))
    guard let least = firsts.min() else { return }
    for first in firsts { earlier[first] = least }
  }
}

extension LayoutReplay.Choice {
  /// Returns the other causes to switch before a cause, so that no constraint or view depends on a missing item.
  ///
  /// Of causes that are always switched together, only one is included.
  func others(toSwitch cause: Int) -> [Int] {
    let isTakenOut = causes.contains(cause)
    var others: [Int] = []
    var choice = switching(cause)
    while let broken = choice.brokenNeed {
      let other = isTakenOut ? broken.cause : broken.other
      others.append(other)
      choice = choice.switching(other)
    }
    return others
  }

  /// A requirement that isn't satisfied: its cause is included, but the required cause isn't.
  private var brokenNeed: LayoutReplay.Need? {
    replay.needs.first { causes.contains($0.cause) && !causes.contains($0.other) }
  }
}
