internal import LayoutDocuments

/// A value in a scene file whose kind hasn't been checked yet.
///
/// YAML and JSON both become this, so that what reads it need not know which was written.
package struct DocumentNode: Sendable {
  /// Where the value begins.
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

  /// Reads a JSON text without its positions; `nil` for anything else.
  ///
  /// Of a key that is there twice, the first counts.
  package init?(json bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let node = reader.read() else { return nil }
    self = node
  }

  /// The scalar, when the value is one.
  var scalar: DocumentScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// Whether nothing was written: `key:` in YAML, `null` in JSON.
  var isNothing: Bool { scalar?.isNothing ?? false }
}

/// A scalar by its raw text: `no`, `320x568` and `1e3` are what they look like.
package struct DocumentScalar: Sendable {
  /// The text after escapes.
  package var text: String
  /// Whether the text stood in quotes, or in a block that YAML introduces with `|` or `>`.
  package var isQuoted: Bool
  /// Whether the value is JSON's `null`, which is no text at all.
  var isNull = false
  /// Where the scalar begins, at its quotation mark if it has one.
  var position: SourcePosition
  /// The position of the text's first character.
  var textPosition: SourcePosition
  /// How many characters from there on stand in the file just as they are in the text.
  var literalCount: Int

  /// Whether nothing was written.
  var isNothing: Bool { isNull || (text.isEmpty && !isQuoted) }
}
