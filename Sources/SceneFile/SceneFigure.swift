package import AutoLayout
package import PictureDescriptions

/// The `figure:` section of a scene, or a step of it.
package struct SceneFigure: Hashable, Sendable {
  /// The requests for the look, the overlays and the picture's size.
  package var request = FigureRequest()
  /// The constraint that the figure explains, by its identifier or as an equation.
  package var anatomy: SceneText?
  /// The visual constraints whose strings are shown above the figure: `all`, an identifier or a string.
  package var visual: SceneText?
  /// The emphasized, omitted and restyled items.
  package var emphasis = FigureEmphasis()
  /// The emphasized constraints, each an identifier or an equation.
  package var emphasizedConstraints: [SceneText] = []
  /// The author's notes.
  package var notes: [FigureNote] = []
  /// The figure at each step, each of which is a separate picture; empty for a single picture.
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
    /// The dashed outlines of guides move, or steps follow each other.
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
