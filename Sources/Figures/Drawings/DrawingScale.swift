package import AutoLayout
package import Foundation

/// The pixels of a drawing and the size of the layout in it.
///
/// Both affect only the picture: frames and numbers of the layout stay the same.
package struct DrawingScale: Hashable, Sendable {
  /// Pixels per point of the picture.
  package var pixels: CGFloat
  /// The number of picture points per layout point.
  package var zoom: CGFloat

  /// Creates a scale.
  ///
  /// If only `pixels` changes, letters grow and shrink with the layout.
  package init(pixels: CGFloat, zoom: CGFloat = 1) {
    self.pixels = pixels
    self.zoom = zoom
  }
}

extension SolvedTree {
  /// The same layout, to be drawn at another scale.
  package func drawn(at scale: DrawingScale) -> SolvedTree {
    var tree = self
    tree.canvas.scale = scale.pixels
    tree.zoom = scale.zoom
    return tree
  }
}

extension SolvedTreeComparison {
  /// The same comparison, to be drawn at another scale.
  package func drawn(at scale: DrawingScale) -> SolvedTreeComparison {
    var comparison = self
    comparison.after = after.drawn(at: scale)
    return comparison
  }
}

extension FigureSheet {
  /// The same figures, to be drawn at another scale.
  package func drawn(at scale: DrawingScale) -> FigureSheet {
    mapFigures { $0.tree = $0.tree.drawn(at: scale) }
  }
}

extension CanvasAnimation {
  /// The same layouts, to be drawn at another scale.
  package func drawn(at scale: DrawingScale) -> CanvasAnimation {
    var animation = self
    for index in frames.indices {
      animation.frames[index].tree = frames[index].tree.drawn(at: scale)
    }
    return animation
  }
}
