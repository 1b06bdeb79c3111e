package import AutoLayout
package import Foundation

extension Canvas {
  /// The canvas with another width or height, named by its size.
  package func with(_ axis: LayoutConstraint.Axis, _ extent: CGFloat) -> Canvas {
    with(
      axis == .horizontal
        ? CGSize(width: extent, height: size.height) : CGSize(width: size.width, height: extent))
  }

  /// The canvas with another size, named by it.
  package func with(_ size: CGSize) -> Canvas {
    Canvas(
      width: size.width, height: size.height, scale: scale, safeAreaInsets: safeAreaInsets,
      textSize: textSize)
  }
}
