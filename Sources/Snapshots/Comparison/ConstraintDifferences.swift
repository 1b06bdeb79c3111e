internal import AutoLayout
internal import Foundation

/// The constraints of two records that have no equal in the other.
struct ConstraintDifferences {
  /// Constraints that read otherwise: their indices in the reference and in the actual record.
  private(set) var changed: [(reference: Int, actual: Int)] = []
  /// The indices of those that are new, in the actual record.
  private(set) var added: [Int] = []
  /// The indices of those that are gone, in the reference.
  private(set) var removed: [Int] = []

  init(_ pairs: RecordPairs) {
    var open = OpenConstraints(pairs)
    // Those that say the same are no difference, whatever they are called.
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
  /// Whether the first of two constraints mentions an item that is gone, and the second a new one.
  fileprivate func comeAndGoWithTheirItems(_ pair: (reference: Int, actual: Int)) -> Bool {
    oldConstraints[pair.reference].form.places.contains { !isInBoth($0) }
      && newConstraints[pair.actual].form.places.contains { !isInBoth($0) }
  }
}

/// What two constraints are compared by, as much of it as counts.
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

/// The constraints of two records that have no counterpart yet.
private struct OpenConstraints {
  private let pairs: RecordPairs
  /// Those of the reference, by their indices.
  private(set) var old: [Int]
  /// Those of the actual record.
  private(set) var new: [Int]

  /// What a constraint between pairs is matched by; `nil` if it isn't to be matched.
  typealias Key = (LayoutRecord.Constraint) -> ConstraintKey?

  init(_ pairs: RecordPairs) {
    self.pairs = pairs
    old = Array(pairs.reference.constraints.indices)
    new = Array(pairs.actual.constraints.indices)
  }

  /// Pairs what stands for each other though it reads otherwise, by the surest signs first.
  fileprivate mutating func matchRewritten() -> [(reference: Int, actual: Int)] {
    var matched = match(by: Self.identifier, unique: true)
    matched += match(by: Self.termsAndRelation)
    matched += match(by: Self.terms)
    matched += match(by: Self.firstTerm, unique: true)
    // What held an item that is gone may hold another now, and what holds a new one another before.
    for isNew in [false, true] {
      matched += match(
        unique: true, old: secondTerm(ofOneSided: !isNew), new: secondTerm(ofOneSided: isNew))
    }
    // One that holds the same item on the same axis in another way stands for the one before.
    matched += match(by: Self.heldAxis, unique: true)
    return matched
  }

  /// Pairs what has the same key, in order; with `unique` only where one on each side has it.
  mutating func match(by key: Key, unique: Bool = false) -> [(reference: Int, actual: Int)] {
    match(unique: unique, old: key, new: key)
  }

  /// Pairs what has the same key, each side by its own.
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

// What constraints are told to be the same by, in part or in all.
extension OpenConstraints {
  /// All that a constraint says.
  static func meaning(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    ConstraintKey(
      first: constraint.first, second: constraint.second,
      relation: constraint.relation, numbers: constraint.form.numbers)
  }

  private static func identifier(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    constraint.identifier.map { ConstraintKey(identifier: $0, origin: constraint.origin) }
  }

  private static func termsAndRelation(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    ConstraintKey(
      first: constraint.first, second: constraint.second,
      relation: constraint.relation, origin: constraint.origin)
  }

  private static func terms(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    ConstraintKey(
      first: constraint.first, second: constraint.second,
      origin: constraint.origin)
  }

  private static func firstTerm(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    constraint.origin == .author ? ConstraintKey(first: constraint.first) : nil
  }

  /// The place or the size, and the axis, that a nameless constraint of the author's holds of an item.
  private static func heldAxis(_ constraint: LayoutRecord.Constraint) -> ConstraintKey? {
    let first = constraint.first
    guard constraint.origin == .author, constraint.identifier == nil, first.start == nil else {
      return nil
    }
    return ConstraintKey(
      item: first.place, axis: first.attribute.axis, isSize: first.attribute.isSize)
  }

  /// The key of a constraint of the author's by what it holds its first item with, where that item is in
  /// one record alone, or where it is in both.
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
  /// The numbers that it says something with.
  fileprivate var numbers: [CGFloat] { [multiplier, constant, CGFloat(priority.rawValue)] }
}
