/// How much a constraint matters: above 0 and at most 1000, which is required.
///
/// Between two priorities the order is strict: one constraint at 751 outweighs any number at 750.
public struct LayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority from a number, unchecked; a constraint refuses one outside its range.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from a number, unchecked; a constraint refuses one outside its range.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// A constraint that has to hold.
  public static let required = LayoutPriority(1000)
  /// The default of content compression resistance.
  public static let defaultHigh = LayoutPriority(750)
  /// Above dragging that may resize a scene.
  public static let dragThatCanResizeScene = LayoutPriority(510)
  /// A scene keeping its size.
  public static let sceneSizeStayPut = LayoutPriority(500)
  /// Dragging that may not resize a scene.
  public static let dragThatCannotResizeScene = LayoutPriority(490)
  /// The default of content hugging.
  public static let defaultLow = LayoutPriority(250)
  /// How strongly a fitting size is held to its target.
  public static let fittingSizeLevel = LayoutPriority(50)

  /// Whether a constraint may have this priority: above 0 and at most 1000.
  package var isLegal: Bool { rawValue > 0 && rawValue <= 1000 }

  /// Whether the size of a content may have this priority: one of a constraint, or 0, which is weaker than
  /// any of these.
  package var isLegalOfContent: Bool { rawValue >= 0 && rawValue <= 1000 }
}
