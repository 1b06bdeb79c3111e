import AutoLayout
import Foundation

/// Checks for constraints that ignore the reading direction.
struct DirectionChecks {
  /// The layout to check.
  let linted: LintedTree

  /// Returns findings about constraints that ignore the reading direction, unless the mirrored constraint exists too.
  func directionProblems() -> [LintFinding] {
    let pins = linted.stated.compactMap { Pin($0.constraint) }
    return linted.stated.compactMap { index, constraint in
      if let pin = Pin(constraint), pins.contains(pin.counterpart) { return nil }
      return direction(of: constraint, index)
    }
  }

  private func direction(of constraint: SolvedTree.Constraint, _ index: Int) -> LintFinding? {
    guard let leading = constraint.first.attribute.following else { return nil }
    let text = linted.tree.text(of: constraint)
    return LintFinding(
      .leftRight, items: linted.names(in: [index]), constraints: linted.ordinals(of: [index]),
      message: "'\(text)' keeps its side in right-to-left languages",
      fix: "Use \(leading.name) in place of \(constraint.first.attribute.name).")
  }
}

/// A constraint between the left or right edges of two items.
private struct Pin: Hashable {
  private let items: [Int]
  private let priority: LayoutPriority
  private var attribute: LayoutConstraint.Attribute
  private var relation: LayoutConstraint.Relation
  private var constant: CGFloat

  init?(_ constraint: SolvedTree.Constraint) {
    guard let second = constraint.second, constraint.first.attribute == second.attribute,
      [.left, .right].contains(second.attribute), constraint.multiplier == 1
    else { return nil }
    items = [constraint.first.item, second.item]
    priority = constraint.priority
    attribute = second.attribute
    relation = constraint.relation
    constant = constraint.constant
  }

  /// The mirror image of this constraint, on the opposite edges of the same items.
  ///
  /// A constraint and its mirror image keep the layout symmetric, so neither is reported.
  var counterpart: Pin {
    var mirrored = self
    mirrored.attribute = attribute == .left ? .right : .left
    mirrored.constant = -constant
    mirrored.relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return mirrored
  }
}

extension LayoutConstraint.Attribute {
  /// The leading or trailing attribute that corresponds to a left or right attribute, or `nil` for any other attribute.
  var following: LayoutConstraint.Attribute? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    default: nil
    }
  }
}
