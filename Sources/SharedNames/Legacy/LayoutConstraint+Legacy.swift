public import AutoLayout

// The names of constraints' members and types in Swift 2 and 3.

extension LayoutConstraint {
  /// The former name of `isActive`.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  /// The former name of `activate(_:)`.
  @available(*, deprecated, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [LayoutConstraint]) {
    activate(constraints)
  }

  /// The former name of `deactivate(_:)`.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [LayoutConstraint]) {
    deactivate(constraints)
  }

  /// The former name of `constraints(withVisualFormat:options:metrics:views:)`.
  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public static func constraintsWithVisualFormat(
    _ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]
  ) -> [LayoutConstraint] {
    constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}

/// The former name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutConstraint.Attribute

/// The former name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutConstraint.Relation

/// The former name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.Attribute {
  /// The former name of `left`.
  @available(*, deprecated, renamed: "left")
  public static let Left = Self.left
  /// The former name of `right`.
  @available(*, deprecated, renamed: "right")
  public static let Right = Self.right
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
  /// The former name of `width`.
  @available(*, deprecated, renamed: "width")
  public static let Width = Self.width
  /// The former name of `height`.
  @available(*, deprecated, renamed: "height")
  public static let Height = Self.height
  /// The former name of `centerX`.
  @available(*, deprecated, renamed: "centerX")
  public static let CenterX = Self.centerX
  /// The former name of `centerY`.
  @available(*, deprecated, renamed: "centerY")
  public static let CenterY = Self.centerY
  /// The former name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let LastBaseline = Self.lastBaseline
  /// The former name of `firstBaseline`.
  @available(*, deprecated, renamed: "firstBaseline")
  public static let FirstBaseline = Self.firstBaseline
  /// The former name of `notAnAttribute`.
  @available(*, deprecated, renamed: "notAnAttribute")
  public static let NotAnAttribute = Self.notAnAttribute
  /// The former name of `lastBaseline`.
  @available(*, deprecated, renamed: "lastBaseline")
  public static let Baseline = Self.lastBaseline
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.Relation {
  /// The former name of `lessThanOrEqual`.
  @available(*, deprecated, renamed: "lessThanOrEqual")
  public static let LessThanOrEqual = Self.lessThanOrEqual
  /// The former name of `equal`.
  @available(*, deprecated, renamed: "equal")
  public static let Equal = Self.equal
  /// The former name of `greaterThanOrEqual`.
  @available(*, deprecated, renamed: "greaterThanOrEqual")
  public static let GreaterThanOrEqual = Self.greaterThanOrEqual
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.Axis {
  /// The former name of `horizontal`.
  @available(*, deprecated, renamed: "horizontal")
  public static let Horizontal = Self.horizontal
  /// The former name of `vertical`.
  @available(*, deprecated, renamed: "vertical")
  public static let Vertical = Self.vertical
}

// swift-format-ignore: AlwaysUseLowerCamelCase
extension LayoutConstraint.FormatOptions {
  /// The former name of `alignAllLeft`.
  @available(*, deprecated, renamed: "alignAllLeft")
  public static let AlignAllLeft = Self.alignAllLeft
  /// The former name of `alignAllRight`.
  @available(*, deprecated, renamed: "alignAllRight")
  public static let AlignAllRight = Self.alignAllRight
  /// The former name of `alignAllTop`.
  @available(*, deprecated, renamed: "alignAllTop")
  public static let AlignAllTop = Self.alignAllTop
  /// The former name of `alignAllBottom`.
  @available(*, deprecated, renamed: "alignAllBottom")
  public static let AlignAllBottom = Self.alignAllBottom
  /// The former name of `alignAllLeading`.
  @available(*, deprecated, renamed: "alignAllLeading")
  public static let AlignAllLeading = Self.alignAllLeading
  /// The former name of `alignAllTrailing`.
  @available(*, deprecated, renamed: "alignAllTrailing")
  public static let AlignAllTrailing = Self.alignAllTrailing
  /// The former name of `alignAllCenterX`.
  @available(*, deprecated, renamed: "alignAllCenterX")
  public static let AlignAllCenterX = Self.alignAllCenterX
  /// The former name of `alignAllCenterY`.
  @available(*, deprecated, renamed: "alignAllCenterY")
  public static let AlignAllCenterY = Self.alignAllCenterY
  /// The former name of `alignAllLastBaseline`.
  @available(*, deprecated, renamed: "alignAllLastBaseline")
  public static let AlignAllLastBaseline = Self.alignAllLastBaseline
  /// The former name of `alignAllFirstBaseline`.
  @available(*, deprecated, renamed: "alignAllFirstBaseline")
  public static let AlignAllFirstBaseline = Self.alignAllFirstBaseline
  /// The former name of `alignmentMask`.
  @available(*, deprecated, renamed: "alignmentMask")
  public static let AlignmentMask = Self.alignmentMask
  /// The former name of `directionLeadingToTrailing`.
  @available(*, deprecated, renamed: "directionLeadingToTrailing")
  public static let DirectionLeadingToTrailing = Self.directionLeadingToTrailing
  /// The former name of `directionLeftToRight`.
  @available(*, deprecated, renamed: "directionLeftToRight")
  public static let DirectionLeftToRight = Self.directionLeftToRight
  /// The former name of `directionRightToLeft`.
  @available(*, deprecated, renamed: "directionRightToLeft")
  public static let DirectionRightToLeft = Self.directionRightToLeft
  /// The former name of `directionMask`.
  @available(*, deprecated, renamed: "directionMask")
  public static let DirectionMask = Self.directionMask
  /// The former name of `alignAllLastBaseline`.
  @available(*, deprecated, renamed: "alignAllLastBaseline")
  public static let AlignAllBaseline = Self.alignAllLastBaseline
}
