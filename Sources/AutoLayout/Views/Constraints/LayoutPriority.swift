/// The priority of a constraint, greater than 0 and at most 1000; a constraint with priority 1000 is required.
///
/// Priorities are strictly ordered: one constraint at 751 outweighs any number of constraints at 750.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable, Codable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority without checking its range; constraints reject priorities that are out of range.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority without checking its range; constraints reject priorities that are out of range.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint.
  public static let required = LayoutPriority(1000)
  /// The default content compression resistance priority.
  public static let defaultHigh = LayoutPriority(750)
  /// The priority of a drag that may resize the scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// The priority at which a scene keeps its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// The priority of a drag that can't resize the scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default content hugging priority.
  public static let defaultLow = LayoutPriority(250)
  /// The priority at which a fitting size follows its target size.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether constraints accept this priority: above 0 and at most 1000.
  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Whether content hugging and compression resistance accept this priority: at least 0 and at most 1000.
  package var isLegalOfContent: Bool { rawValue >= 0 && rawValue <= 1000 }
}
