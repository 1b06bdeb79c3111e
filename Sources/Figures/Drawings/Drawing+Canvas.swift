package import AutoLayout
package import Foundation
package import PictureDescriptions

extension Drawing {
  /// The position of the canvas's top left corner in the picture of a tree, in points.
  ///
  /// It's zero if there is no caption, formula or paper around the canvas.
  package static func canvasOrigin(
    of tree: SolvedTree, options: FigureOptions, measure: @escaping TextMeasure
  ) -> CGPoint {
    FigureContents(tree, options: options, measure: measure).page.canvas.origin
  }
}
