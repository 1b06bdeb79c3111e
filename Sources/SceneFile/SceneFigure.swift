package import AutoLayout

/// The `figure:` section of a scene.
package struct SceneFigure: Hashable, Sendable {
  /// How views are drawn, one of ``looks``, or `nil` for the default.
  package var look: String?
  /// The words of `show`: the overlays of a figure; `nil` for the default.
  package var overlays: [SceneText]?
  /// The constraint that the figure explains, by its identifier or as an equation.
  package var anatomy: SceneText?
  /// The visual constraints whose strings stand above a figure: `all`, or those of an identifier or
  /// with a string.
  package var visual: SceneText?
  /// What stands out in the figure, and what is left out of it.
  package var emphasis = SceneEmphasis()
  /// The author's notes.
  package var notes: [SceneNote] = []
  /// The page of the figure.
  package var paper = SceneFigurePaper()
  /// The figure at each of its steps, one picture each; empty for one picture.
  package var steps: [SceneFigure] = []
  /// The directions in which the layout is shown side by side; empty for the scene's direction alone.
  package var directions: [LayoutDirection] = []
  /// The exploded hierarchy, or `nil` for a flat figure.
  package var exploded: SceneExplosion?
  /// What moves where a figure is animated, or `nil` for the default: the outlines of guides, or steps.
  package var movement: Movement?
  /// The language of the figure's own words, or `nil` for English.
  package var language: String?

  /// The looks of figures.
  package static let looks = ["diagram", "plain"]
}

extension SceneFigure {
  /// What moves in a figure.
  package enum Movement: String, Hashable, Sendable, CaseIterable {
    /// The outlines of guides, or steps that follow each other.
    case guides
    /// The canvas, from one of the scene's sizes to the next.
    case canvases
  }
}

/// What stands out in a figure, and what is left out of it; items by the names that equations give them.
package struct SceneEmphasis: Hashable, Sendable {
  /// The items that the figure is about; all else is dimmed.
  package var items: [String] = []
  /// The constraints that it is about, each an identifier or an equation.
  package var constraints: [SceneText] = []
  /// The items that alone are drawn; empty for all.
  package var only: [String] = []
  /// The items that are not drawn.
  package var hidden: [String] = []
  /// The colors and strokes of items by id or class.
  package var styles: [SceneItemStyle] = []
}

/// The settings of an exploded hierarchy.
package struct SceneExplosion: Hashable, Sendable {
  /// The angle of the planes, in degrees, from −75 to 75, or `nil` for the default.
  package var angle: Double?
  /// The distance between neighbouring levels, in points, from 1 to 2000, or `nil` for the default.
  package var spacing: Double?
}
