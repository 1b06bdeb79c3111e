public import AutoLayout

/// A view whose layout constraints leave open.
public struct Ambiguity: Hashable, Sendable {
  /// The view's identifier.
  public var identifier: String
  /// The view's name in figures and messages.
  package var name: String
  /// The axes that are open.
  public var axes: [LayoutConstraint.Axis]

  /// Names a view and its open axes.
  package init(identifier: String, name: String, axes: [LayoutConstraint.Axis]) {
    (self.identifier, self.name, self.axes) = (identifier, name, axes)
  }
}

extension SolvedTree {
  /// The views whose position or size constraints leave open, in the order of the tree.
  package var ambiguities: [Ambiguity] {
    items.compactMap { item in
      guard case .view = item.kind, !item.ambiguousAxes.isEmpty else { return nil }
      return Ambiguity(
        identifier: item.identifier, name: item.name, axes: item.ambiguousAxes)
    }
  }
}
