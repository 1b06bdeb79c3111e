// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

extension ResponderMembers {
  /// The object.
  public func `self`() -> Self { self }
  /// No: nothing stands for another object here.
  public func isProxy() -> Bool { false }
}

extension Responder {
  /// A keyboard is about to come.
  public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// A keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A keyboard is about to go.
  public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// A keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A keyboard is about to change its place or size.
  public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be, a rectangle.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long its coming takes, a number of seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How its coming speeds up and slows down, a number.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// How long what is kept with an object is kept: as long as the object, whatever is said.
///
/// Apple's raw values.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

extension NSValue {
  /// The rectangle that is wrapped, such as a keyboard's frame in a notification.
  public var cgRectValue: CGRect { rectValue }
  /// The point that is wrapped.
  public var cgPointValue: CGPoint { pointValue }
  /// The size that is wrapped.
  public var cgSizeValue: CGSize { sizeValue }
}

extension UIGestureRecognizer {
  /// How far a gesture has come; Apple's raw values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A gesture that is over as soon as it is known: Apple's other name for the end.
    public static let recognized = State.ended
  }
}

/// UIKit's recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// UIKit's recognizer of drags that begin at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: RectEdge = []
}

/// UIKit's recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where the swipe goes to.
  open var direction = Direction.right
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

extension UISwipeGestureRecognizer {
  /// Where swipes go to; Apple's raw values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates it from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }
}

/// UIKit's recognizer of fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers have to stay, in seconds.
  open var minimumPressDuration = 0.5
  /// How far fingers may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps come before.
  open var numberOfTapsRequired = 0
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// UIKit's recognizer of two fingers that part or meet.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How much larger something is to be.
  open var scale: CGFloat = 1
  /// How fast the fingers part: not at all.
  open var velocity: CGFloat { 0 }
}

/// UIKit's recognizer of two fingers that turn.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far something is to be turned, in radians.
  open var rotation: CGFloat = 0
}

/// The delegate of a gesture recognizer; never called.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture and another may go on together.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a touch may belong to a gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch) -> Bool
  /// Whether another gesture has to fail first.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether another gesture waits for this one to fail.
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

/// UIKit's name for ``Responder``.
public typealias UIResponder = Responder

/// UIKit's name for ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// UIKit's name for ``ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate

extension ScrollView {
  /// How a drag dismisses the keyboard; Apple's raw values.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
}

extension ScrollView {
  /// How fast content that was let go of comes to rest; Apple's raw values.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The value.
    public let rawValue: CGFloat
    /// Creates it from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The usual rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which content comes to rest soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

/// Stored for source compatibility; layout ignores it.
extension ScrollViewMembers {
  /// Whether content stops at multiples of the view's size.
  public var isPagingEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether content can be dragged beyond its edges.
  public var bounces: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the position is shown at the side.
  public var showsVerticalScrollIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the position is shown at the bottom.
  public var showsHorizontalScrollIndicator: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// How far from the edges the position is shown at the side, in points.
  public var verticalScrollIndicatorInsets: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
  /// How far from the edges the position is shown at the bottom, in points.
  public var horizontalScrollIndicatorInsets: EdgeInsets { get { kept(#function) ?? .zero } set { keep(newValue, #function) } }
  /// How a drag dismisses the keyboard.
  public var keyboardDismissMode: KeyboardDismissMode { get { kept(#function) ?? .none } set { keep(newValue, #function) } }
  /// How fast content that was let go of comes to rest.
  public var decelerationRate: DecelerationRate { get { kept(#function) ?? .normal } set { keep(newValue, #function) } }
  /// Whether a drag moves content along one axis only.
  public var isDirectionalLockEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether touches wait until it is clear that they are no drag.
  public var delaysContentTouches: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether a tap at the top of the screen moves content to its top.
  public var scrollsToTop: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// The smallest scale that content can be brought to.
  public var minimumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
  /// The largest scale that content can be brought to.
  public var maximumZoomScale: CGFloat { get { kept(#function) ?? 1 } set { keep(newValue, #function) } }
}

extension ScrollViewMembers {
  /// Moves the content so that a point of it is at the top left corner; at once.
  public func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Shows where the content is for a moment; here nothing shows it.
  public func flashScrollIndicators() {}
  /// Whether a finger is on the content: never here.
  public var isTracking: Bool { false }
  /// Whether a finger moves the content: never here.
  public var isDragging: Bool { false }
  /// Whether the content goes on after a finger: never here.
  public var isDecelerating: Bool { false }
}

extension View.LayoutRegion {
  /// The axis along which a region keeps away from corners; Apple's raw values.
  public enum AdaptivityAxis: Int, Sendable {
    case horizontal = 1
    case vertical = 2
  }
}

/// Stored for source compatibility; layout ignores it.
extension ViewMembers {
  /// Whether the view hides what is behind it.
  public var isOpaque: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether only one finger at a time is heard of in the view.
  public var isExclusiveTouch: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether several fingers are heard of.
  public var isMultipleTouchEnabled: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

extension ViewMembers {
  /// How light or dark the view is whatever surrounds it: what it says of that trait.
  public var overrideUserInterfaceStyle: InterfaceStyle { get { traitOverrides.userInterfaceStyle } set { traitOverrides.userInterfaceStyle = newValue } }
  /// Asks for drawing; nothing is drawn before layout has ended.
  public func setNeedsDisplay() {}
  /// Ends editing; does nothing.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

extension View {
  /// The size to give `systemLayoutSizeFitting(_:)` for the smallest that fits.
  public static let layoutFittingCompressedSize = CGSize(width: 0, height: 0)
  /// The size to give `systemLayoutSizeFitting(_:)` for the largest that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Core Foundation's name for a time in seconds.
public typealias CFTimeInterval = TimeInterval

/// Core Foundation's name for a time in seconds since 2001.
public typealias CFAbsoluteTime = TimeInterval

/// The time since the system started, in seconds: always the same, as nothing takes time here.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

/// The time since 2001, in seconds: always the same, as nothing takes time here.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { 0 }

/// The number of references to an object: always the same.
public func CFGetRetainCount(_ cf: AnyObject?) -> Int { 1 }
