internal import AutoLayout
internal import Foundation
internal import InterfaceBuilder
internal import LayoutDocuments
internal import SceneFile

extension InterfaceScene {
  /// The layout on the document's own canvas, as a scene file states it: its root is called `root`.
  var sceneLayout: LayoutDocument {
    var layout = layout().document
    layout.items[0].name = "root"
    return layout
  }

  /// The views of the scene on a canvas, not laid out yet.
  func makeView(_ placement: Scene.Placement, measureText: @escaping TextMeasure) -> View {
    let layout = layout(on: placement.canvas)
    let built = layout.document.build(
      on: placement.canvas, direction: placement.direction, measureText: measureText)
    let hasStoredSizes = takesStoredSizes(on: placement.canvas)
    for (index, (item, name)) in zip(built.items, layout.names).enumerated() {
      guard let view = item as? View else { continue }
      view.figureName = name
      // Figures show no opacity. An arranged view can't be hidden, because it would leave the layout.
      if layout.opacities[index] == 0, !(view.superview is StackView) { view.isHidden = true }
      view.shrinksText = hasStoredSizes
    }
    return built.root
  }
}

extension SceneError {
  /// The same error, told as that of a scene file.
  init(_ error: InterfaceError) {
    self.init(
      file: error.file,
      problems: error.problems.map { SceneProblem($0.position, message: $0.message) })
  }
}
