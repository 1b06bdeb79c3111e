public import AutoLayout
public import Foundation

/// Colors and strokes for the items with a name, in place of the figure's own.
public struct ItemStyle: Hashable, Sendable {
  /// An item's id, a class of views, or `guide` for all guides that the author added.
  public var name: String
  /// The fill of a view, or `nil` for the figure's own.
  public var fill: Color?
  /// The color of a view's text.
  public var textColor: Color?
  /// The color of a guide's outline and name, or of a view's edge.
  public var stroke: Color?
  /// The thickness of the outline or edge, in points.
  public var strokeWidth: CGFloat?
  /// The alternating dash and gap lengths of a guide's outline, in points.
  public var dash: [CGFloat]?

  /// The name that stands for all guides that the author added.
  package static let guides = "guide"

  /// Makes a style that changes nothing.
  public init(_ name: String) { self.name = name }
}
