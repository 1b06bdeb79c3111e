// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The former name of `NSGridCell.Placement`.
@available(*, deprecated, renamed: "NSGridCell.Placement")
public typealias NSGridCellPlacement = NSGridCell.Placement

/// The former name of `NSGridRow.Alignment`.
@available(*, deprecated, renamed: "NSGridRow.Alignment")
public typealias NSGridRowAlignment = NSGridRow.Alignment

/// The former name of `NSSplitView.DividerStyle`.
@available(*, deprecated, renamed: "NSSplitView.DividerStyle")
public typealias NSSplitViewDividerStyle = NSSplitView.DividerStyle

/// The former name of `NSBox.BoxType`.
@available(*, deprecated, renamed: "NSBox.BoxType")
public typealias NSBoxType = NSBox.BoxType

/// The former name of `NSBox.TitlePosition`.
@available(*, deprecated, renamed: "NSBox.TitlePosition")
public typealias NSTitlePosition = NSBox.TitlePosition

/// The former name of `NSButton.BezelStyle`.
@available(*, deprecated, renamed: "NSButton.BezelStyle")
public typealias NSBezelStyle = NSButton.BezelStyle

/// The former name of `NSButton.ButtonType`.
@available(*, deprecated, renamed: "NSButton.ButtonType")
public typealias NSButtonType = NSButton.ButtonType

/// The former name of `NSTextField.BezelStyle`.
@available(*, deprecated, renamed: "NSTextField.BezelStyle")
public typealias NSTextFieldBezelStyle = NSTextField.BezelStyle

/// The former name of `NSControl.ControlSize`.
@available(*, deprecated, renamed: "NSControl.ControlSize")
public typealias NSControlSize = NSControl.ControlSize

/// The former name of `NSButton.ImagePosition`.
@available(*, deprecated, renamed: "NSButton.ImagePosition")
public typealias NSCellImagePosition = NSButton.ImagePosition

/// The former name of `NSProgressIndicator.Style`.
@available(*, deprecated, renamed: "NSProgressIndicator.Style")
public typealias NSProgressIndicatorStyle = NSProgressIndicator.Style

/// The former name of `NSTabView.TabType`.
@available(*, deprecated, renamed: "NSTabView.TabType")
public typealias NSTabViewType = NSTabView.TabType

/// The former name of `NSWindow.StyleMask`.
@available(*, deprecated, renamed: "NSWindow.StyleMask")
public typealias NSWindowStyleMask = NSWindow.StyleMask

/// The former name of `NSWindow.BackingStoreType`.
@available(*, deprecated, renamed: "NSWindow.BackingStoreType")
public typealias NSBackingStoreType = NSWindow.BackingStoreType

/// The former name of `NSScrollView.Elasticity`.
@available(*, deprecated, renamed: "NSScrollView.Elasticity")
public typealias NSScrollElasticity = NSScrollView.Elasticity

/// The former name of `NSScroller.Style`.
@available(*, deprecated, renamed: "NSScroller.Style")
public typealias NSScrollerStyle = NSScroller.Style

/// The former name of `NSVisualEffectView.Material`.
@available(*, deprecated, renamed: "NSVisualEffectView.Material")
public typealias NSVisualEffectMaterial = NSVisualEffectView.Material

/// The former name of `NSVisualEffectView.BlendingMode`.
@available(*, deprecated, renamed: "NSVisualEffectView.BlendingMode")
public typealias NSVisualEffectBlendingMode = NSVisualEffectView.BlendingMode

/// The former name of `NSVisualEffectView.State`.
@available(*, deprecated, renamed: "NSVisualEffectView.State")
public typealias NSVisualEffectState = NSVisualEffectView.State

/// The former name of `NSView.LayerContentsRedrawPolicy`.
@available(*, deprecated, renamed: "NSView.LayerContentsRedrawPolicy")
public typealias NSViewLayerContentsRedrawPolicy = NSView.LayerContentsRedrawPolicy

/// The former name of `NSSegmentedControl.Style`.
@available(*, deprecated, renamed: "NSSegmentedControl.Style")
public typealias NSSegmentStyle = NSSegmentedControl.Style

/// The former name of `NSSegmentedControl.SwitchTracking`.
@available(*, deprecated, renamed: "NSSegmentedControl.SwitchTracking")
public typealias NSSegmentSwitchTracking = NSSegmentedControl.SwitchTracking

/// The former name of `NSLayoutConstraint.Orientation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Orientation")
public typealias NSLayoutConstraintOrientation = LayoutConstraint.Orientation

/// The former name of `NSLayoutConstraint.Priority`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority")
public typealias NSLayoutPriority = LayoutPriority

/// The former name of `NSLayoutConstraint.Priority.required`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.required")
public let NSLayoutPriorityRequired = LayoutPriority.required

/// The former name of `NSLayoutConstraint.Priority.defaultHigh`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.defaultHigh")
public let NSLayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

/// The former name of `NSLayoutConstraint.Priority.dragThatCanResizeWindow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.dragThatCanResizeWindow")
public let NSLayoutPriorityDragThatCanResizeWindow = LayoutPriority.dragThatCanResizeWindow

