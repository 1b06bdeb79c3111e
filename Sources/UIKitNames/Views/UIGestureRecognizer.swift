public import AutoLayout
public import Foundation

/// UIKit's gesture recognizer, stored for source compatibility.
open class UIGestureRecognizer: ClassMembership {
  /// The state of the gesture, which changes only when code sets it.
  open var state = State.possible

  /// Whether the recognizer is enabled.
  open var isEnabled = true

  /// Whether a recognized gesture cancels the view's touches.
  open var cancelsTouchesInView = true

  /// Whether the view receives the beginning of touches only if the gesture isn't recognized.
  open var delaysTouchesBegan = false

  /// Whether the view receives the end of touches only if the gesture isn't recognized.
  open var delaysTouchesEnded = true

  /// The name of the recognizer.
  open var name: String?

  /// The delegate, which is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view to which the recognizer was added, or `nil`.
  open internal(set) weak var view: View?

  /// The number of touches: always 0.
  open var numberOfTouches: Int { 0 }

  /// Creates a recognizer; its action is never called.
  public init(target: Any?, action: Selector?) {}

  /// Creates a recognizer without an action.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Does nothing, because actions are never called.
  open func addTarget(_ target: Any, action: Selector) {}

  /// Does nothing, because actions are never called.
  open func removeTarget(_ target: Any?, action: Selector?) {}

  /// Does nothing, because gestures are never recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}

  /// Returns the origin, because there is no gesture.
  open func location(in view: View?) -> CGPoint { .zero }

  /// Returns the origin, because there are no touches.
  open func location(ofTouch touchIndex: Int, in view: View?) -> CGPoint { .zero }

  /// Never called; present for source compatibility.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}

  /// Never called; present for source compatibility.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}

  /// Never called; present for source compatibility.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}

  /// Never called; present for source compatibility.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}

  /// Never called; present for source compatibility.
  open func reset() {}
}

extension UIGestureRecognizer: Hashable {
  /// Whether the recognizers are the same object.
  public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool { lhs === rhs }

  /// Hashes the recognizer's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// UIKit's pan gesture recognizer.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of touches.
  open var minimumNumberOfTouches = 1
  /// The maximum number of touches.
  open var maximumNumberOfTouches = Int.max

  private var translation = CGPoint.zero

  /// Returns the translation set by code, in points.
  open func translation(in view: View?) -> CGPoint { translation }

  /// Sets the translation of the gesture, in points.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    self.translation = translation
  }

  /// Returns zero, because there is no gesture.
  open func velocity(in view: View?) -> CGPoint { .zero }
}

extension UIGestureRecognizerDelegate where Self: ViewMembers {
  /// Whether a gesture may begin: always true.
  ///
  /// Views and recognizer delegates both declare this method. This declaration resolves the ambiguity.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension ViewMembers {
  /// The gesture recognizers of the view, or `nil` if there aren't any.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { kept(#function) }
    set {
      for recognizer in gestureRecognizers ?? [] { recognizer.view = nil }
      keep(newValue, #function)
      for recognizer in newValue ?? [] { recognizer.view = self }
    }
  }

  /// Adds a gesture recognizer, and removes it from its previous view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a gesture recognizer, or does nothing if it wasn't added to this view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let others = gestureRecognizers?.filter({ $0 !== gestureRecognizer }) else { return }
    gestureRecognizers = others.isEmpty ? nil : others
  }
}
