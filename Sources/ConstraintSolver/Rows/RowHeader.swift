extension RowStore {
  /// What a row is apart from its terms and its constant.
  struct Kind: Hashable, Sendable {
    /// How much the row matters: more is more; see `Priority.rank`.
    var rank: Double
    let relation: Relation
    let isBreakable: Bool
    let hasName: Bool

    var isRequired: Bool { rank == Priority.requiredRank }

    /// Whether the row is one of those that are solved for variables.
    var isEquation: Bool { isRequired && relation == .equal }
  }

  /// A row without its terms, in as few bytes as can be: every pass over a large system reads them.
  struct Header: Sendable, BitwiseCopyable {
    /// The part of the constant that is the same at every size.
    var constant: Double
    var rank: Double
    var end: Int32
    /// The relation in two bits, two flags, and what tells where the constant's growth is.
    private var bits: UInt32

    init(_ kind: Kind, constant: Double, end: Int) {
      self.constant = constant
      rank = kind.rank
      self.end = Int32(truncatingIfNeeded: end)
      bits = UInt32(truncatingIfNeeded: kind.relation.rawValue + 1)
      if kind.isBreakable { bits |= 4 }
      if kind.hasName { bits |= 8 }
    }

    @inline(__always)
    var kind: Kind {
      Kind(
        rank: rank,
        relation: bits & 3 == 1 ? .equal : (bits & 3 == 0 ? .lessThanOrEqual : .greaterThanOrEqual),
        isBreakable: bits & 4 != 0, hasName: hasName)
    }

    @inline(__always)
    var hasName: Bool { bits & 8 != 0 }

    /// The place of what the canvas' size adds to the constant, or -1 if it adds nothing.
    @inline(__always)
    var growth: Int {
      get { Int(bits >> 4) - 1 }
      set { bits = bits & 15 | UInt32(truncatingIfNeeded: newValue + 1) << 4 }
    }
  }

  /// What the canvas' size adds to a constant; most of these are the same at every size.
  struct Growth: Sendable, BitwiseCopyable {
    var perWidth: Double
    var perHeight: Double

    init(_ constant: AffineConstant) {
      perWidth = constant.perWidth
      perHeight = constant.perHeight
    }
  }
}
