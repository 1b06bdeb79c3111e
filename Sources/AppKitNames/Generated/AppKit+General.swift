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

/// AppKit's type of identifiers, which are strings.
public typealias NSUserInterfaceItemIdentifier = String

/// Zero insets.
public let NSEdgeInsetsZero = EdgeInsets.zero

/// Creates insets, in points.
public func NSEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

extension LayoutConstraint {
  /// AppKit's name for `LayoutPriority`.
  public typealias Priority = LayoutPriority
  /// AppKit's name for `LayoutConstraint.Axis`.
  public typealias Orientation = Axis
  /// Returns the constraint itself: changes are immediate.
  public func animator() -> Self { self }
}

extension LayoutPriority {
  /// The priority with which a window keeps its size.
  public static let windowSizeStayPut = sceneSizeStayPut
  /// The priority of dragging that can resize a window.
  public static let dragThatCanResizeWindow = dragThatCanResizeScene
  /// The priority of dragging that can't resize a window.
  public static let dragThatCannotResizeWindow = dragThatCannotResizeScene
  /// The priority of the target size in a computation of the fitting size.
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
  /// The distance to the superview's edge of minimum y is flexible: the bottom edge, or the top edge if it is flipped.
  public static let minYMargin = flexibleTopMargin
  /// The height is flexible.
  public static let height = flexibleHeight
  /// The distance to the superview's edge of maximum y is flexible.
  public static let maxYMargin = flexibleBottomMargin
}

extension String {
  /// The string of an identifier.
  public var rawValue: String { self }
}

extension Color {
  /// The hue, from 0 to 1; 0 for grays.
  public var hueComponent: CGFloat { wheel.hue }
  /// The saturation, from 0 to 1.
  public var saturationComponent: CGFloat { wheel.saturation }
  /// The brightness, from 0 to 1.
  public var brightnessComponent: CGFloat { wheel.brightness }
  /// The lightness of a gray, or the strongest component of another color, for which AppKit raises an exception.
  public var whiteComponent: CGFloat { wheel.brightness }
  /// The interface's red.
  public static let systemRed = pair(0xff3b30, 0xff453a)
  /// The interface's orange.
  public static let systemOrange = pair(0xff9500, 0xff9f0a)
  /// The interface's yellow.
  public static let systemYellow = pair(0xffcc00, 0xffd60a)
  /// The interface's green.
  public static let systemGreen = pair(0x28cd41, 0x32d74b)
  /// The interface's mint.
  public static let systemMint = pair(0x00c7be, 0x63e6e2)
  /// The interface's teal.
  public static let systemTeal = pair(0x59adc4, 0x6ac4dc)
  /// The interface's cyan.
  public static let systemCyan = pair(0x55bef0, 0x5ac8f5)
  /// The interface's blue.
  public static let systemBlue = pair(0x007aff, 0x0a84ff)
  /// The interface's indigo.
  public static let systemIndigo = pair(0x5856d6, 0x5e5ce6)
  /// The interface's purple.
  public static let systemPurple = pair(0xaf52de, 0xbf5af2)
  /// The interface's pink.
  public static let systemPink = pair(0xff2d55, 0xff375f)
  /// The interface's brown.
  public static let systemBrown = pair(0xa2845e, 0xac8e68)
  /// The interface's gray.
  public static let systemGray = pair(0x8e8e93, 0x98989d)
  /// Primary text.
  public static let labelColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Secondary text.
  public static let secondaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.5, 0.55)
  /// Tertiary text.
  public static let tertiaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.26, 0.25)
  /// Quaternary text.
  public static let quaternaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// Document text.
  public static let textColor = pair(0x000000, 0xffffff)
  /// The color of placeholders.
  public static let placeholderTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// Links.
  public static let linkColor = pair(0x0068da, 0x419cff)
  /// Text on controls.
  public static let controlTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text on disabled controls.
  public static let disabledControlTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// Text in windows' title bars.
  public static let windowFrameTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text of table headers.
  public static let headerTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Separators.
  public static let separatorColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// Grid lines of tables.
  public static let gridColor = pair(0xe6e6e6, 0x1a1a1a)
  /// The background of windows.
  public static let windowBackgroundColor = pair(0xececec, 0x323232)
  /// The background behind documents.
  public static let underPageBackgroundColor = pair(0x969696, 0x282828)
  /// The background of text.
  public static let textBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// The background of large controls, such as tables.
  public static let controlBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// The surface of controls.
  public static let controlColor = pair(0xffffff, 0xffffff, opacity: 1, 0.25)
  /// The accent color of controls: blue.
  public static let controlAccentColor = pair(0x007aff, 0x007aff)
  /// The background of selected content.
  public static let selectedContentBackgroundColor = pair(0x0064e1, 0x0059d1)
  /// The background of selected text.
  public static let selectedTextBackgroundColor = pair(0xb3d7ff, 0x3f638b)
  /// The surface of selected controls.
  public static let selectedControlColor = pair(0xb3d7ff, 0x3f638b)
  /// Text on a selection.
  public static let alternateSelectedControlTextColor = pair(0xffffff, 0xffffff)
  /// The focus ring.
  public static let keyboardFocusIndicatorColor = pair(0x0067f4, 0x1aa9ff, opacity: 0.5, 0.3)
}

