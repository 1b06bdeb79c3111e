internal import LayoutDocuments

/// A value in a scene file whose kind hasn't been checked yet.
///
/// YAML and JSON are both read as this type, so later stages don't depend on the syntax.
package struct DocumentNode: Sendable {
  /// The position where the value begins.
  var position: SourcePosition
  package var content: Content

  init(position: SourcePosition, content: Content) {
    self.position = position
    self.content = content
  }

  /// The three shapes that a value can have.
  package enum Content: Sendable {
    case scalar(DocumentScalar)
    case sequence([DocumentNode])
    case mapping([Entry])
  }

  /// One key of a mapping with its value.
  package struct Entry: Sendable {
    package var key: String
    var keyPosition: SourcePosition
    package var value: DocumentNode
  }

  /// Reads a JSON text without positions, or returns `nil` for other texts.
  ///
  /// If a key occurs twice, its first value is used.
  package init?(json bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let node = reader.read() else { return nil }
    self = node
  }

  /// The scalar, or `nil` if the value isn't a scalar.
  var scalar: DocumentScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// Whether the value is empty: `key:` in YAML, `null` in JSON.
  var isNothing: Bool { scalar?.isNothing ?? false }
}

/// A scalar as raw text, in which `no`, `320x568` and `1e3` aren't interpreted.
package struct DocumentScalar: Sendable {
  /// The text, with escape sequences resolved.
  package var text: String
  /// Whether the text was quoted, or in a YAML block introduced by `|` or `>`.
  package var isQuoted: Bool
  /// Whether the value is JSON's `null`, which isn't a text.
  var isNull = false
  /// The position where the scalar begins; for a quoted scalar, the position of its quotation mark.
  var position: SourcePosition
  /// The position of the text's first character.
  var textPosition: SourcePosition
  /// The number of characters, from ``textPosition`` on, that are equal in the file and in ``text``.
  var literalCount: Int

  /// Whether the scalar is empty.
  var isNothing: Bool { isNull || (text.isEmpty && !isQuoted) }
}
