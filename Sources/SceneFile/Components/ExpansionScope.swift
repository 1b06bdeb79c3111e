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