extension Font {
  /// The font size of controls, in points.
  public static var systemFontSize: CGFloat { PlatformProfile.macOS.desktop.systemFontSize }
  /// The font size of small controls, in points.
  public static var smallSystemFontSize: CGFloat { PlatformProfile.macOS.desktop.smallSystemFontSize }
  /// AppKit's label font size, in points; labels use that of controls.
  public static var labelFontSize: CGFloat { PlatformProfile.macOS.desktop.labelFontSize }
  /// Returns the font of controls in a size in points, or in the size of controls for 0.
  public static func controlContentFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// Returns the font of labels in a size in points, or in the size of controls for 0.
  public static func labelFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// Returns the font of messages in a size in points, or in the size of controls for 0.
  public static func messageFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// Returns the font of menus in a size in points, or in the size of controls for 0.
  public static func menuFont(ofSize size: CGFloat) -> Font { desktop(size) }
}

extension Image {
  /// AppKit's type of picture names, which are strings.
  public typealias Name = String
  /// Returns the symbol itself: configurations aren't applied.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }
  /// The Add picture.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// The Remove picture.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// The Action picture.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// The Refresh picture.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// The Stop picture.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// The Caution picture.
  public static let cautionName: Name = "NSCaution"
  /// The Back picture.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// The Forward picture.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// The application icon.
  public static let applicationIconName: Name = "NSApplicationIcon"
}

extension LayoutAnchor {
  /// The attribute of the anchor, as constraints print it: `leading`.
  public var name: String { attribute.name }
  /// The view or guide of the anchor, or `nil` if it was deallocated.
  public var item: AnyObject? { layoutItem }
  /// Whether the constraints determine the anchor's position, or a dimension's length, ambiguously.
  ///
  /// Solves the layout if necessary.
  public var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The constraints that determine the anchor's position, or a dimension's length. Solves the layout if necessary.
  public var constraintsAffectingLayout: [LayoutConstraint] { decidingConstraints }
}

extension NSView {
  /// A view of any class, as superviews and subviews are typed.
  ///
  /// AppKit's views use their own members of these names, which classes can override.
  public protocol Relative: View {
  }
}

extension ViewMembers {
  /// Calls `updateConstraints()` of every view in the view's tree that needs it.
  public func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }
  /// The opacity in figures, from 0 to 1.
  public var alphaValue: CGFloat { get { alpha } set { alpha = newValue } }
  /// Sets the point of the view's own coordinates at its corner, in points.
  public func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }
  /// Insets added to the view's safe area, in points. Negative insets reduce it, down to 0.
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
  /// The axis along which a region avoids corners; Apple's raw values.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

extension NSView {
  /// The position of an added view relative to another; Apple's raw values.
  public enum WindowOrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSView {
  /// The rotation of the frame, in degrees.
  public var frameRotation: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The shadow of the view.
  public var shadow: NSShadow? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The next view in the tab order.
  public var nextKeyView: NSView? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The redraw policy of the layer.
  public var layerContentsRedrawPolicy: LayerContentsRedrawPolicy { get { kept(#function) ?? .duringViewResize } set { keep(newValue, #function) } }
  /// Whether subviews are drawn into the view's layer.
  public var canDrawSubviewsIntoLayer: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSView {
  /// Removes the view from its superview.
  public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  /// Returns the view itself: changes are never animated.
  public func animator() -> Self { self }
  /// Sets the view's `identifier`.
  public func setAccessibilityIdentifier(_ identifier: String?) { self.identifier = identifier }
}

extension NSView {
  /// The redraw policies of layers; Apple's raw values.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
}

/// The types of focus rings; Apple's raw values.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

/// AppKit's appearance of an interface: light or dark.
open class NSAppearance {
  /// The name of the appearance.
  public let name: Name
  /// Creates an appearance with any name; never `nil`.
  public init?(named name: Name) { self.name = name }
}

extension NSAppearance {
  /// The names of appearances.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String
    /// Creates a value from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, with vibrancy.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, with vibrancy.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
}

/// The shadow of a view.
///
/// Stored for source compatibility; layout ignores it.
open class NSShadow {
  /// The color.
  open var shadowColor: Color?
  /// The offset from the view, in points.
  open var shadowOffset = CGSize.zero
  /// The blur radius, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Creates an invisible shadow.
  public init() {}
}
