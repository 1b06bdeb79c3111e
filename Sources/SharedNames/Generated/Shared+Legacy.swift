// Generated from Names/Shared.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension LayoutPriority {
  /// Returns the priority raised by a number. In Swift 3, priorities were numbers.
  @_disfavoredOverload
  public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority { LayoutPriority(priority.rawValue + difference) }
  /// Returns the priority lowered by a number. In Swift 3, priorities were numbers.
  @_disfavoredOverload
  public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority { LayoutPriority(priority.rawValue - difference) }
}

/// Creates a rectangle, in points.
@available(*, deprecated, message: "Use CGRect(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// Creates a size, in points.
@available(*, deprecated, message: "Use CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

/// Creates a point from its coordinates, in points.
@available(*, deprecated, message: "Use CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// The former name of `NSLayoutConstraint.Attribute`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Attribute")
public typealias NSLayoutAttribute = LayoutConstraint.Attribute

/// The former name of `NSLayoutConstraint.Relation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Relation")
public typealias NSLayoutRelation = LayoutConstraint.Relation

/// The former name of `NSLayoutConstraint.FormatOptions`.
@available(*, deprecated, renamed: "NSLayoutConstraint.FormatOptions")
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions

extension LayoutAnchor {
  /// The former name of `constraint(equalTo:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:)")
  public func constraintEqualToAnchor(_ anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint { constraint(equalTo: anchor) }
  /// The former name of `constraint(equalTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:constant:)")
  public func constraintEqualToAnchor(_ anchor: LayoutAnchor<AnchorType>, constant: CGFloat) -> LayoutConstraint { constraint(equalTo: anchor, constant: constant) }
  /// The former name of `constraint(lessThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor) }
  /// The former name of `constraint(lessThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:constant:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: LayoutAnchor<AnchorType>, constant: CGFloat) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: constant) }
  /// The former name of `constraint(greaterThanOrEqualTo:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: LayoutAnchor<AnchorType>) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor) }
  /// The former name of `constraint(greaterThanOrEqualTo:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: LayoutAnchor<AnchorType>, constant: CGFloat) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: constant) }
}

extension LayoutDimension {
  /// The former name of `constraint(equalToConstant:)`.
  @available(*, deprecated, renamed: "constraint(equalToConstant:)")
  public func constraintEqualToConstant(_ constant: CGFloat) -> LayoutConstraint { constraint(equalToConstant: constant) }
  /// The former name of `constraint(equalTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:)")
  public func constraintEqualToAnchor(_ anchor: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint { constraint(equalTo: anchor, multiplier: multiplier) }
  /// The former name of `constraint(equalTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(equalTo:multiplier:constant:)")
  public func constraintEqualToAnchor(_ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat) -> LayoutConstraint { constraint(equalTo: anchor, multiplier: multiplier, constant: constant) }
  /// The former name of `constraint(lessThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualToConstant:)")
  public func constraintLessThanOrEqualToConstant(_ constant: CGFloat) -> LayoutConstraint { constraint(lessThanOrEqualToConstant: constant) }
  /// The former name of `constraint(lessThanOrEqualTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: multiplier) }
  /// The former name of `constraint(lessThanOrEqualTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(lessThanOrEqualTo:multiplier:constant:)")
  public func constraintLessThanOrEqualToAnchor(_ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat) -> LayoutConstraint { constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: constant) }
  /// The former name of `constraint(greaterThanOrEqualToConstant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualToConstant:)")
  public func constraintGreaterThanOrEqualToConstant(_ constant: CGFloat) -> LayoutConstraint { constraint(greaterThanOrEqualToConstant: constant) }
  /// The former name of `constraint(greaterThanOrEqualTo:multiplier:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: LayoutDimension, multiplier: CGFloat) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier) }
  /// The former name of `constraint(greaterThanOrEqualTo:multiplier:constant:)`.
  @available(*, deprecated, renamed: "constraint(greaterThanOrEqualTo:multiplier:constant:)")
  public func constraintGreaterThanOrEqualToAnchor(_ anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat) -> LayoutConstraint { constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: constant) }
}

extension LayoutConstraint {
  /// The former name of `isActive`.
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool { get { isActive } set { isActive = newValue } }
  /// The former name of `activate(_:)`.
  @available(*, deprecated, renamed: "activate(_:)")
  public static func activateConstraints(_ constraints: [LayoutConstraint]) { activate(constraints) }
  /// The former name of `deactivate(_:)`.
  @available(*, deprecated, renamed: "deactivate(_:)")
  public static func deactivateConstraints(_ constraints: [LayoutConstraint]) { deactivate(constraints) }
  /// The former name of `constraints(withVisualFormat:options:metrics:views:)`.
  @available(*, deprecated, renamed: "constraints(withVisualFormat:options:metrics:views:)")
  public static func constraintsWithVisualFormat(_ format: String, options: FormatOptions, metrics: [String: Any]?, views: [String: Any]) -> [LayoutConstraint] { constraints(withVisualFormat: format, options: options, metrics: metrics, views: views) }
}

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

extension LayoutConstraint.Axis {
  /// The former name of `horizontal`.
  @available(*, deprecated, renamed: "horizontal")
  public static let Horizontal = Self.horizontal
  /// The former name of `vertical`.
  @available(*, deprecated, renamed: "vertical")
  public static let Vertical = Self.vertical
}

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

extension ViewMembers {
  /// Sets the content hugging priority to a raw value.
  @available(*, deprecated, message: "Pass a priority: .defaultLow or .init(251)")
  @_disfavoredOverload
  public func setContentHuggingPriority(_ priority: Float, for axis: LayoutConstraint.Axis) { setContentHuggingPriority(LayoutPriority(priority), for: axis) }
  /// Sets the content compression resistance priority to a raw value.
  @available(*, deprecated, message: "Pass a priority: .defaultHigh or .init(751)")
  @_disfavoredOverload
  public func setContentCompressionResistancePriority(_ priority: Float, for axis: LayoutConstraint.Axis) { setContentCompressionResistancePriority(LayoutPriority(priority), for: axis) }
  /// Sets `translatesAutoresizingMaskIntoConstraints`, which had a separate setter in Swift 1.
  @available(*, deprecated, message: "Set translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) { translatesAutoresizingMaskIntoConstraints = flag }
  /// The former name of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: View?) -> CGPoint { convert(point, to: view) }
  /// The former name of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: View?) -> CGPoint { convert(point, from: view) }
  /// The former name of `convert(_:to:)`.
  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: View?) -> CGRect { convert(rect, to: view) }
  /// The former name of `convert(_:from:)`.
  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: View?) -> CGRect { convert(rect, from: view) }
  /// The former name of `alignmentRect(forFrame:)`.
  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }
  /// The former name of `frame(forAlignmentRect:)`.
  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect { frame(forAlignmentRect: alignmentRect) }
}
