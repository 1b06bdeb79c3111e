package import LayoutDocuments

/// A text with the positions of its characters in the file.
package struct SceneText: Hashable, Sendable {
  /// The text after escapes.
  package var text: String
  /// The position where the value begins, at its quotation mark if it has one.
  package var position: SourcePosition
  /// The position of the first character.
  private let textPosition: SourcePosition
  private let literalCount: Int

  init(_ scalar: DocumentScalar) {
    text = scalar.text
    position = scalar.position
    textPosition = scalar.textPosition
    literalCount = scalar.literalCount
  }

  /// Creates a text that isn't from a file, such as one of a command line, or the key of a mapping.
  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = text
    self.position = position
    textPosition = position
    literalCount = text.count
  }

  /// The position of a character in the file, or that of the value if escapes or line breaks precede it.
  func position(ofCharacterAt offset: Int) -> SourcePosition {
    guard offset <= literalCount else { return position }
    var position = textPosition
    position.column += offset
    return position
  }
}
