import AutoLayout

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
  var look = FigureLook.diagram
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

extension SolvedTree {
  /// The indices of the items that an emphasis leaves out; never the root's.
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

  /// The indices of the emphasized items, or `nil` for all items.
  func highlighted(by emphasis: FigureEmphasis) -> Set<Int>? {
    if let part = emphasis.part { return items(of: part) }
    guard !emphasis.items.isEmpty || !emphasis.constraints.isEmpty else { return nil }
    let named = all(in: emphasis.items) { item in
      if case .systemGuide = item.kind { false } else { true }
    }
    let constraints = emphasizedConstraints(emphasis) ?? []
    return items(of: .init(items: named, constraints: constraints))
  }

  /// The indices of the emphasized constraints, or `nil` if an emphasis is on items alone.
  func emphasizedConstraints(_ emphasis: FigureEmphasis) -> Set<Int>? {
    if let part = emphasis.part { return part.constraints }
    guard !emphasis.constraints.isEmpty else { return nil }
    let subjects = Set(emphasis.constraints)
    return Set(
      constraints.indices.filter { index in
        constraints[index].identifier.map { subjects.contains(.identifier($0)) } ?? false
          || constraints[index].ordinal.map { subjects.contains(.ordinal($0)) } ?? false
      })
  }

  /// The indices of a part's items and of those in its constraints.
  func items(of part: FigureEmphasis.Part) -> Set<Int> {
    part.constraints.reduce(into: part.items) { $0.formUnion(items(of: constraints[$1])) }
  }

  /// The indices of items with some names, and of their contents that meet a condition.
  private func all(in names: [String], _ isWanted: (Item) -> Bool) -> Set<Int> {
    if names.isEmpty { return [] }
    let names = Set(names)
    var found: Set<Int> = []
    for (index, item) in items.enumerated() {
      let owner = item.owner.map { items[$0] }
      let isInside = isWanted(item) && item.owner.map(found.contains) ?? false
      if isInside || names.contains(item.sceneName(ownedBy: owner)) { found.insert(index) }
    }
    return found
  }
}
