/// How the left side of a constraint compares with zero.
///
/// An equation is violated on both sides of zero, an inequality on one; what it is violated by is the
/// distance from zero.
public enum Relation: Int, Hashable, Sendable {
  /// The left side is at most zero.
  case lessThanOrEqual = -1

  /// The left side is zero.
  case equal = 0

  /// The left side is at least zero.
  case greaterThanOrEqual = 1
}

/// A linear equation or inequality: `Σ coefficient · variable + constant  relation  0`.
public struct LinearConstraint: Hashable, Sendable {
  // Those of eight bytes each come first: a constraint then has 64 bytes rather than 80, and those who
  // add many wait for memory most of the time.

  /// The products that are summed, in any order; a variable may occur more than once.
  public var terms: [Term]

  /// What is added to the products.
  public var constant: AffineConstant

  /// An identifier, which decides between constraints that are otherwise the same.
  public var name: String

  /// How much the constraint matters.
  public var priority: Priority

  /// How the sum compares with zero.
  public var relation: Relation

  /// Whether the solver may choose this constraint as the one to break in a conflict.
  ///
  /// False for what is not the author's to give up: sizes that are not negative, the canvas' edges.
  public var isBreakable: Bool

  /// Makes a constraint; required and breakable unless told otherwise.
  public init(
    _ terms: [Term],
    _ relation: Relation,
    constant: AffineConstant = AffineConstant(),
    priority: Priority = .required,
    name: String = "",
    isBreakable: Bool = true
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.name = name
    self.isBreakable = isBreakable
  }
}

/// Names a constraint that was added to a solver.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The position in order of addition, counted from zero; never used twice by one solver.
  ///
  /// Less than zero for what a variable's default says, see ``defaultVariable``.
  public let index: Int

  /// The constraint at a position in order of addition.
  ///
  /// For those who know what they have added without keeping each identifier.
  package init(index: Int) { self.index = index }

  /// Whether the first constraint was added before the second.
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool {
    lhs.index < rhs.index
  }
}
