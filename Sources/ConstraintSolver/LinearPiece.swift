/// A part of a segment of canvas sizes on which the solution is linear in the size.
///
/// Throughout its inside the same constraints are active, violated and in conflict.
public struct LinearPiece: Sendable {
  /// Where the part starts and ends, 0 being the start of the segment and 1 its end.
  public let range: ClosedRange<Double>

  /// The constraints below required that are violated inside, in order of addition.
  public let violated: [ConstraintID]

  /// The required constraints that are broken inside, each with what leaves it no room.
  public let conflicts: [Conflict]

  /// Whether constraints without preferences determine every value.
  ///
  /// False if that cannot be told without trying; `Solution.isDetermined` tries.
  public let isDetermined: Bool
}

/// Sizes between two, by a parameter from 0 to 1.
struct Segment {
  let from: CanvasSize
  let to: CanvasSize

  func size(at parameter: Double) -> CanvasSize {
    CanvasSize(
      width: from.width + parameter * (to.width - from.width),
      height: from.height + parameter * (to.height - from.height))
  }

  /// The part of a range around a parameter on which a function of the size keeps its sign.
  func narrow(
    _ range: ClosedRange<Double>, around parameter: Double, by function: AffineConstant
  ) -> ClosedRange<Double> {
    let start = function.value(at: from)
    let growth =
      function.perWidth * (to.width - from.width) + function.perHeight * (to.height - from.height)
    guard growth != 0 else { return range }
    let root = -start / growth
    guard root > range.lowerBound, root < range.upperBound else { return range }
    if root < parameter { return root...range.upperBound }
    return root > parameter ? range.lowerBound...root : range
  }
}

/// What one component does along a part of a segment.
struct Track {
  let range: ClosedRange<Double>
  /// The slots of violated rows.
  let violated: [Int]
  let isUnique: Bool
}
