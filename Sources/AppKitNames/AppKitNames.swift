// Layout code for macOS imports this module instead of AppKit. It exports Apple's names alone.
public import AutoLayout
@_exported public import SharedNames

/// AppKit's name for ``Responder``.
public typealias NSResponder = Responder
/// AppKit's name for ``LayoutGuide``.
public typealias NSLayoutGuide = LayoutGuide
/// AppKit's name for ``EdgeInsets``.
public typealias NSEdgeInsets = EdgeInsets
/// AppKit's name for ``LayoutDirection``.
public typealias NSUserInterfaceLayoutDirection = LayoutDirection
/// AppKit's name for the orientation of a stack view.
public typealias NSUserInterfaceLayoutOrientation = LayoutConstraint.Axis
/// AppKit's name for ``Color``.
public typealias NSColor = Color
/// AppKit's name for ``Font``.
public typealias NSFont = Font
/// AppKit's name for ``Image``.
public typealias NSImage = Image
/// AppKit's type of identifiers, which are strings.
public typealias NSUserInterfaceItemIdentifier = String

extension LayoutConstraint {
  /// AppKit's name for ``LayoutPriority``.
  public typealias Priority = LayoutPriority
  /// AppKit's name for `LayoutConstraint.Axis`.
  public typealias Orientation = Axis
}

extension LayoutPriority {
  /// The priority with which a window keeps its size.
  public static let windowSizeStayPut = sceneSizeStayPut
  /// The priority of dragging that can resize a window.
  public static let dragThatCanResizeWindow = dragThatCanResizeScene
  /// The priority of dragging that can't resize a window.
  public static let dragThatCannotResizeWindow = dragThatCannotResizeScene
  /// The priority of the target size in a fitting size computation.
  public static let fittingSizeCompression = fittingSizeLevel
}

extension View.AutoresizingMask {
  /// Nothing is flexible.
  public static let none: Self = []
  /// The distance to the superview's left edge is flexible.
  public static let minXMargin = flexibleLeftMargin
  /// The width is flexible.
  public static let width = flexibleWidth
  /// The distance to the superview's right edge is flexible.
  public static let maxXMargin = flexibleRightMargin
  /// The distance to the superview's edge of minimum y is flexible: the bottom edge, or the top edge if
  /// the superview is flipped.
  public static let minYMargin = flexibleTopMargin
  /// The height is flexible.
  public static let height = flexibleHeight
  /// The distance to the superview's edge of maximum y is flexible.
  public static let maxYMargin = flexibleBottomMargin
}

extension String {
  /// Creates an identifier from a string.
  public init(rawValue: String) { self = rawValue }

  /// The string of an identifier.
  public var rawValue: String { self }
}
