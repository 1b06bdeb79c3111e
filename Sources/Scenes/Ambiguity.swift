public import AutoLayout

/// A view whose position or size is ambiguous.
public struct Ambiguity: Hashable, Sendable {
  /// The view's identifier.
  public var identifier: String
  /// The view's name in figures and messages.
  package var name: String
  /// The axes along which the view's position or size is ambiguous.
  public var axes: [LayoutConstraint.Axis]

  /// Creates the ambiguity of a view.
  package init(identifier: String, name: String, axes: [LayoutConstraint.Axis]) {
    (self.identifier, self.name, self.axes) = (identifier, name, axes)
  }
}

extension SolvedTree {
  /// The ambiguous views, in the order of the tree.
  package var ambiguities: [Ambiguity] {
    items.compactMap { item in
      guard case .view = item.kind, !item.ambiguousAxes.isEmpty else { return nil }
      return Ambiguity(
        identifier: item.identifier, name: item.name, axes: item.ambiguousAxes)
    }
  }
}
