import AutoLayout
import Foundation

/// Converts constraints to sums of edge positions.
///
/// Margins and baselines are separate variables, because their distances from the edges depend on the canvas and on the
/// text size. Conclusions from the sums therefore hold on every canvas.
struct ConstraintSums {
  private let tree: LintedTree
  /// Whether the sums are for the reverse of the tree's reading direction.
  private let isFlipped: Bool

  init(_ tree: LintedTree, isFlipped: Bool = false) {
    self.tree = tree
    self.isFlipped = isFlipped
  }

  /// The attributes of an item that are variables in the sums.
  private enum Place: Int, CaseIterable {
    case left, right, top, bottom
    case leftMargin, rightMargin, topMargin, bottomMargin
    case firstBaseline, lastBaseline
  }

  /// Returns a constraint's left side minus its right side, or `nil` if the difference isn't a sum of variables.
  func sum(of constraint: SolvedTree.Constraint) -> LinearSum? {
    guard constraint.first.originItem == nil, constraint.second?.originItem == nil,
      !constraint.crossesAxes
    else { return nil }
    // Multiples of positions are measured from the view that holds the constraint.
    if constraint.multiplier != 1, !constraint.first.isExtent { return nil }
    var sum = LinearSum()
    let isMirrored = constraint.isMirrored != (isFlipped && constraint.isDirectional)
    guard add(constraint.first, 1, isMirrored, facing: constraint.second, to: &sum) else {
      return nil
    }
    if let second = constraint.second {
      let factor = -Double(constraint.multiplier)
      guard add(second, factor, isMirrored, facing: constraint.first, to: &sum) else { return nil }
    }
    sum.constant = -Double(constraint.constant)
    return sum
  }

  private func add(
    _ side: SolvedTree.Constraint.Side, _ factor: Double, _ isMirrored: Bool,
    facing other: SolvedTree.Constraint.Side?, to sum: inout LinearSum
  ) -> Bool {
    // To the items inside it, the edges of a scroll view are those of its content.
    if tree.items[side.item].scrolls, !side.attribute.isSize, let other,
      tree.isScrolled[other.item]
    {
      return false
    }
    let parts = places(of: side.attribute, isMirrored)
    let sign = isMirrored && side.attribute.axis == .horizontal && !side.attribute.isSize ? -1.0 : 1
    for (place, share) in parts {
      sum.add(factor * sign * share, side.item * Place.allCases.count + place.rawValue)
    }
    return !parts.isEmpty
  }

  /// Returns the variables, with their coefficients, that add up to an attribute.
  private func places(
    of attribute: LayoutConstraint.Attribute, _ isMirrored: Bool
  ) -> [(Place, Double)] {
    switch attribute {
    case .left: [(.left, 1)]
    case .right: [(.right, 1)]
    case .leading: [(isMirrored ? .right : .left, 1)]
    case .trailing: [(isMirrored ? .left : .right, 1)]
    case .top: [(.top, 1)]
    case .bottom: [(.bottom, 1)]
    case .width: [(.right, 1), (.left, -1)]
    case .height: [(.bottom, 1), (.top, -1)]
    case .centerX: [(.left, 0.5), (.right, 0.5)]
    case .centerY: [(.top, 0.5), (.bottom, 0.5)]
    case .leftMargin: [(.leftMargin, 1)]
    case .rightMargin: [(.rightMargin, 1)]
    case .leadingMargin: [(isMirrored ? .rightMargin : .leftMargin, 1)]
    case .trailingMargin: [(isMirrored ? .leftMargin : .rightMargin, 1)]
    case .topMargin: [(.topMargin, 1)]
    case .bottomMargin: [(.bottomMargin, 1)]
    case .centerXWithinMargins: [(.leftMargin, 0.5), (.rightMargin, 0.5)]
    case .centerYWithinMargins: [(.topMargin, 0.5), (.bottomMargin, 0.5)]
    case .firstBaseline: [(.firstBaseline, 1)]
    case .lastBaseline: [(.lastBaseline, 1)]
    case .notAnAttribute: []
    }
  }
}

extension SolvedTree.Constraint {
  /// Whether the meaning of the constraint depends on the reading direction.
  var isDirectional: Bool {
    first.attribute.isDirectional || second?.attribute.isDirectional == true
  }
}
