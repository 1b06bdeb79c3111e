internal import LayoutDocuments

/// The names that are valid at a place in a scene while its components are expanded.
struct ExpansionScope {
  /// A value, and the scope in which it was written; the scope defines the names in the value.
  struct Argument {
    var node: DocumentNode
    var scope: ExpansionScope
  }

  /// The values of variables, or `nil` if `$` is an ordinary character.
  var values: [String: Argument]?
  /// The prefix of ids at the place, such as `sales.`; empty in the scene itself.
  var prefix = ""
  /// The use of the component that contains the place, or `nil` outside of components.
  var origin: SourceOrigin?
  /// The index in ``ComponentLibrary/scopes`` of the components that can be used.
  var library = 0
  /// The components that contain the place, outermost first.
  var uses: [Component] = []

  /// Returns the scope with another prefix for ids.
  func at(_ prefix: String) -> ExpansionScope {
    var scope = self
    scope.prefix = prefix
    return scope
  }

  /// Returns the scope with a value for another variable.
  func adding(_ argument: Argument, as name: String) -> ExpansionScope {
    var scope = self
    scope.values = (values ?? [:]).merging([name: argument]) { _, new in new }
    return scope
  }

  /// Returns a position in the place's file, together with the use of the component that contains the place.
  func position(_ position: SourcePosition) -> SourcePosition {
    guard let origin, position.origin == nil else { return position }
    var position = position
    position.origin = origin
    return position
  }
}
