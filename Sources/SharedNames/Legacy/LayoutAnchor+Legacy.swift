public import AutoLayout
public import Foundation

// The names of anchors' methods in Swift 2.

extension LayoutAnchor {
  /// The former name of `constraint(equalTo:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    constraint(equalTo: anchor)
  }

  /// The former name of `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, constant: constant)
  }

  /// The former name of `constraint(lessThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor)
  }

  /// The former name of `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: constant)
  }

  /// The former name of `constraint(greaterThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor)
  }

  /// The former name of `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: LayoutAnchor<AnchorType>, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: constant)
  }
}

extension LayoutDimension {
  /// The former name of `constraint(equalToConstant:)`.
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ constant: CGFloat) -> LayoutConstraint {
    constraint(equalToConstant: constant)
  }

  /// The former name of `constraint(equalTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier)
  }

  /// The former name of `constraint(equalTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  public func constraintEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(equalTo: anchor, multiplier: multiplier, constant: constant)
  }

  /// The former name of `constraint(lessThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ constant: CGFloat) -> LayoutConstraint {
    constraint(lessThanOrEqualToConstant: constant)
  }

  /// The former name of `constraint(lessThanOrEqualTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: multiplier)
  }

  /// The former name of `constraint(lessThanOrEqualTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:constant:)")
  public func constraintLessThanOrEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: constant)
  }

  /// The former name of `constraint(greaterThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ constant: CGFloat) -> LayoutConstraint {
    constraint(greaterThanOrEqualToConstant: constant)
  }

  /// The former name of `constraint(greaterThanOrEqualTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier)
  }

  /// The former name of `constraint(greaterThanOrEqualTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(
    _ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat
  ) -> LayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: constant)
  }
}
