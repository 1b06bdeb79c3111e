// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An event for code that overrides `mouseDown(with:)` and similar methods.
///
/// The package creates no events.
open class NSEvent {
  /// The pointer's position in the window's coordinates, in points.
  public let locationInWindow: CGPoint
  /// The number of consecutive clicks.
  public let clickCount: Int
  /// The modifier keys pressed during the event.
  public let modifierFlags: ModifierFlags
  /// The typed characters, or `nil` if the event isn't a key event.
  public let characters: String?
  /// The key code, or 0 if the event isn't a key event.
  public let keyCode: UInt16
  /// Creates an event at a point in the window's coordinates, in points.
  public init(at locationInWindow: CGPoint = .zero, clickCount: Int = 1, modifierFlags: ModifierFlags = [], characters: String? = nil, keyCode: UInt16 = 0) { self.locationInWindow = locationInWindow; self.clickCount = clickCount; self.modifierFlags = modifierFlags; self.characters = characters; self.keyCode = keyCode }
}

extension NSEvent {
  /// A modifier key, with the same raw values as in AppKit.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The Caps Lock key.
    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    /// The Shift key.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// The Control key.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// The Option key.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// The Command key.
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
}

extension NSTrackingArea {
  /// An option of a tracking area, with the same raw values as in AppKit.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tracks the pointer entering and exiting the area.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// Tracks the pointer moving in the area.
    public static let mouseMoved = Options(rawValue: 2)
    /// Requests updates of the pointer's image.
    public static let cursorUpdate = Options(rawValue: 4)
    /// The area is active while its view is the first responder.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// The area is active while its view's window is the key window.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// The area is active while the application is active.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// The area is always active.
    public static let activeAlways = Options(rawValue: 128)
    /// Treats the pointer as initially inside the area.
    public static let assumeInside = Options(rawValue: 256)
    /// Tracks the view's visible part instead of the area's rectangle.
    public static let inVisibleRect = Options(rawValue: 512)
    /// Also tracks the pointer during a drag.
    public static let enabledDuringMouseDrag = Options(rawValue: 1024)
  }
}

extension NSView {
  /// Does nothing, because there is no pointer.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
}

/// AppKit's click gesture recognizer, which never recognizes a gesture.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// The required number of clicks.
  open var numberOfClicksRequired = 1
}

/// AppKit's pan gesture recognizer, which never recognizes a gesture.
open class NSPanGestureRecognizer: NSGestureRecognizer {
}

/// AppKit's press gesture recognizer, which never recognizes a gesture.
open class NSPressGestureRecognizer: NSGestureRecognizer {
}

/// AppKit's magnification gesture recognizer, which never recognizes a gesture.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {
}

/// Stored for source compatibility; layout ignores it.
extension NSWindow {
  /// The visibility of the window's title.
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
  /// The window's level in the stacking order.
  public var level: Level { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
}

extension NSWindow {
  /// The window's screen, which is always the main screen.
  public var screen: NSScreen? { .main }
  /// Shows the window and lays it out.
  public func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }
  /// Hides the window.
  public func orderOut(_ sender: Any?) { isHidden = true }
  /// Hides the window.
  public func close() { isHidden = true }
  /// Returns `false`, because there is no first responder.
  @discardableResult
  public func makeFirstResponder(_ responder: Responder?) -> Bool { false }
  /// Sets the window's frame without animation.
  public func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool) { setFrame(frameRect, display: flag) }
  /// Returns the window itself, because changes are never animated.
  public func animator() -> Self { self }
  /// Returns `false`, because frames aren't saved.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { false }
}

/// AppKit's namespace for nibs, which are never loaded.
public enum NSNib {
  /// AppKit's name for the type of nib names: `String`.
  public typealias Name = String
}

extension NSWindow {
  /// The visibility of a window's title, with the same raw values as in AppKit.
  public enum TitleVisibility: Int, Sendable {
    case visible, hidden
  }
}

extension NSWindow {
  /// A window's level in the stacking order, with the same raw values as in AppKit.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int
    /// Creates an instance with a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The level of normal windows.
    public static let normal = Level(rawValue: 0)
    /// The level of floating windows.
    public static let floating = Level(rawValue: 3)
    /// The level of modal panels.
    public static let modalPanel = Level(rawValue: 8)
    /// The level of items in the menu bar.
    public static let statusBar = Level(rawValue: 25)
    /// The level of open menus.
    public static let popUpMenu = Level(rawValue: 101)
  }
}

extension NSWindow {
  /// A style of a window, with the same raw values as in AppKit.
  public struct StyleMask: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The window has neither a title bar nor controls.
    public static let borderless: StyleMask = []
    /// The window has a title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// The window has a close button.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// The window has a minimize button.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// The user can resize the window by dragging its edges.
    public static let resizable = StyleMask(rawValue: 1 << 3)
    /// The window is a utility panel. Its title bar is as tall as that of other windows.
    public static let utilityWindow = StyleMask(rawValue: 1 << 4)
    /// The window fills the screen.
    public static let fullScreen = StyleMask(rawValue: 1 << 14)
    /// The content view extends under the title bar.
    public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
  }
}

extension NSWindow {
  /// A type of backing store, which layout ignores, with the same raw values as in AppKit.
  public enum BackingStoreType: UInt, Sendable {
    case retained, nonretained, buffered
  }
}

/// AppKit's panel, which behaves like any other window.
open class NSPanel: NSWindow {
  /// Whether the panel floats above other windows, which layout ignores.
  open var isFloatingPanel = false
  /// Whether the panel becomes key only if needed, which layout ignores.
  open var becomesKeyOnlyIfNeeded = false
}

/// A window's delegate, which is never called.
public protocol NSWindowDelegate: AnyObject {
}
