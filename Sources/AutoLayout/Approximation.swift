import Foundation

// Every comparison of computed lengths and every rounding of them is in this file.

/// Whether two computed lengths in points are the same for layout's purposes.
///
/// That is within a millionth of a point, or of themselves where they are large. It is not
/// transitive, so never a definition of `==`.
func isSameLength(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
  abs(lhs - rhs) <= 1e-6 * max(1, abs(lhs), abs(rhs))
}

/// Whether two computed sizes are the same for layout's purposes.
func isSameSize(_ lhs: CGSize, _ rhs: CGSize) -> Bool {
  isSameLength(lhs.width, rhs.width) && isSameLength(lhs.height, rhs.height)
}

/// Whether two computed rectangles are the same for layout's purposes.
func isSameRect(_ lhs: CGRect, _ rhs: CGRect) -> Bool {
  isSameLength(lhs.minX, rhs.minX) && isSameLength(lhs.minY, rhs.minY)
    && isSameSize(lhs.size, rhs.size)
}

/// An edge rounded to the nearest pixel, half a pixel away from zero, in points.
///
/// What the solver computes is off by a few units in the last place, which would send an edge at
/// half a pixel to either side; so a millionth of a pixel counts as nothing. Edges are rounded in
/// root coordinates, and sizes are differences of rounded edges, so neighbours never gap.
func snapped(_ edge: CGFloat, scale: CGFloat) -> CGFloat {
  let pixels = edge * scale
  // Beyond that, neighbouring doubles are no longer small parts of a pixel.
  guard scale > 0, abs(pixels) < 1e9 else { return edge }
  let settled = nearestInteger(pixels * 1_048_576) / 1_048_576
  // What is settled has no digits below the one that here turns halves away from zero.
  let outward: CGFloat = settled < 0 ? -0x1p-21 : 0x1p-21
  return nearestInteger(settled + outward) / scale
}

/// The integer nearest to a number below 2⁵¹: there doubles beyond 2⁵² have no fractions.
///
/// Frames are rounded in the innermost loop of layout, where calls of the C library would tell.
@inline(__always)
private func nearestInteger(_ number: CGFloat) -> CGFloat {
  (number + 0x1.8p52) - 0x1.8p52
}

/// A length rounded up to whole pixels, as content sizes are; a millionth of a pixel over is not.
func ceiledToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  guard scale > 0 else { return length }
  return (length * scale - 1e-6).rounded(.up) / scale
}

/// How many lines a content height holds, where it may fall short of them by rounding errors.
func lineCount(in height: CGFloat, lineHeight: CGFloat) -> CGFloat {
  (height / lineHeight + 1e-6).rounded(.down)
}
