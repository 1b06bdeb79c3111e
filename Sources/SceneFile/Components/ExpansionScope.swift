internal import LayoutDocuments

/// The names that count at a place of a scene while its components are written out.
struct ExpansionScope {
  /// A value with the scope that it was written in, whose names count in it.
  struct Argument {
    var node: DocumentNode
    var scope: ExpansionScope
  }

  /// The values that `$` and a name stand for, or `nil` where `$` is a character like any other.
  var values: [String: Argument]?
  /// The ids of the views that ids at the place are inside of, as in `sales.`; empty in the scene itself.
  var prefix = ""
  /// The use of the component that the place is in, or `nil` outside of components.
  var origin: SourceOrigin?
  /// The index of the components that can be used (``ComponentLibrary/scopes``).
  var library = 0
  /// The components that the place is in, the outermost first.
  var uses: [Component] = []

  /// The same names at another place, for ids.
  func at(_ prefix: String) -> ExpansionScope {
    var scope = self
    scope.prefix = prefix
    return scope
  }

  /// The scope with another value.
  func adding(_ argument: Argument, as name: String) -> ExpansionScope {
    var scope = self
    scope.values = (values ?? [:]).merging([name: argument]) { _, new in new }
    return scope
  }

  /// A position of the place's file.
  func position(_ position: SourcePosition) -> SourcePosition {
    guard let origin, position.origin == nil else { return position }
    var position = position
    position.origin = origin
    return position
  }
}

extension DocumentNode {
  /// The entry of a key, or `nil` if there is none or the value isn't a mapping.
  func entry(_ key: String) -> Entry? {
    guard case .mapping(let entries) = content else { return nil }
    return entries.first { $0.key == key }
  }

  /// A text that a scene could have at a position.
  static func text(_ text: String, at position: SourcePosition) -> DocumentNode {
    DocumentNode(
      position: position,
      content: .scalar(
        DocumentScalar(
          text: text, isQuoted: false, position: position, textPosition: position, literalCount: 0))
    )
  }

  /// A list that a scene could have at a position.
  static func list(_ nodes: [DocumentNode], at position: SourcePosition) -> DocumentNode {
    DocumentNode(position: position, content: .sequence(nodes))
  }

  /// A mapping that a scene could have at a position.
  static func mapping(
    _ entries: KeyValuePairs<String, DocumentNode>, at position: SourcePosition
  ) -> DocumentNode {
    DocumentNode(
      position: position,
      content: .mapping(
        entries.map { Entry(key: $0.key, keyPosition: position, value: $0.value) }))
  }
}
