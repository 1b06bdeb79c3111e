import AutoLayout

/// What a figure is about, what it leaves out, and what of it looks otherwise; the layout stays as it is.
///
/// Items go by the names that equations have for them, such as `title` and `root.margins`.
public struct FigureEmphasis: Hashable, Sendable {
  /// The views, with what lies in them, and the guides that the figure is about; all else is dimmed.
  public var items: [String] = []
  /// The constraints that the figure is about: their lines are drawn in a color of their own, those of others are
  /// not, and all items but theirs are dimmed.
  public var constraints: [FigureOptions.Subject] = []
  /// The items that are drawn besides the canvas, with what lies in them; empty for all.
  ///
  /// The canvas's own guides, such as its margins, are not left out.
  public var only: [String] = []
  /// The items that are not drawn, nor what lies in them.
  public var hidden: [String] = []

  /// How views are drawn.
  var look = FigureLook.diagram
  /// The colors and strokes of items by id or class, over those of the theme and of the views.
  public var styles: [ItemStyle] = []

  /// Makes an emphasis on everything alike.
  public init() {}
}

extension SolvedTree {
  /// The items that an emphasis leaves out, by their indices; never the root.
  func leftOut(by emphasis: FigureEmphasis) -> Set<Int> {
    guard !emphasis.only.isEmpty || !emphasis.hidden.isEmpty else { return [] }
    let hidden = emphasis.hidden.filter { $0 != items.first?.identifier }
    let shown = emphasis.only.isEmpty ? Set(items.indices) : all(in: emphasis.only) { _ in true }
    let others = items.indices.dropFirst().filter { index in
      if case .systemGuide = items[index].kind, items[index].owner == 0 { return false }
      return !shown.contains(index)
    }
    return Set(others)
      .union(all(in: hidden) { _ in true })
  }

  /// The items that an emphasis is on, by their indices; nil where it is on everything.
  func highlighted(by emphasis: FigureEmphasis) -> Set<Int>? {
    guard !emphasis.items.isEmpty || !emphasis.constraints.isEmpty else { return nil }
    let named = all(in: emphasis.items) { item in
      if case .systemGuide = item.kind { false } else { true }
    }
    return constraints.filter { $0.isOne(of: emphasis.constraints) }.reduce(into: named) {
      $0.formUnion(items(of: $1))
    }
  }

  /// The items with some names, and those of what lies in them that are wanted.
  private func all(in names: [String], _ isWanted: (Item) -> Bool) -> Set<Int> {
    var found: Set<Int> = []
    for (index, item) in items.enumerated() {
      let owner = item.owner.map { items[$0] }
      let isInside = isWanted(item) && item.owner.map(found.contains) ?? false
      if isInside || names.contains(item.sceneName(ownedBy: owner)) { found.insert(index) }
    }
    return found
  }
}

extension SolvedTree.Constraint {
  /// Whether the constraint is one of those that somebody names.
  func isOne(of subjects: [FigureOptions.Subject]) -> Bool {
    subjects.contains { subject in
      switch subject {
      case .identifier(let name): identifier == name
      case .ordinal(let number): ordinal == number
      }
    }
  }
}
