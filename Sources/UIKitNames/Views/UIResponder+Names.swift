public import AutoLayout
public import Foundation

/// UIKit's name for ``Responder``.
public typealias UIResponder = Responder

extension Responder {
  /// The object that is kept under a name, made when it is first asked for.
  func kept<Value: AnyObject>(_ name: String, orMade make: @autoclosure () -> Value) -> Value {
    if let value: Value = kept(name) { return value }
    let value = make()
    keep(value, name)
    return value
  }
}

// The names under which keyboards are told of; nobody posts them here.
extension Responder {
  /// A keyboard is about to come.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A keyboard has come.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A keyboard is about to go.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A keyboard has gone.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A keyboard is about to change its place or size.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Where the keyboard will be, a rectangle.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long its coming takes, a number of seconds.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// How its coming speeds up and slows down, a number.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

/// UIKit's name for ``AccessibilityTraits``.
public typealias UIAccessibilityTraits = AccessibilityTraits
