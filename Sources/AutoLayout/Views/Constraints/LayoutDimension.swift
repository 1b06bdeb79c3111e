public import Foundation

/// A width or height of a view or guide, or a distance between two anchors.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint that fixes this size at a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .equal, at: constant)
  }

  /// Makes a constraint that sets a minimum for this size, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .greaterThanOrEqual, at: constant)
  }

  /// Makes a constraint that sets a maximum for this size, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .lessThanOrEqual, at: constant)
  }

  /// Makes a constraint that sets this size equal to another size times a multiplier.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// Makes a constraint that keeps this size at or above another size times a multiplier.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// Makes a constraint that keeps this size at or below another size times a multiplier.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// Makes a constraint that sets this size equal to another size times a multiplier, plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint that keeps this size at or above another size times a multiplier, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint that keeps this size at or below another size times a multiplier, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
}
