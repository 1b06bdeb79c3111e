private import AutoLayout
private import Foundation
private import LayoutDocuments
private import SceneFile

/// Lays out a scene with views that are reused from canvas to canvas.
///
/// A class, because views are classes; only one task may use an instance. Reused views produce the same layouts as new
/// views. Views are reused only if creating them didn't depend on the canvas, and only the canvas's size, scale and
/// safe area change.
package final class SceneLayout {
  private let scene: Scene
  private let painter: Painter
  private var root: View?
  private var last: (placement: Scene.Placement, tree: SolvedTree)?

  /// Creates a layout without views.
  package init(of scene: Scene, painter: Painter) {
    self.scene = scene
    self.painter = painter
  }

  /// Returns the solved layout on a canvas, which equals the result of `Scene.solve`.
  ///
  /// - Throws: `PlumblineError` as `Scene.solve` does.
  package func tree(_ placement: Scene.Placement) throws(PlumblineError) -> SolvedTree {
    var placement = placement
    if !scene.content.isCode { placement.isDark = false }
    if let last, last.placement == placement { return last.tree }
    let asked = placement
    placement = try scene.placed(placement, measureText: painter.measureText)
    let root = try views(placement)
    let tree = scene.solvedTree(of: root, placement)
    self.root = root
    last = (asked, tree)
    return tree
  }

  private func views(_ placement: Scene.Placement) throws(PlumblineError) -> View {
    guard let root, let last, scene.viewsSuitEveryCanvas,
      last.placement.direction == placement.direction,
      last.placement.canvas.textSize == placement.canvas.textSize
    else { return try scene.makeRoot(placement, measureText: painter.measureText) }
    let canvas = placement.canvas
    root.layoutEnvironment?.scale = canvas.scale
    root.layoutEnvironment?.safeAreaInsets = canvas.safeAreaInsets
    root.layoutEnvironment?.keyboardHeight =
      scene.document?.layout.surroundings.keyboardHeight(on: canvas) ?? 0
    root.frame = CGRect(origin: .zero, size: canvas.size)
    return root
  }
}
