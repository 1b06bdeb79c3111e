package import AutoLayout
internal import Figures
package import SceneFile

/// A panel of a figure: a layout of the scene or of another one, with its options.
package struct FigurePanel: Sendable {
  /// The options of a panel of the scene itself.
  package var options: FigureOptions
  /// The canvas, or `nil` for that of the picture.
  package var canvas: Canvas?
  /// The direction, or `nil` for that of the picture.
  package var direction: LayoutDirection?
  /// The requests for the figure of another scene; the last has precedence.
  package var requests: [FigureRequest] = []
  /// The file of another scene, or `nil` for the scene itself.
  package var scene: SceneText?

  /// Whether the panel shows the scene itself, placed like the picture.
  var isOnCommonCanvas: Bool { canvas == nil && direction == nil && scene == nil }
}

extension FigurePanel {
  /// The panel's own placement, or that of the picture.
  func placement(on picture: Scene.Placement) -> Scene.Placement {
    var canvas = self.canvas ?? picture.canvas
    // A requested text size applies to all canvases.
    if canvas.textSize == .large { canvas = canvas.textSize(picture.canvas.textSize) }
    return Scene.Placement(
      canvas, direction: direction ?? picture.direction, isDark: picture.isDark)
  }
}
