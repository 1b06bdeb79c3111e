public import Foundation

/// An extent of a view or guide along one axis, in points.
public final class LayoutDimension: LayoutAnchor<LayoutDimension> {
  /// A constraint that this extent is a number of points.
  public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .equal, at: constant)
  }

  /// A constraint that this extent is a number of points or more.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .greaterThanOrEqual, at: constant)
  }

  /// A constraint that this extent is a number of points or less.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
    LayoutConstraint.fixing(operand, .lessThanOrEqual, at: constant)
  }

  /// A constraint that this extent is the other times a factor.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// A constraint that this extent is the other times a factor or more.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// A constraint that this extent is the other times a factor or less.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: 0)
  }

  /// A constraint that this extent is the other times a factor, plus a number of points.
  public func constraint(
    equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.equal, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that this extent is at least the other times a factor, plus a number of points.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }

  /// A constraint that this extent is at most the other times a factor, plus a number of points.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: multiplier, constant: constant)
  }
}
