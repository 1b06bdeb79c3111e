public import Foundation

/// What a view and a view controller have in common: what surrounds them, and a place among those that
/// hear of events.
///
/// It has the part of UIKit's responder that layout code overrides or asks for, under the same names.
/// Nothing happens to responders here: there are no events, and no one of them is the first.
open class Responder: CustomStringConvertible {
  /// What names of modules above this one stand for without meaning anything to layout.
  private var keptValues: KeptValues?

  /// Makes a responder.
  public init() {}

  /// What people see of it: the name of its class, unless a class says otherwise.
  open var description: String { "<\(type(of: self))>" }

  /// The text that debuggers show.
  open var debugDescription: String { description }

  /// What hears of events that this one does not handle.
  open var next: Responder? { nil }

  /// Whether this one could be the first to hear of events; false unless a class says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this one is the first to hear of events; always false here.
  open var isFirstResponder: Bool { false }

  /// Asks to be the first to hear of events; here nobody is, and the answer is false.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives up being the first to hear of events; here nobody is, and the answer is true.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Called when what the environment says has changed; ``View/traitCollection`` is the new one.
  open func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {}

  /// The view in the place of the keyboard; nil unless a class says otherwise.
  open var inputView: View? { nil }

  /// The view above the keyboard, here in no view; nil unless a class says otherwise.
  open var inputAccessoryView: View? { nil }

  /// Whether a command of a menu has an effect; false unless a class says otherwise.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Called to insert what was copied; never called here.
  open func paste(_ sender: Any?) {}

  /// Called after a property that this object observes by its name has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called on an object of a nib after all of the nib's objects were made and connected.
  open func awakeFromNib() {}

  /// Called by Interface Builder for what it draws; never called here.
  open func prepareForInterfaceBuilder() {}

  /// Called when fingers come down on a device; never called here.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when fingers move on a device; never called here.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when fingers are lifted on a device; never called here.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {}

  /// Called when touches are broken off on a device; never called here.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {}

  // Accessibility is stored for source compatibility; layout ignores it.

  /// Whether assistive technologies read the element out; false by default.
  open var isAccessibilityElement: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The text that is read out for the element.
  open var accessibilityLabel: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The result of acting on the element.
  open var accessibilityHint: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The present value of the element.
  open var accessibilityValue: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The kind of element.
  open var accessibilityTraits: AccessibilityTraits {
    get { kept(#function) ?? [] }
    set { keep(newValue, #function) }
  }

  /// Whether the elements inside are left out.
  open var accessibilityElementsHidden: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// The elements that are read out in place of the subviews, in that order.
  open var accessibilityElements: [Any]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// The place of the element on the screen, in points.
  open var accessibilityFrame: CGRect {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  /// The point of the screen at which acting on the element touches it, in points.
  open var accessibilityActivationPoint: CGPoint {
    get { kept(#function) ?? .zero }
    set { keep(newValue, #function) }
  }

  /// The number of elements that are read out in place of the subviews.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// The element at a position, or `nil` if there isn't one.
  open func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// The position of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Called when somebody who hears the interface acts with two fingers; never called.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Called when somebody who hears the interface turns the element up; never called here.
  open func accessibilityIncrement() {}

  /// Called when somebody who hears the interface turns the element down; never called here.
  open func accessibilityDecrement() {}

  /// Called when somebody who hears the interface acts on the element; never called here.
  open func accessibilityActivate() -> Bool { false }

  /// Called when somebody who hears the interface wants out of it; never called here.
  open func accessibilityPerformEscape() -> Bool { false }

  /// The observations of the object's properties, or `nil` if there have never been any.
  package var observations: ObservationList? { keptValues?.observations }

  /// The observations of the object's properties, made if there are none.
  package func makeObservations() -> ObservationList {
    if keptValues == nil { keptValues = KeptValues() }
    if let list = keptValues?.observations { return list }
    let list = ObservationList()
    keptValues?.observations = list
    return list
  }

  /// Calls the handlers of properties that have changed.
  @inline(__always)
  package func announceObserved() {
    if let keptValues, let list = keptValues.observations { list.announce() }
  }

  /// What was set under a name, if anything was.
  package func kept<Value>(_ name: String) -> Value? { keptValues?.values[name] as? Value }

  /// Keeps what is set under a name; nil forgets it.
  package func keep(_ value: Any?, _ name: String) {
    if keptValues == nil { keptValues = KeptValues() }
    keptValues?.values[name] = value
  }
}

/// Values by the names that they were set under; a class, so that a responder that has none is small.
package final class KeptValues {
  var values: [String: Any] = [:]
  var observations: ObservationList?
}
