/// The tolerances of the solver, with the reason for each.
///
/// All tolerances are relative: to the numbers that were added up, or to a row whose largest
/// coefficient is about 1. Absolute tolerances would reject consistent systems with large multipliers, and
/// accept inconsistent systems with small numbers.
enum Tolerance {
  /// A sum is rounding error if it is below this fraction of its largest summand.
  ///
  /// The fraction is a few thousand units in the last place, because coefficients are the results of many operations.
  static let cancellation = 1e-12

  /// A pivot is at least this fraction of the largest coefficient of its row (threshold pivoting).
  static let pivotFraction = 0.1

  /// In a row whose largest coefficient is scaled to 1, a coefficient below this isn't used as a pivot.
  static let smallestPivot = 1e-11

  /// Two computations of the same number agree if they differ by less than this fraction of the number.
  static let agreement = 1e-7

  /// A slope is zero if it is below this fraction of the slopes that were added up.
  static let slope = 1e-10

  /// A value is at a breakpoint if their distance is at most this fraction of the numbers that the value was computed
  /// from.
  static let touching = 1e-11

  /// A value is at a breakpoint if their distance is at most this fraction of the largest number of the component.
  ///
  /// The rounding error of that number may affect the value.
  static let touchingInComponent = 1e-13

  /// The largest violation of a constraint that is treated as rounding error, as a fraction of its summands.
  ///
  /// This is more than rounding errors and far less than anything visible. For example, three rounded thirds of a width
  /// don't cause a conflict.
  static let violation = 1e-9

  /// A bound is ignored if it is this many times larger than every other number of its component.
  ///
  /// In sums with such a bound, a double has too few digits left for the other numbers. No optimum
  /// reaches the bound.
  static let farthestBound = 1e11

  /// Breakpoints between two canvas sizes are equal if they are closer than this fraction of the sizes' distance.
  static let sameParameter = 1e-12

  /// The number of consecutive degenerate steps per unknown after which pivots switch to the smallest index.
  ///
  /// Pivoting the smallest index can't cycle. The steepest descent usually needs far fewer steps, but it may cycle.
  static let degenerateStepsPerUnknown = 10

  /// The largest magnitude of any number, to which larger numbers are clamped.
  static let largestMagnitude = 1e300

  /// Returns the difference of two numbers, or zero if only rounding error is left.
  @inline(__always)
  static func difference(_ minuend: Double, _ subtrahend: Double) -> Double {
    let result = minuend - subtrahend
    return abs(result) <= cancellation * abs(minuend) ? 0 : result
  }

  /// Whether two coefficients are equal up to rounding errors.
  static func isSame(_ lhs: Double, _ rhs: Double) -> Bool {
    abs(lhs - rhs) <= cancellation * max(abs(lhs), abs(rhs))
  }

  /// Returns a number clamped to ±``largestMagnitude``, or zero if it is NaN.
  @inline(__always)
  static func clamped(_ value: Double) -> Double {
    if abs(value) <= largestMagnitude { return value }
    if value.isNaN { return 0 }
    return value < 0 ? -largestMagnitude : largestMagnitude
  }
}
