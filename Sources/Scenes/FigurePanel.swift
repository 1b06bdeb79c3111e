package import AutoLayout
internal import Figures
package import SceneFile

/// A panel of a figure: a layout of the scene, or of another one, with what it shows.
package struct FigurePanel: Sendable {
  /// The options of a panel of the scene itself.
  package var options: FigureOptions
  /// The canvas, or `nil` for that of the picture.
  package var canvas: Canvas?
  /// The direction, or `nil` for that of the picture.
  package var direction: LayoutDirection?
  /// The requests to the figure of another scene, the last of which has precedence.
  package var requests: [FigureRequest] = []
  /// The file of another scene, or `nil` for the scene itself.
  package var scene: SceneText?

  /// Whether the panel is about the scene itself on the canvas of the picture.
  var isOnCommonCanvas: Bool { canvas == nil && direction == nil && scene == nil }
}

extension FigurePanel {
  /// The placement of the panel on the canvas of the picture, or on its own.
  func placement(on picture: Scene.Placement) -> Scene.Placement {
    var canvas = self.canvas ?? picture.canvas
    // A size of text is asked for on all canvases.
    if canvas.textSize == .large { canvas = canvas.textSize(picture.canvas.textSize) }
    return Scene.Placement(
      canvas, direction: direction ?? picture.direction, isDark: picture.isDark)
  }
}
