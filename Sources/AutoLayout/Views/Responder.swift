public import Foundation

/// The superclass of views and controllers, with the responder members that layout code uses; there are no events.
open class Responder: CustomStringConvertible {
  private var storedValues: StoredValues?

  /// Makes a responder.
  public init() {}

  /// The name of the class in angle brackets.
  open var description: String { "<\(type(of: self))>" }

  /// The text that debuggers show, by default ``description``.
  open var debugDescription: String { description }

  /// The responder that gets the events that this responder doesn't handle, or `nil` if there isn't one.
  open var next: Responder? { nil }

  /// Whether the responder can become the first responder, false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is the first responder, which is always false.
  open var isFirstResponder: Bool { false }

  /// Returns false, because nothing becomes the first responder here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Returns true, because there is never a first responder here.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called after the traits have changed; `View.traitCollection` has the new traits.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The view that replaces the keyboard, `nil` by default.
  open var inputView: View? { nil }

  /// The view above the keyboard, `nil` by default; the package doesn't add it to a window.
  open var inputAccessoryView: View? { nil }

  /// Returns whether a menu command is available, false by default.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Never called; present for source compatibility.
  open func paste(_ sender: Any?) {}

  /// Called after the value at an observed key path has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called after all objects of the nib that contains this object were made and connected.
  open func awakeFromNib() {}

  /// Never called; present for source compatibility.
  open func prepareForInterfaceBuilder() {}

  /// Called when touches begin; the package never calls this method.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when touches move; the package never calls this method.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when touches end; the package never calls this method.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when the system cancels touches; the package never calls this method.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // Accessibility is stored for source compatibility; layout ignores it.

  /// Whether the object is an accessibility element, false by default.
  open var isAccessibilityElement: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The text that describes the element to users of assistive technologies.
  open var accessibilityLabel: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// A description of the result of an action on the element.
  open var accessibilityHint: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The current value of the element.
  open var accessibilityValue: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The traits of the accessibility element.
  open var accessibilityTraits: AccessibilityTraits {
    get { kept(#function) ?? [] }
    set { keep(newValue, #function) }
  }

  /// Whether the elements inside this element are hidden from assistive technologies.
  open var accessibilityElementsHidden: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The elements that assistive technologies use in place of the subviews, in order.
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

  /// Returns the number of ``accessibilityElements``.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element at an index, or `nil` if there isn't one.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an accessibility element, or `NSNotFound` if it isn't among ``accessibilityElements``.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Handles a double tap with two fingers; the package never calls this method.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Increments the value of the element; the package never calls this method.
  open func accessibilityIncrement() {}

  /// Decrements the value of the element; the package never calls this method.
  open func accessibilityDecrement() {}

  /// Activates the element; the package never calls this method.
  open func accessibilityActivate() -> Bool { false }

  /// Handles the escape gesture, such as by dismissing an interface; the package never calls this method.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The observations of the object's properties, or `nil` if no property was ever observed.
  package var observations: ObservationList? { storedValues?.observations }

  /// Returns the observations of the object's properties, and makes the list on first use.
  package func makeObservations() -> ObservationList {
    if storedValues == nil { storedValues = StoredValues() }
    if let list = storedValues?.observations { return list }
    let list = ObservationList()
    storedValues?.observations = list
    return list
  }

  /// Calls the handlers of observed properties that have changed.
  @inline(__always)
  package func announceObserved() {
    if let storedValues, let list = storedValues.observations { list.announce() }
  }

  /// Returns the value stored under a name, or `nil` if there isn't one.
  package func kept<Value>(_ name: String) -> Value? { storedValues?.values[name] as? Value }

  /// Stores a value under a name; `nil` removes it.
  package func keep(_ value: Any?, _ name: String) {
    if storedValues == nil { storedValues = StoredValues() }
    storedValues?.values[name] = value
  }
}

/// A responder's stored values and observations; a class, so that responders without either stay small.
package final class StoredValues {
  var values: [String: Any] = [:]
  var observations: ObservationList?
}
