/// Every tolerance of the module, with the reason for its size.
///
/// All of them are relative: to the numbers that were added up, or to a row whose largest
/// coefficient is about 1. Absolute limits reject consistent systems with large multipliers and
/// accept inconsistent ones with small ones.
enum Approximation {
  /// A sum this small against its larger summand is what rounding left of zero.
  ///
  /// A few thousand units in the last place, for coefficients that went through many rows.
  static let cancellation = 1e-12

  /// A pivot is at least this fraction of the largest coefficient of its row.
  static let pivotFraction = 0.1

  /// A coefficient of a residual scaled to 1 below this does not get a place in the first pins.
  static let smallestPivot = 1e-11

  /// Two ways of computing a number agree if they differ by less than this part of it.
  static let agreement = 1e-7

  /// A slope this small against the slopes it is the sum of is zero.
  static let slope = 1e-10

  /// A value this near to a breakpoint, against the numbers it came from, is at it.
  static let touching = 1e-11

  /// The same against the largest number of the whole component, whose rounding may have reached it.
  static let touchingInComponent = 1e-13

  /// A required constraint is broken when it misses by more than this, against its own numbers.
  ///
  /// Wider than rounding and far below anything visible, so that thirds which do not quite add up
  /// to one do not count as a conflict.
  static let violation = 1e-9

  /// Breakpoints of a segment nearer to one another than this part of it are one.
  static let sameParameter = 1e-12

  /// Where conflicts turn, what is narrower than this part of the segment is rounding: wider than
  /// what lies between the tolerances of touching and of violation.
  static let narrowestPiece = 1e-8

  /// Zero-length steps in a row before pivoting turns to the first index, which cannot cycle.
  static let degenerateSteps = 20

  /// The largest magnitude that is computed with; beyond it lies the infinite.
  static let largestMagnitude = 1e300

  /// The difference, or zero where only rounding is left of it.
  @inline(__always)
  static func difference(_ minuend: Double, _ subtrahend: Double) -> Double {
    let result = minuend - subtrahend
    return abs(result) <= cancellation * abs(minuend) ? 0 : result
  }

  /// Whether a number is a multiple of 2⁻⁸ below 2²⁰: sums of thousands of them are exact.
  @inline(__always)
  static func isShort(_ value: Double) -> Bool {
    let scaled = value * 0x1p8
    return abs(scaled) < 0x1p28 && scaled.rounded(.towardZero) == scaled
  }

  /// Whether two coefficients are the same up to rounding.
  static func isSame(_ lhs: Double, _ rhs: Double) -> Bool {
    abs(lhs - rhs) <= cancellation * max(abs(lhs), abs(rhs))
  }

  /// The nearest number that can be computed with; zero for what is not a number.
  ///
  /// The same as `finite(_:)` without a branch, for loops that then take several numbers at a time.
  @inline(__always)
  static func finiteInLoop(_ value: Double) -> Double {
    // No early return, which would take four instructions more for each number (6.3.1).
    let number = value == value ? value : 0
    return min(max(number, -largestMagnitude), largestMagnitude)
  }

  /// The nearest number that can be computed with; zero for what is not a number.
  @inline(__always)
  static func finite(_ value: Double) -> Double {
    // One comparison for what occurs; the rest of it costs systems of labels a tenth of their time.
    if abs(value) <= largestMagnitude { return value }
    if value.isNaN { return 0 }
    return value < 0 ? -largestMagnitude : largestMagnitude
  }
}
