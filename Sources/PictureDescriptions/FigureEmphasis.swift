/// The items and constraints that a figure emphasizes, leaves out or restyles, without changing
/// the layout.
///
/// Items have the names that equations use for them, such as `title` and `root.margins`.
public struct FigureEmphasis: Hashable, Sendable {
  /// The emphasized views and guides.
  ///
  /// The contents of these views are emphasized too, and everything else is dimmed.
  public var items: [String] = []
  /// The emphasized constraints.
  ///
  /// No other constraints are drawn. Emphasized ones have a distinct color, and items that they don't involve are
  /// dimmed.
  public var constraints: [FigureOptions.Subject] = []
  /// The items to draw besides the canvas, with their contents, or an empty array for all.
  ///
  /// The canvas's own guides, such as its margins, are always included.
  public var only: [String] = []
  /// The items to leave out, with their contents.
  public var hidden: [String] = []
  /// The emphasized items and constraints of a particular layout, in place of ``items`` and ``constraints``.
  package var part: Part?

  /// The look of views.
  package var look = FigureLook.diagram
  /// The colors and strokes of items by id or class.
  ///
  /// They override those of the theme and of the views.
  public var styles: [ItemStyle] = []

  /// Makes an emphasis that changes nothing.
  public init() {}

  /// Items and constraints of a layout, as indices into its tree.
  package struct Part: Hashable, Sendable {
    /// The items to emphasize in addition to those of the constraints.
    ///
    /// Their contents aren't included.
    package var items: Set<Int>
    /// The constraints.
    package var constraints: Set<Int>

    /// Makes a part of items and constraints.
    package init(items: Set<Int> = [], constraints: Set<Int>) {
      (self.items, self.constraints) = (items, constraints)
    }
  }
}
