public import AutoLayout
public import Foundation

/// UIKit's recognizer of gestures.
///
/// Stored for source compatibility; layout ignores it.
open class UIGestureRecognizer: ClassMembership {
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

extension UIGestureRecognizerDelegate where Self: ViewMembers {
  /// Whether a gesture may begin, of the two answers that a view has as one and as a delegate.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension ViewMembers {
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
