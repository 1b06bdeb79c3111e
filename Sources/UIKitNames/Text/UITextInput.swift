public import AutoLayout
import Foundation

/// UIKit's view for a text that can be edited.
public protocol UITextInput: Responder {
  /// The text without attributes, for positions in it.
  var editedText: String { get set }
}

extension TextField: UITextInput {
  /// The text, or an empty one.
  public var editedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension TextView: UITextInput {
  /// The text.
  public var editedText: String {
    get { text }
    set { text = newValue }
  }
}

extension UITextInput {
  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The place after the last character.
  public var endOfDocument: UITextPosition { UITextPosition((editedText as NSString).length) }

  /// Whether there are characters.
  public var hasText: Bool { !editedText.isEmpty }

  /// The selected part of the text as its UTF-16 code units.
  var selectedUnits: NSRange {
    get { kept("selectedRange") ?? NSRange(location: 0, length: 0) }
    set { keep(newValue, "selectedRange") }
  }

  /// The selected part of the text; layout ignores it.
  public var selectedTextRange: UITextRange? {
    get { UITextRange(selectedUnits) }
    set { if let newValue { selectedUnits = newValue.units } }
  }

  /// The number of UTF-16 code units between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// The place a number of UTF-16 code units after another, or `nil` if the text ends before.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }

  /// The part of the text between two places.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }

  /// The characters of a part of the text, or `nil` if the text ends before.
  public func text(in range: UITextRange) -> String? {
    let text = editedText as NSString
    guard range.end.offset <= text.length else { return nil }
    return text.substring(with: range.units)
  }

  /// Replaces a part of the text.
  public func replace(_ range: UITextRange, withText text: String) {
    let old = editedText as NSString
    guard range.end.offset <= old.length else { return }
    editedText = old.replacingCharacters(in: range.units, with: text)
    selectedUnits = NSRange(
      location: range.start.offset + (text as NSString).length, length: 0)
  }

  /// Replaces the selected part of the text.
  public func insertText(_ text: String) { replace(UITextRange(selectedUnits), withText: text) }
}

extension UITextRange {
  /// The part as its UTF-16 code units.
  var units: NSRange {
    NSRange(location: start.offset, length: end.offset - start.offset)
  }
}
