internal import AutoLayout
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
  ///
  /// - Throws: `SceneError` for constraints that can't be made.
  func makeView(
    _ placement: Scene.Placement, measureText: @escaping TextMeasure
  ) throws(SceneError) -> View {
    let layout = layout(on: placement.canvas)
    let built = layout.document.build(
      on: placement.canvas, direction: placement.direction, measureText: measureText)
    for (index, fault) in built.faults {
      guard case .illegal(let error) = fault else { continue }
      throw SceneError(layout.error(ofConstraint: index, "\(error)", in: file))
    }
    let hasStoredSizes = takesStoredSizes(on: placement.canvas)
    for (item, name) in zip(built.items, layout.names) {
      guard let view = item as? View else { continue }
      view.figureName = name
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
