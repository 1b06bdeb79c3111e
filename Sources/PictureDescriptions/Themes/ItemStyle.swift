public import AutoLayout
public import Foundation

/// Colors and strokes for all items with the given name, which override the figure's defaults.
public struct ItemStyle: Hashable, Sendable {
  /// The name: an item's id, a class of views, or `guide` for all guides that the author added.
  public var name: String
  /// The fill of a view, or `nil` for the default fill.
  public var fill: Color?
  /// The color of a view's text, or `nil` for the default color.
  public var textColor: Color?
  /// The color of a guide's outline and name, or of a view's edge, or `nil` for the default color.
  public var stroke: Color?
  /// The thickness of the outline or edge in points, or `nil` for the default thickness.
  public var strokeWidth: CGFloat?
  /// The alternating dash and gap lengths of a guide's outline in points, or `nil` for the default pattern.
  public var dash: [CGFloat]?

  /// The style name that stands for all guides that the author added.
  package static let guides = "guide"

  /// Creates a style without any colors or strokes.
  public init(_ name: String) { self.name = name }
}
