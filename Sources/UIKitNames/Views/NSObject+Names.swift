public import AutoLayout
public import Foundation

// UIKit's objects are Objective-C objects. The members of `NSObject` that layout code uses are here, without the
// runtime.

extension ResponderMembers {
  /// Whether another object is this object.
  public func isEqual(_ object: Any?) -> Bool { (object as? Responder) === self }

  /// The hash of the object's identity, stable while the program runs.
  public var hash: Int { ObjectIdentifier(self).hashValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key, or removes the value if it is `nil`.
///
/// Only views, controllers and guides store values; other objects ignore them.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let kept = value.map { AssociatedObject(value: $0) }
  switch object {
  case let responder as Responder: responder.keep(kept, name(of: key))
  case let guide as LayoutGuide: guide.keep(kept, name(of: key))
  default: break
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value associated with an object under a key, or `nil` if there isn't one.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let kept: AssociatedObject? =
    switch object {
    case let responder as Responder: responder.kept(name(of: key))
    case let guide as LayoutGuide: guide.kept(name(of: key))
    default: nil
    }
  return kept?.value
}

/// A wrapper that distinguishes a stored value of any type from a missing one.
private struct AssociatedObject { let value: Any }

private func name(of key: UnsafeRawPointer) -> String { "object \(UInt(bitPattern: key))" }

extension View: NSObjectProtocol {}

extension LayoutGuide: NSObjectProtocol {
  /// Whether another object is this object.
  public func isEqual(_ object: Any?) -> Bool { (object as? LayoutGuide) === self }

  /// The hash of the object's identity, stable while the program runs.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns this object.
  public func `self`() -> Self { self }

  /// Returns `false`, because there are no proxies.
  public func isProxy() -> Bool { false }
}

extension ViewController: NSObjectProtocol {}

/// Calls a closure without an autorelease pool.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
