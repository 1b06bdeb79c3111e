/// The relation of a constraint's left side to zero.
///
/// Values on both sides of zero violate an equation, but only values on one side violate an inequality. The size of the
/// violation is the distance from zero.
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
  /// The terms of the sum, in any order.
  ///
  /// Terms with the same variable are added up.
  public var terms: [Term]

  /// The constant that is added to the terms.
  public var constant: AffineConstant

  /// The constraint's name, which determines the order of constraints that are otherwise equal.
  public var name: String

  /// The priority of the constraint.
  public var priority: Priority

  /// The relation between the sum and zero.
  public var relation: Relation

  /// Whether the constraint may be left out in a conflict to satisfy constraints that aren't breakable.
  ///
  /// Use `false` for constraints that no author wrote, such as nonnegative sizes and the edges of
  /// the canvas.
  public var isBreakable: Bool

  /// The preferred slack of an inequality whose slack the constraints don't determine.
  ///
  /// Slacks are decided one after another, after all priorities and after preferences above ``Priority/slackLevel``.
  /// First come the least slacks of `≥` inequalities, then those of `≤` inequalities, and then all greatest slacks.
  /// Each group is in canonical order, which doesn't depend on the order of additions.
  ///
  /// The slack goal has no effect on equations, or on whether an expression is determined.
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

/// The preferred slack of an inequality whose slack the constraints don't determine.
public enum SlackGoal: Int8, Hashable, CaseIterable, Sendable, BitwiseCopyable {
  /// Any slack.
  case any
  /// The least slack, which brings the inequality's left side as near to zero as possible.
  case least
  /// The greatest slack or, if the slack is unbounded, the least slack.
  case greatest
  /// Like ``greatest``, except that a slack that can't be positive is left undecided.
  case greatestIfPositive
}

/// The identifier of a constraint in a solver.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// The position of the constraint in order of addition, starting at zero.
  ///
  /// Positions of removed constraints aren't used again. The index is negative if the constraint comes from a
  /// ``VariableDefault``; see ``defaultVariable``.
  public let index: Int

  /// Creates the identifier of the constraint at a zero-based position in order of addition.
  public init(index: Int) { self.index = index }

  /// Whether a constraint was added before another.
  public static func < (lhs: ConstraintID, rhs: ConstraintID) -> Bool { lhs.index < rhs.index }
}
