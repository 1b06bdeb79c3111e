package import Foundation

/// The greatest difference of two lengths that all rules ignore, in points.
///
/// Solved lengths have rounding errors: 44 points may be 43.99999999999994. Devices show no difference below a third
/// of a point.
let lengthTolerance: CGFloat = 0.001

extension CGFloat {
  /// Whether a length exceeds another one by more than rounding errors.
  package func exceeds(_ other: CGFloat) -> Bool { self - other > lengthTolerance }

  /// Whether two lengths are the same up to rounding errors.
  package func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= lengthTolerance }
}
