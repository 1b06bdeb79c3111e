// Layout code written for macOS says `import AppKit`; here it says `import AppKitNames`.
@_exported public import AutoLayout
// AppKit brings Foundation along, and so CGFloat and CGRect.
@_exported public import Foundation

/// AppKit's name for ``View``.
public typealias NSView = View
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
/// AppKit's name for ``Color``.
public typealias NSColor = Color
/// AppKit's name for ``Font``.
public typealias NSFont = Font
/// AppKit's name for ``Image``.
public typealias NSImage = Image
/// AppKit's name for ``Button``.
public typealias NSButton = Button
/// AppKit's name for ``ImageView``.
public typealias NSImageView = ImageView
/// AppKit's name for ``ScrollView``.
public typealias NSScrollView = ScrollView
/// AppKit's name for ``StackView``.
public typealias NSStackView = StackView
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
