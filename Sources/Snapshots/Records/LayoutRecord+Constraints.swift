internal import AutoLayout
internal import Foundation

extension LayoutRecord.Constraint {
  /// An item, as one of two records have, on an axis.
  struct End {
    var pair: Int
    var axis: Int
  }

  /// What the two sides take hold of, with items numbered by a map.
  func ends(_ map: [Int]) -> (first: [End], second: [End]) {
    func ends(_ term: LayoutRecord.Term?) -> [End] {
      guard let term else { return [] }
      let axis = (term.attribute.axis ?? .horizontal).rawValue
      return [term.item, term.origin].compactMap(\.self).map { End(pair: map[$0], axis: axis) }
    }
    return (ends(first), ends(second))
  }

  /// What people call the constraint: its identifier, or its equation.
  func name(in record: LayoutRecord) -> String { identifier ?? record.equation(of: self) }

  /// What of the constraint differs from what it was, before and now: a number where that is all, or
  /// else the equation.
  func difference(from old: Self, _ pairs: RecordPairs) -> (reference: String, actual: String) {
    let isSamePlace =
      first.isSame(as: old.first, pairs)
      && (second == nil) == (old.second == nil)
      && zip([second].compactMap(\.self), [old.second].compactMap(\.self))
        .allSatisfy { $0.isSame(as: $1, pairs) }
    if isSamePlace {
      let same = (
        multiplier == old.multiplier, constant == old.constant, priority == old.priority,
        relation == old.relation
      )
      switch same {
      case (true, false, true, true): return (number(old.constant), number(constant))
      case (true, true, false, true): return ("priority \(old.weight)", "priority \(weight)")
      case (false, true, true, true):
        return ("\(number(old.multiplier)) times", "\(number(multiplier)) times")
      case (true, true, true, false): return (old.relation.symbol, relation.symbol)
      default: break
      }
    }
    return (pairs.reference.equation(of: old), pairs.actual.equation(of: self))
  }

  private var weight: String { number(CGFloat(priority.rawValue)) }
}

extension LayoutRecord.Term {
  /// Whether an actual term means the same as one of the reference.
  fileprivate func isSame(as old: Self, _ pairs: RecordPairs) -> Bool {
    attribute == old.attribute && pairs.pairOfActual[item] == pairs.pairOfReference[old.item]
      && origin.map { pairs.pairOfActual[$0] } == old.origin.map { pairs.pairOfReference[$0] }
  }
}

private func number(_ value: CGFloat) -> String { plainNumber(value, digits: 6) }
