public import AutoLayout
public import Foundation

/// AppKit's tracking area, whose owner is never notified.
open class NSTrackingArea {
  /// The area in the view's own coordinates, in points.
  public let rect: CGRect
  /// The events to track, and when to track them.
  public let options: Options
  /// The object to notify of events; it is never notified.
  public private(set) weak var owner: AnyObject?

  /// Creates an area in a view's own coordinates, in points.
  public init(
    rect: CGRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    self.owner = owner as AnyObject?
  }
}

/// AppKit's cursor, which is never shown.
open class NSCursor {
  /// The arrow.
  public static var arrow: NSCursor { NSCursor() }
  /// The pointing hand.
  public static var pointingHand: NSCursor { NSCursor() }
  /// The text cursor.
  public static var iBeam: NSCursor { NSCursor() }
  /// The crosshair.
  public static var crosshair: NSCursor { NSCursor() }
  /// The horizontal resize cursor.
  public static var resizeLeftRight: NSCursor { NSCursor() }
  /// The vertical resize cursor.
  public static var resizeUpDown: NSCursor { NSCursor() }

  init() {}

  /// Does nothing.
  open func set() {}

  /// Does nothing.
  open func push() {}

  /// Does nothing.
  open func pop() {}
}

/// AppKit's gesture recognizer, which never recognizes anything.
open class NSGestureRecognizer {
  /// The view that the recognizer is attached to, or `nil` if there isn't one.
  public internal(set) weak var view: NSView?
  /// The target of the action, which is never called.
  open weak var target: AnyObject?
  /// The action, which is never called.
  open var action: Selector?
  /// Whether the recognizer is enabled; it never recognizes anything.
  open var isEnabled = true

  /// Creates a recognizer; its action is never called.
  public init(target: Any? = nil, action: Selector? = nil) {
    self.target = target as AnyObject?
    self.action = action
  }

  /// Returns zero, because there is no gesture.
  open func location(in view: NSView?) -> CGPoint { .zero }
}

/// AppKit's animation context, which applies changes immediately instead of animating them.
open class NSAnimationContext {
  /// The duration of animations, in seconds; layout ignores it.
  open var duration = 0.25
  /// Whether changes are animated implicitly; layout ignores it.
  open var allowsImplicitAnimation = false

  init() {}

  /// Applies changes immediately, and calls the handler.
  public static func runAnimationGroup(
    _ changes: (NSAnimationContext) -> Void, completionHandler: (() -> Void)? = nil
  ) {
    changes(NSAnimationContext())
    completionHandler?()
  }
}
