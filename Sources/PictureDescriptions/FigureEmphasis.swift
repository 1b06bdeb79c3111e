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
  /// The look of the figure's views.
  package var look = FigureLook.diagram
  /// The styles for items by id or class, which override the theme's styles and the views' own colors.
  public var styles: [ItemStyle] = []

  /// Creates an emphasis that changes nothing.
  public init() {}
}
