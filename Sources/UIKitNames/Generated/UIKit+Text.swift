// Generated from Names/UIKit.names: edit that, and run `make names`.
// swift-format-ignore-file
public import AutoLayout
public import Foundation

/// UIKit's name for `ContentSizeCategory`.
public typealias UIContentSizeCategory = ContentSizeCategory

/// UIKit's name for `FontMetrics`.
public typealias UIFontMetrics = FontMetrics

extension Font {
  /// The family name, which is that of Apple's system font.
  public var familyName: String { ".AppleSystemUIFont" }
  /// The font name, which is that of one of Apple's system fonts.
  public var fontName: String { weight == .regular ? ".SFUI-Regular" : weight == .bold ? ".SFUI-Bold" : ".SFUI-Semibold" }
  /// The font size of labels, in points.
  public static let labelFontSize: CGFloat = 17
  /// The font size of buttons, in points.
  public static let buttonFontSize: CGFloat = 18
  /// The standard font size, in points.
  public static let systemFontSize: CGFloat = 14
  /// The font size of small text, in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The font's descriptor.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}

extension UIFontDescriptor {
  /// The traits of fonts, with Apple's raw values.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or bolder letters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less space between lines.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
}

/// Stored for source compatibility; layout ignores it.
extension LabelMembers {
  /// The minimum scale of the text.
  public var minimumScaleFactor: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
  /// Whether letter spacing is tightened before the text is truncated.
  public var allowsDefaultTighteningForTruncation: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the label is enabled.
  public var isEnabled: Bool { get { kept(#function) ?? true } set { keep(newValue, #function) } }
  /// Whether the highlighted color is used.
  public var isHighlighted: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The highlighted color of the text.
  public var highlightedTextColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The color of the text's shadow.
  public var shadowColor: Color? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The offset of the text's shadow, in points.
  public var shadowOffset: CGSize { get { kept(#function) ?? CGSize(width: 0, height: -1) } set { keep(newValue, #function) } }
}

/// Never called; present for source compatibility.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
  /// Whether a part of the text may be replaced.
  func textField(_ textField: TextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
  /// Whether the text may be cleared.
  func textFieldShouldClear(_ textField: TextField) -> Bool
  /// Whether the return key is handled.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
  /// Called when the selection has changed.
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

/// Never called; present for source compatibility.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
  /// Called when the text was edited.
  func textViewDidChange(_ textView: TextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool
  /// Whether a part of the text may be replaced.
  func textView(_ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when the selection has changed.
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
  /// The conditions for showing a view beside the text; Apple's raw values.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }
}

/// Stored for source compatibility; layout ignores it.
extension TextFieldMembers {
  /// The delegate.
  public weak var delegate: (any UITextFieldDelegate)? { get { (kept(#function) as WeakReference?)?.object as? any UITextFieldDelegate } set { keep(WeakReference(newValue), #function) } }
  /// The condition for showing the clear button.
  public var clearButtonMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// A view before the text.
  public var leftView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The condition for showing the view before the text.
  public var leftViewMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// A view after the text.
  public var rightView: View? { get { kept(#function) } set { keep(newValue, #function) } }
  /// The condition for showing the view after the text.
  public var rightViewMode: ViewMode { get { kept(#function) ?? .never } set { keep(newValue, #function) } }
  /// Whether the font follows the content size category.
  public var adjustsFontForContentSizeCategory: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether a text that is too wide is scaled down.
  public var adjustsFontSizeToFitWidth: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// The minimum font size, in points.
  public var minimumFontSize: CGFloat { get { kept(#function) ?? 0 } set { keep(newValue, #function) } }
}

extension TextFieldMembers {
  /// The rectangle of the border.
  public func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the clear button: always empty.
  public func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the left view: always empty.
  public func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
  /// The rectangle of the right view: always empty.
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

/// The keyboards; Apple's raw values.
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

/// The labels of the return key; Apple's raw values.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// The kinds of automatic capitalization; Apple's raw values.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected automatically; Apple's raw values.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked; Apple's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// The content type of a text, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String
  /// Creates a value from its raw value.
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
  /// Street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A credit card number.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// The traits of text input.
public protocol UITextInputTraits: Responder {
}

/// Stored for source compatibility; layout ignores it.
extension UITextInputTraits {
  /// The keyboard type.
  public var keyboardType: UIKeyboardType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The label of the return key.
  public var returnKeyType: UIReturnKeyType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The kind of automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType { get { kept(#function) ?? .sentences } set { keep(newValue, #function) } }
  /// Whether words are corrected automatically.
  public var autocorrectionType: UITextAutocorrectionType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType { get { kept(#function) ?? .default } set { keep(newValue, #function) } }
  /// The content type of the text.
  public var textContentType: UITextContentType? { get { kept(#function) } set { keep(newValue, #function) } }
  /// Whether bullets replace the text, which doesn't change the field's size.
  public var isSecureTextEntry: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
  /// Whether the return key is disabled for an empty text.
  public var enablesReturnKeyAutomatically: Bool { get { kept(#function) ?? false } set { keep(newValue, #function) } }
}
