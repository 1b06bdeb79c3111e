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

  /// How much the sizes grow from one end to the other.
  var direction: CanvasSize {
    CanvasSize(width: to.width - from.width, height: to.height - from.height)
  }

  /// How much a function of the size grows from one end to the other.
  func growth(of function: AffineConstant) -> Double {
    function.perWidth * direction.width + function.perHeight * direction.height
  }

  /// The parameter at which a function of the size is zero; nil if there is none.
  func root(of function: AffineConstant) -> Double? {
    let growth = growth(of: function)
    if growth == 0 { return nil }
    let root = -function.value(at: from) / growth
    return root.isFinite ? root : nil
  }

  /// The part of a range around a parameter on which a function of the size keeps its sign.
  func narrow(
    _ range: ClosedRange<Double>, around parameter: Double, by function: AffineConstant
  ) -> ClosedRange<Double> {
    guard let root = root(of: function) else { return range }
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
