public import AutoLayout
public import Foundation

// The names under which keyboards are told of; nobody posts them here.
extension Responder {
  /// A keyboard has changed its place or size.
  public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where the keyboard was, a rectangle.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Whether the keyboard is this application's, a truth value.
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension ResponderMembers {
  /// Whether the object is of a class, or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      if let type = current.subjectType as? AnyClass, type == aClass { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// Whether the object is of a class, and of none that inherits from it.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The selector of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension ActivityIndicator.Style {
  /// The large wheel, by its name before iOS 13.
  public static var whiteLarge: Self { .large }
  /// The white wheel, by its name before iOS 13.
  public static var white: Self { .medium }
  /// The gray wheel, by its name before iOS 13.
  public static var gray: Self { .medium }
}

extension CGFloat {
  /// Makes a length of a number.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }
}
