package import AutoLayout
package import PictureDescriptions

/// The `figure:` section of a scene, or one of the steps in that section.
package struct SceneFigure: Hashable, Sendable {
  /// The requested appearance, overlays and picture size.
  package var request = FigureRequest()
  /// The constraint that the figure explains, by its identifier or as an equation.
  package var anatomy: SceneText?
  /// The visual format strings to show above the figure: `all`, a constraint's identifier, or a string.
  package var visual: SceneText?
  /// The emphasized, omitted and restyled items.
  package var emphasis = FigureEmphasis()
  /// The emphasized constraints, each an identifier or an equation.
  package var emphasizedConstraints: [SceneText] = []
  /// The author's notes in the figure.
  package var notes: [FigureNote] = []
  /// The figures of the steps, each drawn as a separate picture; empty for a single picture.
  package var steps: [SceneFigure] = []
  /// The directions in which the layout is shown side by side; empty to show only the scene's direction.
  package var directions: [LayoutDirection] = []
  /// The panels of the picture; empty for a single layout.
  package var panels: [ScenePanel] = []
  /// The number of panels side by side, or `nil` to choose it for a well-proportioned picture.
  package var columns: Int?
  /// The kind of motion in an animation, or `nil` for the default, ``Movement/guides``.
  package var movement: Movement?

  /// Creates a figure without requests.
  package init() {}

  /// The kinds of motion in an animation.
  package enum Movement: String, Hashable, Sendable, CaseIterable {
    /// The dashes of guide outlines move or, if the figure has steps, the steps are shown one after another.
    case guides
    /// The canvas changes from one of the scene's canvases to the next.
    case canvases
  }
}

/// A panel of a figure, which shows a layout.
package struct ScenePanel: Hashable, Sendable {
  /// The figure that the panel shows.
  package var figure: SceneFigure
  /// The path of the file of another scene to show, or `nil` to show the figure's own scene.
  package var scene: SceneText?
  /// The canvas, or `nil` to use the canvas of the picture.
  package var canvas: Canvas?
  /// The layout direction, or `nil` to use the direction of the picture.
  package var direction: LayoutDirection?
}
