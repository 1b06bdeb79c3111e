// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// AppKit's name for `Responder`.
public typealias NSResponder = Responder

/// AppKit's name for `LayoutGuide`.
public typealias NSLayoutGuide = LayoutGuide

/// AppKit's name for `EdgeInsets`.
public typealias NSEdgeInsets = EdgeInsets

/// AppKit's name for `LayoutDirection`.
public typealias NSUserInterfaceLayoutDirection = LayoutDirection

/// AppKit's name for the orientation of a stack view.
public typealias NSUserInterfaceLayoutOrientation = LayoutConstraint.Axis

/// AppKit's name for `Color`.
public typealias NSColor = Color

/// AppKit's name for `Font`.
public typealias NSFont = Font

/// AppKit's name for `Image`.
public typealias NSImage = Image

/// AppKit's name for the type of identifiers: `String`.
public typealias NSUserInterfaceItemIdentifier = String

/// Insets of zero points on every edge.
public let NSEdgeInsetsZero = EdgeInsets.zero

/// Creates edge insets, in points.
public func NSEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

extension LayoutConstraint {
  /// AppKit's name for `LayoutPriority`.
  public typealias Priority = LayoutPriority
  /// AppKit's name for `LayoutConstraint.Axis`.
  public typealias Orientation = Axis
  /// Returns the constraint itself, because changes are never animated.
  public func animator() -> Self { self }
}

extension LayoutPriority {
  /// The priority at which a window keeps its current size.
  public static let windowSizeStayPut = sceneSizeStayPut
  /// The priority of a drag that can resize the window.
  public static let dragThatCanResizeWindow = dragThatCanResizeScene
  /// The priority of a drag that can't resize the window.
  public static let dragThatCannotResizeWindow = dragThatCannotResizeScene
  /// The priority of the target size when a fitting size is computed.
  public static let fittingSizeCompression = fittingSizeLevel
}

extension View.AutoresizingMask {
  /// Neither the size nor any margin is flexible.
  public static let none: Self = []
  /// The margin at the superview's left edge is flexible.
  public static let minXMargin = flexibleLeftMargin
  /// The width is flexible.
  public static let width = flexibleWidth
  /// The margin at the superview's right edge is flexible.
  public static let maxXMargin = flexibleRightMargin
  /// The margin at the superview's minimum y is flexible: at the bottom, or at the top in a flipped superview.
  public static let minYMargin = flexibleTopMargin
  /// The height is flexible.
  public static let height = flexibleHeight
  /// The margin at the superview's maximum y is flexible: at the top, or at the bottom in a flipped superview.
  public static let maxYMargin = flexibleBottomMargin
}

extension String {
  /// The string itself, as an identifier's raw value.
  public var rawValue: String { self }
}

