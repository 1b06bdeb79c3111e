public import AutoLayout
public import Foundation

// Objects of UIKit are Objective-C's. What layout code uses of that by name is here; the runtime is not.

extension ResponderMembers {
  /// Whether another object is the same one.
  public func isEqual(_ object: Any?) -> Bool { (object as? Responder) === self }

  /// A number that is the same for the same object while the program runs.
  public var hash: Int { ObjectIdentifier(self).hashValue }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps a value with an object, for code that gives views what they do not store; nil forgets it.
///
/// Views, controllers and guides can be given something; other objects forget it at once.
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
/// What is kept with an object under a key; nil for nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let kept: AssociatedObject? =
    switch object {
    case let responder as Responder: responder.kept(name(of: key))
    case let guide as LayoutGuide: guide.kept(name(of: key))
    default: nil
    }
  return kept?.value
}

/// A value of any type, so that it can be told from none.
private struct AssociatedObject { let value: Any }

private func name(of key: UnsafeRawPointer) -> String { "object \(UInt(bitPattern: key))" }

extension View: NSObjectProtocol {}

extension LayoutGuide: NSObjectProtocol {
  /// Whether another object is the same one.
  public func isEqual(_ object: Any?) -> Bool { (object as? LayoutGuide) === self }

  /// A number that is the same for the same object while the program runs.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The object.
  public func `self`() -> Self { self }

  /// No: nothing stands for another object here.
  public func isProxy() -> Bool { false }
}

extension ViewController: NSObjectProtocol {}

/// Runs a closure; objects are released without a pool here.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
