package import AutoLayout
package import Foundation

// A picture's size doesn't affect its layout: these change the canvas's scale, and neither frames nor numbers.

extension SolvedTree {
  /// The same layout, drawn at another number of pixels per point.
  package func drawn(at scale: CGFloat) -> SolvedTree {
    var tree = self
    tree.canvas.scale = scale
    return tree
  }
}

extension SolvedTreeComparison {
  /// The same comparison, drawn at another number of pixels per point.
  package func drawn(at scale: CGFloat) -> SolvedTreeComparison {
    var comparison = self
    comparison.after.canvas.scale = scale
    return comparison
  }
}

extension FigureSheet {
  /// The same figures, drawn at another number of pixels per point.
  package func drawn(at scale: CGFloat) -> FigureSheet {
    mapFigures { $0.tree.canvas.scale = scale }
  }
}

extension CanvasAnimation {
  /// The same layouts, drawn at another number of pixels per point.
  package func drawn(at scale: CGFloat) -> CanvasAnimation {
    var animation = self
    for index in frames.indices { animation.frames[index].tree.canvas.scale = scale }
    return animation
  }
}