extension Color {
  /// The hue, from 0 to 1, or 0 if the color is gray.
  public var hueComponent: CGFloat { wheel.hue }
  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat { wheel.saturation }
  /// The brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { wheel.brightness }
  /// The brightness, from 0 to 1. AppKit raises an exception if the color isn't gray.
  public var whiteComponent: CGFloat { wheel.brightness }
  /// AppKit's system red.
  public static let systemRed = pair(0xff3b30, 0xff453a)
  /// AppKit's system orange.
  public static let systemOrange = pair(0xff9500, 0xff9f0a)
  /// AppKit's system yellow.
  public static let systemYellow = pair(0xffcc00, 0xffd60a)
  /// AppKit's system green.
  public static let systemGreen = pair(0x28cd41, 0x32d74b)
  /// AppKit's system mint.
  public static let systemMint = pair(0x00c7be, 0x63e6e2)
  /// AppKit's system teal.
  public static let systemTeal = pair(0x59adc4, 0x6ac4dc)
  /// AppKit's system cyan.
  public static let systemCyan = pair(0x55bef0, 0x5ac8f5)
  /// AppKit's system blue.
  public static let systemBlue = pair(0x007aff, 0x0a84ff)
  /// AppKit's system indigo.
  public static let systemIndigo = pair(0x5856d6, 0x5e5ce6)
  /// AppKit's system purple.
  public static let systemPurple = pair(0xaf52de, 0xbf5af2)
  /// AppKit's system pink.
  public static let systemPink = pair(0xff2d55, 0xff375f)
  /// AppKit's system brown.
  public static let systemBrown = pair(0xa2845e, 0xac8e68)
  /// AppKit's system gray.
  public static let systemGray = pair(0x8e8e93, 0x98989d)
  /// The color of primary text.
  public static let labelColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// The color of secondary text.
  public static let secondaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.5, 0.55)
  /// The color of tertiary text.
  public static let tertiaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.26, 0.25)
  /// The color of quaternary text.
  public static let quaternaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// The color of text in documents.
  public static let textColor = pair(0x000000, 0xffffff)
  /// The color of placeholder text.
  public static let placeholderTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// The color of links.
  public static let linkColor = pair(0x0068da, 0x419cff)
  /// The color of text on controls.
  public static let controlTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// The color of text on disabled controls.
  public static let disabledControlTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// The color of text in a window's title bar.
  public static let windowFrameTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// The color of text in table headers.
  public static let headerTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// The color of separators.
  public static let separatorColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// The color of a table's grid lines.
  public static let gridColor = pair(0xe6e6e6, 0x1a1a1a)
  /// The background color of windows.
  public static let windowBackgroundColor = pair(0xececec, 0x323232)
  /// The background color behind a document's pages.
  public static let underPageBackgroundColor = pair(0x969696, 0x282828)
  /// The background color of text.
  public static let textBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// The background color of large controls, such as tables.
  public static let controlBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// The color of a control's surface.
  public static let controlColor = pair(0xffffff, 0xffffff, opacity: 1, 0.25)
  /// The accent color of controls, which is blue.
  public static let controlAccentColor = pair(0x007aff, 0x007aff)
  /// The background color of selected content.
  public static let selectedContentBackgroundColor = pair(0x0064e1, 0x0059d1)
  /// The background color of selected text.
  public static let selectedTextBackgroundColor = pair(0xb3d7ff, 0x3f638b)
  /// The color of a selected control's surface.
  public static let selectedControlColor = pair(0xb3d7ff, 0x3f638b)
  /// The color of text on a selection.
  public static let alternateSelectedControlTextColor = pair(0xffffff, 0xffffff)
  /// The color of the focus ring.
  public static let keyboardFocusIndicatorColor = pair(0x0067f4, 0x1aa9ff, opacity: 0.5, 0.3)
}

extension Font {
  /// The font size of regular controls, in points.
  public static var systemFontSize: CGFloat { PlatformProfile.macOS.desktop.systemFontSize }
  /// The font size of small controls, in points.
  public static var smallSystemFontSize: CGFloat { PlatformProfile.macOS.desktop.smallSystemFontSize }
  /// AppKit's label font size, in points. Labels use `systemFontSize` instead.
  public static var labelFontSize: CGFloat { PlatformProfile.macOS.desktop.labelFontSize }
  /// Returns the font of a control's content at a size in points, or at `systemFontSize` for 0.
  public static func controlContentFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// Returns the font of labels at a size in points, or at `systemFontSize` for 0.
  public static func labelFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// Returns the font of messages at a size in points, or at `systemFontSize` for 0.
  public static func messageFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// Returns the font of menus at a size in points, or at `systemFontSize` for 0.
  public static func menuFont(ofSize size: CGFloat) -> Font { desktop(size) }
}

extension Image {
  /// AppKit's name for the type of image names: `String`.
  public typealias Name = String
  /// Returns the image itself, because symbol configurations aren't applied.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }
  /// The name of the Add image.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// The name of the Remove image.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// The name of the Action image.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// The name of the Refresh image.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// The name of the Stop image.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// The name of the Caution image.
  public static let cautionName: Name = "NSCaution"
  /// The name of the Back image.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// The name of the Forward image.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// The name of the application's icon.
  public static let applicationIconName: Name = "NSApplicationIcon"
}

