import Foundation

// Every comparison of computed lengths and every rounding of them is in this file.

/// Whether two computed lengths in points are the same for layout's purposes.
///
/// That is within a millionth of a point, or of themselves where they are large. It is not
/// transitive, so never a definition of `==`.
@inline(__always)
func isSameLength(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
  let difference = abs(lhs - rhs)
  // The limit is a product only for lengths that differ.
  return difference == 0 || difference <= 1e-6 * max(1, abs(lhs), abs(rhs))
}

/// Which of two rectangles' places and extents are not the same for layout's purposes.
///
/// The four comparisons of ``isSameLength(_:_:)`` at once, because layout makes them for every item each
/// time.
struct RectDifference {
  /// Whether x, y, width and height are the same.
  private let isSame: SIMDMask<SIMD4<Int64>>

  @inline(__always)
  init(_ lhs: CGRect, _ rhs: CGRect) {
    let (lhs, rhs) = (lhs.lengths, rhs.lengths)
    // A magnitude is the larger of a number and its opposite: one instruction, where to look at the sign
    // takes several.
    let magnitude = larger(larger(lhs, rhs), -smaller(lhs, rhs))
    let limit = 1e-6 * larger(magnitude, SIMD4(repeating: 1))
    let isClose = larger(lhs - rhs, rhs - lhs) .<= limit
    isSame = isClose
  }

  /// Whether the sizes differ.
  @inline(__always)
  var isOfSize: Bool { !(isSame[2] && isSame[3]) }

  /// Whether nothing differs.
  @inline(__always)
  var isNone: Bool { isSame[0] && isSame[1] && !isOfSize }
}

/// Whether two computed rectangles are the same for layout's purposes.
@inline(__always)
func isSameRect(_ lhs: CGRect, _ rhs: CGRect) -> Bool { RectDifference(lhs, rhs).isNone }

extension CGRect {
  // Not `minX` and `width`, which look for negative sizes.
  @inline(__always)
  fileprivate var lengths: SIMD4<Double> {
    SIMD4(origin.x.native, origin.y.native, size.width.native, size.height.native)
  }
}

@inline(__always)
private func larger(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> SIMD4<Double> {
  lhs.replacing(with: rhs, where: rhs .> lhs)
}

@inline(__always)
private func smaller(_ lhs: SIMD4<Double>, _ rhs: SIMD4<Double>) -> SIMD4<Double> {
  lhs.replacing(with: rhs, where: rhs .< lhs)
}

/// Edges rounded to the nearest pixel, half a pixel away from zero, in points.
///
/// What the solver computes is off by a few units in the last place, which would send an edge at
/// half a pixel to either side; so a millionth of a pixel counts as nothing. Edges are rounded in
/// root coordinates, and sizes are differences of rounded edges, so neighbours never gap.
@inline(__always)
func snapped(_ edges: SIMD4<Double>, scale: Double) -> SIMD4<Double> {
  let pixels = edges * scale
  let settled = nearestIntegers(pixels * 0x1p20)
  // A little more than the inverse: it turns halves away from zero, and moves nothing by as much as the
  // last digit of what is settled.
  let whole = nearestIntegers(settled * 0x1.0000000000002p-20)
  // Most scales are powers of two, by whose inverses to multiply is the same and takes less time.
  let rounded = scale.significandBitPattern == 0 ? whole * (1 / scale) : whole / scale
  // Beyond that, neighbouring doubles are no longer small parts of a pixel.
  let isMeant = (pixels .< 1e9) .& (pixels .> -1e9)
  return scale > 0 ? edges.replacing(with: rounded, where: isMeant) : edges
}

/// The integers nearest to numbers below 2⁵¹: there doubles beyond 2⁵² have no fractions.
///
/// Frames are rounded in the innermost loop of layout, where calls of the C library would tell.
@inline(__always)
private func nearestIntegers(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
  (numbers + 0x1.8p52) - 0x1.8p52
}

/// A length rounded to whole pixels, half a pixel away from zero.
func roundedToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  guard scale > 0 else { return length }
  return (length * scale).rounded(.toNearestOrAwayFromZero) / scale
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
