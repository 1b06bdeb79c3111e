package import LayoutDocuments

/// The positions of a layout's parts in its file, by the names that solved trees have for them.
package struct ScenePositions: Sendable {
  /// The positions of the constraints, by their ordinals.
  package let constraints: [SourcePosition]
  /// The positions of the ids of views and guides.
  package let items: [String: SourcePosition]

  /// Gathers the positions of a document that was read from a file.
  ///
  /// - Complexity: The views are made once, as visual formats stand for several constraints.
  package init(in document: SceneDocument) {
    let items = document.source.items.compactMap { index, position in
      document.layout.items[index].name.map { ($0, position) }
    }
    self.items = Dictionary(items) { min($0, $1) }
    constraints = document.trial.indices.map { document.source.constraints[$0] }
  }
}
