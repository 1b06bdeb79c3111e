internal import AutoLayout
internal import Foundation

extension ConstraintForm<Int> {
  /// The items that the first and the second side refer to, each with an axis index: 0 for horizontal, 1 for vertical.
  var ends: (first: [(item: Int, axis: Int)], second: [(item: Int, axis: Int)]) {
    func ends(_ end: End?) -> [(item: Int, axis: Int)] {
      guard let end else { return [] }
      let axis = (end.attribute.axis ?? .horizontal).rawValue
      return [end.place, end.start?.place].compactMap { place in place.map { ($0, axis) } }
    }
    return (ends(first), ends(second))
  }
}

extension RecordPairs {
  /// Returns the difference between the old and new state of a constraint.
  ///
  /// If only one number or the relation differs, returns its two values. Otherwise, returns the two equations.
  func difference(_ old: Int, _ new: Int) -> (reference: String, actual: String) {
    let (before, now) = (oldConstraints[old].form, newConstraints[new].form)
    func weight(_ form: ConstraintForm<Int>) -> String {
      "priority \(number(CGFloat(form.priority.rawValue)))"
    }
    if now.first == before.first, now.second == before.second {
      switch (
        now.multiplier == before.multiplier, now.constant == before.constant,
        now.priority == before.priority, now.relation == before.relation
      ) {
      case (true, false, true, true): return (number(before.constant), number(now.constant))
      case (true, true, false, true): return (weight(before), weight(now))
      case (false, true, true, true):
        return ("\(number(before.multiplier)) times", "\(number(now.multiplier)) times")
      case (true, true, true, false): return (before.relation.symbol, now.relation.symbol)
      default: break
      }
    }
    return (
      reference.equation(of: reference.constraints[old].form),
      actual.equation(of: actual.constraints[new].form)
    )
  }
}

private func number(_ value: CGFloat) -> String { plainNumber(value, digits: 6) }
