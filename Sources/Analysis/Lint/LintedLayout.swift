package import AutoLayout
package import Foundation

/// A layout to check, with facts that its solved tree doesn't contain.
package struct LintedLayout: Sendable {
  /// The name of the layout's canvas, as findings show it.
  package var canvas: String
  /// The solved tree of the layout.
  package var tree: SolvedTree
  /// The indices of the tree's optional constraints that don't affect the layout.
  package var idleConstraints: Set<Int> = []

  /// Creates a layout in which every constraint has an effect.
  package init(canvas: String, tree: SolvedTree) {
    self.canvas = canvas
    self.tree = tree
  }
}

/// Facts about a scene that are the same on every canvas.
package struct LintedScene: Sendable {
  /// The standard spacing between siblings, in points.
  package var standardSpacing: CGFloat
  /// The ordinals of the constraints whose constants may come from the system, as in visual formats.
  package var systemConstants: Set<Int>

  /// Creates a scene from the standard spacing and the ordinals of constraints whose constants come from the system.
  package init(standardSpacing: CGFloat = 8, systemConstants: Set<Int> = []) {
    self.standardSpacing = standardSpacing
    self.systemConstants = systemConstants
  }
}
