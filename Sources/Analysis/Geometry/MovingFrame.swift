internal import AutoLayout
internal import Foundation

/// A frame that moves along a line while the canvas grows, in the root's coordinates.
///
/// On a single canvas both ends are the same, so a condition holds on the whole segment or on no part of it.
struct MovingFrame {
  /// The view, as an index into the tree; views with greater indices are in front.
  let item: Int
  /// Left, right, top and bottom at the lower end, in points.
  let lower: SIMD4<Double>
  /// The same at the upper end.
  let upper: SIMD4<Double>

  /// The frame of a view in a piece of a sweep.
  init(_ item: Int, _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch) {
    self.item = item
    let outset = stretch.outsets[item]
    let change = SIMD4(
      -Double(outset.left), Double(outset.right), -Double(outset.top), Double(outset.bottom))
    lower = piece.path.lower[item] + change
    upper = piece.path.upper[item] + change
  }

  /// The rounded frame of a view on the tree's canvas.
  init(_ item: Int, in tree: SolvedTree) {
    self.item = item
    lower = tree.items[item].rootFrame.edges
    upper = lower
  }

  /// The range that the frame touches along the axis whose edges begin at an index.
  func extent(_ start: Int) -> (start: Double, end: Double) {
    (min(lower[start], upper[start]), max(lower[start + 1], upper[start + 1]))
  }

  /// The part of the segment in which the frame contains another, as shares of it.
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
  /// The left, right, top and bottom edge.
  var edges: SIMD4<Double> { SIMD4(Double(minX), Double(maxX), Double(minY), Double(maxY)) }
}

/// The part of a segment on which a linear function is positive, as shares, or `nil` if there isn't any.
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
  /// The part inside another range, or `nil` if the ranges don't overlap.
  func intersection(_ other: Self?) -> Self? {
    guard let other else { return nil }
    let (low, high) = (
      Swift.max(lowerBound, other.lowerBound), Swift.min(upperBound, other.upperBound)
    )
    return low < high ? low...high : nil
  }

  /// The parts outside another range.
  func without(_ other: Self) -> [Self] {
    guard let common = intersection(other) else { return [self] }
    return [(lowerBound, common.lowerBound), (common.upperBound, upperBound)].compactMap {
      $0 < $1 ? $0...$1 : nil
    }
  }

  /// The part of the range between two shares of it.
  func part(_ shares: Self) -> Self {
    let length = upperBound - lowerBound
    let start = shares.lowerBound == 0 ? lowerBound : lowerBound + length * shares.lowerBound
    let end = shares.upperBound == 1 ? upperBound : lowerBound + length * shares.upperBound
    return start...Swift.max(start, end)
  }
}

extension [ClosedRange<CGFloat>] {
  /// The same numbers as ascending ranges without overlaps.
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
