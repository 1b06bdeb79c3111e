package import Foundation

/// Constraints that a view makes by itself for what it arranges, under the names that logs show.
package struct SystemConstraints {
  /// The constraints made so far, in the order they were made.
  package private(set) var made: [LayoutConstraint] = []

  private let holder: View
  /// The first constraint of each name, of which there are few.
  private var namesakes: [LayoutConstraint] = []

  /// Begins with none; the view that arranges will hold each of them.
  package init(holder: View) { self.holder = holder }

  /// Makes a constraint: a place or an extent, related to another or to a constant, in points.
  ///
  /// - Precondition: The constraint is a legal one, and its numbers are finite.
  package mutating func add(
    _ identifier: String, _ first: LayoutOperand, _ relation: LayoutConstraint.Relation,
    _ second: LayoutOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: Float = 1000
  ) {
    let constraint = LayoutConstraint.making(
      first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant)
    // Most have the name of the one before.
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

  /// Says what the constant of the constraint made last stands for, where it is more than a number.
  mutating func setSymbol(_ symbol: LayoutConstraint.SymbolicConstant?) {
    made.last?.symbol = symbol
  }
}
