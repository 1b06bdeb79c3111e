extension LayoutConstraint {
  /// Options of a visual format string: alignment, direction and spacing, with the same raw values as in UIKit.
  public struct FormatOptions: OptionSet, Hashable, Sendable, Codable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    /// All views share their left edge.
    public static let alignAllLeft = FormatOptions(aligning: .left)
    /// All views share their right edge.
    public static let alignAllRight = FormatOptions(aligning: .right)
    /// All views share their top edge.
    public static let alignAllTop = FormatOptions(aligning: .top)
    /// All views share their bottom edge.
    public static let alignAllBottom = FormatOptions(aligning: .bottom)
    /// All views share their leading edge.
    public static let alignAllLeading = FormatOptions(aligning: .leading)
    /// All views share their trailing edge.
    public static let alignAllTrailing = FormatOptions(aligning: .trailing)
    /// All views share their horizontal center.
    public static let alignAllCenterX = FormatOptions(aligning: .centerX)
    /// All views share their vertical center.
    public static let alignAllCenterY = FormatOptions(aligning: .centerY)
    /// All views share their last baseline.
    public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
    /// All views share their first baseline.
    public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
    /// The bits of the options that align views.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// Views follow each other in the reading direction.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right in either layout direction.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left in either layout direction.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the options that set the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances in a column are between edges.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances in a column are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the options that set whether distances are between edges or baselines.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes to align, in the order of the options' raw values.
    var alignedAttributes: [Attribute] {
      Attribute.allCases.filter {
        $0 != .notAnAttribute && $0.isLocation && rawValue & 0xFFFF & (1 << UInt($0.rawValue)) != 0
      }
    }

    /// Returns a token for each alignment option, with the indices of its constraints.
    ///
    /// Alignment constraints are the string's last constraints, ordered by pairs of views and then by attributes.
    func alignments(constraintCount: Int, pairCount: Int) -> [VisualFormatToken] {
      let attributes = alignedAttributes
      let first = constraintCount - pairCount * attributes.count
      return attributes.enumerated().map { number, attribute in
        let name = attribute.name.prefix(1).uppercased() + attribute.name.dropFirst()
        let places = (0..<pairCount).map { first + $0 * attributes.count + number }
        return VisualFormatToken("alignAll" + name, .constraints(places))
      }
    }
  }
}
