internal import LayoutDocuments

/// The variables, components and id prefix that apply to a view while components are expanded.
struct ExpansionScope {
  /// A value, with the scope that defines its variables.
  struct Argument {
    var node: DocumentNode
    var scope: ExpansionScope
  }

  /// The values of variables by name, or `nil` if `$` is an ordinary character.
  var values: [String: Argument]?
  /// The prefix for ids inside a component, such as `sales.`; empty in the scene itself.
  var prefix = ""
  /// The component and the position of its use, or `nil` outside of components.
  var origin: SourceOrigin?
  /// The index in ``ComponentLibrary/scopes`` of the file in which used components are looked up.
  var library = 0
  /// The components that are being expanded, outermost first.
  var uses: [Component] = []

  /// Returns a copy of the scope with another prefix for ids.
  func at(_ prefix: String) -> ExpansionScope {
    var scope = self
    scope.prefix = prefix
    return scope
  }

  /// Returns a copy of the scope with an additional variable.
  func adding(_ argument: Argument, as name: String) -> ExpansionScope {
    var scope = self
    scope.values = (values ?? [:]).merging([name: argument]) { _, new in new }
    return scope
  }

  /// Returns a position with ``origin`` added, or unchanged if the position already has an origin.
  func position(_ position: SourcePosition) -> SourcePosition {
    guard let origin, position.origin == nil else { return position }
    var position = position
    position.origin = origin
    return position
  }
}
