private import Foundation

extension LayoutConstraint {
  /// Returns whether both constraints have the same equation, possibly with swapped sides, ignoring priority and name.
  package func isEquivalent(to other: LayoutConstraint) -> Bool {
    matches(other) || (other.swapped.map(matches) ?? false)
  }

  private func matches(_ other: LayoutConstraint) -> Bool {
    let isSameSecond =
      switch (second, other.second) {
      case (nil, nil): true
      case (let own?, let others?): own.isSame(as: others)
      default: false
      }
    return isSameSecond && first.isSame(as: other.first) && relation == other.relation
      && isSameLength(multiplier, other.multiplier) && isSameLength(constant, other.constant)
  }

  /// The constraint with swapped sides, or `nil` if there is no right side.
  ///
  /// For `a == m * b + c`, it is `b == a / m - c / m`.
  private var swapped: LayoutConstraint? {
    guard let second else { return nil }
    let turned: Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: multiplier < 0 ? .lessThanOrEqual : .greaterThanOrEqual
      case .greaterThanOrEqual: multiplier < 0 ? .greaterThanOrEqual : .lessThanOrEqual
      }
    return try? LayoutConstraint(
      first: second, relation: turned, second: first, multiplier: 1 / multiplier,
      constant: -constant / multiplier)
  }
}
