package import Foundation

/// The part of one layout that a figure is about, such as the item and constraints of an explanation.
///
/// It refers to a solved tree by indices, and applies only to figures of that tree.
public struct FigureFocus: Hashable, Sendable {
  /// The items and constraints to emphasize, or `nil` to emphasize those that the options name.
  package var part: Part?
  /// The area to show, in the coordinates of the layout's root, or `nil` for the options' crop.
  package var area: CGRect?

  /// Creates a focus on what the figure's options name.
  public init() {}

  /// Creates a focus on some items and constraints, and on an area if it isn't `nil`.
  package init(on part: Part?, area: CGRect? = nil) {
    (self.part, self.area) = (part, area)
  }

  /// Items and constraints of a layout, as indices into its tree.
  package struct Part: Hashable, Sendable {
    /// The indices of the items to emphasize, in addition to the constraints' items.
    ///
    /// The contents of these items aren't included.
    package var items: Set<Int>
    /// The indices of the constraints to emphasize.
    package var constraints: Set<Int>

    /// Creates a part from the indices of its items and constraints.
    package init(items: Set<Int> = [], constraints: Set<Int>) {
      (self.items, self.constraints) = (items, constraints)
    }
  }
}
