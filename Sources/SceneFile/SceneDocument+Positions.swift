package import LayoutDocuments

extension SceneDocument {
  /// The positions of a layout's parts in its file, by the names that solved trees have for them.
  package struct Positions: Sendable {
    /// The positions of the constraints, by their ordinals.
    package let constraints: [SourcePosition]
    /// The positions of the ids of views and guides.
    package let items: [String: SourcePosition]
    /// The ordinals of the constraints that visual formats stand for.
    package let formatted: Set<Int>
  }

  /// Where the file states its constraints, views and guides.
  ///
  /// - Complexity: The views are made once, as visual formats stand for several constraints.
  package var positions: Positions {
    let items = source.items.compactMap { index, position in
      layout.items[index].name.map { ($0, position) }
    }
    let indices = trial.indices
    return Positions(
      constraints: indices.map { source.constraints[$0] },
      items: Dictionary(items) { min($0, $1) },
      formatted: Set(indices.indices.filter { source.formats[indices[$0]] != nil }))
  }
}
