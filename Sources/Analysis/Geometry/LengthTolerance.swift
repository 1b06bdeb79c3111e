package import Foundation

/// The maximum difference, in points, at which every rule treats two lengths as equal.
///
/// Solved lengths have rounding errors: 44 points may be 43.99999999999994. Differences below a third of a point aren't
/// visible on devices.
let lengthTolerance: CGFloat = 0.001

extension CGFloat {
  /// Returns whether this length exceeds another one by more than rounding errors.
  package func exceeds(_ other: CGFloat) -> Bool { self - other > lengthTolerance }

  /// Returns whether this length equals another one up to rounding errors.
  package func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude <= lengthTolerance }
}
