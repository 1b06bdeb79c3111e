/// A part of a segment of canvas sizes on which the solution is linear in the size.
///
/// The same constraints are active, violated and in conflict throughout its interior.
public struct LinearPiece: Sendable {
  /// The part in fractions of the segment, from 0 at its start to 1 at its end.
  public let range: ClosedRange<Double>

  /// The values of all variables at the start of the part, seen from inside.
  ///
  /// Two pieces may differ where they meet: values jump where a conflict begins.
  public let lower: [Double]

  /// The values of all variables at the end of the part, seen from inside.
  public let upper: [Double]

  /// The optional constraints that are violated in the interior, in order of addition.
  public let violated: [ConstraintID]

  /// The conflicts in the interior.
  public let conflicts: [Conflict]

  /// Whether constraints alone, without preferences, determine every value.
  ///
  /// Conservative: `false` is possible for a determined solution. ``Solver/isDetermined(_:)`` is
  /// exact.
  public let isDetermined: Bool
}

/// A line segment of canvas sizes, with a parameter from 0 to 1.
struct Segment {
  let from: CanvasSize
  let to: CanvasSize

  func size(at parameter: Double) -> CanvasSize {
    CanvasSize(
      width: from.width + parameter * (to.width - from.width),
      height: from.height + parameter * (to.height - from.height))
  }

  /// The difference between the ends.
  var direction: CanvasSize {
    CanvasSize(width: to.width - from.width, height: to.height - from.height)
  }

  /// The increase of a function of the size from one end to the other.
  func growth(of function: AffineConstant) -> Double {
    function.perWidth * direction.width + function.perHeight * direction.height
  }

  /// The parameter at which a function of the size is zero, or `nil` if it never is.
  func root(of function: AffineConstant) -> Double? {
    let growth = growth(of: function)
    if growth == 0 { return nil }
    let root = -function.value(at: from) / growth
    return root.isFinite ? root : nil
  }

  /// The part of a range around a parameter on which a function of the size keeps its sign.
  ///
  /// Returns `nil` if the function changes its sign exactly at the parameter.
  func narrow(
    _ range: ClosedRange<Double>, around parameter: Double, by function: AffineConstant
  ) -> ClosedRange<Double>? {
    guard let root = root(of: function), root > range.lowerBound, root < range.upperBound else {
      return range
    }
    if abs(root - parameter) <= Tolerance.sameParameter { return nil }
    return root < parameter ? root...range.upperBound : range.lowerBound...root
  }
}
