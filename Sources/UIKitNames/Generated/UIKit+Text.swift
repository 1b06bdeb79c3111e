// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// UIKit's name for `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory

/// UIKit's name for `FontMetrics`.
public typealias UIFontMetrics = FontMetrics

extension Font {
  /// The font's family name, which is always that of Apple's system font.
  public var familyName: String { ".AppleSystemUIFont" }
  /// The font's name, which is always that of one of Apple's system fonts.
  public var fontName: String { weight == .regular ? ".SFUI-Regular" : weight == .bold ? ".SFUI-Bold" : ".SFUI-Semibold" }
  /// The font size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The font size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The standard font size, in points.
  public static let systemFontSize: CGFloat = 14
  /// The font size of small system text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The font's descriptor.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}

extension UIFontDescriptor {
  /// The traits of a font, with the same raw values as in UIKit.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The option set's bits.
    public let rawValue: UInt32
    /// Creates an option set from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The letters are slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The letters are semibold or bolder.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The letters are wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The letters are narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// All letters have the same width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Lines have less space between them than normal.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines have more space between them than normal.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

/// Stored for source compatibility; layout ignores it.
extension LabelMembers {
  /// The smallest factor by which the text may be scaled down.
  public var minimumScaleFactor: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether letter spacing is tightened before the text is truncated.
  public var allowsDefaultTighteningForTruncation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the label is enabled.
  public var isEnabled: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the label uses its highlighted text color.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The color of the text while the label is highlighted.
  public var highlightedTextColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the text's shadow.
  public var shadowColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The offset of the text's shadow, in points.
  public var shadowOffset: CGSize { get { kept(#function) ?? CGSize(width: 0, height: -1) } set { keep(newValue, #function) } }
}

/// A text field's delegate, which is never called.
public protocol UITextFieldDelegate: AnyObject {
  /// Never called; present for source compatibility.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Never called; present for source compatibility.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Never called; present for source compatibility.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Never called; present for source compatibility.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Never called; present for source compatibility.
  func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Never called; present for source compatibility.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Never called; present for source compatibility.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Never called; present for source compatibility.
  func textFieldDidChangeSelection(_ textField: TextField)
}

extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
  /// Returns `true`.
  public func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: TextField) {}
}

/// A text view's delegate, which is called only for scrolling.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Never called; present for source compatibility.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Never called; present for source compatibility.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Never called; present for source compatibility.
  func textViewDidEndEditing(_ textView: TextView)
  /// Never called; present for source compatibility.
  func textViewDidChange(_ textView: TextView)
  /// Never called; present for source compatibility.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Never called; present for source compatibility.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Never called; present for source compatibility.
  func textViewDidChangeSelection(_ textView: TextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }
  /// Returns `true`.
  public func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: TextView) {}
}

extension TextField {
  /// The condition for showing a view beside a text field's text, with the same raw values as in UIKit.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Stored for source compatibility; layout ignores it.
extension TextFieldMembers {
  /// The delegate, which is never called.
  public weak var delegate: (any UITextFieldDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITextFieldDelegate } set { keep(WeakReference(newValue), #function) } }
  /// The condition for showing the clear button.
  public var clearButtonMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// The view before the text, or `nil` if there isn't one.
  public var leftView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The condition for showing the view before the text.
  public var leftViewMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// The view after the text, or `nil` if there isn't one.
  public var rightView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The condition for showing the view after the text.
  public var rightViewMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// Whether the font follows the content size category.
  public var adjustsFontForContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether text that is too wide is scaled down.
  public var adjustsFontSizeToFitWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The minimum font size of text that is scaled down, in points.
  public var minimumFontSize: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
}

extension TextFieldMembers {
  /// Returns the border's rectangle, which is the bounds.
  public func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the clear button's rectangle, which is always empty.
  public func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the left view's rectangle, which is always empty.
  public func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// Returns the right view's rectangle, which is always empty.
  public func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
}

/// Stored for source compatibility; layout ignores it.
extension TextViewMembers {
  /// Whether the text can be edited.
  public var isEditable: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the text can be selected.
  public var isSelectable: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the font follows the content size category.
  public var adjustsFontForContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}

/// A type of keyboard, with the same raw values as in UIKit.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The label of a return key, with the same raw values as in UIKit.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// A kind of automatic capitalization, with the same raw values as in UIKit.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// A setting for the automatic correction of words, with the same raw values as in UIKit.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// A setting for spell checking, with the same raw values as in UIKit.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The type of content in a text field, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates an instance with a raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// An existing password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A one-time code.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// A street address with its number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// The keyboard and correction settings of a text input.
public protocol UITextInputTraits: Responder {
}

/// Stored for source compatibility; layout ignores it.
extension UITextInputTraits {
  /// The type of keyboard.
  public var keyboardType: UIKeyboardType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The label of the return key.
  public var returnKeyType: UIReturnKeyType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The kind of automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType { get { kept(#function) ?? .sentences } set { keep(newValue, #function) } }
  /// The setting for the automatic correction of words.
  public var autocorrectionType: UITextAutocorrectionType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The setting for spell checking.
  public var spellCheckingType: UITextSpellCheckingType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The type of content for autofill, or `nil` for none.
  public var textContentType: UITextContentType? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether bullets replace the text, which doesn't change the view's size.
  public var isSecureTextEntry: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the return key is disabled while the text is empty.
  public var enablesReturnKeyAutomatically: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}
