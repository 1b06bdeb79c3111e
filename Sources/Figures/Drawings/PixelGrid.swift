import Foundation

/// The device pixels of a picture: the one place in which figures round to pixels.
struct PixelGrid {
  /// Pixels per point.
  let scale: CGFloat

  /// The pixel edge nearest to a coordinate, half away from zero; coordinates are in points.
  func snapped(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale).rounded() / scale
  }

  /// The point whose coordinates are both on pixel edges.
  func snapped(_ point: CGPoint) -> CGPoint {
    CGPoint(x: snapped(point.x), y: snapped(point.y))
  }

  /// The rectangle whose four edges are on pixel edges.
  func snapped(_ frame: CGRect) -> CGRect {
    let left = snapped(frame.minX)
    let top = snapped(frame.minY)
    return CGRect(
      x: left, y: top, width: snapped(frame.maxX) - left, height: snapped(frame.maxY) - top)
  }

  /// The whole number of pixels nearest to a length, at least 1, as a length in points.
  func wholePixels(_ length: CGFloat) -> CGFloat {
    max(1, (length * scale).rounded()) / scale
  }

  /// How many pixels a length in points covers; 0 for one that is not finite.
  func pixelCount(_ length: CGFloat) -> Int {
    let count = (length * scale).rounded()
    return count.isFinite ? Int(min(max(count, 0), 1e9)) : 0
  }

  /// The thickness of thin strokes, in points: 1 point, on whole pixels.
  var hairline: CGFloat { wholePixels(1) }
}
