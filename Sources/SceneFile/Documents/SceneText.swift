package import LayoutDocuments

/// A text with the places in the file that its characters come from.
package struct SceneText: Hashable, Sendable {
  /// The text after escapes.
  package var text: String
  /// Where the value begins, at its quotation mark if it has one.
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

  /// Makes a text that isn't from a file, such as one of a command line, or the key of a mapping.
  package init(_ text: String, at position: SourcePosition = .start) {
    self.text = text
    self.position = position
    textPosition = position
    literalCount = text.count
  }

  /// Where a character of the text stands in the file; the value's start when escapes or line
  /// breaks come before it.
  func position(ofCharacterAt offset: Int) -> SourcePosition {
    guard offset <= literalCount else { return position }
    var position = textPosition
    position.column += offset
    return position
  }
}
