import AutoLayout
import Foundation

/// The pixel grid of a picture, for rounding lengths and coordinates to whole pixels.
struct PixelGrid {
  /// The number of pixels per point.
  let scale: CGFloat

  /// A coordinate rounded to the nearest pixel edge, in points.
  ///
  /// Halves are rounded away from zero.
  func snapped(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale).rounded() / scale
  }

  /// The point with both coordinates rounded to pixel edges.
  func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  /// The rectangle with all four edges rounded to pixel edges.
  func snapped(_ frame: CGRect) -> CGRect {
    let left = snapped(frame.minX)
    let top = snapped(frame.minY)
    return CGRect(
      x: left, y: top, width: snapped(frame.maxX) - left, height: snapped(frame.maxY) - top)
  }

  /// A length rounded to whole pixels, but at least 1 pixel, in points.
  func wholePixels(_ length: CGFloat) -> CGFloat {
    max(1, (length * scale).rounded()) / scale
  }

  /// A length rounded up to whole pixels, in points, or 0 for a negative length.
  func pixels(holding length: CGFloat) -> CGFloat { (max(0, length) * scale).rounded(.up) / scale }

  /// Insets rounded to whole pixels.
  ///
  /// Positive insets are at least 1 pixel.
  func wholePixels(_ insets: EdgeInsets) -> EdgeInsets {
    func whole(_ length: CGFloat) -> CGFloat { length > 0 ? wholePixels(length) : 0 }
    return EdgeInsets(
      top: whole(insets.top), left: whole(insets.left), bottom: whole(insets.bottom),
      right: whole(insets.right))
  }

  /// The number of pixels in a length in points, or 0 if it isn't finite.
  func pixelCount(_ length: CGFloat) -> Int {
    let count = (length * scale).rounded()
    return count.isFinite ? Int(min(max(count, 0), 1e9)) : 0
  }

  /// The thickness of hairlines in points: 1 point rounded to whole pixels.
  var hairline: CGFloat { wholePixels(1) }
}
