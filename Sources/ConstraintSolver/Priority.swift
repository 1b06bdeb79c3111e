/// The importance of a constraint.
///
/// Priorities are strictly ordered: one constraint at 751 outweighs any number of constraints at
/// 750. Within one priority, the sum of the absolute violations is minimal.
public struct Priority: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The priority as one number.
  ///
  /// Preferences are negative.
  let rank: Double

  /// The constraint holds, or is reported in a conflict.
  public static let required = Priority(rank: 1000)

  /// The constraint holds to the extent that constraints with higher priorities allow.
  ///
  /// - Parameter value: A positive number, not necessarily an integer. From 1000 on, the priority
  ///   is ``required``. The solver rejects constraints with other values.
  /// - Returns: The priority.
  public static func optional(_ value: Double) -> Priority {
    // Ranks below −2⁵⁰ are preferences.
    value >= 1000 ? .required : Priority(rank: value < -0x1p50 ? -0x1p50 : value)
  }

  /// The constraint decides only what required and optional constraints leave open.
  ///
  /// Higher levels are decided first.
  ///
  /// Preferences don't affect whether an expression is determined.
  public static func preference(_ level: Int) -> Priority {
    // Integers up to 2⁵³ are exact.
    let limit = 1 << 51
    return Priority(rank: Double(min(max(level, -limit), limit)) - 0x1p52)
  }

  /// The level of the first preferences that come after slacks.
  ///
  /// See ``LinearConstraint/slackGoal``.
  public static let slackLevel = 0

  /// The rank of preferences at ``slackLevel``.
  static let slackRank = preference(slackLevel).rank

  /// Whether a priority is lower than another.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rank < rhs.rank }

  /// Throws if the priority was created from an invalid number.
  @inline(__always)
  func check() throws(SolverError) {
    if !(rank > 0), !(rank < -0x1p50) { throw .priorityOutOfRange(rank) }
  }

  /// Whether the constraint must hold.
  @inline(__always)
  var isRequired: Bool { rank == 1000 }

  /// Whether the priority is a preference.
  @inline(__always)
  var isPreference: Bool { rank < 0 }
}
