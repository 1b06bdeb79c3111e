public import AutoLayout
public import Foundation

// The names of views' members in Swift 2 and 3 that only UIKit had.
extension View {
  /// The former name of `setContentHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, forAxis axis: LayoutConstraint.Axis
  ) {
    setContentHuggingPriority(priority, for: axis)
  }

  /// Sets the content hugging priority from a number.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: Float, forAxis axis: LayoutConstraint.Axis
  ) {
    setContentHuggingPriority(LayoutPriority(priority), for: axis)
  }

  /// The former name of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(
    _ axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    contentHuggingPriority(for: axis)
  }

  /// The former name of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, forAxis axis: LayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  /// Sets the content compression resistance priority from a number.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: Float, forAxis axis: LayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
  }

  /// The former name of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(
    _ axis: LayoutConstraint.Axis
  ) -> LayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }

  /// The former name of `systemLayoutSizeFitting(_:)`.
  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIView.layoutFittingCompressedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = View.layoutFittingCompressedSize

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The former name of `UIView.layoutFittingExpandedSize`.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = View.layoutFittingExpandedSize

/// The former name of `UIView.AutoresizingMask`.
@available(*, deprecated, renamed: "UIView.AutoresizingMask")
public typealias UIViewAutoresizing = View.AutoresizingMask

// swift-format-ignore: AlwaysUseLowerCamelCase
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
