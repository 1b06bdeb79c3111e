package import Foundation

/// The difference of two lengths that no rule counts, in points.
///
/// Solved lengths have rounding errors: 43.99999999999994 points are 44. Devices show no difference below a third of
/// a point.
let lengthTolerance: CGFloat = 0.001

extension CGFloat {
  /// Whether a length is greater than another one beyond rounding errors.
  package func exceeds(_ other: CGFloat) -> Bool { self - other > lengthTolerance }

  /// Whether two lengths are the same up to rounding errors.
  package func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= lengthTolerance }
}
