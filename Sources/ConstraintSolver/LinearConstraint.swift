/// The relation between the left side of a constraint and zero.
///
/// An equation is violated on both sides of zero, an inequality on one. The violation is the
/// distance from zero.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// The left side is at most zero.
  case lessThanOrEqual = -1

  /// The left side is zero.
  case equal = 0

  /// The left side is at least zero.
  case greaterThanOrEqual = 1
}

/// A linear equation or inequality: `Σ coefficient · variable + constant  relation  0`.
public struct LinearConstraint: Hashable, Sendable {
  /// The summands, in any order.
  ///
  /// Terms of the same variable are added up.
  public var terms: [Term]

  /// The constant summand.
  public var constant: AffineConstant

  /// A name, which orders constraints that are otherwise equal.
  public var name: String

  /// The priority.
  public var priority: Priority

  /// The relation between the sum and zero.
  public var relation: Relation

  /// Whether the constraint is left out in a conflict rather than one that isn't breakable.
  ///
  /// Use `false` for constraints that no author wrote, such as nonnegative sizes and the edges of
  /// the canvas.
  public var isBreakable: Bool

  /// The slack that an inequality gets if constraints leave it open.
  ///
  /// Slacks are decided one after another, below all priorities. First come the least slacks of `≥`, then those of
  /// `≤`, then the greatest slacks, each in canonical order. Only preferences with levels above
  /// ``Priority/slackLevel`` precede them.
  ///
  /// Has no effect on equations, and on whether an expression is determined.
  public var slackGoal: SlackGoal

  /// Creates a constraint, required and breakable by default.
  public init(
    _ terms: [Term],
    _ relation: Relation,
    constant: AffineConstant = AffineConstant(),
    priority: Priority = .required,
    name: String = "",
    isBreakable: Bool = true,
    slackGoal: SlackGoal = .any
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
    self.name = name
    self.isBreakable = isBreakable
    self.slackGoal = slackGoal
  }
}

/// The slack that an inequality gets if constraints leave it open.
public enum SlackGoal: Int8, Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Any slack.
  case any
  /// The least slack: as near to the bound as possible.
  case least
  /// The greatest slack, and the least if slacks have no limit.
  case greatest
  /// The greatest slack if the inequality holds with room to spare, and any slack otherwise.
  case greatestIfPositive
}

/// The identifier of a constraint in a solver.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The position in order of addition, starting at zero.
  ///
  /// Positions of removed constraints aren't reused.
  ///
  /// Negative for the bounds of variable defaults; see ``defaultVariable``.
  public let index: Int

  /// Creates the identifier of the constraint at a position in order of addition.
  public init(index: Int) { self.index = index }

  /// Whether a constraint was added before another.
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.index < rhs.index }
}
