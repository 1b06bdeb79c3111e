internal import LayoutDocuments

/// A parsed YAML or JSON value that hasn't been validated.
///
/// Later stages don't depend on the syntax of the file.
package struct DocumentNode: Sendable {
  /// The position of the value's first character in the file.
  var position: SourcePosition
  package var content: Content

  init(position: SourcePosition, content: Content) {
    self.position = position
    self.content = content
  }

  /// A value's contents: a scalar, a list or a mapping.
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

/// A scalar as uninterpreted text: `no`, `320x568` and `1e3` aren't converted to other types.
package struct DocumentScalar: Sendable {
  /// The text, with escape sequences resolved.
  package var text: String
  /// Whether the text is in quotation marks, or in a YAML block after `|` or `>`.
  package var isQuoted: Bool
  /// Whether the value is JSON's `null`, which isn't a text.
  var isNull = false
  /// The position of the scalar's first character, which may be a quotation mark.
  var position: SourcePosition
  /// The position of the text's first character.
  var textPosition: SourcePosition
  /// The number of characters at the start of ``text`` that the file contains unchanged, from ``textPosition`` on.
  var literalCount: Int

  /// Whether the scalar is empty.
  var isNothing: Bool { isNull || (text.isEmpty && !isQuoted) }
}
