extension Priority {
  /// The rank of a required row.
  static let requiredRank = 2000.0

  /// The least rank of a constraint; preferences have negative ones.
  static let leastConstraintRank = Double.leastNonzeroMagnitude

  /// The priority as one number; more is more, and preferences are negative.
  var rank: Double {
    switch self {
    case .required: return Priority.requiredRank
    case .optional(let value): return value >= 1000 ? Priority.requiredRank : value
    case .preference(let level):
      // Whole numbers up to 2⁵³ are exact.
      let limit = 1 << 51
      return Double(min(max(level, -limit), limit)) - 0x1p52
    }
  }
}
