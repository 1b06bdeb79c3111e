public import AutoLayout
public import Foundation

/// The options of an observation: the values that its change handler receives, and the times when it is called.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits, which are the same as in Apple's framework.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The handler gets the new value.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The handler gets the old value.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The handler is also called when the observation starts.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// The handler is also called before each change; this option is ignored.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of changes, with the same raw values as in Apple's framework.
public enum NSKeyValueChange: UInt, Sendable {
  case setting = 1
  case insertion, removal, replacement
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of change: always `setting`.
  public let kind = NSKeyValueChange.setting
  /// The new value, if the options request it.
  public let newValue: Value?
  /// The old value, if the options request it.
  public let oldValue: Value?
  /// The indexes of a change in a collection: always `nil`.
  public var indexes: IndexSet? { nil }
  /// Whether the handler is called before the change: always false.
  public let isPrior = false
}

/// An observation of a property, which ends when this object is deallocated.
///
/// A class, because its lifetime determines the end of the observation.
public final class NSKeyValueObservation {
  private weak var list: ObservationList?

  fileprivate init(_ list: ObservationList?) { self.list = list }

  deinit { invalidate() }

  /// Ends the observation.
  public func invalidate() {
    list?.remove(self)
    list = nil
  }
}

/// An object whose properties can be observed by key paths.
///
/// Handlers are called after changes of frame, bounds, center, visibility, opacity, texts, states of controls, and a
/// scroll view's content offset and content size. Other properties can be observed, but handlers may be called late or
/// never. Observed values must be equatable, and setting an equal value isn't a change.
public protocol KeyValueObserving: AnyObject {
  /// The responder that stores the object's observations, or `nil` if the object can't be observed.
  var observationTarget: Responder? { get }
}

extension KeyValueObserving {
  /// Calls a closure after each change of a property, until the observation ends.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let list = observationTarget?.makeObservations()
    let observation = NSKeyValueObservation(list)
    var last = self[keyPath: keyPath]
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    list?.add(observation) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard !areEqual(old, new) else { return }
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    // The layout of a plain view isn't reported until it is observed.
    (observationTarget as? View)?.invalidateSystem()
    return observation
  }
}

/// Returns whether two values are equal, or true if they aren't equatable.
private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  func compare<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  guard let left = left as? any Equatable else { return true }
  return compare(left)
}

extension Responder: KeyValueObserving {
  /// The object itself.
  public var observationTarget: Responder? { self }
}

extension Layer: KeyValueObserving {
  /// The view that the layer belongs to, or `nil` if there isn't one.
  public var observationTarget: Responder? { view }
}
