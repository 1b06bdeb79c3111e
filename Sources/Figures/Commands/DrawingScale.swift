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
