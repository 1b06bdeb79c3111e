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

/// Stored for source compatibility; layout ignores it.
extension Responder {
  /// Whether the element is read out by itself; false by default.
  public var isAccessibilityElement: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// What is read out for the element.
  public var accessibilityLabel: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// What acting on the element does.
  public var accessibilityHint: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// What the element stands at.
  public var accessibilityValue: String? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// What kind of element it is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept(#function) ?? [] }
    set { keep(newValue, #function) }
  }

  /// Whether the elements inside are passed by.
  public var accessibilityElementsHidden: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// What is read out in place of what lies inside, in that order.
  public var accessibilityElements: [Any]? {
    get { kept(#function) }
    set { keep(newValue, #function) }
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

/// What kind of thing an element is to those who hear it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits; which bit is which is not Apple's.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is picked.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 4)
  /// It is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 5)
  /// It is where one searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It cannot be acted on.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 7)
  /// It can be turned up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
}
