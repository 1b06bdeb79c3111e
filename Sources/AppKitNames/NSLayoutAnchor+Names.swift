public import AutoLayout

// What AppKit's anchors tell of themselves, and UIKit's do not.
extension LayoutAnchor {
  /// The attribute that the anchor stands for, as constraints print it: `leading`.
  public var name: String { attribute.name }

  /// The view or guide whose anchor it is; nil when that is gone.
  public var item: AnyObject? { layoutItem }

  /// Whether constraints leave open where the anchor is in its view's superview or its guide's owner,
  /// or how long a dimension is; solves if need be.
  public var hasAmbiguousLayout: Bool { isAmbiguous }

  /// The constraints that decide where the anchor is, or how long a dimension is; solves if need be.
  public var constraintsAffectingLayout: [LayoutConstraint] { decidingConstraints }
}
