package import AutoLayout

/// The colors and strokes of the items of a name, in a scene's `figure:` section or in a theme file.
package struct SceneItemStyle: Hashable, Sendable {
  /// The id of an item, a class of views, or `guide` for all guides.
  package var name: String
  /// What a view is filled with.
  package var fill: Color?
  /// The color of a view's text.
  package var textColor: Color?
  /// The color of a guide's outline, or of a view's edge.
  package var stroke: Color?
  /// How thick that is, in points.
  package var strokeWidth: Double?
  /// Dash and gap in turn, in points.
  package var dash: [Double]?

  /// The name that stands for all guides.
  static let guides = "guide"
}
