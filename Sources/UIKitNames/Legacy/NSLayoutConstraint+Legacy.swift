public import AutoLayout
public import Foundation

// UIKit's names for parts of constraints in Swift 2 and 3; AppKit's differ.

/// The former name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = LayoutPriority.required

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UILayoutPriority.fittingSizeLevel`.
@available(*, deprecated, renamed: "UILayoutPriority.fittingSizeLevel")
public let UILayoutPriorityFittingSizeLevel = LayoutPriority.fittingSizeLevel

// swift-format-ignore: AlwaysUseLowerCamelCase
// Only UIKit has attributes of margins.
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
