package import LayoutDocuments

/// The positions in a scene file of the items and constraints of solved trees.
///
/// Items and constraints from a component have their positions in the component's definition.
package struct ScenePositions: Sendable {
  /// The positions of the constraints, by their ordinals.
  package let constraints: [SourcePosition]
  /// The positions of the ids of views and guides, by the items' names in solved trees.
  package let items: [String: SourcePosition]
  /// The ordinals of the constraints that visual format strings create.
  package let formatted: Set<Int>

  /// Collects the positions of a document.
  ///
  /// - Complexity: Creates the scene's views once, to find the constraints that visual format strings create.
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
