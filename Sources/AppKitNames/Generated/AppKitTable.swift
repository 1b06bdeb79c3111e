// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

// MARK: - General

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

/// No insets.
public let NSEdgeInsetsZero = EdgeInsets.zero

/// Makes insets of four distances, in points.
public func NSEdgeInsetsMake(_ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat) -> EdgeInsets { EdgeInsets(top: top, left: left, bottom: bottom, right: right) }

extension LayoutConstraint {
  /// AppKit's name for ``LayoutPriority``.
  public typealias Priority = LayoutPriority
  /// AppKit's name for `LayoutConstraint.Axis`.
  public typealias Orientation = Axis
  /// Returns the constraint itself, so that changes are immediate.
  public func animator() -> Self { self }
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
  /// The distance to the superview's edge of minimum y is flexible: the bottom edge, or the top edge if the superview
  /// is flipped.
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
  /// The place on the wheel, from 0 to 1; 0 for greys.
  public var hueComponent: CGFloat { wheel.hue }
  /// How strong the colour is, from 0 to 1.
  public var saturationComponent: CGFloat { wheel.saturation }
  /// How bright the colour is, from 0 to 1.
  public var brightnessComponent: CGFloat { wheel.brightness }
  /// The lightness of a grey; that of the strongest component for any other colour, where AppKit raises an exception.
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
  /// The interface's grey.
  public static let systemGray = pair(0x8e8e93, 0x98989d)
  /// Text that matters most.
  public static let labelColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text that matters less.
  public static let secondaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.5, 0.55)
  /// Text that matters little.
  public static let tertiaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.26, 0.25)
  /// Text that hardly matters.
  public static let quaternaryLabelColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// Text that is read.
  public static let textColor = pair(0x000000, 0xffffff)
  /// What stands in a field until something is typed.
  public static let placeholderTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// Text that leads elsewhere.
  public static let linkColor = pair(0x0068da, 0x419cff)
  /// Text on controls.
  public static let controlTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text on controls that cannot be worked with.
  public static let disabledControlTextColor = pair(0x000000, 0xffffff, opacity: 0.25)
  /// Text in windows' title bars.
  public static let windowFrameTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Text above columns.
  public static let headerTextColor = pair(0x000000, 0xffffff, opacity: 0.85)
  /// Lines that separate.
  public static let separatorColor = pair(0x000000, 0xffffff, opacity: 0.1)
  /// Lines of tables.
  public static let gridColor = pair(0xe6e6e6, 0x1a1a1a)
  /// Behind everything in a window.
  public static let windowBackgroundColor = pair(0xececec, 0x323232)
  /// Behind documents.
  public static let underPageBackgroundColor = pair(0x969696, 0x282828)
  /// Behind text.
  public static let textBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// Behind large controls such as tables.
  public static let controlBackgroundColor = pair(0xffffff, 0x1e1e1e)
  /// The face of controls.
  public static let controlColor = pair(0xffffff, 0xffffff, opacity: 1, 0.25)
  /// What people chose for controls: blue.
  public static let controlAccentColor = pair(0x007aff, 0x007aff)
  /// Behind what is selected.
  public static let selectedContentBackgroundColor = pair(0x0064e1, 0x0059d1)
  /// Behind text that is selected.
  public static let selectedTextBackgroundColor = pair(0xb3d7ff, 0x3f638b)
  /// The face of controls that are selected.
  public static let selectedControlColor = pair(0xb3d7ff, 0x3f638b)
  /// Text on what is selected.
  public static let alternateSelectedControlTextColor = pair(0xffffff, 0xffffff)
  /// Around what hears of keys.
  public static let keyboardFocusIndicatorColor = pair(0x0067f4, 0x1aa9ff, opacity: 0.5, 0.3)
}

extension Font {
  /// The size of texts in controls, in points.
  public static var systemFontSize: CGFloat { PlatformProfile.macOS.desktop.systemFontSize }
  /// The size of texts in small controls, in points.
  public static var smallSystemFontSize: CGFloat { PlatformProfile.macOS.desktop.smallSystemFontSize }
  /// The size that AppKit names after labels, in points; labels have the size of controls.
  public static var labelFontSize: CGFloat { PlatformProfile.macOS.desktop.labelFontSize }
  /// The font of controls at a size in points, that of controls for 0.
  public static func controlContentFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// The font of labels at a size in points, that of controls for 0.
  public static func labelFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// The font of messages at a size in points, that of controls for 0.
  public static func messageFont(ofSize size: CGFloat) -> Font { desktop(size) }
  /// The font of menus at a size in points, that of controls for 0.
  public static func menuFont(ofSize size: CGFloat) -> Font { desktop(size) }
}

extension Image {
  /// AppKit's name for what pictures are called by; here it is a text.
  public typealias Name = String
  /// The same symbol, larger or heavier.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }
  /// The picture of adding.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// The picture of taking away.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// The picture of actions.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// The picture of doing something again.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// The picture of stopping.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// The picture of warning.
  public static let cautionName: Name = "NSCaution"
  /// The picture of going back.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// The picture of going forward.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// The picture of the application.
  public static let applicationIconName: Name = "NSApplicationIcon"
}

extension LayoutAnchor {
  /// The attribute that the anchor stands for, as constraints print it: `leading`.
  public var name: String { attribute.name }
  /// The view or guide whose anchor it is; nil when that is gone.
  public var item: AnyObject? { layoutItem }
  /// Whether constraints leave open where the anchor is in its view's superview or its guide's owner, or how long a
  /// dimension is; solves if need be.
  public var hasAmbiguousLayout: Bool { isAmbiguous }
  /// The constraints that decide where the anchor is, or how long a dimension is; solves if need be.
  public var constraintsAffectingLayout: [LayoutConstraint] { decidingConstraints }
}

