// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An event, for code that overrides `mouseDown(with:)` and similar methods.
///
/// Events are only created by code.
open class NSEvent {
  /// The position of the pointer in the window's coordinates, in points.
  public let locationInWindow: CGPoint
  /// The number of consecutive clicks.
  public let clickCount: Int
  /// The modifier keys.
  public let modifierFlags: ModifierFlags
  /// The typed characters, or `nil` if the event isn't a key event.
  public let characters: String?
  /// The key code, or 0 if the event isn't a key event.
  public let keyCode: UInt16
  /// Creates an event at a point of the window's coordinates, in points.
  public init(at locationInWindow: CGPoint = .zero, clickCount: Int = 1, modifierFlags: ModifierFlags = [], characters: String? = nil, keyCode: UInt16 = 0) { self.locationInWindow = locationInWindow; self.clickCount = clickCount; self.modifierFlags = modifierFlags; self.characters = characters; self.keyCode = keyCode }
}

extension NSEvent {
  /// The modifier keys; Apple's raw values.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps Lock.
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
  /// The options of a tracking area; Apple's raw values.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The pointer entering and exiting the area.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// The pointer moving.
    public static let mouseMoved = Options(rawValue: 2)
    /// Updates of the pointer's image.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While the view is first responder.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// Active in the key window.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// While the application is active.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Always.
    public static let activeAlways = Options(rawValue: 128)
    /// Treats the pointer as initially inside.
    public static let assumeInside = Options(rawValue: 256)
    /// Tracks the visible part of the view, ignoring the area's rectangle.
    public static let inVisibleRect = Options(rawValue: 512)
    /// Also during dragging.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
}

extension NSView {
  /// Does nothing: there is no pointer.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
}

/// Never called; present for source compatibility.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The required number of clicks.
  open var numberOfClicksRequired = 1
}

/// Never called; present for source compatibility.
open class NSPanGestureRecognizer: NSGestureRecognizer {
}

/// Never called; present for source compatibility.
open class NSPressGestureRecognizer: NSGestureRecognizer {
}

/// Never called; present for source compatibility.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
}

/// Stored for source compatibility; layout ignores it.
extension NSWindow {
  /// The visibility of the title.
  public var titleVisibility: TitleVisibility { get { kept(#function) ?? .visible } set { keep(newValue, #function) } }
  /// Whether the title bar is transparent.
  public var titlebarAppearsTransparent: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether dragging the content moves the window.
  public var isMovableByWindowBackground: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether closing the window releases it.
  public var isReleasedWhenClosed: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the window is opaque.
  public var isOpaque: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the window has a shadow.
  public var hasShadow: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The level of the window.
  public var level: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension NSWindow {
  /// The screen of the window, which is the main one.
  public var screen: NSScreen? { .main }
  /// Shows the window and lays it out.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Hides the window.
  public func orderOut(_ sender: Any?) { isHidden = true }
  /// Hides the window.
  public func close() { isHidden = true }
  /// Returns `false`: there is no first responder.
  @discardableResult
  public func makeFirstResponder(_ responder: Responder?) -> Bool { false }
  /// Sets the frame, without animation.
  public func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool) { setFrame(frameRect, display: flag) }
  /// Returns the window itself: changes are never animated.
  public func animator() -> Self { self }
  /// Returns `false`: frames aren't saved.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { false }
}

/// AppKit's nibs, which aren't loaded.
public enum NSNib {
  /// The name of a nib, which is a string.
  public typealias Name = String
}

extension NSWindow {
  /// The visibility of a window's title; Apple's raw values.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }
}

extension NSWindow {
  /// The levels of windows; Apple's raw values.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates a value from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of floating windows.
    public static let floating = Level(rawValue: 3)
    /// The level of modal panels.
    public static let modalPanel = Level(rawValue: 8)
    /// The level of the menu bar's items.
    public static let statusBar = Level(rawValue: 25)
    /// The level of open menus.
    public static let popUpMenu = Level(rawValue: 101)
  }
}

extension NSWindow {
  /// The style of a window; Apple's raw values.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No title bar and no controls.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A close button.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A minimize button.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Edges that can be dragged to resize the window.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// A utility panel; it has the title bar of a window here.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// Full screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// A content view that extends under the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
}

extension NSWindow {
  /// The backing stores of windows; Apple's raw values.
  ///
  /// Layout ignores them.
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }
}

/// AppKit's panel, which is a window like any other here.
open class NSPanel: NSWindow {
  /// Whether the panel floats above windows; layout ignores it.
  open var isFloatingPanel = false
  /// Whether the panel becomes key only if needed; layout ignores it.
  open var becomesKeyOnlyIfNeeded = false
}

/// Never called; present for source compatibility.
public protocol NSWindowDelegate: AnyObject {
}
