internal import AutoLayout
internal import Foundation

/// A frame that moves along a line segment while the canvas grows, in the root's coordinates.
///
/// Only the first and last positions of the frame are stored; on a single canvas, they are equal.
struct MovingFrame {
  /// The index of the view in the tree.
  ///
  /// Views with greater indices are in front.
  let item: Int
  /// The frame's left, right, top and bottom edges at the start of its movement, in points.
  let lower: SIMD4<Double>
  /// The frame's left, right, top and bottom edges at the end of its movement, in points.
  let upper: SIMD4<Double>

  /// Creates the frame of a view in a piece of a sweep.
  init(_ item: Int, _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch) {
    self.item = item
    let outset = stretch.outsets[item]
    let change = SIMD4(
      -Double(outset.left), Double(outset.right), -Double(outset.top), Double(outset.bottom))
    lower = piece.path.lower[item] + change
    upper = piece.path.upper[item] + change
  }

  /// Creates the rounded frame of a view on the tree's canvas.
  init(_ item: Int, in tree: SolvedTree) {
    self.item = item
    lower = tree.items[item].rootFrame.edges
    upper = lower
  }

  /// Returns the range of coordinates on an axis that the frame covers as it moves.
  ///
  /// `start` is the index of the axis's first edge: 0 for the horizontal axis, 2 for the vertical one.
  func extent(_ start: Int) -> (start: Double, end: Double) {
    (min(lower[start], upper[start]), max(lower[start + 1], upper[start + 1]))
  }

  /// Returns the part of the movement during which this frame contains another, as fractions from 0 to 1.
  ///
  /// Returns `nil` if there is no such part.
  func covering(_ other: Self, within tolerance: Double) -> ClosedRange<CGFloat>? {
    var common: ClosedRange<CGFloat>? = 0...1
    for edge in 0..<4 {
      let sign: Double = edge % 2 == 0 ? 1 : -1
      common = common?.intersection(
        positivePart(
          sign * (other.lower[edge] - lower[edge]) + tolerance,
          sign * (other.upper[edge] - upper[edge]) + tolerance))
    }
    return common
  }
}

extension CGRect {
  /// The left, right, top and bottom edges, in this order.
  var edges: SIMD4<Double> { SIMD4(Double(minX), Double(maxX), Double(minY), Double(maxY)) }
}

/// Returns the part of a segment in which a linear function is positive, as fractions from 0 to 1.
///
/// `start` and `end` are the function's values at the segment's ends. Returns `nil` if both are at most zero.
func positivePart(_ start: Double, _ end: Double) -> ClosedRange<CGFloat>? {
  if start > 0, end > 0 { return 0...1 }
  guard start > 0 || end > 0 else { return nil }
  let root = CGFloat(start / (start - end))
  return start > 0 ? 0...root : root...1
}

func positivePart(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat>? {
  positivePart(Double(start), Double(end))
}

extension ClosedRange<CGFloat> {
  /// Returns the part of this range inside another one, or `nil` if the ranges don't overlap.
  func intersection(_ other: Self?) -> Self? {
    guard let other else { return nil }
    let (low, high) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return low < high ? low...high : nil
  }

  /// Returns the parts of this range outside another one.
  func without(_ other: Self) -> [Self] {
    guard let common = intersection(other) else { return [self] }
    return [(lowerBound, common.lowerBound), (common.upperBound, upperBound)].compactMap {
      $0 < $1 ? $0...$1 : nil
    }
  }

  /// Returns the part of this range between two fractions of its length, from 0 to 1.
  func part(_ shares: Self) -> Self {
    let length = upperBound - lowerBound
    let start = shares.lowerBound == 0 ? lowerBound : lowerBound + length * shares.lowerBound
    let end = shares.upperBound == 1 ? upperBound : lowerBound + length * shares.upperBound
    return start...Swift.max(start, end)
  }
}

extension [ClosedRange<CGFloat>] {
  /// The union of these ranges, as ascending ranges that don't overlap.
  var united: Self {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { united, range in
      if let last = united.last, range.lowerBound <= last.upperBound {
        united[united.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        united.append(range)
      }
    }
  }
}
