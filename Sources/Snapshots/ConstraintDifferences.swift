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

  /// A term with its items as pairs, which are the same in both records.
  private struct Place: Hashable {
    var item: Int
    var attribute: LayoutConstraint.Attribute
    var origin: Int?
  }

  /// What two constraints are compared by, from the strictest to the loosest.
  private struct Key: Hashable {
    var first: Place?
    var second: Place?
    var relation: LayoutConstraint.Relation?
    var numbers: [CGFloat] = []
    var identifier: String?
    var origin: SolvedTree.Constraint.Origin?
  }

  init(_ pairs: RecordPairs) {
    func places(_ map: [Int]) -> (LayoutRecord.Term) -> Place {
      { Place(item: map[$0.item], attribute: $0.attribute, origin: $0.origin.map { map[$0] }) }
    }
    let (old, new) = (pairs.reference.constraints, pairs.actual.constraints)
    let (oldPlace, newPlace) = (places(pairs.pairOfReference), places(pairs.pairOfActual))
    var openOld = Array(old.indices)
    var openNew = Array(new.indices)
    /// Pairs what has the same key, in order; with `unique` only where one on each side has it.
    func match(
      unique: Bool = false,
      _ key: (LayoutRecord.Constraint, (LayoutRecord.Term) -> Place) -> Key?
    ) -> [(reference: Int, actual: Int)] {
      var waiting: [Key: [Int]] = [:]
      for index in openOld.reversed() {
        if let key = key(old[index], oldPlace) { waiting[key, default: []].append(index) }
      }
      var counts: [Key: Int] = [:]
      if unique {
        for index in openNew {
          if let key = key(new[index], newPlace) { counts[key, default: 0] += 1 }
        }
      }
      var matched: [(reference: Int, actual: Int)] = []
      for index in openNew {
        guard let key = key(new[index], newPlace), let others = waiting[key],
          !unique || others.count == 1 && counts[key] == 1
        else { continue }
        guard let other = waiting[key]?.popLast() else { continue }
        matched.append((other, index))
      }
      let (taken, found) = (Set(matched.map(\.reference)), Set(matched.map(\.actual)))
      openOld.removeAll { taken.contains($0) }
      openNew.removeAll { found.contains($0) }
      return matched
    }
    // Those that say the same are no difference, whatever they are called.
    _ = match { constraint, place in
      Key(
        first: place(constraint.first), second: constraint.second.map(place),
        relation: constraint.relation, numbers: constraint.numbers)
    }
    if openOld.isEmpty, openNew.isEmpty { return }
    changed += match(unique: true) { constraint, _ in
      constraint.identifier.map { Key(identifier: $0, origin: constraint.origin) }
    }
    changed += match { constraint, place in
      Key(
        first: place(constraint.first), second: constraint.second.map(place),
        relation: constraint.relation, origin: constraint.origin)
    }
    changed += match { constraint, place in
      Key(
        first: place(constraint.first), second: constraint.second.map(place),
        origin: constraint.origin)
    }
    changed += match(unique: true) { constraint, place in
      constraint.origin == .author ? Key(first: place(constraint.first)) : nil
    }
    changed.sort { $0.actual < $1.actual }
    added = openNew
    removed = openOld
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
