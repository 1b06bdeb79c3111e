package import AutoLayout
package import Foundation

extension Drawing {
  /// Where the canvas's top left corner is in a tree's picture, in points: below a caption or
  /// formulas and inside of the paper, or at zero without them.
  package static func canvasOrigin(
    of tree: SolvedTree, options: FigureOptions, measure: @escaping TextMeasure
  ) -> CGPoint {
    FigureContents(tree, options: options, measure: measure).page.canvas.origin
  }
}
