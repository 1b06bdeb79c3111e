public import AutoLayout
public import Foundation

// The names of stack views' members and types in Swift 2 and 3.
extension NSStackView {
  /// The former name of `setViews(_:in:)`.
  @available(*, deprecated, renamed: "setViews(_:in:)")
  public func setViews(_ views: [NSView], inGravity gravity: Gravity) {
    setViews(views, in: gravity)
  }

  /// The former name of `views(in:)`.
  @available(*, deprecated, renamed: "views(in:)")
  public func viewsInGravity(_ gravity: Gravity) -> [NSView] { views(in: gravity) }

  /// The former name of `addView(_:in:)`.
  @available(*, deprecated, renamed: "addView(_:in:)")
  public func addView(_ view: NSView, inGravity gravity: Gravity) { addView(view, in: gravity) }

  /// The former name of `insertView(_:at:in:)`.
  @available(*, deprecated, renamed: "insertView(_:at:in:)")
  public func insertView(_ view: NSView, atIndex index: Int, inGravity gravity: Gravity) {
    insertView(view, at: index, in: gravity)
  }

  /// The former name of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: NSView, atIndex index: Int) {
    insertArrangedSubview(view, at: index)
  }

  /// The former name of `setVisibilityPriority(_:for:)`.
  @available(*, deprecated, renamed: "setVisibilityPriority(_:for:)")
  public func setVisibilityPriority(_ priority: VisibilityPriority, forView view: NSView) {
    setVisibilityPriority(priority, for: view)
  }

  /// The former name of `visibilityPriority(for:)`.
  @available(*, deprecated, renamed: "visibilityPriority(for:)")
  public func visibilityPriorityForView(_ view: NSView) -> VisibilityPriority {
    visibilityPriority(for: view)
  }

  /// The former name of `setCustomSpacing(_:after:)`.
  @available(*, deprecated, renamed: "setCustomSpacing(_:after:)")
  public func setCustomSpacing(_ spacing: CGFloat, afterView view: NSView) {
    setCustomSpacing(spacing, after: view)
  }

  /// The former name of `customSpacing(after:)`.
  @available(*, deprecated, renamed: "customSpacing(after:)")
  public func customSpacingAfterView(_ view: NSView) -> CGFloat { customSpacing(after: view) }

  /// The former name of `setHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setHuggingPriority(_:for:)")
  public func setHuggingPriority(
    _ priority: LayoutPriority, forOrientation orientation: LayoutConstraint.Orientation
  ) {
    setHuggingPriority(priority, for: orientation)
  }

  /// Sets the hugging priority from a number.
  @available(*, deprecated, renamed: "setHuggingPriority(_:for:)")
  public func setHuggingPriority(
    _ priority: Float, forOrientation orientation: LayoutConstraint.Orientation
  ) {
    setHuggingPriority(LayoutPriority(priority), for: orientation)
  }

  /// The former name of `huggingPriority(for:)`.
  @available(*, deprecated, renamed: "huggingPriority(for:)")
  public func huggingPriorityForOrientation(
    _ orientation: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    huggingPriority(for: orientation)
  }

  /// The former name of `setClippingResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setClippingResistancePriority(_:for:)")
  public func setClippingResistancePriority(
    _ priority: LayoutPriority, forOrientation orientation: LayoutConstraint.Orientation
  ) {
    setClippingResistancePriority(priority, for: orientation)
  }

  /// Sets the clipping resistance priority from a number.
  @available(*, deprecated, renamed: "setClippingResistancePriority(_:for:)")
  public func setClippingResistancePriority(
    _ priority: Float, forOrientation orientation: LayoutConstraint.Orientation
  ) {
    setClippingResistancePriority(LayoutPriority(priority), for: orientation)
  }

  /// The former name of `clippingResistancePriority(for:)`.
  @available(*, deprecated, renamed: "clippingResistancePriority(for:)")
  public func clippingResistancePriorityForOrientation(
    _ orientation: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    clippingResistancePriority(for: orientation)
  }
}

/// The former name of `NSStackView.Gravity`.
@available(*, deprecated, renamed: "NSStackView.Gravity")
public typealias NSStackViewGravity = NSStackView.Gravity

/// The former name of `NSStackView.Distribution`.
@available(*, deprecated, renamed: "NSStackView.Distribution")
public typealias NSStackViewDistribution = NSStackView.Distribution

/// The former name of `NSStackView.VisibilityPriority`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority")
public typealias NSStackViewVisibilityPriority = NSStackView.VisibilityPriority

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSStackView.VisibilityPriority.mustHold`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.mustHold")
public let NSStackViewVisibilityPriorityMustHold = NSStackView.VisibilityPriority.mustHold

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSStackView.VisibilityPriority.detachOnlyIfNecessary`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.detachOnlyIfNecessary")
public let NSStackViewVisibilityPriorityDetachOnlyIfNecessary = NSStackView.VisibilityPriority
  .detachOnlyIfNecessary

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSStackView.VisibilityPriority.notVisible`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.notVisible")
public let NSStackViewVisibilityPriorityNotVisible = NSStackView.VisibilityPriority.notVisible

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `NSStackView.useDefaultSpacing`.
@available(*, deprecated, renamed: "NSStackView.useDefaultSpacing")
public let NSStackViewSpacingUseDefault = NSStackView.useDefaultSpacing

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSStackView.Gravity {
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The former name of `center`.
  @available(*, deprecated, renamed: "center")
  public static let Center = Self.center
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSStackView.Distribution {
  /// The former name of `gravityAreas`.
  @available(*, deprecated, renamed: "gravityAreas")
  public static let GravityAreas = Self.gravityAreas
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `fillEqually`.
  @available(*, deprecated, renamed: "fillEqually")
  public static let FillEqually = Self.fillEqually
  /// The former name of `fillProportionally`.
  @available(*, deprecated, renamed: "fillProportionally")
  public static let FillProportionally = Self.fillProportionally
  /// The former name of `equalSpacing`.
  @available(*, deprecated, renamed: "equalSpacing")
  public static let EqualSpacing = Self.equalSpacing
  /// The former name of `equalCentering`.
  @available(*, deprecated, renamed: "equalCentering")
  public static let EqualCentering = Self.equalCentering
}
