// Layout code written for macOS says `import AppKit`; here it says `import AppKitNames`.
@_exported public import AutoLayout
// AppKit brings Foundation along, and so CGFloat and CGRect.
@_exported public import Foundation
// The names that AppKit and UIKit had in common up to Swift 3.
@_exported public import LegacyNames

/// AppKit's name for ``Responder``.
public typealias NSResponder = Responder
/// AppKit's name for ``LayoutGuide``.
public typealias NSLayoutGuide = LayoutGuide
/// AppKit's name for ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// AppKit's name for ``LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// AppKit's name for ``LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// AppKit's name for ``LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// AppKit's name for ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// AppKit's name for ``EdgeInsets``.
public typealias NSEdgeInsets = EdgeInsets
/// AppKit's name for ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// AppKit's name for ``LayoutDirection``.
public typealias NSUserInterfaceLayoutDirection = LayoutDirection
/// AppKit's name for the direction in which a stack view goes.
public typealias NSUserInterfaceLayoutOrientation = LayoutConstraint.Axis
/// AppKit's name for ``Color``.
public typealias NSColor = Color
/// AppKit's name for ``Font``.
public typealias NSFont = Font
/// AppKit's name for ``Image``.
public typealias NSImage = Image
/// AppKit's name for ``TextAlignment``, whose raw values are those of Macs with Apple's processors.
public typealias NSTextAlignment = TextAlignment
/// AppKit's name for ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// AppKit's name for ``UnderlineStyle``.
public typealias NSUnderlineStyle = UnderlineStyle
/// AppKit's name for ``ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// AppKit's name for ``MutableParagraphStyle``.
public typealias NSMutableParagraphStyle = MutableParagraphStyle
/// The part of a view's layer that is there.
public typealias CALayer = Layer
/// Corners of a layer.
public typealias CACornerMask = LayerCorners
/// How corners of a layer are rounded.
public typealias CALayerCornerCurve = LayerCornerCurve
/// The colours of layers, which are those of views here.
public typealias CGColor = Color
/// AppKit's name for what identifiers are made of; here they are texts.
public typealias NSUserInterfaceItemIdentifier = String

extension LayoutConstraint {
  /// AppKit's name for ``LayoutPriority``.
  public typealias Priority = LayoutPriority
  /// AppKit's name for `LayoutConstraint.Axis`.
  public typealias Orientation = Axis
}

extension LayoutPriority {
  /// A window keeping its size.
  public static let windowSizeStayPut = sceneSizeStayPut
  /// Above dragging that may resize a window.
  public static let dragThatCanResizeWindow = dragThatCanResizeScene
  /// Dragging that may not resize a window.
  public static let dragThatCannotResizeWindow = dragThatCannotResizeScene
  /// How strongly a fitting size is held to its target.
  public static let fittingSizeCompression = fittingSizeLevel
}

extension View.AutoresizingMask {
  /// No part gives.
  public static let none: Self = []
  /// The distance to the superview's left edge gives.
  public static let minXMargin = flexibleLeftMargin
  /// The width gives.
  public static let width = flexibleWidth
  /// The distance to the superview's right edge gives.
  public static let maxXMargin = flexibleRightMargin
  /// The distance to the edge where the superview's y is least gives: its bottom edge, or its top
  /// edge where it is flipped.
  public static let minYMargin = flexibleTopMargin
  /// The height gives.
  public static let height = flexibleHeight
  /// The distance to the edge where the superview's y is greatest gives.
  public static let maxYMargin = flexibleBottomMargin
}

extension String {
  /// Makes an identifier from its text, as AppKit's identifiers are made.
  public init(rawValue: String) { self = rawValue }

  /// The text of an identifier.
  public var rawValue: String { self }
}
