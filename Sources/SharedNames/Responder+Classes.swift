public import AutoLayout
public import Foundation

/// An object with Objective-C's methods for querying its class.
public protocol ClassMembership: AnyObject {}

extension ClassMembership {
  /// Whether the object is an instance of a class or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: Mirror(reflecting: self)) { $0.superclassMirror }
      .contains { $0.subjectType == aClass }
  }

  /// Whether the object is an instance of a class, not of one of its subclasses.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

  /// The object's class.
  public var classForCoder: AnyClass { type(of: self) }

  /// The class itself.
  public static func classForCoder() -> AnyClass { self }
}

extension Responder: ClassMembership {}
extension Layer: ClassMembership {}

extension NSNull: LayerAction {}

extension NSIndexPath {
  /// The section: the first index.
  public var section: Int { index(atPosition: 0) }

  /// The row: the second index.
  public var row: Int { index(atPosition: 1) }

  /// The item: the second index.
  public var item: Int { index(atPosition: 1) }
}

extension Timer {
  /// Creates a timer that never fires, because pictures show a single point in time.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  /// Creates a timer that never fires, because pictures show a single point in time.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: timeInterval, repeats: repeats) { _ in }
  }

  /// Creates a timer that never fires, because pictures show a single point in time.
  public static func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    Timer(timeInterval: timeInterval, repeats: repeats) { _ in }
  }
}
