package import LayoutDocuments

/// The positions of a layout's parts in a scene file, by the names of the parts in solved trees.
///
/// A part that a component defines has the position of its definition in the component.
package struct ScenePositions: Sendable {
  /// The positions of the constraints, by their ordinals.
  package let constraints: [SourcePosition]
  /// The positions of the ids of views and guides.
  package let items: [String: SourcePosition]
  /// The ordinals of the constraints of visual formats.
  package let formatted: Set<Int>

  /// Collects the positions of a document.
  ///
  /// - Complexity: The views are created once, because visual formats stand for several constraints.
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
