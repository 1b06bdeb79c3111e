// Generated from Names/AppKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// An event, for code that overrides `mouseDown(with:)` and similar methods.
///
/// There are no events here except those that code makes.
open class NSEvent {
  /// Where the pointer is, in the window's coordinates, in points.
  public let locationInWindow: CGPoint
  /// How often the button went down in a row.
  public let clickCount: Int
  /// The keys that are held.
  public let modifierFlags: ModifierFlags
  /// The typed characters, or `nil` if the event isn't a key event.
  public let characters: String?
  /// The key code, or 0 if the event isn't a key event.
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
  /// The options of a tracking area; Apple's raw values.
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
    /// Active in the key window.
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
  /// Present for source compatibility; there are no pointers.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
}

/// A click gesture recognizer; never called.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// How many clicks there have to be.
  open var numberOfClicksRequired = 1
}

/// A pan gesture recognizer; never called.
open class NSPanGestureRecognizer: NSGestureRecognizer {
}

/// A press gesture recognizer; never called.
open class NSPressGestureRecognizer: NSGestureRecognizer {
}

/// A magnification gesture recognizer; never called.
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
  /// Sets the frame without an animation.
  public func setFrame(_ frameRect: CGRect, display flag: Bool, animate animateFlag: Bool) { setFrame(frameRect, display: flag) }
  /// Returns the window: changes are never animated.
  public func animator() -> Self { self }
  /// Present for source compatibility; frames aren't saved.
  @discardableResult
  public func setFrameAutosaveName(_ name: String) -> Bool { false }
}

/// AppKit's files of views; there are none here.
public enum NSNib {
  /// The name of a nib; a text.
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
  /// The style of a window; Apple's raw values.
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
  /// Whether the panel becomes key only if needed; layout ignores it.
  open var becomesKeyOnlyIfNeeded = false
}

/// The delegate of a window; never called.
public protocol NSWindowDelegate: AnyObject {
}
