package import AutoLayout
internal import Figures
package import SceneFile

/// A panel of a figure, which shows a layout of the figure's scene or of another scene.
package struct FigurePanel: Sendable {
  /// The options of the panel's figure, most of which are unused if the panel shows another scene.
  package var options: FigureOptions
  /// The panel's canvas, or `nil` to use the canvas of the picture.
  package var canvas: Canvas?
  /// The panel's layout direction, or `nil` to use the direction of the picture.
  package var direction: LayoutDirection?
  /// The requests to apply, in order, to the figure of ``scene`` if the panel shows another scene.
  package var requests: [FigureRequest] = []
  /// The path of the file of another scene to show, or `nil` to show the figure's own scene.
  package var scene: SceneText?

  /// Whether the panel shows the figure's own scene with the canvas and direction of the picture.
  var isOnCommonCanvas: Bool { canvas == nil && direction == nil && scene == nil }
}

extension FigurePanel {
  /// Returns the panel's canvas and direction, which default to those of the picture.
  func placement(on picture: Scene.Placement) -> Scene.Placement {
    var canvas = self.canvas ?? picture.canvas
    // A requested text size applies to all canvases.
    if canvas.textSize == .large { canvas = canvas.textSize(picture.canvas.textSize) }
    return Scene.Placement(
      canvas, direction: direction ?? picture.direction, isDark: picture.isDark)
  }
}
