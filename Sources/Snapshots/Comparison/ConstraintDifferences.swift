internal import AutoLayout
internal import Foundation

/// The differences between the constraints of two records: rewritten, added and removed constraints.
struct ConstraintDifferences {
  /// The rewritten constraints, each with its index in the reference and its index in the actual record.
  private(set) var changed: [(reference: Int, actual: Int)] = []
  /// The indices of added constraints in the actual record.
  private(set) var added: [Int] = []
  /// The indices of removed constraints in the reference.
  private(set) var removed: [Int] = []

  init(_ pairs: RecordPairs) {
    var open = OpenConstraints(pairs)
    // A new identifier alone isn't a difference.
    _ = open.match(by: OpenConstraints.meaning)
    if open.old.isEmpty, open.new.isEmpty { return }
    let rewritten = open.matchRewritten()
    let following = rewritten.filter { pairs.comeAndGoWithTheirItems($0) }
    let followingActual = Set(following.map(\.actual))
    changed = rewritten.filter { !followingActual.contains($0.actual) }
      .sorted { $0.actual < $1.actual }
    added = (open.new + followingActual).sorted()
    removed = (open.old + following.map(\.reference)).sorted()
  }
}

extension RecordPairs {
  /// Whether both states of a rewritten constraint refer to items that are missing in the other record.
  fileprivate func comeAndGoWithTheirItems(_ pair: (reference: Int, actual: Int)) -> Bool {
    oldConstraints[pair.reference].form.places.contains { !isInBoth($0) }
      && newConstraints[pair.actual].form.places.contains { !isInBoth($0) }
  }
}

/// A key for matching the constraints of two records, with `nil` for properties that aren't compared.
private struct ConstraintKey: Hashable {
  var first: ConstraintForm<Int>.End?
  var second: ConstraintForm<Int>.End?
  var item: Int?
  var axis: LayoutConstraint.Axis?
  var isSize: Bool?
  var relation: LayoutConstraint.Relation?
  var numbers: [CGFloat] = []
  var identifier: String?
  var origin: SolvedTree.Constraint.Origin?
}

/// The unmatched constraints of two records.
private struct OpenConstraints {
  private let pairs: RecordPairs
  /// The indices of the reference's unmatched constraints.
  private(set) var old: [Int]
  /// The indices of the actual record's unmatched constraints.
  private(set) var new: [Int]

  /// A function that returns a constraint's key, or `nil` to leave the constraint unmatched.
  typealias Key = (LayoutRecord.Constraint) -> ConstraintKey?

  init(_ pairs: RecordPairs) {
    self.pairs = pairs
    old = Array(pairs.reference.constraints.indices)
    new = Array(pairs.actual.constraints.indices)
  }

  /// Matches rewritten constraints, starting with the most reliable keys, and returns their indices in both records.
  fileprivate mutating func matchRewritten() -> [(reference: Int, actual: Int)] {
    var matched = match(unique: true) { constraint in
      constraint.identifier.map { ConstraintKey(identifier: $0, origin: constraint.origin) }
    }
    matched += match {
      ConstraintKey(
        first: $0.first, second: $0.second, relation: $0.relation, origin: $0.origin)
    }
    matched += match { ConstraintKey(first: $0.first, second: $0.second, origin: $0.origin) }
    matched += match(unique: true) {
      $0.origin == .author ? ConstraintKey(first: $0.first) : nil
    }
    // A constraint of a removed item may now be that of another item, and likewise for an added item.
    for isNew in [false, true] {
      matched += match(
        unique: true, old: secondTerm(ofOneSided: !isNew), new: secondTerm(ofOneSided: isNew))
    }
    // A constraint of the same item and axis counts as the same one, rewritten.
    matched += match(unique: true, by: Self.heldAxis)
    return matched
  }

  /// Matches constraints with equal keys in order, and returns their indices in both records.
  ///
  /// If `unique` is `true`, only keys that occur exactly once in each record are used.
  mutating func match(unique: Bool = false, by key: Key) -> [(reference: Int, actual: Int)] {
    match(unique: unique, old: key, new: key)
  }

  /// Matches constraints with equal keys, using a separate key function for each record.
  private mutating func match(
    unique: Bool, old oldKey: Key, new newKey: Key
  ) -> [(reference: Int, actual: Int)] {
    let oldKeys = old.map { oldKey(pairs.oldConstraints[$0]) }
    let newKeys = new.map { newKey(pairs.newConstraints[$0]) }
    var waiting: [ConstraintKey: [Int]] = [:]
    for (index, key) in zip(old, oldKeys).reversed() {
      if let key { waiting[key, default: []].append(index) }
    }
    var counts: [ConstraintKey: Int] = [:]
    if unique { for key in newKeys { if let key { counts[key, default: 0] += 1 } } }
    var matched: [(reference: Int, actual: Int)] = []
    for (index, key) in zip(new, newKeys) {
      guard let key, !unique || waiting[key]?.count == 1 && counts[key] == 1,
        let other = waiting[key]?.popLast()
      else { continue }
      matched.append((other, index))
    }
    let (taken, found) = (Set(matched.map(\.reference)), Set(matched.map(\.actual)))
    old.removeAll { taken.contains($0) }
    new.removeAll { found.contains($0) }
    return matched
  }
}

// The keys that constraints are matched by.
extension OpenConstraints {
  /// Returns a key with everything that determines the constraint's effect, but without its identifier.
  static func meaning(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    ConstraintKey(
      first: constraint.first, second: constraint.second,
      relation: constraint.relation, numbers: constraint.form.numbers)
  }

  /// Returns a key with the first item, the axis, and whether the constraint determines a size or a position.
  ///
  /// Returns `nil` unless the constraint was written by the author and has no identifier.
  private static func heldAxis(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    let first = constraint.first
    guard constraint.origin == .author, constraint.identifier == nil, first.start == nil else {
      return nil
    }
    return ConstraintKey(
      item: first.place, axis: first.attribute.axis, isSize: first.attribute.isSize)
  }

  /// Returns a function that creates keys from the second items of constraints written by the author.
  ///
  /// If `isOneSided` is `true`, a constraint gets a key only if its first item is in just one of the two records.
  /// Otherwise, it gets a key only if its first item is in both records.
  private func secondTerm(ofOneSided isOneSided: Bool) -> Key {
    { [pairs] constraint in
      let pair = pairs.pairs[constraint.first.place]
      guard constraint.origin == .author, let second = constraint.second,
        (pair.reference == nil || pair.actual == nil) == isOneSided
      else { return nil }
      return ConstraintKey(
        second: second, axis: constraint.first.attribute.axis,
        isSize: constraint.first.attribute.isSize, relation: constraint.relation)
    }
  }
}

extension ConstraintForm {
  /// The multiplier, constant and priority.
  fileprivate var numbers: [CGFloat] { [multiplier, constant, CGFloat(priority.rawValue)] }
}
