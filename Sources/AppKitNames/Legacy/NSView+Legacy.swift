public import AutoLayout

// The names of views' members in Swift 2 and 3 that only AppKit had.
extension View {
  /// The former name of `setContentHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, forOrientation axis: LayoutConstraint.Orientation
  ) {
    setContentHuggingPriority(priority, for: axis)
  }

  /// Sets the content hugging priority from a number.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: Float, forOrientation axis: LayoutConstraint.Orientation
  ) {
    setContentHuggingPriority(LayoutPriority(priority), for: axis)
  }

  /// The former name of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForOrientation(
    _ axis: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    contentHuggingPriority(for: axis)
  }

  /// The former name of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, forOrientation axis: LayoutConstraint.Orientation
  ) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  /// Sets the content compression resistance priority from a number.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: Float, forOrientation axis: LayoutConstraint.Orientation
  ) {
    setContentCompressionResistancePriority(LayoutPriority(priority), for: axis)
  }

  /// The former name of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForOrientation(
    _ axis: LayoutConstraint.Orientation
  ) -> LayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }
}

/// The former name of `NSView.AutoresizingMask`.
@available(*, deprecated, renamed: "NSView.AutoresizingMask")
public typealias NSAutoresizingMaskOptions = View.AutoresizingMask

// swift-format-ignore: AlwaysUseLowerCamelCase
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

/// The former name of `NSWindow.OrderingMode`.
@available(*, deprecated, renamed: "NSView.WindowOrderingMode")
public typealias NSWindowOrderingMode = NSView.WindowOrderingMode

// swift-format-ignore: AlwaysUseLowerCamelCase
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
