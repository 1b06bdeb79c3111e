/// How much a constraint matters.
///
/// Priorities are strictly ordered: one constraint at 751 outweighs any number of constraints at
/// 750. Within one priority, the sum of the absolute violations is least.
public enum Priority: Hashable, Comparable, Sendable {
  /// Holds, or is reported as broken.
  case required

  /// Holds as nearly as the constraints above it allow.
  ///
  /// The value is more than 0; fractions are allowed, and 1000 or more means ``required``.
  case optional(Double)

  /// Decides only what every constraint with a priority leaves open; the higher level goes first.
  ///
  /// Whether an expression is determined is judged without preferences.
  case preference(Int)

  /// Whether the first priority gives way to the second.
  public static func < (lhs: Priority, rhs: Priority) -> Bool {
    switch (lhs, rhs) {
    case (.preference(let left), .preference(let right)): left < right
    case (.optional(let left), .optional(let right)): left < right
    case (.required, .required): false
    default: lhs.band < rhs.band
    }
  }

  /// The kind of priority as a number; the higher band wins.
  private var band: Int {
    switch self {
    case .required: 2
    case .optional: 1
    case .preference: 0
    }
  }
}
