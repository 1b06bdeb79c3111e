import Foundation

// Every comparison of computed lengths and every rounding of them is in this file.

/// Returns whether two lengths in points differ by at most 10⁻⁶ × max(1, |lhs|, |rhs|).
///
/// The relation isn't transitive, so it can't define `==`.
@inline(__always)
func isSameLength(_ lhs: CGFloat, _ rhs: CGFloat) -> Bool {
  let difference = abs(lhs - rhs)
  // The limit is a product only for lengths that differ.
  return difference == 0 || difference <= 1e-6 * max(1, abs(lhs), abs(rhs))
}

/// The result of comparing two rectangles field by field with ``isSameLength(_:_:)``, vectorized for speed.
struct RectDifference {
  /// Whether x, y, width and height, in this order, are equal in both rectangles.
  private let isSame: SIMDMask<SIMD4<Int64>>

  @inline(__always)
  init(_ lhs: CGRect, _ rhs: CGRect) {
    let (lhs, rhs) = (lhs.lengths, rhs.lengths)
    // A magnitude is the larger of a number and its opposite, in one instruction instead of several.
    let magnitude = larger(larger(lhs, rhs), -smaller(lhs, rhs))
    let limit = 1e-6 * larger(magnitude, SIMD4(repeating: 1))
    let isClose = larger(lhs - rhs, rhs - lhs) .<= limit
    isSame = isClose
  }

  /// Whether the width or the height differs.
  @inline(__always)
  var isOfSize: Bool { !(isSame[2] && isSame[3]) }

  @inline(__always)
  var isNone: Bool { isSame[0] && isSame[1] && !isOfSize }
}

/// Returns whether two computed rectangles are equal in every field by ``isSameLength(_:_:)``.
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

/// Returns edges in points, each rounded to the nearest pixel; halves are rounded away from zero.
///
/// Solver errors up to a millionth of a pixel have no effect. Edges are rounded in the root's coordinates and sizes are
/// differences of edges, so that no gaps open between neighbors.
@inline(__always)
func snapped(_ edges: SIMD4<Double>, scale: Double) -> SIMD4<Double> {
  let pixels = edges * scale
  let settled = nearestIntegers(pixels * 0x1p20)
  // Slightly more than the inverse of 0x1p20, so that halves are rounded away from zero. The excess is below
  // the last digit of `settled`.
  let whole = nearestIntegers(settled * 0x1.0000000000002p-20)
  // Multiplying by the inverse of a power of two is exact and faster, and most scales are powers of two.
  let rounded = scale.significandBitPattern == 0 ? whole * (1 / scale) : whole / scale
  // `nearestIntegers` isn't valid far beyond this range.
  let isMeant = (pixels .< 1e9) .& (pixels .> -1e9)
  return scale > 0 ? edges.replacing(with: rounded, where: isMeant) : edges
}

/// Rounds numbers below 2⁵¹ to integers without slow calls to C, by adding and then subtracting 1.5 × 2⁵².
@inline(__always)
private func nearestIntegers(_ numbers: SIMD4<Double>) -> SIMD4<Double> {
  (numbers + 0x1.8p52) - 0x1.8p52
}

/// Returns a length in points, rounded to the nearest pixel; halves are rounded away from zero.
func roundedToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  guard scale > 0 else { return length }
  return (length * scale).rounded(.toNearestOrAwayFromZero) / scale
}

/// Returns a length in points, rounded up to whole pixels; an excess of up to a millionth of a pixel is ignored.
func ceiledToPixel(_ length: CGFloat, scale: CGFloat) -> CGFloat {
  guard scale > 0 else { return length }
  return (length * scale - 1e-6).rounded(.up) / scale
}

/// Returns the number of whole lines in a content height, tolerating rounding errors of the height.
func lineCount(in height: CGFloat, lineHeight: CGFloat) -> CGFloat {
  (height / lineHeight + 1e-6).rounded(.down)
}
