import AutoLayout
import Foundation

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
    _ = open.match { constraint, place in
      ConstraintKey(
        first: place(constraint.first), second: constraint.second.map(place),
        relation: constraint.relation, numbers: constraint.numbers)
    }
    if open.old.isEmpty, open.new.isEmpty { return }
    changed += open.match(unique: true) { constraint, _ in
      constraint.identifier.map { ConstraintKey(identifier: $0, origin: constraint.origin) }
    }
    changed += open.match { constraint, place in
      ConstraintKey(
        first: place(constraint.first), second: constraint.second.map(place),
        relation: constraint.relation, origin: constraint.origin)
    }
    changed += open.match { constraint, place in
      ConstraintKey(
        first: place(constraint.first), second: constraint.second.map(place),
        origin: constraint.origin)
    }
    changed += open.match(unique: true) { constraint, place in
      constraint.origin == .author ? ConstraintKey(first: place(constraint.first)) : nil
    }
    // What held an item that is gone may hold another now, and what holds a new one another before.
    for isNew in [false, true] {
      changed += open.match(
        unique: true, old: open.secondKey(ofOneSided: !isNew),
        new: open.secondKey(ofOneSided: isNew))
    }
    // One that holds the same item on the same axis in another way stands for the one before.
    changed += open.match(unique: true) { constraint, place in
      let first = constraint.first
      guard constraint.origin == .author, constraint.identifier == nil, first.origin == nil else {
        return nil
      }
      return ConstraintKey(
        item: place(first).item, axis: first.attribute.axis, isSize: first.attribute.isSize)
    }
    // One that mentions what is gone, and now what is new, comes and goes with these.
    let following = changed.filter { pair in
      let (old, new) = (
        pairs.reference.constraints[pair.reference], pairs.actual.constraints[pair.actual]
      )
      return old.items.contains { !pairs.isInBoth(pairs.pairOfReference[$0]) }
        && new.items.contains { !pairs.isInBoth(pairs.pairOfActual[$0]) }
    }
    let indices = Set(following.map(\.actual))
    changed.removeAll { indices.contains($0.actual) }
    changed.sort { $0.actual < $1.actual }
    added = (open.new + indices).sorted()
    removed = (open.old + following.map(\.reference)).sorted()
  }
}

/// A term with its items as pairs, which are the same in both records.
private struct TermPlace: Hashable {
  var item: Int
  var attribute: LayoutConstraint.Attribute
  var origin: Int?
}

/// What two constraints are compared by, as much of it as counts.
private struct ConstraintKey: Hashable {
  var first: TermPlace?
  var second: TermPlace?
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

  typealias Key = (LayoutRecord.Constraint, (LayoutRecord.Term) -> TermPlace) -> ConstraintKey?

  init(_ pairs: RecordPairs) {
    self.pairs = pairs
    old = Array(pairs.reference.constraints.indices)
    new = Array(pairs.actual.constraints.indices)
  }

  /// Pairs what has the same key, in order; with `unique` only where one on each side has it.
  mutating func match(unique: Bool = false, _ key: Key) -> [(reference: Int, actual: Int)] {
    match(unique: unique, old: key, new: key)
  }

  /// The key of a constraint of the author's by what it holds its first item with, where that item is in
  /// one record alone, or where it is in both.
  func secondKey(ofOneSided isOneSided: Bool) -> Key {
    { [pairs] constraint, place in
      let pair = pairs.pairs[place(constraint.first).item]
      guard constraint.origin == .author, let second = constraint.second,
        (pair.reference == nil || pair.actual == nil) == isOneSided
      else { return nil }
      return ConstraintKey(
        second: place(second), axis: constraint.first.attribute.axis,
        isSize: constraint.first.attribute.isSize, relation: constraint.relation)
    }
  }

  /// Pairs what has the same key, each side by its own.
  mutating func match(
    unique: Bool, old oldKey: Key, new newKey: Key
  ) -> [(reference: Int, actual: Int)] {
    let oldKeys = old.map { index in
      oldKey(pairs.reference.constraints[index]) { place($0, pairs.pairOfReference) }
    }
    let newKeys = new.map { index in
      newKey(pairs.actual.constraints[index]) { place($0, pairs.pairOfActual) }
    }
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

  private func place(_ term: LayoutRecord.Term, _ map: [Int]) -> TermPlace {
    TermPlace(
      item: map[term.item], attribute: term.attribute, origin: term.origin.map { map[$0] })
  }
}

extension LayoutRecord.Constraint {
  /// The numbers that it says something with.
  fileprivate var numbers: [CGFloat] { [multiplier, constant, CGFloat(priority.rawValue)] }

  /// The items that it mentions.
  var items: [Int] {
    [first.item, first.origin, second?.item, second?.origin].compactMap(\.self)
  }
}
