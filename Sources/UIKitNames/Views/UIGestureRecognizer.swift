public import AutoLayout
public import Foundation

/// UIKit's recognizer of gestures.
///
/// Stored for source compatibility; layout ignores it.
open class UIGestureRecognizer {
  /// How far a gesture has come; Apple's raw values.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture that is over as soon as it is known: Apple's other name for the end.
    public static let recognized = State.ended
  }

  /// How far the gesture has come; nothing changes it but code.
  open var state = State.possible

  /// Whether the gesture is looked for.
  open var isEnabled = true

  /// Whether the view hears no more of touches that belong to a gesture.
  open var cancelsTouchesInView = true

  /// Whether the view hears of touches when they are no gesture only.
  open var delaysTouchesBegan = false

  /// Whether the view hears of the end of touches when they are no gesture only.
  open var delaysTouchesEnded = true

  /// The name that people give the recognizer.
  open var name: String?

  /// Whom the recognizer asks.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view that keeps the recognizer.
  open internal(set) weak var view: View?

  /// How many fingers take part: none.
  open var numberOfTouches: Int { 0 }

  /// Makes a recognizer; nobody is told, as methods have no names here.
  public init(target: Any?, action: Selector?) {}

  /// Makes a recognizer that nobody is told by.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Does nothing, as methods have no names here.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Does nothing, as nobody is told.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Does nothing, as nothing is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Where the gesture is: nowhere, and so the origin.
  open func location(in view: View?) -> CGPoint { .zero }

  /// Where a finger is: nowhere, and so the origin.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { .zero }

  /// Called when fingers come down on a device; never called here.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers move on a device; never called here.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Called when fingers are lifted on a device; never called here.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Called when touches are broken off on a device; never called here.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Called when a gesture is over on a device; never called here.
  open func reset() {}
}

extension UIGestureRecognizer: Hashable {
  /// Recognizers are equal when they are the same object.
  public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }

  /// Hashes the recognizer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// UIKit's recognizer of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture.
  open var numberOfTapsRequired = 1
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
}

/// UIKit's recognizer of drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers that make the gesture.
  open var minimumNumberOfTouches = 1
  /// The most fingers that make the gesture.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero

  /// How far the fingers have moved, in points: what code has set.
  open func translation(in view: View?) -> CGPoint { translation }

  /// Sets how far the fingers have moved, in points.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    self.translation = translation
  }

  /// How fast the fingers move: not at all.
  open func velocity(in view: View?) -> CGPoint { .zero }
}

/// UIKit's recognizer of drags that begin at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture begins.
  open var edges: RectEdge = []
}

/// UIKit's recognizer of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where swipes go to; Apple's raw values.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions.
    public let rawValue: UInt
    /// Makes directions from their bits.
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

  /// Where the swipe goes to.
  open var direction = Direction.right
  /// How many fingers make the gesture.
  open var numberOfTouchesRequired = 1
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

/// Whom recognizers of gestures ask; nobody is asked here.
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture and another may go on together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch may belong to a gesture.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Yes.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// No.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// Yes.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: Touch
  ) -> Bool { true }
}

extension View {
  /// The recognizers that the view keeps; nil for none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { kept(#function) }
    set {
      for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
      keep(newValue, #function)
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Keeps a recognizer, taking it from the view that kept it.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Lets go of a recognizer; does nothing for one that the view does not keep.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let others = gestureRecognizers?.filter({ $0 !== gestureRecognizer }) else { return }
    gestureRecognizers = others.isEmpty ? nil : others
  }
}
