// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension ResponderMembers {
  /// The object.
  public func `self`() -> Self { self }
  /// Returns `false`: there are no proxies.
  public func isProxy() -> Bool { false }
}

extension Responder {
  /// The keyboard is about to be shown.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard was shown.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to be hidden.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard was hidden.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's final frame.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the animation's curve, a number.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// The policies of associated objects, which are all retained here; Apple's raw values.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

extension NSValue {
  /// The wrapped rectangle, such as a keyboard's frame in a notification.
  public var cgRectValue: CGRect { rectValue }
  /// The wrapped point.
  public var cgPointValue: CGPoint { pointValue }
  /// The wrapped size.
  public var cgSizeValue: CGSize { sizeValue }
}

extension UIGestureRecognizer {
  /// The state of a gesture; Apple's raw values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The state of a discrete gesture that was recognized, the same as `ended`.
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
  /// The directions of swipes; Apple's raw values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Right.
    public static let right = Direction(rawValue: 1)
    /// Left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}

/// UIKit's long press gesture recognizer.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration = 0.5
  /// The maximum movement of the fingers, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0
  /// The required number of fingers.
  open var numberOfTouchesRequired = 1
}

/// UIKit's pinch gesture recognizer.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale of the pinch.
  open var scale: CGFloat = 1
  /// The velocity of the pinch: always 0.
  open var velocity: CGFloat { 0 }
}

/// UIKit's rotation gesture recognizer.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation, in radians.
  open var rotation: CGFloat = 0
}

/// Never called; present for source compatibility.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized simultaneously.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch may belong to a gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Whether another gesture has to fail first.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether another gesture requires this one to fail.
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
  /// The way in which a drag dismisses the keyboard; Apple's raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

extension ScrollView {
  /// The deceleration rates of scrolling; Apple's raw values.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a value from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// The fast rate.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Stored for source compatibility; layout ignores it.
extension ScrollViewMembers {
  /// Whether scrolling stops at multiples of the view's size.
  public var isPagingEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether content bounces at its edges.
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
  /// Whether a drag scrolls along one axis only.
  public var isDirectionalLockEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether touches are delayed until they are known not to scroll.
  public var delaysContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a tap at the top of the screen scrolls to the top.
  public var scrollsToTop: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The minimum zoom scale.
  public var minimumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// The maximum zoom scale.
  public var maximumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
}

extension ScrollViewMembers {
  /// Scrolls to a point of the content, without animation.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Does nothing: there are no scroll indicators.
  public func flashScrollIndicators() {}
  /// Whether a finger is on the content: always false.
  public var isTracking: Bool { false }
  /// Whether the content is being dragged: always false.
  public var isDragging: Bool { false }
  /// Whether scrolling is decelerating: always false.
  public var isDecelerating: Bool { false }
}

extension View.LayoutRegion {
  /// The axis along which a region avoids corners; Apple's raw values.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Whether the view is opaque.
  public var isOpaque: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the view receives touches exclusively.
  public var isExclusiveTouch: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the view receives multiple touches.
  public var isMultipleTouchEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// The interface style of the view, which overrides the inherited trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Does nothing: views aren't drawn before layout ends.
  public func setNeedsDisplay() {}
  /// Returns `true`: nothing is being edited.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

extension View {
  /// The target size for the smallest fitting size, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The target size for the largest fitting size, for `systemLayoutSizeFitting(_:)`.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Core Foundation's name for a duration in seconds.
public typealias CFTimeInterval = TimeInterval

/// Core Foundation's name for a time in seconds since 2001.
public typealias CFAbsoluteTime = TimeInterval

/// The time since the system started, in seconds: always 0, because layout takes no time.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// The time since 2001, in seconds: always 0, because layout takes no time.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { 0 }

/// The number of references to an object: always 1.
public func CFGetRetainCount(_ cf: AnyObject?) -> Int { 1 }
