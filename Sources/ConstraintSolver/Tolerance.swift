/// The tolerances of the solver, with the reason for each.
///
/// All of them are relative: to the numbers that were added up, or to a row whose largest
/// coefficient is about 1. Absolute tolerances reject consistent systems with large multipliers and
/// accept inconsistent ones with small numbers.
enum Tolerance {
  /// A sum below this fraction of its largest summand is rounding error.
  ///
  /// A few thousand units in the last place, for coefficients that went through many rows.
  static let cancellation = 1e-12

  /// A pivot is at least this fraction of the largest coefficient of its row (threshold pivoting).
  static let pivotFraction = 0.1

  /// A row whose largest coefficient was scaled to 1 has no pivot below this.
  static let smallestPivot = 1e-11

  /// Two ways of computing a number agree if they differ by less than this fraction of it.
  static let agreement = 1e-7

  /// A slope below this fraction of the slopes that were summed is zero.
  static let slope = 1e-10

  /// A value this close to a breakpoint, relative to the numbers it came from, is at the
  /// breakpoint.
  static let touching = 1e-11

  /// The same relative to the largest number of the component, whose rounding error may affect the
  /// value.
  static let touchingInComponent = 1e-13

  /// A required constraint is violated if it misses by more than this, relative to its own numbers.
  ///
  /// Wider than rounding errors and far below anything visible, so that thirds that don't add up to
  /// exactly one aren't a conflict.
  static let violation = 1e-9

  /// Bounds this many times larger than every other number of a component are ignored.
  ///
  /// Beside such a bound, a double has too few digits left for the other numbers. No optimum
  /// reaches it.
  static let farthestBound = 1e11

  /// Breakpoints along a segment of sizes that are closer than this fraction of it are equal.
  static let sameParameter = 1e-12

  /// After this many consecutive degenerate steps for each unknown, the smallest index is pivoted.
  ///
  /// This can't cycle, but takes many more steps than the steepest descent if that doesn't cycle either.
  static let degenerateStepsPerUnknown = 10

  /// The largest magnitude of any number.
  ///
  /// Larger numbers are clamped to it.
  static let largestMagnitude = 1e300

  /// The difference, or zero if only rounding error is left of it.
  @inline(__always)
  static func difference(_ minuend: Double, _ subtrahend: Double) -> Double {
    let result = minuend - subtrahend
    return abs(result) <= cancellation * abs(minuend) ? 0 : result
  }

  /// Whether two coefficients are equal up to rounding errors.
  static func isSame(_ lhs: Double, _ rhs: Double) -> Bool {
    abs(lhs - rhs) <= cancellation * max(abs(lhs), abs(rhs))
  }

  /// The number clamped to ±``largestMagnitude``, or zero if it is NaN.
  @inline(__always)
  static func clamped(_ value: Double) -> Double {
    if abs(value) <= largestMagnitude { return value }
    if value.isNaN { return 0 }
    return value < 0 ? -largestMagnitude : largestMagnitude
  }
}
