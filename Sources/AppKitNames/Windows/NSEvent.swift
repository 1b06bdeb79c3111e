public import AutoLayout
public import Foundation

/// An area of a view that tells of the pointer on a device.
open class NSTrackingArea {
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
