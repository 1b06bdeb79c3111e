package import AutoLayout
package import Foundation

extension Canvas {
  /// Returns the canvas with another width or height, and with its new size as its name.
  package func with(_ axis: LayoutConstraint.Axis, _ extent: CGFloat) -> Canvas {
    with(
      axis == .horizontal
        ? CGSize(width: extent, height: size.height) : CGSize(width: size.width, height: extent))
  }

  /// Returns the canvas with another size, and with this size as its name.
  package func with(_ size: CGSize) -> Canvas {
    Canvas(
      width: size.width, height: size.height, scale: scale, safeAreaInsets: safeAreaInsets,
      textSize: textSize)
  }
}
