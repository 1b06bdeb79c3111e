package import AutoLayout
package import LayoutDocuments

/// The layout of a top-level view that code loads from a document, with the objects that its items were read from.
package struct LoadedLayout {
  /// The views, guides and constraints.
  ///
  /// Contents have no stored sizes, because they are measured. Bars and margins depend on the environment in which the
  /// code shows the view.
  package let document: LayoutDocument
  /// The object that each item of the layout was read from, or `nil` for a guide.
  package private(set) var objects: [InterfaceObject?]
  /// The object IDs of constraints, by the constraints' indices.
  package let constraintIDs: [Int: String]

  /// Translates a top-level view to a layout.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - document: The document that contains the view.
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
