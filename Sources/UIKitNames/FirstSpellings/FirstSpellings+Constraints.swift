public import AutoLayout
public import Foundation

// The spellings that Swift had for constraints before its third version.

extension LayoutConstraint {
  /// The first spelling of `isActive`.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// The first spelling of `activate(_:)`.
  @available(*, deprecated, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [LayoutConstraint]) {
    activate(constraints)
  }

  /// The first spelling of `deactivate(_:)`.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [LayoutConstraint]) {
    deactivate(constraints)
  }

  /// The first spelling of `constraints(withVisualFormat:options:metrics:views:)`.
  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public static func constraintsWithVisualFormat(
    _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] {
    constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}

/// The first name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutConstraint.Attribute

/// The first name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutConstraint.Relation

/// The first name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions

/// The first name of `NSLayoutConstraint.Axis`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Axis")
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first name of `UILayoutPriority.required`.
@available(*, deprecated, renamed: "UILayoutPriority.required")
public let UILayoutPriorityRequired = LayoutPriority.required

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first name of `UILayoutPriority.defaultHigh`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultHigh")
public let UILayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first name of `UILayoutPriority.defaultLow`.
@available(*, deprecated, renamed: "UILayoutPriority.defaultLow")
public let UILayoutPriorityDefaultLow = LayoutPriority.defaultLow

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The first name of `UIView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "UIView.noIntrinsicMetric")
public let UIViewNoIntrinsicMetric = View.noIntrinsicMetric

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.Attribute {
  /// The first spelling of `left`.
  @available(*, deprecated, renamed: "left")
  public static let Left = Self.left
  /// The first spelling of `right`.
  @available(*, deprecated, renamed: "right")
  public static let Right = Self.right
  /// The first spelling of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The first spelling of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The first spelling of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The first spelling of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
  /// The first spelling of `width`.
  @available(*, deprecated, renamed: "width")
  public static let Width = Self.width
  /// The first spelling of `height`.
  @available(*, deprecated, renamed: "height")
  public static let Height = Self.height
  /// The first spelling of `centerX`.
  @available(*, deprecated, renamed: "centerX")
  public static let CenterX = Self.centerX
  /// The first spelling of `centerY`.
  @available(*, deprecated, renamed: "centerY")
  public static let CenterY = Self.centerY
  /// The first spelling of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let LastBaseline = Self.lastBaseline
  /// The first spelling of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static let FirstBaseline = Self.firstBaseline
  /// The first spelling of `leftMargin`.
  @available(*, deprecated, renamed: "leftMargin")
  public static let LeftMargin = Self.leftMargin
  /// The first spelling of `rightMargin`.
  @available(*, deprecated, renamed: "rightMargin")
  public static let RightMargin = Self.rightMargin
  /// The first spelling of `topMargin`.
  @available(*, deprecated, renamed: "topMargin")
  public static let TopMargin = Self.topMargin
  /// The first spelling of `bottomMargin`.
  @available(*, deprecated, renamed: "bottomMargin")
  public static let BottomMargin = Self.bottomMargin
  /// The first spelling of `leadingMargin`.
  @available(*, deprecated, renamed: "leadingMargin")
  public static let LeadingMargin = Self.leadingMargin
  /// The first spelling of `trailingMargin`.
  @available(*, deprecated, renamed: "trailingMargin")
  public static let TrailingMargin = Self.trailingMargin
  /// The first spelling of `centerXWithinMargins`.
  @available(*, deprecated, renamed: "centerXWithinMargins")
  public static let CenterXWithinMargins = Self.centerXWithinMargins
  /// The first spelling of `centerYWithinMargins`.
  @available(*, deprecated, renamed: "centerYWithinMargins")
  public static let CenterYWithinMargins = Self.centerYWithinMargins
  /// The first spelling of `notAnAttribute`.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static let NotAnAttribute = Self.notAnAttribute
  /// The first name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let Baseline = Self.lastBaseline
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.Relation {
  /// The first spelling of `lessThanOrEqual`.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static let LessThanOrEqual = Self.lessThanOrEqual
  /// The first spelling of `equal`.
  @available(*, deprecated, renamed: "equal")
  public static let Equal = Self.equal
  /// The first spelling of `greaterThanOrEqual`.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static let GreaterThanOrEqual = Self.greaterThanOrEqual
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.Axis {
  /// The first spelling of `horizontal`.
  @available(*, deprecated, renamed: "horizontal")
  public static let Horizontal = Self.horizontal
  /// The first spelling of `vertical`.
  @available(*, deprecated, renamed: "vertical")
  public static let Vertical = Self.vertical
}
