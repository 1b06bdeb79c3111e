package import Foundation

/// The constraints that a view makes for its subviews, with the identifiers that logs show.
package struct SystemConstraints {
  /// The constraints made so far, in the order of their creation.
  package private(set) var made: [LayoutConstraint] = []

  private let holder: View
  private var namesakes: [LayoutConstraint] = []

  /// Makes an empty list of constraints that a view will hold.
  package init(holder: View) { self.holder = holder }

  /// Adds a valid, finite constraint between two operands, or between an operand and a constant in points.
  package mutating func add(
    _ identifier: String, _ first: LayoutOperand, _ relation: LayoutConstraint.Relation,
    _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = LayoutConstraint.making(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant)
    // Most constraints have the identifier of the one before.
    if let namesake = namesakes.last(where: { $0.identifier == identifier }) {
      constraint.shareName(of: namesake)
    } else {
      constraint.identifier = identifier
      constraint.offerName()
      namesakes.append(constraint)
    }
    constraint.priority = LayoutPriority(priority)
    constraint.holderReference = holder.reference
    made.append(constraint)
  }

  mutating func setSymbol(_ symbol: LayoutConstraint.SymbolicConstant?) {
    made.last?.symbol = symbol
  }
}
