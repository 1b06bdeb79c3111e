public import AutoLayout
public import Foundation

// The notifications of keyboards, which are never posted.
extension Responder {
  /// The notification, never posted, that the keyboard's frame has changed.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The user info key for the keyboard's previous frame.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The user info key for the Boolean value that indicates whether the keyboard belongs to this app.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension ResponderMembers {
  /// Whether the object is an instance of a class or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let type = current.subjectType as? AnyClass, type == aClass { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// Whether the object's class is the given class, rather than a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension ActivityIndicator.Style {
  /// The large activity indicator, by its name before iOS 13.
  public static var whiteLarge: Self { .large }
  /// The white activity indicator, by its name before iOS 13.
  public static var white: Self { .medium }
  /// The gray activity indicator, by its name before iOS 13.
  public static var gray: Self { .medium }
}

extension CGFloat {
  /// Creates a length from an `NSNumber`.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
