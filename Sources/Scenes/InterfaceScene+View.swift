internal import AutoLayout
internal import Foundation
package import InterfaceBuilder
internal import LayoutDocuments
internal import SceneFile

extension InterfaceScene {
  /// Returns the layout on the document's own canvas in the form of scene files, in which the root's name is `root`.
  ///
  /// The size of some views depends on properties that scene files don't support. If `measuresText` is true, such views
  /// get a fixed content size, as measured on that canvas.
  func sceneLayout(_ measureText: @escaping TextMeasure) -> LayoutDocument {
    let layout = layout()
    var document = layout.document
    if measuresText, document.items.contains(where: \.hasUnstatedSize) {
      let built = document.build(on: canvas, measureText: measureText)
      built.root.layoutIfNeeded()
      for (index, item) in built.items.enumerated() where document.items[index].hasUnstatedSize {
        guard let view = item as? View, document.items[index][.intrinsicSize] == nil else {
          continue
        }
        document.items[index].set(.intrinsicSize(StatedSize(view.intrinsicContentSize)))
      }
    }
    for (index, name) in layout.sceneIdentifiers.enumerated() { document.items[index].name = name }
    document.items[0].name = "root"
    return document
  }

  /// Creates the scene's views for a canvas, without laying them out.
  package func makeView(_ placement: Scene.Placement, measureText: @escaping TextMeasure) -> View {
    layout(on: placement.canvas).document.build(
      on: placement.canvas, direction: placement.direction, measureText: measureText
    ).root
  }
}

extension InterfaceScene {
  /// Whether the constraints depend on the size class.
  var hasVaryingConstraints: Bool {
    // A phone in both orientations, and a tablet.
    let canvases = [(320, 568), (568, 320), (768, 1024)].map { Canvas(width: $0, height: $1) }
    let constraints = canvases.map { layout(on: $0).document.constraints }
    return constraints.contains { $0 != constraints[0] }
  }
}

extension FigureOptions {
  /// Whether the figure refers to specific constraints.
  var namesConstraints: Bool {
    anatomy != nil || !visualFormats.isEmpty || !emphasis.constraints.isEmpty
  }
}

extension SceneError {
  /// Converts an error in an Interface Builder document to an error in a scene file.
  package init(_ error: InterfaceError) {
    self.init(
      file: error.file,
      problems: error.problems.map { SceneProblem($0.position, message: $0.message) })
  }
}

extension LayoutDocument.Item {
  /// Whether the item's intrinsic size depends on properties that scene files don't support.
  fileprivate var hasUnstatedSize: Bool {
    settings.contains { setting in
      switch setting {
      case .controlStyle, .configuration, .insets(.content, _), .insets(.textContainer, _),
        .flag(.scrolls, _):
        true
      default: false
      }
    }
  }
}

extension StatedSize {
  /// Creates a stated size from an intrinsic content size, omitting a dimension that is `View.noIntrinsicMetric`.
  fileprivate init(_ size: CGSize) {
    func length(_ length: CGFloat) -> CGFloat? { length == View.noIntrinsicMetric ? nil : length }
    self.init(width: length(size.width), height: length(size.height))
  }
}
