package import AutoLayout
package import Foundation

/// The resolution of a drawing, and its zoom factor.
///
/// They affect only the picture. The frames and numbers of the layout stay the same.
package struct DrawingScale: Hashable, Sendable {
  /// The number of pixels per picture point.
  package var pixels: CGFloat
  /// The number of picture points per layout point.
  package var zoom: CGFloat

  /// Creates a scale from a resolution and a zoom factor.
  ///
  /// Letters outside of views grow with the resolution, but not with the zoom factor.
  package init(pixels: CGFloat, zoom: CGFloat = 1) {
    self.pixels = pixels
    self.zoom = zoom
  }
}

extension SolvedTree {
  /// The layout with the given resolution and zoom factor.
  package func drawn(at scale: DrawingScale) -> SolvedTree {
    var tree = self
    tree.canvas.scale = scale.pixels
    tree.zoom = scale.zoom
    return tree
  }
}

extension SolvedTreeComparison {
  /// The comparison with the given resolution and zoom factor for both layouts.
  package func drawn(at scale: DrawingScale) -> SolvedTreeComparison {
    var comparison = self
    comparison.after = after.drawn(at: scale)
    return comparison
  }
}

extension FigureSheet {
  /// The sheet with the given resolution and zoom factor for all figures.
  package func drawn(at scale: DrawingScale) -> FigureSheet {
    mapFigures { $0.tree = $0.tree.drawn(at: scale) }
  }
}

extension CanvasAnimation {
  /// The animation with the given resolution and zoom factor for all layouts.
  package func drawn(at scale: DrawingScale) -> CanvasAnimation {
    var animation = self
    for index in frames.indices {
      animation.frames[index].tree = frames[index].tree.drawn(at: scale)
    }
    return animation
  }
}
