package import AutoLayout
package import LayoutDocuments

/// The layout of a top-level view as code loads it, with the objects from which it was read.
package struct LoadedLayout {
  /// The views, guides and constraints.
  ///
  /// Contents are measured, and bars and margins are those of the environment.
  package let document: LayoutDocument
  /// The objects of the document's items, `nil` for guides.
  package private(set) var objects: [InterfaceObject?]
  /// The ids of constraints, by their indices.
  package let constraintIDs: [Int: String]

  /// Translates a top-level view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - document: The view's document.
  ///   - canvas: The canvas, which determines size classes.
  package init(of view: InterfaceObject, in document: InterfaceDocument, on canvas: Canvas) {
    var scene = InterfaceScene(view.element, controller: nil, of: document)
    (scene.isLoaded, scene.measuresText) = (true, true)
    var translation = InterfaceTranslation(scene, on: canvas)
    translation.addItems()
    translation.addConstraints()
    var layout = translation.layout.document
    objects = layout.items.map { _ in nil }
    for index in layout.items.indices { layout.items[index].name = nil }
    for (element, index) in translation.views {
      objects[index] = InterfaceObject(element, of: document)
      layout.items[index].name =
        element.child("accessibility", key: "accessibilityConfiguration")?["identifier"]
    }
    self.document = layout
    constraintIDs = translation.layout.constraintIDs
  }
}
