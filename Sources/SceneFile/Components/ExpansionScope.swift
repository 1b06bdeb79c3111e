internal import LayoutDocuments

/// The names that are valid at a place in a scene while its components are expanded.
struct ExpansionScope {
  /// A value with the scope in which it was written, whose names apply to it.
  struct Argument {
    var node: DocumentNode
    var scope: ExpansionScope
  }

  /// The values of variables, or `nil` where `$` is an ordinary character.
  var values: [String: Argument]?
  /// The prefix of ids at the place, such as `sales.`; empty in the scene itself.
  var prefix = ""
  /// The use of the component that contains the place, or `nil` outside components.
  var origin: SourceOrigin?
  /// The index of the components that can be used, in ``ComponentLibrary/scopes``.
  var library = 0
  /// The components that contain the place, outermost first.
  var uses: [Component] = []

  /// The scope with another prefix of ids.
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

  /// A position in the place's file.
  func position(_ position: SourcePosition) -> SourcePosition {
    guard let origin, position.origin == nil else { return position }
    var position = position
    position.origin = origin
    return position
  }
}