/// The former name of `NSLayoutConstraint.Priority.windowSizeStayPut`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.windowSizeStayPut")
public let NSLayoutPriorityWindowSizeStayPut = LayoutPriority.windowSizeStayPut

/// The former name of `NSLayoutConstraint.Priority.dragThatCannotResizeWindow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.dragThatCannotResizeWindow")
public let NSLayoutPriorityDragThatCannotResizeWindow = LayoutPriority.dragThatCannotResizeWindow

/// The former name of `NSLayoutConstraint.Priority.defaultLow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.defaultLow")
public let NSLayoutPriorityDefaultLow = LayoutPriority.defaultLow

/// The former name of `NSLayoutConstraint.Priority.fittingSizeCompression`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.fittingSizeCompression")
public let NSLayoutPriorityFittingSizeCompression = LayoutPriority.fittingSizeCompression

/// The former name of `NSView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "NSView.noIntrinsicMetric")
public let NSViewNoIntrinsicMetric = View.noIntrinsicMetric

/// The former name of `NSView.noIntrinsicMetric`, misspelled in AppKit until macOS 10.10.
@available(*, deprecated, renamed: "NSView.noIntrinsicMetric")
public let NSViewNoInstrinsicMetric = View.noIntrinsicMetric

/// The former name of `NSStackView.Gravity`.
@available(*, deprecated, renamed: "NSStackView.Gravity")
public typealias NSStackViewGravity = NSStackView.Gravity

/// The former name of `NSStackView.Distribution`.
@available(*, deprecated, renamed: "NSStackView.Distribution")
public typealias NSStackViewDistribution = NSStackView.Distribution

/// The former name of `NSStackView.VisibilityPriority`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority")
public typealias NSStackViewVisibilityPriority = NSStackView.VisibilityPriority

/// The former name of `NSStackView.VisibilityPriority.mustHold`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.mustHold")
public let NSStackViewVisibilityPriorityMustHold = NSStackView.VisibilityPriority.mustHold

/// The former name of `NSStackView.VisibilityPriority.detachOnlyIfNecessary`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.detachOnlyIfNecessary")
public let NSStackViewVisibilityPriorityDetachOnlyIfNecessary = NSStackView.VisibilityPriority.detachOnlyIfNecessary

/// The former name of `NSStackView.VisibilityPriority.notVisible`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.notVisible")
public let NSStackViewVisibilityPriorityNotVisible = NSStackView.VisibilityPriority.notVisible

/// The former name of `NSStackView.useDefaultSpacing`.
@available(*, deprecated, renamed: "NSStackView.useDefaultSpacing")
public let NSStackViewSpacingUseDefault = NSStackView.useDefaultSpacing

/// The former name of `NSView.AutoresizingMask`.
@available(*, deprecated, renamed: "NSView.AutoresizingMask")
public typealias NSAutoresizingMaskOptions = View.AutoresizingMask

/// The former name of `NSWindow.OrderingMode`.
@available(*, deprecated, renamed: "NSView.WindowOrderingMode")
public typealias NSWindowOrderingMode = NSView.WindowOrderingMode

extension NSStackView {
  /// The former name of `setViews(_:in:)`.
  @available(*, deprecated, renamed: "setViews(_:in:)")
  public func setViews(_ views: [NSView], inGravity gravity: Gravity) { setViews(views, in: gravity) }
  /// The former name of `views(in:)`.
  @available(*, deprecated, renamed: "views(in:)")
  public func viewsInGravity(_ gravity: Gravity) -> [NSView] { views(in: gravity) }
  /// The former name of `addView(_:in:)`.
  @available(*, deprecated, renamed: "addView(_:in:)")
  public func addView(_ view: NSView, inGravity gravity: Gravity) { addView(view, in: gravity) }
  /// The former name of `insertView(_:at:in:)`.
  @available(*, deprecated, renamed: "insertView(_:at:in:)")
  public func insertView(_ view: NSView, atIndex index: Int, inGravity gravity: Gravity) { insertView(view, at: index, in: gravity) }
  /// The former name of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: NSView, atIndex index: Int) { insertArrangedSubview(view, at: index) }
  /// The former name of `setVisibilityPriority(_:for:)`.
  @available(*, deprecated, renamed: "setVisibilityPriority(_:for:)")
  public func setVisibilityPriority(_ priority: VisibilityPriority, forView view: NSView) { setVisibilityPriority(priority, for: view) }
  /// The former name of `visibilityPriority(for:)`.
  @available(*, deprecated, renamed: "visibilityPriority(for:)")
  public func visibilityPriorityForView(_ view: NSView) -> VisibilityPriority { visibilityPriority(for: view) }
  /// The former name of `setCustomSpacing(_:after:)`.
  @available(*, deprecated, renamed: "setCustomSpacing(_:after:)")
  public func setCustomSpacing(_ spacing: CGFloat, afterView view: NSView) { setCustomSpacing(spacing, after: view) }
  /// The former name of `customSpacing(after:)`.
  @available(*, deprecated, renamed: "customSpacing(after:)")
  public func customSpacingAfterView(_ view: NSView) -> CGFloat { customSpacing(after: view) }
  /// The former name of `setHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setHuggingPriority(_:for:)")
  public func setHuggingPriority(_ priority: LayoutPriority, forOrientation orientation: LayoutConstraint.Orientation) { setHuggingPriority(priority, for: orientation) }
  /// Sets the hugging priority to a raw value.
  @available(*, deprecated, renamed: "setHuggingPriority(_:for:)")
  public func setHuggingPriority(_ priority: Float, forOrientation orientation: LayoutConstraint.Orientation) { setHuggingPriority(LayoutPriority(priority), for: orientation) }
  /// The former name of `huggingPriority(for:)`.
  @available(*, deprecated, renamed: "huggingPriority(for:)")
  public func huggingPriorityForOrientation(_ orientation: LayoutConstraint.Orientation) -> LayoutPriority { huggingPriority(for: orientation) }
  /// The former name of `setClippingResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setClippingResistancePriority(_:for:)")
  public func setClippingResistancePriority(_ priority: LayoutPriority, forOrientation orientation: LayoutConstraint.Orientation) { setClippingResistancePriority(priority, for: orientation) }
  /// Sets the clipping resistance priority to a raw value.
  @available(*, deprecated, renamed: "setClippingResistancePriority(_:for:)")
  public func setClippingResistancePriority(_ priority: Float, forOrientation orientation: LayoutConstraint.Orientation) { setClippingResistancePriority(LayoutPriority(priority), for: orientation) }
  /// The former name of `clippingResistancePriority(for:)`.
  @available(*, deprecated, renamed: "clippingResistancePriority(for:)")
  public func clippingResistancePriorityForOrientation(_ orientation: LayoutConstraint.Orientation) -> LayoutPriority { clippingResistancePriority(for: orientation) }
}

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

