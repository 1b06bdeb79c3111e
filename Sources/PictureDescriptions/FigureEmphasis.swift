/// The items and constraints that a figure emphasizes, leaves out or restyles, without changing
/// the layout.
///
/// Items have the names that equations use for them, such as `title` and `root.margins`.
public struct FigureEmphasis: Hashable, Sendable {
  /// The emphasized views, with their contents, and guides; everything else is dimmed.
  public var items: [String] = []
  /// The emphasized constraints.
  ///
  /// Only their lines are drawn, in a color of their own, and all other items are dimmed.
  public var constraints: [FigureOptions.Subject] = []
  /// The items to draw besides the canvas, with their contents, or an empty array for all.
  ///
  /// The canvas's own guides, such as its margins, are always included.
  public var only: [String] = []
  /// The items to leave out, with their contents.
  public var hidden: [String] = []
  /// The emphasized part of a particular layout, which replaces ``items`` and ``constraints``.
  package var part: Part?

  /// The look of views.
  package var look = FigureLook.diagram
  /// The colors and strokes of items by id or class, which override those of the theme and of
  /// views.
  public var styles: [ItemStyle] = []

  /// Makes an emphasis that changes nothing.
  public init() {}

  /// Items and constraints of a layout, as indices into its tree.
  package struct Part: Hashable, Sendable {
    /// The items besides those of the constraints, without their contents.
    package var items: Set<Int>
    /// The constraints.
    package var constraints: Set<Int>

    /// Makes a part of items and constraints.
    package init(items: Set<Int> = [], constraints: Set<Int>) {
      (self.items, self.constraints) = (items, constraints)
    }
  }
}
