public import AutoLayout
public import Foundation

/// UIKit's name for `TextContainer`.
public typealias NSTextContainer = TextContainer

/// UIKit's position between two characters of a text.
open class UITextPosition {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// UIKit's range of a text.
open class UITextRange {
  /// The position where the range begins.
  public let start: UITextPosition
  /// The position where the range ends.
  public let end: UITextPosition

  init(_ range: NSRange) {
    start = UITextPosition(range.location)
    end = UITextPosition(range.location + range.length)
  }

  /// Whether the range has no characters.
  public var isEmpty: Bool { start.offset == end.offset }
}

/// UIKit's storage of a text view's text with its attributes.
public final class NSTextStorage {
  private let textView: TextView

  init(of textView: TextView) { self.textView = textView }

  /// The text without attributes.
  public var string: String { textView.text }
  /// The length of the text, in UTF-16 code units.
  public var length: Int { (string as NSString).length }

  /// Does nothing: each edit is applied immediately.
  public func beginEditing() {}
  /// Does nothing: each edit is applied immediately.
  public func endEditing() {}

  /// Replaces the characters in a range.
  public func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    edit { $0.replaceCharacters(in: range, with: attrString) }
  }
  /// Replaces the characters in a range.
  public func replaceCharacters(in range: NSRange, with str: String) {
    edit { $0.replaceCharacters(in: range, with: str) }
  }
  /// Replaces the whole text.
  public func setAttributedString(_ attrString: NSAttributedString) {
    textView.attributedText = attrString
  }
  /// Adds text at the end.
  public func append(_ attrString: NSAttributedString) { edit { $0.append(attrString) } }
  /// Sets an attribute of the characters in a range.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    edit { $0.addAttribute(name, value: value, range: range) }
  }
  /// Sets attributes of the characters in a range.
  public func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    edit { $0.addAttributes(attrs, range: range) }
  }
  /// Removes an attribute from the characters in a range.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    edit { $0.removeAttribute(name, range: range) }
  }

  private func edit(_ change: (NSMutableAttributedString) -> Void) {
    let text = NSMutableAttributedString(attributedString: textView.attributedText)
    change(text)
    textView.attributedText = text
  }
}

/// UIKit's layout of a text view's lines, which is always up to date.
open class NSLayoutManager {
  private let textView: TextView

  init(of textView: TextView) { self.textView = textView }

  /// Invalidates the layout of the lines.
  public func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    textView.invalidateIntrinsicContentSize()
  }
  /// Does nothing.
  public func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing.
  public func ensureLayout(for container: TextContainer) {}
  /// Returns the rectangle of the text in its container, in points.
  public func usedRect(for container: TextContainer) -> CGRect {
    let insets = textView.textContainerInset
    let size = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: 0))
    return CGRect(
      x: 0, y: 0, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

extension TextView {
  /// The notification, never posted, that the text was edited.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification, never posted, that editing has begun.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification, never posted, that editing has ended.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension TextViewMembers {
  /// The editable text with its attributes.
  public var textStorage: NSTextStorage { NSTextStorage(of: self) }
  /// The layout of the text's lines.
  public var layoutManager: NSLayoutManager { NSLayoutManager(of: self) }

  /// The selected range in UTF-16 code units; layout ignores it.
  public var selectedRange: NSRange {
    get { selectedUnits }
    set { selectedUnits = newValue }
  }

  /// Does nothing.
  public func scrollRangeToVisible(_ range: NSRange) {}

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The attributes of links; figures ignore them.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept(#function) ?? [:] }
    set { keep(newValue, #function) }
  }

  /// The attributes of typed text; layout ignores them.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept(#function) ?? [:] }
    set { keep(newValue, #function) }
  }
}