extension ViewMembers {
  /// The former name of `setContentHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: LayoutPriority, forOrientation axis: LayoutConstraint.Orientation) { setContentHuggingPriority(priority, for: axis) }
  /// Sets the content hugging priority to a raw value.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: Float, forOrientation axis: LayoutConstraint.Orientation) { setContentHuggingPriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForOrientation(_ axis: LayoutConstraint.Orientation) -> LayoutPriority { contentHuggingPriority(for: axis) }
  /// The former name of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, forOrientation axis: LayoutConstraint.Orientation) { setContentCompressionResistancePriority(priority, for: axis) }
  /// Sets the content compression resistance priority to a raw value.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: Float, forOrientation axis: LayoutConstraint.Orientation) { setContentCompressionResistancePriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForOrientation(_ axis: LayoutConstraint.Orientation) -> LayoutPriority { contentCompressionResistancePriority(for: axis) }
}

extension View.AutoresizingMask {
  /// The former name of `none`.
  @available(*, deprecated, renamed: "none")
  public static let ViewNotSizable = Self.none
  /// The former name of `minXMargin`.
  @available(*, deprecated, renamed: "minXMargin")
  public static let ViewMinXMargin = Self.minXMargin
  /// The former name of `width`.
  @available(*, deprecated, renamed: "width")
  public static let ViewWidthSizable = Self.width
  /// The former name of `maxXMargin`.
  @available(*, deprecated, renamed: "maxXMargin")
  public static let ViewMaxXMargin = Self.maxXMargin
  /// The former name of `minYMargin`.
  @available(*, deprecated, renamed: "minYMargin")
  public static let ViewMinYMargin = Self.minYMargin
  /// The former name of `height`.
  @available(*, deprecated, renamed: "height")
  public static let ViewHeightSizable = Self.height
  /// The former name of `maxYMargin`.
  @available(*, deprecated, renamed: "maxYMargin")
  public static let ViewMaxYMargin = Self.maxYMargin
  /// The former name of `none`.
  @available(*, deprecated, renamed: "none")
  public static let viewNotSizable = Self.none
  /// The former name of `minXMargin`.
  @available(*, deprecated, renamed: "minXMargin")
  public static let viewMinXMargin = Self.minXMargin
  /// The former name of `width`.
  @available(*, deprecated, renamed: "width")
  public static let viewWidthSizable = Self.width
  /// The former name of `maxXMargin`.
  @available(*, deprecated, renamed: "maxXMargin")
  public static let viewMaxXMargin = Self.maxXMargin
  /// The former name of `minYMargin`.
  @available(*, deprecated, renamed: "minYMargin")
  public static let viewMinYMargin = Self.minYMargin
  /// The former name of `height`.
  @available(*, deprecated, renamed: "height")
  public static let viewHeightSizable = Self.height
  /// The former name of `maxYMargin`.
  @available(*, deprecated, renamed: "maxYMargin")
  public static let viewMaxYMargin = Self.maxYMargin
}

extension NSView.WindowOrderingMode {
  /// The former name of `above`.
  @available(*, deprecated, renamed: "above")
  public static let Above = Self.above
  /// The former name of `below`.
  @available(*, deprecated, renamed: "below")
  public static let Below = Self.below
  /// The former name of `out`.
  @available(*, deprecated, renamed: "out")
  public static let Out = Self.out
}
