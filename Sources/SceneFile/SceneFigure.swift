package import AutoLayout
package import PictureDescriptions

/// The `figure:` section of a scene, or a step of it.
package struct SceneFigure: Hashable, Sendable {
  /// The look, overlays and page.
  package var request = FigureRequest()
  /// The constraint that the figure explains, by its identifier or as an equation.
  package var anatomy: SceneText?
  /// The visual constraints whose strings are above the figure: `all`, an identifier or a string.
  package var visual: SceneText?
  /// The emphasized, omitted and restyled items.
  package var emphasis = FigureEmphasis()
  /// The emphasized constraints, each an identifier or an equation.
  package var emphasizedConstraints: [SceneText] = []
  /// The author's notes.
  package var notes: [FigureNote] = []
  /// The figure at each of its steps, with a picture for each; empty for one picture.
  package var steps: [SceneFigure] = []
  /// The directions in which the layout is shown side by side; empty for only the scene's direction.
  package var directions: [LayoutDirection] = []
  /// The panels of the picture; empty for a single layout.
  package var panels: [ScenePanel] = []
  /// The number of panels side by side, or `nil` for a well-proportioned picture.
  package var columns: Int?
  /// The movement in an animation, or `nil` for the default: the outlines of guides, or steps.
  package var movement: Movement?

  /// Creates a figure without requests.
  package init() {}

  /// The kinds of movement.
  package enum Movement: String, Hashable, Sendable, CaseIterable {
    /// The outlines of guides, or steps that follow each other.
    case guides
    /// The canvas, which changes from one of the scene's sizes to the next.
    case canvases
  }
}

/// A panel of a figure: a layout with what it shows.
package struct ScenePanel: Hashable, Sendable {
  /// The contents.
  package var figure: SceneFigure
  /// The file of another scene, or `nil` for the scene itself.
  package var scene: SceneText?
  /// The canvas, or `nil` for that of the picture.
  package var canvas: Canvas?
  /// The direction, or `nil` for that of the picture.
  package var direction: LayoutDirection?
}
