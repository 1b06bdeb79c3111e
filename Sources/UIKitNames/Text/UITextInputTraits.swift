public import AutoLayout

// What people type with and what becomes of it: kept, and changes nothing.

/// The keyboards; Apple's raw values.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
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

/// The words on the return key; Apple's raw values.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Which letters are made large; Apple's raw values.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected; Apple's raw values.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked; Apple's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// What a text is, so that a device can fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind; not Apple's.
  public let rawValue: String

  /// Makes a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password that is known.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that was sent.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "URL")
  /// Street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The number of a town.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
}

/// What text fields and text views have in common to say of what is typed.
public protocol UITextInputTraits: Responder {}

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}

extension UITextInputTraits {
  /// The keyboard to type with.
  public var keyboardType: UIKeyboardType {
    get { kept(#function) ?? .default }
    set { keep(newValue, #function) }
  }

  /// The word on the return key.
  public var returnKeyType: UIReturnKeyType {
    get { kept(#function) ?? .default }
    set { keep(newValue, #function) }
  }

  /// Which letters are made large.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(#function) ?? .sentences }
    set { keep(newValue, #function) }
  }

  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(#function) ?? .default }
    set { keep(newValue, #function) }
  }

  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(#function) ?? .default }
    set { keep(newValue, #function) }
  }

  /// What the text is.
  public var textContentType: UITextContentType? {
    get { kept(#function) }
    set { keep(newValue, #function) }
  }

  /// Whether the text is hidden; sizes are those of the text all the same.
  public var isSecureTextEntry: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }

  /// Whether the return key needs a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(#function) ?? false }
    set { keep(newValue, #function) }
  }
}