extension NSView {
  /// A view as superviews and subviews are known: of any class.
  ///
  /// A view of AppKit's uses its own members of these names, which its class may override.
  public protocol Relative: View {
  }
}

extension View {
  /// Calls `updateConstraints()` of every view in this one's tree that asked for it.
  public func updateConstraintsForSubtreeIfNeeded() { updateConstraintsIfNeeded() }
  /// The opacity in figures, from 0 to 1.
  public var alphaValue: CGFloat { get { alpha } set { alpha = newValue } }
  /// Sets the point of the view's own coordinates that is shown in its corner, in points.
  public func setBoundsOrigin(_ newOrigin: CGPoint) { bounds.origin = newOrigin }
  /// What is added to the safe area's insets of the view and so of all that is in it, in points; negative numbers take
  /// away, down to 0.
  public var additionalSafeAreaInsets: EdgeInsets { get { addedSafeAreaInsets } set { addedSafeAreaInsets = newValue } }
  /// A size of this view in another view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, to view: View?) -> CGSize { size }
  /// A size of another view in this view's coordinates: the same, as nothing is scaled.
  public func convert(_ size: CGSize, from view: View?) -> CGSize { size }
  /// Draws the view on a device; nothing is drawn before layout has ended.
  public func display() {}
  /// Asks for a part to be drawn again; nothing is drawn before layout has ended.
  public func setNeedsDisplay(_ invalidRect: CGRect) {}
}

