public import AutoLayout
public import Foundation

/// What happened, for code that overrides `mouseDown(with:)` and its like.
///
/// Nothing happens here: whoever wants to call such a method makes the event.
open class NSEvent {
  /// The keys that are held while something happens; Apple's raw values.
  public struct ModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the keys.
    public let rawValue: UInt

    /// Makes flags from their bits.
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
  public init(
    at locationInWindow: CGPoint = .zero, clickCount: Int = 1, modifierFlags: ModifierFlags = [],
    characters: String? = nil, keyCode: UInt16 = 0
  ) {
    self.locationInWindow = locationInWindow
    self.clickCount = clickCount
    self.modifierFlags = modifierFlags
    self.characters = characters
    self.keyCode = keyCode
  }
}

/// An area of a view that tells of the pointer on a device.
open class NSTrackingArea {
  /// What is told of, and when; Apple's raw values.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
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

  /// The area in the view's own coordinates, in points.
  public let rect: CGRect
  /// What is told of, and when.
  public let options: Options
  /// Who would be told.
  public private(set) weak var owner: AnyObject?

  /// Makes an area in a view's own coordinates, in points.
  public init(
    rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    self.owner = owner as AnyObject?
  }
}

/// The look of the pointer on a device; there is none here.
open class NSCursor {
  /// An arrow.
  public static var arrow: NSCursor { NSCursor() }
  /// A hand that points.
  public static var pointingHand: NSCursor { NSCursor() }
  /// A bar between letters.
  public static var iBeam: NSCursor { NSCursor() }
  /// A cross.
  public static var crosshair: NSCursor { NSCursor() }
  /// Arrows to the left and to the right.
  public static var resizeLeftRight: NSCursor { NSCursor() }
  /// Arrows up and down.
  public static var resizeUpDown: NSCursor { NSCursor() }

  init() {}

  /// Shows the look on a device.
  open func set() {}

  /// Shows the look on a device until ``pop()``.
  open func push() {}

  /// Shows the look of before on a device.
  open func pop() {}
}

extension NSView {
  /// Gives a part of the view a pointer of its own on a device.
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {}
}

/// AppKit's recognizer of gestures: kept by its view, and never recognizing anything.
open class NSGestureRecognizer {
  /// The view that the recognizer was added to.
  public internal(set) weak var view: NSView?
  /// Who would be told.
  open weak var target: AnyObject?
  /// What would be told.
  open var action: Selector?
  /// Whether gestures are looked for; they are not.
  open var isEnabled = true

  /// Makes a recognizer that would tell a target.
  public init(target: Any? = nil, action: Selector? = nil) {
    self.target = target as AnyObject?
    self.action = action
  }

  /// Where the gesture is, in a view's coordinates: at its origin, as there is none.
  open func location(in view: NSView?) -> CGPoint { .zero }
}

/// A recognizer of clicks, which hears of none.
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// How many clicks there have to be.
  open var numberOfClicksRequired = 1
}

/// A recognizer of drags, which hears of none.
open class NSPanGestureRecognizer: NSGestureRecognizer {}

/// A recognizer of buttons that stay down, which hears of none.
open class NSPressGestureRecognizer: NSGestureRecognizer {}

/// A recognizer of pinches, which hears of none.
open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}

/// How changes move on a device; here they are made at once.
open class NSAnimationContext {
  /// How long changes take on a device, in seconds.
  open var duration = 0.25
  /// Whether changes move that do not say so.
  open var allowsImplicitAnimation = false

  init() {}

  /// Makes changes at once, and calls the handler.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }
}
