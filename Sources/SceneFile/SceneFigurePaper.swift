package import AutoLayout
internal import LayoutDocuments

/// What scenes and jobs say of the page of a figure; what is `nil` is left to others.
package struct SceneFigurePaper: Hashable, Sendable {
  /// The item that the picture shows, perhaps with a margin around it, such as `grid + 16`.
  package var crop: SceneText?
  /// The margin for labels and dimension lines.
  package var margin: Margin?
  /// The background; without alpha if it is transparent.
  package var background: Color?
  /// The title above the picture.
  package var title: String?
  /// The line below the title.
  package var caption: String?

  /// How much paper there is around a canvas.
  package enum Margin: Hashable, Sendable {
    /// A number of points.
    case points(Double)
    /// As much as labels need.
    case automatic
  }

  /// The part of a canvas that a picture shows.
  package struct Crop: Hashable, Sendable {
    /// The id of the item, or of the view that has the guide.
    package var identifier: String
    /// The built-in guide, if it is one.
    package var guide: SystemGuideKind?
    /// What is shown around it, in points.
    package var margin: Double
  }

  /// No wishes.
  package init() {}
}