extension NSView.LayoutRegion {
  /// The axis along which a region keeps away from corners; Apple's raw values.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

extension NSView {
  /// Where views are put that are added in front of another or behind it; Apple's raw values.
  public enum WindowOrderingMode: Int, Sendable {
    case above = 1
    case below = -1
    case out = 0
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSView {
  /// The rotation of the frame in degrees.
  public var frameRotation: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// The shadow of the view.
  public var shadow: NSShadow? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The view that the tabulator key goes to.
  public var nextKeyView: NSView? { get { kept(#function) } set { keep(newValue, #function) } }
  /// When the layer is drawn again.
  public var layerContentsRedrawPolicy: LayerContentsRedrawPolicy { get { kept(#function) ?? .duringViewResize } set { keep(newValue, #function) } }
  /// Whether what lies in the view is drawn into its layer.
  public var canDrawSubviewsIntoLayer: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSView {
  /// Takes the view out of its superview: nothing is drawn in between in any case.
  public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
  /// The view, for changes that take time on a device; here they are made at once.
  public func animator() -> Self { self }
  /// Names the view, as its `identifier` does.
  public func setAccessibilityIdentifier(_ identifier: String?) { self.identifier = identifier }
}

extension NSView {
  /// When a layer is drawn again; Apple's raw values.
  public enum LayerContentsRedrawPolicy: Int, Sendable {
    case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
  }
}

/// The ring around what is typed into; Apple's raw values.
public enum NSFocusRingType: UInt, Sendable {
  case `default`, none, exterior
}

/// AppKit's name for the colours that an interface has.
open class NSAppearance {
  /// The name of the look.
  public let name: Name
  /// Makes a look; never nil, as nobody knows which there are.
  public init?(named name: Name) { self.name = name }
}

extension NSAppearance {
  /// The names of looks.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: String
    /// Creates it from its value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Light.
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    /// Light, with what is behind showing through.
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    /// Dark, with what is behind showing through.
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
  }
}

/// What a view's shadow looks like.
///
/// Stored for source compatibility; layout ignores it.
open class NSShadow {
  /// The colour.
  open var shadowColor: Color?
  /// How far the shadow lies from the view, in points.
  open var shadowOffset = CGSize.zero
  /// How far the shadow blurs, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// Makes a shadow that is not seen.
  public init() {}
}

// MARK: - Windows

/// What happened, for code that overrides `mouseDown(with:)` and its like.
///
/// Nothing happens here: whoever wants to call such a method makes the event.
open class NSEvent {
  /// Where the pointer is, in the window's coordinates, in points.
  public let locationInWindow: CGPoint
  /// How often the button went down in a row.
  public let clickCount: Int
  /// The keys that are held.
  public let modifierFlags: ModifierFlags
  /// What was typed; nil for what is no key.
  public let characters: String?
  /// The number of the key; 0 for what is none.
  public let keyCode: UInt16
  /// Makes an event at a point of the window's coordinates, in points.
  public init(at locationInWindow: CGPoint = .zero, clickCount: Int = 1, modifierFlags: ModifierFlags = [], characters: String? = nil, keyCode: UInt16 = 0) { self.locationInWindow = locationInWindow; self.clickCount = clickCount; self.modifierFlags = modifierFlags; self.characters = characters; self.keyCode = keyCode }
}

extension NSEvent {
  /// The keys that are held while something happens; Apple's raw values.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The key that makes capitals stay.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
}

extension NSTrackingArea {
  /// What is told of, and when; Apple's raw values.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pointer coming and going.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// The pointer moving.
    public static let mouseMoved = Options(rawValue: 2)
    /// The pointer's look.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While the view is the first to hear of keys.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// While the window is the one that hears of keys.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// While the application is the one in front.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Always.
    public static let activeAlways = Options(rawValue: 128)
    /// As if the pointer began inside.
    public static let assumeInside = Options(rawValue: 256)
    /// In the visible part of the view, whatever rectangle is said.
    public static let inVisibleRect = Options(rawValue: 512)
    /// Also while something is dragged.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
}

extension NSView {
  /// Gives a part of the view a pointer of its own on a device.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
}

/// A recognizer of clicks, which hears of none.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// How many clicks there have to be.
  open var numberOfClicksRequired = 1
}

/// A recognizer of drags, which hears of none.
open class NSPanGestureRecognizer: NSGestureRecognizer {
}

/// A recognizer of buttons that stay down, which hears of none.
open class NSPressGestureRecognizer: NSGestureRecognizer {
}

/// A recognizer of pinches, which hears of none.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
}

/// Stored for source compatibility; layout ignores it.
extension NSWindow {
  /// Whether the title is shown.
  public var titleVisibility: TitleVisibility { get { kept(#function) ?? .visible } set { keep(newValue, #function) } }
  /// Whether the title bar lets what is below show through.
  public var titlebarAppearsTransparent: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether dragging the content moves the window.
  public var isMovableByWindowBackground: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether closing the window ends it.
  public var isReleasedWhenClosed: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the window hides what is behind it.
  public var isOpaque: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the window has a shadow.
  public var hasShadow: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Above which others the window lies.
  public var level: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension NSWindow {
  /// The screen that the window is on: the main one.
  public var screen: NSScreen? { .main }
  /// Puts the window in front, and lays it out.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Hides the window.
  public func orderOut(_ sender: Any?) { isHidden = true }
  /// Hides the window.
  public func close() { isHidden = true }
  /// Makes something the first to hear of keys; here nothing is, and the answer is false.
  @discardableResult
  public func makeFirstResponder(_ responder: Responder?) -> Bool { false }
  /// Sets the frame at once, also where it would move there on a device.
  public func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool) { setFrame(frameRect, display: flag) }
  /// The window, for changes that take time on a device; here they are made at once.
  public func animator() -> Self { self }
  /// Remembers the window's place under a name on a device; nothing is remembered here.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { false }
}

/// AppKit's files of views; there are none here.
public enum NSNib {
  /// What nibs are called by; here it is a text.
  public typealias Name = String
}

extension NSWindow {
  /// Whether the title is shown; Apple's raw values.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }
}

extension NSWindow {
  /// Above which others a window lies; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: Int
    /// Creates it from its value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Among other windows.
    public static let normal = Level(rawValue: 0)
    /// Above other windows.
    public static let floating = Level(rawValue: 3)
    /// As high as panels that have to be answered.
    public static let modalPanel = Level(rawValue: 8)
    /// As high as what the menu bar shows.
    public static let statusBar = Level(rawValue: 25)
    /// As high as menus that are open.
    public static let popUpMenu = Level(rawValue: 101)
  }
}

extension NSWindow {
  /// What surrounds the content of a window; Apple's raw values.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Nothing.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes the window.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that puts the window away.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges that can be dragged.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// A panel; its title bar is that of a window here.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// The whole screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// A content that reaches under the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
}

extension NSWindow {
  /// How drawing is kept; Apple's raw values.
  ///
  /// Layout does not depend on it.
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }
}

/// AppKit's window beside others; here a window like any.
open class NSPanel: NSWindow {
  /// Whether the panel lies above windows; layout does not depend on it.
  open var isFloatingPanel = false
  /// Whether the panel hears of keys only where it has to; layout does not depend on it.
  open var becomesKeyOnlyIfNeeded = false
}

/// What is told of a window; nobody tells.
public protocol NSWindowDelegate: AnyObject {
}

// MARK: - Controls

extension NSButton {
  /// The looks of the edge; Apple's raw values.
  ///
  /// Push, disclosure and help buttons have sizes of their own.
  public enum BezelStyle: Int, Sendable {
    case push = 1
    case flexiblePush = 2
    case disclosure = 5
    case circular = 7
    case helpButton = 9
    case smallSquare = 10
    case toolbar = 11
    case accessoryBarAction = 12
    case accessoryBar = 13
    case pushDisclosure = 14
    case badge = 15
    /// The push button, by its first name.
    public static let rounded = BezelStyle.push
    /// A push button of any height, by its first name.
    public static let regularSquare = BezelStyle.flexiblePush
    /// The toolbar's button, by its first name.
    public static let texturedRounded = BezelStyle.toolbar
    /// The bar's button, by its first name.
    public static let recessed = BezelStyle.accessoryBar
    /// The bar's button for an action, by its first name.
    public static let roundRect = BezelStyle.accessoryBarAction
    /// A badge, by its first name.
    public static let inline = BezelStyle.badge
    /// The disclosure button, by its first name.
    public static let roundedDisclosure = BezelStyle.pushDisclosure
    /// A square button without a shadow, by its first name.
    public static let shadowlessSquare = BezelStyle.smallSquare
    /// A square toolbar button, by its first name.
    public static let texturedSquare = BezelStyle.toolbar
  }
}

extension NSButton {
  /// Where a picture lies beside a title; Apple's raw values.
  public enum ImagePosition: UInt, Sendable {
    case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove, imageOverlaps, imageLeading, imageTrailing
  }
}

extension NSButton {
  /// What a button does when it is pressed; Apple's raw values.
  public enum ButtonType: UInt, Sendable {
    case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn, accelerator, multiLevelAccelerator
  }
}

extension NSControl {
  /// The control's cell, which gives access to the same values.
  public var cell: NSCell? { NSCell(control: self) }
}

/// What is told while people edit; nobody does.
public protocol NSControlTextEditingDelegate: AnyObject {
}

/// What is told while people type in a text field; nobody does.
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
}

/// What is told while people search; nobody does.
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {
}

extension NSControl {
  /// Whether a switch is on; Apple's raw values.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: Int
    /// Creates it from its value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// On.
    public static let on = StateValue(rawValue: 1)
    /// On for some of what the control stands for.
    public static let mixed = StateValue(rawValue: -1)
  }
}

extension NSControl {
  /// The sizes of controls; Apple's raw values.
  public enum ControlSize: UInt, Sendable {
    case regular, small, mini, large
  }
}

/// How a picture is fitted into its view; Apple's raw values.
///
/// Layout does not depend on it.
public enum NSImageScaling: UInt, Sendable {
  case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
}

/// Where a picture lies in its view; Apple's raw values.
///
/// Layout does not depend on it.
public enum NSImageAlignment: UInt, Sendable {
  case alignCenter, alignTop, alignTopLeft, alignTopRight, alignLeft, alignBottom, alignBottomLeft, alignBottomRight, alignRight
}

extension NSImageView {
  /// The looks of the edge; Apple's raw values.
  public enum FrameStyle: UInt, Sendable {
    case none, photo, grayBezel, groove, button
  }
}

extension NSProgressIndicator {
  /// What is shown; Apple's raw values.
  public enum Style: UInt, Sendable {
    case bar, spinning
  }
}

extension NSSegmentedControl {
  /// How many segments can be picked; Apple's raw values.
  public enum SwitchTracking: UInt, Sendable {
    case selectOne, selectAny, momentary, momentaryAccelerator
  }
}

extension NSSegmentedControl {
  /// The looks of the edge; Apple's raw values.
  ///
  /// Layout does not depend on them.
  public enum Style: Int, Sendable {
    case automatic = 0
    case rounded = 1
    case roundRect = 3
    case texturedSquare = 4
    case smallSquare = 6
    case separated = 8
    case texturedRounded = 2
    case capsule = 5
  }
}

extension NSSegmentedControl {
  /// How wide segments are that have no width of their own; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case fit, fill, fillEqually, fillProportionally
  }
}

extension NSTextField {
  /// The looks of the border; Apple's raw values.
  ///
  /// Layout does not depend on them.
  public enum BezelStyle: UInt, Sendable {
    case squareBezel, roundedBezel
  }
}

/// Stored for source compatibility; layout ignores it.
extension NSTextField {
  /// How the border looks.
  public var bezelStyle: BezelStyle { get { kept(#function) ?? .squareBezel } set { keep(newValue, #function) } }
  /// Whether people can change looks.
  public var allowsEditingTextAttributes: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension NSTextField {
  /// Selects the whole text on a device.
  public func selectText(_ sender: Any?) {}
}

/// AppKit's field whose text is shown as dots; layout does not depend on that.
open class NSSecureTextField: NSTextField {
}

/// The delegate of a text view.
public protocol NSTextViewDelegate: AnyObject {
}

/// The rectangle that lines of a text are broken in.
///
/// Stored for source compatibility; layout ignores it.
open class NSTextContainer {
  /// The size of the rectangle, in points.
  open var size = CGSize.zero
  /// The size of the rectangle by its first name, in points.
  public var containerSize: CGSize { get { size } set { size = newValue } }
  /// Whether the rectangle is as wide as its view.
  open var widthTracksTextView = false
  /// Whether the rectangle is as high as its view.
  open var heightTracksTextView = false
  /// The distance of lines from the sides of the rectangle, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// The most lines, 0 for any number.
  open var maximumNumberOfLines = 0
  /// Where a text that is too long breaks or ends.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Makes a rectangle of a size in points.
  public init(size: CGSize = .zero) { self.size = size }
}

// MARK: - Containers

extension NSBox {
  /// What a box is for; Apple's raw values.
  public enum BoxType: UInt, Sendable {
    case primary = 0
    case separator = 2
    case custom = 4
  }
}

extension NSBox {
  /// Where the title lies; Apple's raw values.
  public enum TitlePosition: UInt, Sendable {
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }
}

extension NSScrollView {
  /// Whether a content gives that is scrolled beyond its end; Apple's raw values.
  public enum Elasticity: Int, Sendable {
    case automatic, none, allowed
  }
}

/// What surrounds a view; Apple's raw values.
public enum NSBorderType: UInt, Sendable {
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// AppKit's scroller; scroll views have none here.
open class NSScroller: NSControl {
}

extension NSScroller {
  /// The looks of scrollers; Apple's raw values.
  public enum Style: Int, Sendable {
    case legacy, overlay
  }
}

/// What is told of panes that people drag; nobody does.
public protocol NSSplitViewDelegate: AnyObject {
}

extension NSSplitView {
  /// The looks of the line between panes; Apple's raw values.
  public enum DividerStyle: Int, Sendable {
    case thick = 1
    case thin = 2
    case paneSplitter = 3
  }
}

extension NSSplitViewItem {
  /// What panes are for; Apple's raw values.
  public enum Behavior: Int, Sendable {
    case `default`, sidebar, contentList, inspector
  }
}

/// What is told of tabs that people pick; nobody does.
public protocol NSTabViewDelegate: AnyObject {
}

extension NSTabView {
  /// Where tabs are, and what surrounds the content; Apple's raw values.
  public enum TabType: UInt, Sendable {
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder, noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }
}

/// The data source of a table; never called.
public protocol NSTableViewDataSource: AnyObject {
}

/// The delegate of a table; never called.
public protocol NSTableViewDelegate: NSControlTextEditingDelegate {
}

extension NSTableView {
  /// What marks the row that is picked; Apple's raw values.
  public enum SelectionHighlightStyle: Int, Sendable {
    case none = -1
    case regular, sourceList
  }
}

extension NSTableView {
  /// The looks of a table; Apple's raw values.
  public enum Style: Int, Sendable {
    case automatic, fullWidth, inset, sourceList, plain
  }
}

extension NSTableView {
  /// Lines between cells; Apple's raw values.
  public struct GridLineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lines between columns.
    public static let solidVerticalGridLineMask = GridLineStyle(rawValue: 1)
    /// Lines between rows.
    public static let solidHorizontalGridLineMask = GridLineStyle(rawValue: 2)
    /// Dashed lines between rows.
    public static let dashedHorizontalGridLineMask = GridLineStyle(rawValue: 8)
  }
}

extension NSTableView {
  /// How columns share a width that changes; Apple's raw values.
  public enum ColumnAutoresizingStyle: UInt, Sendable {
    case noColumnAutoresizing, uniformColumnAutoresizingStyle, sequentialColumnAutoresizingStyle, reverseSequentialColumnAutoresizingStyle, lastColumnOnlyAutoresizingStyle, firstColumnOnlyAutoresizingStyle
  }
}

/// AppKit's table with nested rows: an empty rectangle.
open class NSOutlineView: NSTableView {
  /// The column that rows are opened in.
  open weak var outlineTableColumn: NSTableColumn?
  /// How far each level lies inside of the one above, in points.
  open var indentationPerLevel: CGFloat = 16
}

/// AppKit's column of a table.
///
/// Stored for source compatibility; layout ignores it.
open class NSTableColumn {
  /// What code finds the column by.
  open var identifier: NSUserInterfaceItemIdentifier
  /// What is shown above the column.
  open var title = ""
  /// The width, in points.
  open var width: CGFloat = 100
  /// The least width, in points.
  open var minWidth: CGFloat = 10
  /// The largest width, in points.
  open var maxWidth = CGFloat(Float.greatestFiniteMagnitude)
  /// Whether texts in the column can be typed.
  open var isEditable = true
  /// Whether the column is left out.
  open var isHidden = false
  /// The table that the column is in.
  public internal(set) weak var tableView: NSTableView?
  /// Makes a column of a name.
  public init(identifier: NSUserInterfaceItemIdentifier = "") { self.identifier = identifier }
}

/// AppKit's view for a row's cell, whose constraints say how high rows are.
open class NSTableCellView: NSView {
  /// The view of the cell's text, which the author puts into it.
  open weak var textField: NSTextField?
  /// The view of the cell's picture, which the author puts into it.
  open weak var imageView: NSImageView?
  /// What the cell stands for.
  open var objectValue: Any?
}

/// AppKit's view for a row: a rectangle.
///
/// Its own properties are stored for source compatibility; layout ignores them.
open class NSTableRowView: NSView {
  /// Whether the row is picked.
  open var isSelected = false
  /// Whether the row's table hears of keys.
  open var isEmphasized = false
}

/// AppKit's view that lets what is behind it show through; layout does not depend on that.
open class NSVisualEffectView: NSView {
  /// What the view is made of.
  open var material = Material.titlebar
  /// What shows through.
  open var blendingMode = BlendingMode.behindWindow
  /// When something shows through.
  open var state = State.followsWindowActiveState
  /// Whether what is behind is shown as what is selected.
  open var isEmphasized = false
  /// The picture whose shape lets something through.
  open var maskImage: Image?
}

extension NSVisualEffectView {
  /// What the view is made of; Apple's raw values.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection = 4
    case menu = 5
    case popover = 6
    case sidebar = 7
    case headerView = 10
    case sheet = 11
    case windowBackground = 12
    case hudWindow = 13
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground = 18
    case underWindowBackground = 21
    case underPageBackground = 22
  }
}

extension NSVisualEffectView {
  /// What shows through; Apple's raw values.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
}

extension NSVisualEffectView {
  /// When something shows through; Apple's raw values.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }
}

// MARK: - Grids

extension NSGridCell {
  /// Where a content lies in its cell along an axis; Apple's raw values.
  public enum Placement: Int, Sendable {
    /// As the column or row says, or else the grid.
    case inherited = 0
    /// Nowhere: other constraints place the content.
    case none = 1
    /// At the leading edge, or at the top.
    case leading = 2
    /// At the trailing edge, or at the bottom.
    case trailing = 3
    /// In the middle.
    case center = 4
    /// Over the whole cell.
    case fill = 5
    /// The leading placement, by the word for rows.
    public static let top = Placement.leading
    /// The trailing placement, by the word for rows.
    public static let bottom = Placement.trailing
  }
}

extension NSGridRow {
  /// Which baseline contents of a row share; Apple's raw values.
  public enum Alignment: Int, Sendable {
    /// As the row says, or else the grid.
    case inherited = 0
    /// None.
    case none = 1
    /// The baseline of the first line.
    case firstBaseline = 2
    /// The baseline of the last line.
    case lastBaseline = 3
  }
}

extension NSGridView {
  /// How many rows there are, hidden ones included.
  public var numberOfRows: Int { rows.count }
  /// How many columns there are, hidden ones included.
  public var numberOfColumns: Int { columns.count }
  /// Adds a row of views at the bottom; the grid gets as many columns as they need.
  @discardableResult
  public func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }
  /// Adds a column of views at the trailing edge; the grid gets as many rows as they need.
  @discardableResult
  public func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }
}

// MARK: - StackViews

extension NSStackView {
  /// The part of the stack that a view is in; Apple's raw values.
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center = 2
    case trailing = 3
    /// The leading area, by the word for columns.
    public static let top = Gravity.leading
    /// The trailing area, by the word for columns.
    public static let bottom = Gravity.trailing
  }
}

extension NSStackView {
  /// How views share the space along the orientation; Apple's raw values.
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
}

extension NSStackView {
  /// How strongly a view is kept in a stack that is too small; Apple's numbers.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable, Comparable {
    /// The value.
    public let rawValue: Float
    /// Creates it from its value.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes a priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// The view is never dropped: the default.
    public static let mustHold = VisibilityPriority(rawValue: 1000)
    /// The view is dropped where there is no room.
    public static let detachOnlyIfNecessary = VisibilityPriority(rawValue: 900)
    /// The view is always dropped.
    public static let notVisible = VisibilityPriority(rawValue: 0)
    /// Whether a view of one priority is dropped before one of the other.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }
}

extension NSStackView {
  /// What ``customSpacing(after:)`` answers where nothing was set.
  public static let useDefaultSpacing = CGFloat(Float.greatestFiniteMagnitude)
  /// The same views, by the name of the mobile stack view.
  public var arrangedSubviews: [NSView] { views }
}

/// What is told of views that leave a stack's layout, and of those that are back: in layout, once frames are set.
public protocol NSStackViewDelegate: AnyObject {
  /// Called when views have left the layout.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Called when views are in the layout again.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}

// MARK: - Legacy

/// The former name of `NSGridCell.Placement`.
@available(*, deprecated, renamed: "NSGridCell.Placement")
public typealias NSGridCellPlacement = NSGridCell.Placement

/// The former name of `NSGridRow.Alignment`.
@available(*, deprecated, renamed: "NSGridRow.Alignment")
public typealias NSGridRowAlignment = NSGridRow.Alignment

/// The former name of `NSSplitView.DividerStyle`.
@available(*, deprecated, renamed: "NSSplitView.DividerStyle")
public typealias NSSplitViewDividerStyle = NSSplitView.DividerStyle

/// The former name of `NSBox.BoxType`.
@available(*, deprecated, renamed: "NSBox.BoxType")
public typealias NSBoxType = NSBox.BoxType

/// The former name of `NSBox.TitlePosition`.
@available(*, deprecated, renamed: "NSBox.TitlePosition")
public typealias NSTitlePosition = NSBox.TitlePosition

/// The former name of `NSButton.BezelStyle`.
@available(*, deprecated, renamed: "NSButton.BezelStyle")
public typealias NSBezelStyle = NSButton.BezelStyle

/// The former name of `NSButton.ButtonType`.
@available(*, deprecated, renamed: "NSButton.ButtonType")
public typealias NSButtonType = NSButton.ButtonType

/// The former name of `NSTextField.BezelStyle`.
@available(*, deprecated, renamed: "NSTextField.BezelStyle")
public typealias NSTextFieldBezelStyle = NSTextField.BezelStyle

/// The former name of `NSControl.ControlSize`.
@available(*, deprecated, renamed: "NSControl.ControlSize")
public typealias NSControlSize = NSControl.ControlSize

/// The former name of `NSButton.ImagePosition`.
@available(*, deprecated, renamed: "NSButton.ImagePosition")
public typealias NSCellImagePosition = NSButton.ImagePosition

/// The former name of `NSProgressIndicator.Style`.
@available(*, deprecated, renamed: "NSProgressIndicator.Style")
public typealias NSProgressIndicatorStyle = NSProgressIndicator.Style

/// The former name of `NSTabView.TabType`.
@available(*, deprecated, renamed: "NSTabView.TabType")
public typealias NSTabViewType = NSTabView.TabType

/// The former name of `NSWindow.StyleMask`.
@available(*, deprecated, renamed: "NSWindow.StyleMask")
public typealias NSWindowStyleMask = NSWindow.StyleMask

/// The former name of `NSWindow.BackingStoreType`.
@available(*, deprecated, renamed: "NSWindow.BackingStoreType")
public typealias NSBackingStoreType = NSWindow.BackingStoreType

/// The former name of `NSScrollView.Elasticity`.
@available(*, deprecated, renamed: "NSScrollView.Elasticity")
public typealias NSScrollElasticity = NSScrollView.Elasticity

/// The former name of `NSScroller.Style`.
@available(*, deprecated, renamed: "NSScroller.Style")
public typealias NSScrollerStyle = NSScroller.Style

/// The former name of `NSVisualEffectView.Material`.
@available(*, deprecated, renamed: "NSVisualEffectView.Material")
public typealias NSVisualEffectMaterial = NSVisualEffectView.Material

/// The former name of `NSVisualEffectView.BlendingMode`.
@available(*, deprecated, renamed: "NSVisualEffectView.BlendingMode")
public typealias NSVisualEffectBlendingMode = NSVisualEffectView.BlendingMode

/// The former name of `NSVisualEffectView.State`.
@available(*, deprecated, renamed: "NSVisualEffectView.State")
public typealias NSVisualEffectState = NSVisualEffectView.State

/// The former name of `NSView.LayerContentsRedrawPolicy`.
@available(*, deprecated, renamed: "NSView.LayerContentsRedrawPolicy")
public typealias NSViewLayerContentsRedrawPolicy = NSView.LayerContentsRedrawPolicy

/// The former name of `NSSegmentedControl.Style`.
@available(*, deprecated, renamed: "NSSegmentedControl.Style")
public typealias NSSegmentStyle = NSSegmentedControl.Style

/// The former name of `NSSegmentedControl.SwitchTracking`.
@available(*, deprecated, renamed: "NSSegmentedControl.SwitchTracking")
public typealias NSSegmentSwitchTracking = NSSegmentedControl.SwitchTracking

/// The former name of `NSLayoutConstraint.Orientation`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Orientation")
public typealias NSLayoutConstraintOrientation = LayoutConstraint.Orientation

/// The former name of `NSLayoutConstraint.Priority`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority")
public typealias NSLayoutPriority = LayoutPriority

/// The former name of `NSLayoutConstraint.Priority.required`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.required")
public let NSLayoutPriorityRequired = LayoutPriority.required

/// The former name of `NSLayoutConstraint.Priority.defaultHigh`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.defaultHigh")
public let NSLayoutPriorityDefaultHigh = LayoutPriority.defaultHigh

/// The former name of `NSLayoutConstraint.Priority.dragThatCanResizeWindow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.dragThatCanResizeWindow")
public let NSLayoutPriorityDragThatCanResizeWindow = LayoutPriority.dragThatCanResizeWindow

/// The former name of `NSLayoutConstraint.Priority.windowSizeStayPut`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.windowSizeStayPut")
public let NSLayoutPriorityWindowSizeStayPut = LayoutPriority.windowSizeStayPut

/// The former name of `NSLayoutConstraint.Priority.dragThatCannotResizeWindow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.dragThatCannotResizeWindow")
public let NSLayoutPriorityDragThatCannotResizeWindow = LayoutPriority.dragThatCannotResizeWindow

/// The former name of `NSLayoutConstraint.Priority.defaultLow`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.defaultLow")
public let NSLayoutPriorityDefaultLow = LayoutPriority.defaultLow

/// The former name of `NSLayoutConstraint.Priority.fittingSizeCompression`.
@available(*, deprecated, renamed: "NSLayoutConstraint.Priority.fittingSizeCompression")
public let NSLayoutPriorityFittingSizeCompression = LayoutPriority.fittingSizeCompression

/// The former name of `NSView.noIntrinsicMetric`.
@available(*, deprecated, renamed: "NSView.noIntrinsicMetric")
public let NSViewNoIntrinsicMetric = View.noIntrinsicMetric

/// The former name of `NSView.noIntrinsicMetric`, as AppKit misspelled it up to macOS 10.10.
@available(*, deprecated, renamed: "NSView.noIntrinsicMetric")
public let NSViewNoInstrinsicMetric = View.noIntrinsicMetric

/// The former name of `NSStackView.Gravity`.
@available(*, deprecated, renamed: "NSStackView.Gravity")
public typealias NSStackViewGravity = NSStackView.Gravity

/// The former name of `NSStackView.Distribution`.
@available(*, deprecated, renamed: "NSStackView.Distribution")
public typealias NSStackViewDistribution = NSStackView.Distribution

/// The former name of `NSStackView.VisibilityPriority`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority")
public typealias NSStackViewVisibilityPriority = NSStackView.VisibilityPriority

/// The former name of `NSStackView.VisibilityPriority.mustHold`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.mustHold")
public let NSStackViewVisibilityPriorityMustHold = NSStackView.VisibilityPriority.mustHold

/// The former name of `NSStackView.VisibilityPriority.detachOnlyIfNecessary`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.detachOnlyIfNecessary")
public let NSStackViewVisibilityPriorityDetachOnlyIfNecessary = NSStackView.VisibilityPriority.detachOnlyIfNecessary

/// The former name of `NSStackView.VisibilityPriority.notVisible`.
@available(*, deprecated, renamed: "NSStackView.VisibilityPriority.notVisible")
public let NSStackViewVisibilityPriorityNotVisible = NSStackView.VisibilityPriority.notVisible

/// The former name of `NSStackView.useDefaultSpacing`.
@available(*, deprecated, renamed: "NSStackView.useDefaultSpacing")
public let NSStackViewSpacingUseDefault = NSStackView.useDefaultSpacing

/// The former name of `NSView.AutoresizingMask`.
@available(*, deprecated, renamed: "NSView.AutoresizingMask")
public typealias NSAutoresizingMaskOptions = View.AutoresizingMask

/// The former name of `NSWindow.OrderingMode`.
@available(*, deprecated, renamed: "NSView.WindowOrderingMode")
public typealias NSWindowOrderingMode = NSView.WindowOrderingMode

extension NSStackView {
  /// The former name of `setViews(_:in:)`.
  @available(*, deprecated, renamed: "setViews(_:in:)")
  public func setViews(_ views: [NSView], inGravity gravity: Gravity) { setViews(views, in: gravity) }
  /// The former name of `views(in:)`.
  @available(*, deprecated, renamed: "views(in:)")
  public func viewsInGravity(_ gravity: Gravity) -> [NSView] { views(in: gravity) }
  /// The former name of `addView(_:in:)`.
  @available(*, deprecated, renamed: "addView(_:in:)")
  public func addView(_ view: NSView, inGravity gravity: Gravity) { addView(view, in: gravity) }
  /// The former name of `insertView(_:at:in:)`.
  @available(*, deprecated, renamed: "insertView(_:at:in:)")
  public func insertView(_ view: NSView, atIndex index: Int, inGravity gravity: Gravity) { insertView(view, at: index, in: gravity) }
  /// The former name of `insertArrangedSubview(_:at:)`.
  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: NSView, atIndex index: Int) { insertArrangedSubview(view, at: index) }
  /// The former name of `setVisibilityPriority(_:for:)`.
  @available(*, deprecated, renamed: "setVisibilityPriority(_:for:)")
  public func setVisibilityPriority(_ priority: VisibilityPriority, forView view: NSView) { setVisibilityPriority(priority, for: view) }
  /// The former name of `visibilityPriority(for:)`.
  @available(*, deprecated, renamed: "visibilityPriority(for:)")
  public func visibilityPriorityForView(_ view: NSView) -> VisibilityPriority { visibilityPriority(for: view) }
  /// The former name of `setCustomSpacing(_:after:)`.
  @available(*, deprecated, renamed: "setCustomSpacing(_:after:)")
  public func setCustomSpacing(_ spacing: CGFloat, afterView view: NSView) { setCustomSpacing(spacing, after: view) }
  /// The former name of `customSpacing(after:)`.
  @available(*, deprecated, renamed: "customSpacing(after:)")
  public func customSpacingAfterView(_ view: NSView) -> CGFloat { customSpacing(after: view) }
  /// The former name of `setHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setHuggingPriority(_:for:)")
  public func setHuggingPriority(_ priority: LayoutPriority, forOrientation orientation: LayoutConstraint.Orientation) { setHuggingPriority(priority, for: orientation) }
  /// Sets the hugging priority from a number.
  @available(*, deprecated, renamed: "setHuggingPriority(_:for:)")
  public func setHuggingPriority(_ priority: Float, forOrientation orientation: LayoutConstraint.Orientation) { setHuggingPriority(LayoutPriority(priority), for: orientation) }
  /// The former name of `huggingPriority(for:)`.
  @available(*, deprecated, renamed: "huggingPriority(for:)")
  public func huggingPriorityForOrientation(_ orientation: LayoutConstraint.Orientation) -> LayoutPriority { huggingPriority(for: orientation) }
  /// The former name of `setClippingResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setClippingResistancePriority(_:for:)")
  public func setClippingResistancePriority(_ priority: LayoutPriority, forOrientation orientation: LayoutConstraint.Orientation) { setClippingResistancePriority(priority, for: orientation) }
  /// Sets the clipping resistance priority from a number.
  @available(*, deprecated, renamed: "setClippingResistancePriority(_:for:)")
  public func setClippingResistancePriority(_ priority: Float, forOrientation orientation: LayoutConstraint.Orientation) { setClippingResistancePriority(LayoutPriority(priority), for: orientation) }
  /// The former name of `clippingResistancePriority(for:)`.
  @available(*, deprecated, renamed: "clippingResistancePriority(for:)")
  public func clippingResistancePriorityForOrientation(_ orientation: LayoutConstraint.Orientation) -> LayoutPriority { clippingResistancePriority(for: orientation) }
}

extension NSStackView.Gravity {
  /// The former name of `top`.
  @available(*, deprecated, renamed: "top")
  public static let Top = Self.top
  /// The former name of `leading`.
  @available(*, deprecated, renamed: "leading")
  public static let Leading = Self.leading
  /// The former name of `center`.
  @available(*, deprecated, renamed: "center")
  public static let Center = Self.center
  /// The former name of `bottom`.
  @available(*, deprecated, renamed: "bottom")
  public static let Bottom = Self.bottom
  /// The former name of `trailing`.
  @available(*, deprecated, renamed: "trailing")
  public static let Trailing = Self.trailing
}

extension NSStackView.Distribution {
  /// The former name of `gravityAreas`.
  @available(*, deprecated, renamed: "gravityAreas")
  public static let GravityAreas = Self.gravityAreas
  /// The former name of `fill`.
  @available(*, deprecated, renamed: "fill")
  public static let Fill = Self.fill
  /// The former name of `fillEqually`.
  @available(*, deprecated, renamed: "fillEqually")
  public static let FillEqually = Self.fillEqually
  /// The former name of `fillProportionally`.
  @available(*, deprecated, renamed: "fillProportionally")
  public static let FillProportionally = Self.fillProportionally
  /// The former name of `equalSpacing`.
  @available(*, deprecated, renamed: "equalSpacing")
  public static let EqualSpacing = Self.equalSpacing
  /// The former name of `equalCentering`.
  @available(*, deprecated, renamed: "equalCentering")
  public static let EqualCentering = Self.equalCentering
}

extension View {
  /// The former name of `setContentHuggingPriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: LayoutPriority, forOrientation axis: LayoutConstraint.Orientation) { setContentHuggingPriority(priority, for: axis) }
  /// Sets the content hugging priority from a number.
  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(_ priority: Float, forOrientation axis: LayoutConstraint.Orientation) { setContentHuggingPriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentHuggingPriority(for:)`.
  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForOrientation(_ axis: LayoutConstraint.Orientation) -> LayoutPriority { contentHuggingPriority(for: axis) }
  /// The former name of `setContentCompressionResistancePriority(_:for:)`.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: LayoutPriority, forOrientation axis: LayoutConstraint.Orientation) { setContentCompressionResistancePriority(priority, for: axis) }
  /// Sets the content compression resistance priority from a number.
  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(_ priority: Float, forOrientation axis: LayoutConstraint.Orientation) { setContentCompressionResistancePriority(LayoutPriority(priority), for: axis) }
  /// The former name of `contentCompressionResistancePriority(for:)`.
  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForOrientation(_ axis: LayoutConstraint.Orientation) -> LayoutPriority { contentCompressionResistancePriority(for: axis) }
}

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
