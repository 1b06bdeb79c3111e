public import Foundation

/// A width or height of a view or guide, or a distance between two anchors.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// Makes a constraint that this size equals a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .equal, at: constant)
  }

  /// Makes a constraint that this size is at least a number of points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .greaterThanOrEqual, at: constant)
  }

  /// Makes a constraint that this size is at most a number of points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .lessThanOrEqual, at: constant)
  }

  /// Makes a constraint that this size equals another size times a multiplier.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// Makes a constraint that this size is at least another size times a multiplier.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// Makes a constraint that this size is at most another size times a multiplier.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// Makes a constraint that this size equals another size times a multiplier, plus a constant in points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint that this size is at least another size times a multiplier, plus a constant in points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// Makes a constraint that this size is at most another size times a multiplier, plus a constant in points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
}
