public import Foundation

/// The common superclass of views and view controllers.
///
/// It has the part of UIKit's responder that layout code overrides or calls, under the same names. There are no events
/// here, and no first responder.
open class Responder: CustomStringConvertible {
  private var storedValues: StoredValues?

  /// Makes a responder.
  public init() {}

  /// The name of the class, unless a subclass overrides this.
  open var description: String { "<\(type(of: self))>" }

  /// The text that debuggers show.
  open var debugDescription: String { description }

  /// The responder for events that this one doesn't handle, or `nil`.
  open var next: Responder? { nil }

  /// Whether the responder can become the first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is the first responder; always false.
  open var isFirstResponder: Bool { false }

  /// Returns false: there is no first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Returns true: there is no first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called after the traits have changed; `View.traitCollection` has the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The view that replaces the keyboard; `nil` by default.
  open var inputView: View? { nil }

  /// The view above the keyboard; `nil` by default, and not added to a window.
  open var inputAccessoryView: View? { nil }

  /// Whether a menu command is available; false by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Pastes content; never called.
  open func paste(_ sender: Any?) {}

  /// Called after a property that the object observes by a key path has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called after all objects of the object's nib were made and connected.
  open func awakeFromNib() {}

  /// Prepares the object for Interface Builder; never called.
  open func prepareForInterfaceBuilder() {}

  /// Called when touches begin; never called by the package.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when touches move; never called by the package.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when touches end; never called by the package.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when the system cancels touches; never called by the package.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // Accessibility is stored for source compatibility; layout ignores it.

  /// Whether the object is an accessibility element; false by default.
  open var isAccessibilityElement: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The text that identifies the element.
  open var accessibilityLabel: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The result of an action on the element.
  open var accessibilityHint: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The current value of the element.
  open var accessibilityValue: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The kind of element.
  open var accessibilityTraits: AccessibilityTraits {
    get { kept(#function) ?? [] }
    set { keep(newValue, #function) }
  }

  /// Whether the elements inside are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The elements that replace the subviews for assistive technologies, in order.
  open var accessibilityElements: [Any]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The frame of the element on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  /// The point on the screen at which the element is activated, in points.
  open var accessibilityActivationPoint: CGPoint {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  /// The number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at an index, or `nil` if there isn't one.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The index of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Performs the two-finger double tap; never called by the package.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Increments the value of the element; never called by the package.
  open func accessibilityIncrement() {}

  /// Decrements the value of the element; never called by the package.
  open func accessibilityDecrement() {}

  /// Activates the element; never called by the package.
  open func accessibilityActivate() -> Bool { false }

  /// Dismisses the interface; never called by the package.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The observations of the object's properties, or `nil` if there have never been any.
  package var observations: ObservationList? { storedValues?.observations }

  /// The observations of the object's properties, made on first use.
  package func makeObservations() -> ObservationList {
    if storedValues == nil { storedValues = StoredValues() }
    if let list = storedValues?.observations { return list }
    let list = ObservationList()
    storedValues?.observations = list
    return list
  }

  /// Calls the handlers of properties that have changed.
  @inline(__always)
  package func announceObserved() {
    if let storedValues, let list = storedValues.observations { list.announce() }
  }

  /// The value stored under a name, or `nil` if there isn't one.
  package func kept<Value>(_ name: String) -> Value? { storedValues?.values[name] as? Value }

  /// Stores a value under a name; `nil` removes it.
  package func keep(_ value: Any?, _ name: String) {
    if storedValues == nil { storedValues = StoredValues() }
    storedValues?.values[name] = value
  }
}

/// Values by name, and observations; a class, so that responders without any stay small.
package final class StoredValues {
  var values: [String: Any] = [:]
  var observations: ObservationList?
}
