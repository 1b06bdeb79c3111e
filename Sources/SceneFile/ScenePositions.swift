package import LayoutDocuments

/// The positions of a layout's parts, by the names that solved trees have for them.
///
/// Those of parts of components are in the components.
package struct ScenePositions: Sendable {
  /// The positions of the constraints, by their ordinals.
  package let constraints: [SourcePosition]
  /// The positions of the ids of views and guides.
  package let items: [String: SourcePosition]
  /// The ordinals of the constraints that visual formats stand for.
  package let formatted: Set<Int>

  /// Takes the positions of a document.
  ///
  /// - Complexity: The views are made once, as visual formats stand for several constraints.
  package init(of document: SceneDocument) {
    let source = document.source
    let named = source.items.compactMap { index, position in
      document.layout.items[index].name.map { ($0, position) }
    }
    let indices = document.trial.indices
    constraints = indices.map { source.constraints[$0] }
    items = Dictionary(named) { min($0, $1) }
    formatted = Set(indices.indices.filter { source.formats[indices[$0]] != nil })
  }
}
