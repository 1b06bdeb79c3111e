/// The importance of a constraint.
///
/// Priorities are strictly ordered: a single constraint with priority 751 outweighs any number of
/// constraints with priority 750. Among constraints of the same priority, the solver minimizes the
/// sum of the absolute violations.
public struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The priority as a number, which is negative for preferences.
  let rank: Double

  /// The priority of a constraint that must be satisfied; if it can't be, a conflict is reported.
  public static let required = Priority(rank: 1000)

  /// Returns the priority of a constraint that is satisfied to the extent that higher priorities allow.
  ///
  /// - Parameter value: A positive number, not necessarily an integer. If it is 1000 or more, the priority
  ///   is ``required``. The solver rejects constraints whose number isn't positive.
  /// - Returns: The priority.
  public static func optional(_ value: Double) -> Priority {
    // Ranks below −2⁵⁰ are preferences.
    value >= 1000 ? .required : Priority(rank: value < -0x1p50 ? -0x1p50 : value)
  }

  /// Returns the priority of a preference, which only decides what other constraints leave undetermined.
  ///
  /// Preferences with higher levels are decided first. Preferences don't affect whether an expression is determined.
  public static func preference(_ level: Int) -> Priority {
    // Integers up to 2⁵³ are exact.
    let limit = 1 << 51
    return Priority(rank: Double(min(max(level, -limit), limit)) - 0x1p52)
  }

  /// The highest level of the preferences that are decided after slacks.
  ///
  /// See ``LinearConstraint/slackGoal``.
  public static let slackLevel = 0

  /// The rank of preferences at ``slackLevel``.
  static let slackRank = preference(slackLevel).rank

  /// Whether a priority is lower than another.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rank < rhs.rank }

  /// Throws an error if the priority was created from an invalid number.
  @inline(__always)
  func check() throws(SolverError) {
    if !(rank > 0), !(rank < -0x1p50) { throw .priorityOutOfRange(rank) }
  }

  /// Whether the constraint must be satisfied.
  @inline(__always)
  var isRequired: Bool { rank == 1000 }

  /// Whether the priority is a preference.
  @inline(__always)
  var isPreference: Bool { rank < 0 }
}
