internal import AutoLayout
internal import Foundation

/// A frame that moves linearly, in the root's coordinates.
struct SweptFrame {
  let item: Int
  /// Left, right, top and bottom at the lower end of the piece.
  let lower: SIMD4<Double>
  /// The same at the upper end.
  let upper: SIMD4<Double>

  init(_ item: Int, _ piece: LayoutSweep.Piece, _ stretch: LayoutSweep.Stretch) {
    self.item = item
    let outset = stretch.outsets[item]
    let change = SIMD4(
      -Double(outset.left), Double(outset.right), -Double(outset.top), Double(outset.bottom))
    lower = piece.path.lower[item] + change
    upper = piece.path.upper[item] + change
  }

  var left: Double { min(lower[0], upper[0]) }
  var right: Double { max(lower[1], upper[1]) }

  /// Whether the frames share a vertical range at either end.
  func mayMeet(_ other: SweptFrame) -> Bool {
    min(lower[2], upper[2]) < max(other.lower[3], other.upper[3])
      && min(other.lower[2], other.upper[2]) < max(lower[3], upper[3])
  }

  /// The part of the piece in which the frame contains another, as a share of it.
  func covering(_ other: SweptFrame) -> ClosedRange<CGFloat>? {
    var common: ClosedRange<CGFloat>? = 0...1
    for edge in 0..<4 {
      let sign: Double = edge % 2 == 0 ? 1 : -1
      common = common?.intersection(
        positivePart(
          sign * (other.lower[edge] - lower[edge]) + SweepProblems.contact,
          sign * (other.upper[edge] - upper[edge]) + SweepProblems.contact))
    }
    return common
  }
}

extension SweepProblems {
  /// The distance at which edges touch, in points: rounding errors are smaller.
  static let contact = 1e-9
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
  /// The same numbers as ranges that are ascending and apart.
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
