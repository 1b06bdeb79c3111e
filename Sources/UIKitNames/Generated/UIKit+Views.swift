// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension ResponderMembers {
  /// Returns the object itself.
  public func `self`() -> Self { self }
  /// Returns `false`, because no object is a proxy.
  public func isProxy() -> Bool { false }
}

extension Responder {
  /// The notification that the keyboard is about to be shown. It is never posted.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The notification that the keyboard was shown. It is never posted.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The notification that the keyboard is about to be hidden. It is never posted.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The notification that the keyboard was hidden. It is never posted.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The notification that the keyboard's frame is about to change. It is never posted.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The user info key of the keyboard's final frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The user info key of the animation's duration, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The user info key of the animation's curve.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// A policy for associated objects, which are always retained, with the same raw values as in Objective-C.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

extension NSValue {
  /// The rectangle in the value, such as a keyboard's frame.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the value.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the value.
  public var cgSizeValue: CGSize { sizeValue }
}

extension UIGestureRecognizer {
  /// A state of a gesture, with the same raw values as in UIKit.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a recognized discrete gesture, which equals `ended`.
    public static let recognized = State.ended
  }
}

/// UIKit's tap gesture recognizer.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  open var numberOfTapsRequired = 1
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

/// UIKit's recognizer of pan gestures that begin at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: RectEdge = []
}

/// UIKit's swipe gesture recognizer.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of the swipe.
  open var direction = Direction.right
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

extension UISwipeGestureRecognizer {
  /// A direction of a swipe, with the same raw values as in UIKit.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt
    /// Creates an option set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A swipe to the right.
    public static let right = Direction(rawValue: 1)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 2)
    /// A swipe upward.
    public static let up = Direction(rawValue: 4)
    /// A swipe downward.
    public static let down = Direction(rawValue: 8)
  }
}

/// UIKit's long press gesture recognizer.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration = 0.5
  /// The distance that a finger may move during the press, in points.
  open var allowableMovement: CGFloat = 10
  /// The required number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

/// UIKit's pinch gesture recognizer.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale factor of the pinch.
  open var scale: CGFloat = 1
  /// The velocity of the pinch: always 0.
  open var velocity: CGFloat { 0 }
}

/// UIKit's rotation gesture recognizer.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the rotation, in radians.
  open var rotation: CGFloat = 0
}

/// A gesture recognizer's delegate, which is never called.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called; present for source compatibility.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called; present for source compatibility.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Never called; present for source compatibility.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called; present for source compatibility.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Returns `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch) -> Bool { true }
  /// Returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns `false`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// UIKit's name for `Responder`.
public typealias UIResponder = Responder

/// UIKit's name for `AccessibilityTraits`.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// UIKit's name for `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
  /// The way in which a drag dismisses the keyboard, with the same raw values as in UIKit.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

extension ScrollView {
  /// A deceleration rate of scrolling, with the same raw values as in UIKit.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates an instance with a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal deceleration rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast deceleration rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Stored for source compatibility; layout ignores it.
extension ScrollViewMembers {
  /// Whether scrolling stops only at multiples of the view's size.
  public var isPagingEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether scrolling bounces at the content's edges.
  public var bounces: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the vertical scroll indicator is shown.
  public var showsVerticalScrollIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the horizontal scroll indicator is shown.
  public var showsHorizontalScrollIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The insets of the vertical scroll indicator, in points.
  public var verticalScrollIndicatorInsets: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
  /// The insets of the horizontal scroll indicator, in points.
  public var horizontalScrollIndicatorInsets: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
  /// The way in which a drag dismisses the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// The deceleration rate of scrolling.
  public var decelerationRate: DecelerationRate { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
  /// Whether a drag scrolls along only one axis at a time.
  public var isDirectionalLockEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the content receives touches only after a delay, in case they start a scroll.
  public var delaysContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a tap on the status bar scrolls to the top.
  public var scrollsToTop: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The minimum zoom scale.
  public var minimumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// The maximum zoom scale.
  public var maximumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
}

extension ScrollViewMembers {
  /// Sets the content offset, without animation.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Does nothing, because there are no scroll indicators.
  public func flashScrollIndicators() {}
  /// Whether a finger is on the content: always false.
  public var isTracking: Bool { false }
  /// Whether the content is being dragged: always false.
  public var isDragging: Bool { false }
  /// Whether scrolling is decelerating: always false.
  public var isDecelerating: Bool { false }
}

extension View.LayoutRegion {
  /// An axis along which a layout region avoids the window's corners, with the same raw values as in UIKit.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Whether the view is opaque.
  public var isOpaque: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether touches in this view prevent other views from receiving touches.
  public var isExclusiveTouch: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the view receives more than one touch at a time.
  public var isMultipleTouchEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// The view's interface style, which overrides the inherited trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Does nothing, because views aren't drawn before layout ends.
  public func setNeedsDisplay() {}
  /// Returns `true`, because nothing is being edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

extension View {
  /// The target size of `systemLayoutSizeFitting(_:)` for the smallest fitting size.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size of `systemLayoutSizeFitting(_:)` for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Core Foundation's name for the type of a duration, in seconds.
public typealias CFTimeInterval = TimeInterval

/// Core Foundation's name for the type of a time, in seconds since January 1, 2001.
public typealias CFAbsoluteTime = TimeInterval

/// Returns the time since the system started, in seconds: always 0, because layout takes no time.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// Returns the time since 2001, in seconds: always 0, because layout takes no time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { 0 }

/// Returns the retain count of an object, which is always 1.
public func CFGetRetainCount(_ cf: AnyObject?) -> Int { 1 }
