package import AutoLayout
package import Foundation
package import PictureDescriptions

extension Drawing {
  /// The position of the canvas's top left corner in a tree's picture, in points.
  ///
  /// It's zero without a caption, formulas and paper.
  package static func canvasOrigin(
    of tree: SolvedTree, options: FigureOptions, measure: @escaping TextMeasure
  ) -> CGPoint {
    FigureContents(tree, options: options, measure: measure).page.canvas.origin
  }
}
