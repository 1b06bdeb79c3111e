/// The items and constraints that a figure emphasizes, omits or restyles, without changing the layout.
///
/// Items are named as in equations, such as `title` and `root.margins`.
public struct FigureEmphasis: Hashable, Sendable {
  /// The names of the views and guides to emphasize.
  ///
  /// The contents of emphasized views are emphasized too, and everything else is dimmed.
  public var items: [String] = []
  /// The constraints to emphasize.
  ///
  /// If there are any, only these constraints are drawn, in a distinct color, and unrelated items are dimmed.
  public var constraints: [FigureOptions.Subject] = []
  /// The names of the only items to draw on the canvas, or an empty array to draw all items.
  ///
  /// The contents of these items are drawn too. The canvas's own guides, such as its margins, are always drawn.
  public var only: [String] = []
  /// The names of the items to leave out together with everything inside the items.
  public var hidden: [String] = []
  /// The items and constraints to emphasize, as indices, or `nil` to use ``items`` and ``constraints``.
  package var part: Part?

  /// The look of the figure's views.
  package var look = FigureLook.diagram
  /// The styles for items by id or class, which override the theme's styles and the views' own colors.
  public var styles: [ItemStyle] = []

  /// Creates an emphasis that changes nothing.
  public init() {}

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
