public import AutoLayout
import Foundation

/// UIKit's view with editable text.
public protocol UITextInput: Responder {
  /// The plain text to which positions refer.
  var editedText: String { get set }
}

extension TextField: UITextInput {
  /// The text, or an empty string if it is `nil`.
  public var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension TextView: UITextInput {
  /// The text without attributes.
  public var editedText: String {
    get { text }
    set { text = newValue }
  }
}

extension UITextInput {
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition((editedText as NSString).length) }

  /// Whether the text has characters.
  public var hasText: Bool { !editedText.isEmpty }

  /// The selected range, in UTF-16 code units.
  var selectedUnits: NSRange {
    get { kept("selectedRange") ?? NSRange(location: 0, length: 0) }
    set { keep(newValue, "selectedRange") }
  }

  /// The selected range; layout ignores it.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedUnits) }
    set { if let newValue { selectedUnits = newValue.units } }
  }

  /// Returns the number of UTF-16 code units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the position `offset` UTF-16 code units after another position, or `nil` if it would be outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// Returns the characters in a range, or `nil` if the range ends beyond the text.
  public func text(in range: UITextRange) -> String? {
    let text = editedText as NSString
    guard range.end.offset <= text.length else { return nil }
    return text.substring(with: range.units)
  }

  /// Replaces the characters in a range.
  public func replace(_ range: UITextRange, withText text: String) {
    let old = editedText as NSString
    guard range.end.offset <= old.length else { return }
    editedText = old.replacingCharacters(in: range.units, with: text)
    selectedUnits = NSRange(
      location: range.start.offset + (text as NSString).length, length: 0)
  }

  /// Replaces the characters in the selected range.
  public func insertText(_ text: String) { replace(UITextRange(selectedUnits), withText: text) }
}

extension UITextRange {
  /// The range in UTF-16 code units.
  var units: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }
}
