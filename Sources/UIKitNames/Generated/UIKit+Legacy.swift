// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// The former name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

/// Returns the device's interface idiom.
@available(*, deprecated, message: "Use UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> InterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// The former name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = LayoutPriority.required

/// The former name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

/// The former name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow

/// The former name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric

/// The former name of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSizeLevel

/// Creates edge insets, in points.
@available(*, deprecated, message: "Use UIEdgeInsets(top:left:bottom:right:)")
public func UIEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

/// Returns a rectangle reduced by insets, in points.
@available(*, deprecated, message: "Use inset(by:)")
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect { rect.inset(by: insets) }

/// The former name of `UITableViewCell.CellStyle`.
@available(*, deprecated, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = TableCell.CellStyle

/// The former name of `UITableViewCell.SelectionStyle`.
@available(*, deprecated, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = TableCell.SelectionStyle

/// The former name of `UITableViewCell.AccessoryType`.
@available(*, deprecated, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = TableCell.AccessoryType

/// The former name of `UITableViewCell.EditingStyle`.
@available(*, deprecated, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = TableCell.EditingStyle

/// The former name of `UIControl.State`.
@available(*, deprecated, renamed: "UIControl.State")
public typealias UIControlState = Control.State

/// The former name of `UIControl.Event`.
@available(*, deprecated, renamed: "UIControl.Event")
public typealias UIControlEvents = Control.Event

/// The former name of `UIView.ContentMode`.
@available(*, deprecated, renamed: "UIView.ContentMode")
public typealias UIViewContentMode = View.ContentMode

/// The former name of `UIView.AnimationOptions`.
@available(*, deprecated, renamed: "UIView.AnimationOptions")
public typealias UIViewAnimationOptions = View.AnimationOptions

/// The former name of `UIStackView.Alignment`.
@available(*, deprecated, renamed: "UIStackView.Alignment")
public typealias UIStackViewAlignment = StackView.Alignment

/// The former name of `UIStackView.Distribution`.
@available(*, deprecated, renamed: "UIStackView.Distribution")
public typealias UIStackViewDistribution = StackView.Distribution

/// The former name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize

/// The former name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = View.layoutFittingExpandedSize

/// The former name of `UIView.AutoresizingMask`.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = View.AutoresizingMask

extension LayoutConstraint.Attribute {
  /// The former name of `leftMargin`.
  @available(*, deprecated, renamed: "leftMargin")
  public static let LeftMargin = Self.leftMargin
  /// The former name of `rightMargin`.
  @available(*, deprecated, renamed: "rightMargin")
  public static let RightMargin = Self.rightMargin
  /// The former name of `topMargin`.
  @available(*, deprecated, renamed: "topMargin")
  public static let TopMargin = Self.topMargin
  /// The former name of `bottomMargin`.
  @available(*, deprecated, renamed: "bottomMargin")
  public static let BottomMargin = Self.bottomMargin
  /// The former name of `leadingMargin`.
  @available(*, deprecated, renamed: "leadingMargin")
  public static let LeadingMargin = Self.leadingMargin
  /// The former name of `trailingMargin`.
  @available(*, deprecated, renamed: "trailingMargin")
  public static let TrailingMargin = Self.trailingMargin
  /// The former name of `centerXWithinMargins`.
  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static let CenterXWithinMargins = Self.centerXWithinMargins
  /// The former name of `centerYWithinMargins`.
  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static let CenterYWithinMargins = Self.centerYWithinMargins
}

extension StackView {
  /// The former name of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: View, atIndex stackIndex: Int) { insertArrangedSubview(view, at: stackIndex) }
}

extension StackView.Alignment {
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The former name of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static let FirstBaseline = Self.firstBaseline
  /// The former name of `center`.
  @available(*, deprecated, renamed: "center")
  public static let Center = Self.center
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The former name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let LastBaseline = Self.lastBaseline
}

extension StackView.Distribution {
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
  public func setContentHuggingPriority(_ priority: LayoutPriority, forAxis axis: LayoutConstraint.Axis) { setContentHuggingPriority(priority, for: axis) }
  /// Sets the content hugging priority to a raw value.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: Float, forAxis axis: LayoutConstraint.Axis) { setContentHuggingPriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: LayoutConstraint.Axis) -> LayoutPriority { contentHuggingPriority(for: axis) }
  /// The former name of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, forAxis axis: LayoutConstraint.Axis) { setContentCompressionResistancePriority(priority, for: axis) }
  /// Sets the content compression resistance priority to a raw value.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: Float, forAxis axis: LayoutConstraint.Axis) { setContentCompressionResistancePriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(_ axis: LayoutConstraint.Axis) -> LayoutPriority { contentCompressionResistancePriority(for: axis) }
  /// The former name of `systemLayoutSizeFitting(_:)`.
  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize { systemLayoutSizeFitting(targetSize) }
}

extension View.AutoresizingMask {
  /// The former name of `flexibleLeftMargin`.
  @available(*, deprecated, renamed: "flexibleLeftMargin")
  public static let FlexibleLeftMargin = Self.flexibleLeftMargin
  /// The former name of `flexibleWidth`.
  @available(*, deprecated, renamed: "flexibleWidth")
  public static let FlexibleWidth = Self.flexibleWidth
  /// The former name of `flexibleRightMargin`.
  @available(*, deprecated, renamed: "flexibleRightMargin")
  public static let FlexibleRightMargin = Self.flexibleRightMargin
  /// The former name of `flexibleTopMargin`.
  @available(*, deprecated, renamed: "flexibleTopMargin")
  public static let FlexibleTopMargin = Self.flexibleTopMargin
  /// The former name of `flexibleHeight`.
  @available(*, deprecated, renamed: "flexibleHeight")
  public static let FlexibleHeight = Self.flexibleHeight
  /// The former name of `flexibleBottomMargin`.
  @available(*, deprecated, renamed: "flexibleBottomMargin")
  public static let FlexibleBottomMargin = Self.flexibleBottomMargin
}
