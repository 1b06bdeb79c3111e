package import LayoutDocuments

/// A text with the positions of its characters in the file.
package struct SceneText: Hashable, Sendable {
  /// The text, with escape sequences resolved.
  package var text: String
  /// The position of the value's first character, which may be a quotation mark.
  package var position: SourcePosition
  /// The position of the text's first character.
  private let textPosition: SourcePosition
  private let literalCount: Int

  init(_ scalar: DocumentScalar) {
    text = scalar.text
    position = scalar.position
    textPosition = scalar.textPosition
    literalCount = scalar.literalCount
  }

  /// Creates a text that isn't a value in a file, such as an argument of a command or the key of a mapping.
  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = text
    self.position = position
    textPosition = position
    literalCount = text.count
  }

  /// Returns a character's position, or the value's position if escapes or line breaks precede the character.
  func position(ofCharacterAt offset: Int) -> SourcePosition {
    guard offset <= literalCount else { return position }
    var position = textPosition
    position.column += offset
    return position
  }
}
