import Foundation

extension Canvas {
  /// The canvas for the first layout, with fitted extents large enough for bars, keyboards and safe areas.
  package var provisional: Canvas {
    var canvas = self
    if fitsWidth { canvas.size.width = 4096 }
    if fitsHeight { canvas.size.height = 4096 }
    return canvas
  }

  /// Returns the canvas with its fitted extents as small as constraints allow, rounded up to whole pixels.
  ///
  /// An extent that isn't fitted stays as it is. `root` must be as large as the ``provisional`` canvas. Throws
  /// ``OpenCanvasError`` if constraints don't determine an extent.
  package func fitted(to root: View) throws(OpenCanvasError) -> Canvas {
    guard fits else { return self }
    // Safe areas and margins are known from the first layout on.
    root.layoutIfNeeded()
    let least = root.systemLayoutSizeFitting(
      CGSize(width: fitsWidth ? 0 : size.width, height: fitsHeight ? 0 : size.height),
      withHorizontalFittingPriority: fitsWidth ? .fittingSizeLevel : .required,
      verticalFittingPriority: fitsHeight ? .fittingSizeLevel : .required)
    // A thousandth of a pixel is a rounding error.
    func pixels(_ extent: CGFloat) -> CGFloat { (extent * scale - 0.001).rounded(.up) / scale }
    var canvas = self
    if fitsWidth { canvas.size.width = pixels(least.width) }
    if fitsHeight { canvas.size.height = pixels(least.height) }
    (canvas.fitsWidth, canvas.fitsHeight) = (false, false)
    if canvas.size.width <= 0 { throw OpenCanvasError(canvas: self, axis: .horizontal) }
    if canvas.size.height <= 0 { throw OpenCanvasError(canvas: self, axis: .vertical) }
    return canvas
  }
}

/// An error if a canvas should fit its layout, but constraints don't determine the width or height.
public struct OpenCanvasError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The canvas that can't be fitted.
  public let canvas: Canvas
  /// The axis along which constraints don't determine the extent.
  public let axis: LayoutConstraint.Axis

  /// A message with the name of the canvas, the undetermined extent, and the likely fix.
  public var description: String {
    let side = axis == .horizontal ? "width" : "height"
    let edges = axis == .horizontal ? "leading and trailing" : "top and bottom"
    return
      "canvas '\(canvas.name)' fits its layout, which doesn't determine the \(side): constrain "
      + "the root's \(edges) edges to its contents, or give the canvas a \(side)"
  }
}
