/// An interval on the line between two canvas sizes, within which the solution is a linear function of the size.
///
/// Everywhere in its interior, the same constraints are active, the same are violated, and the same are in conflict.
public struct LinearPiece: Sendable {
  /// The interval, in fractions of the segment: 0 is the start of the segment, 1 is its end.
  public let range: ClosedRange<Double>

  /// The limits of the variables' values toward the start of the interval, in order of the variables' creation.
  ///
  /// The previous interval may end with different values, because values jump where a conflict begins.
  public let lower: [Double]

  /// The limits of the variables' values toward the end of the interval, in order of the variables' creation.
  public let upper: [Double]

  /// The optional constraints that are violated in the interior of the interval, in order of addition.
  public let violated: [ConstraintID]

  /// The conflicts in the interior of the interval.
  public let conflicts: [Conflict]

  /// Whether constraints alone, without preferences, determine the values of all variables.
  ///
  /// The result is conservative: it may be `false` although the solution is determined.
  /// ``Solver/isDetermined(_:)`` is exact.
  public let isDetermined: Bool
}

/// A line segment of canvas sizes, whose points are identified by a parameter from 0 to 1.
struct Segment {
  let from: CanvasSize
  let to: CanvasSize

  func size(at parameter: Double) -> CanvasSize {
    CanvasSize(
      width: from.width + parameter * (to.width - from.width),
      height: from.height + parameter * (to.height - from.height))
  }

  /// The vector from the start of the segment to its end.
  var direction: CanvasSize {
    CanvasSize(width: to.width - from.width, height: to.height - from.height)
  }

  /// Returns the amount by which a function of the canvas size grows between the segment's start and end.
  func growth(of function: AffineConstant) -> Double {
    function.perWidth * direction.width + function.perHeight * direction.height
  }

  /// Returns the parameter at which a function is zero, or `nil` if the function is constant on the segment.
  func root(of function: AffineConstant) -> Double? {
    let growth = growth(of: function)
    if growth == 0 { return nil }
    let root = -function.value(at: from) / growth
    return root.isFinite ? root : nil
  }

  /// Returns the subrange that contains a parameter and on which a function of the size doesn't change its sign.
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