extension LayoutAnchor {
  /// The name of the anchor's attribute in a constraint's description, such as `leading`.
  public var name: String { attribute.name }
  /// The anchor's view or layout guide, or `nil` if it was deallocated.
  public var item: AnyObject? { layoutItem }
  /// Whether the anchor's position or length is ambiguous. Solves the layout if necessary.
  public var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The constraints that determine the anchor's position or length. Solves the layout if necessary.
  public var constraintsAffectingLayout: [LayoutConstraint] { decidingConstraints }
}

extension NSView {
  /// A view of any class, such as a superview or subview.
  ///
  /// `NSView` declares the same members again, so that subclasses can override them.
  public protocol Relative: View {
  }
}

extension ViewMembers {
  /// Calls `updateConstraints()` on the view and its descendants, if they need it.
  public func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }
  /// The view's opacity in figures, from 0 to 1.
  public var alphaValue: CGFloat { get { alpha } set { alpha = newValue } }
  /// Sets the origin of the view's bounds, in points.
  public func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }
  /// Insets added to the view's safe area, in points. Negative insets reduce the safe area, at most to 0.
  public var additionalSafeAreaInsets: EdgeInsets { get { addedSafeAreaInsets } set { addedSafeAreaInsets = newValue } }
  /// Returns the size unchanged, because views don't scale their coordinates.
  public func convert(_ size: CGSize, to view: View?) -> CGSize { size }
  /// Returns the size unchanged, because views don't scale their coordinates.
  public func convert(_ size: CGSize, from view: View?) -> CGSize { size }
  /// Does nothing: views aren't drawn before layout ends.
  public func display() {}
  /// Does nothing: views aren't drawn before layout ends.
  public func setNeedsDisplay(_ invalidRect: CGRect) {}
}

extension NSView.LayoutRegion {
  /// An axis along which a layout region avoids the window's corners, with the same raw values as in AppKit.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

extension NSView {
  /// The position of a new subview relative to a sibling, with the same raw values as in AppKit.
  public enum WindowOrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSView {
  /// The rotation of the view's frame, in degrees.
  public var frameRotation: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The view's shadow, or `nil` if it has none.
  public var shadow: NSShadow? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The next view in the tab order, or `nil` if there isn't one.
  public var nextKeyView: NSView? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The redraw policy of the view's layer.
  public var layerContentsRedrawPolicy: LayerContentsRedrawPolicy { get { kept(#function) ?? .duringViewResize } set { keep(newValue, #function) } }
  /// Whether subviews are drawn into the view's layer.
  public var canDrawSubviewsIntoLayer: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSView {
  /// Removes the view from its superview.
  public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  /// Returns the view itself, because changes are never animated.
  public func animator() -> Self { self }
  /// Sets the view's `identifier`.
  public func setAccessibilityIdentifier(_ identifier: String?) { self.identifier = identifier }
}

extension NSView {
  /// A redraw policy of a view's layer, with the same raw values as in AppKit.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
}

/// A type of focus ring, with the same raw values as in AppKit.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

/// AppKit's appearance of the interface: light or dark.
open class NSAppearance {
  /// The name of the appearance.
  public let name: Name
  /// Creates an appearance with a name. Never returns `nil`.
  public init?(named name: Name) { self.name = name }
}

extension NSAppearance {
  /// The name of an appearance.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates an instance with a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the light appearance.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// The name of the dark appearance.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// The name of the light appearance with vibrancy.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// The name of the dark appearance with vibrancy.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
}

/// The shadow of a view.
///
/// Stored for source compatibility; layout ignores it.
open class NSShadow {
  /// The shadow's color, or `nil` for no shadow.
  open var shadowColor: Color?
  /// The shadow's offset from the view, in points.
  open var shadowOffset = CGSize.zero
  /// The shadow's blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Creates an invisible shadow.
  public init() {}
}
