internal import AutoLayout
public import Figures
internal import Lint

extension SceneLint {
  /// The layout that ``figureOptions`` are for, on the first of the canvases; `nil` if none was checked.
  public var figureTree: SolvedTree? { tree }

  /// The options of a figure of the findings on the canvas, each with a numbered marker.
  ///
  /// Everything besides their items and constraints is dimmed.
  public var figureOptions: FigureOptions {
    var options = scene.reportFigureOptions
    let shown = findings.enumerated().filter { _, placed in
      canvases.first.map(placed.finding.canvases.contains) ?? false
    }
    let names = tree.map { tree in tree.items.indices.map(tree.constraintName) } ?? []
    let items = Set(shown.flatMap { $0.element.finding.items })
    let ordinals = Set(shown.flatMap { $0.element.finding.constraints })
    if let tree, !shown.isEmpty {
      options.emphasis.part = .init(
        items: Set(names.indices.filter { items.contains(names[$0]) }),
        constraints: Set(
          tree.constraints.indices.filter {
            tree.constraints[$0].ordinal.map(ordinals.contains) ?? false
          }))
    }
    let rules = Set(shown.map(\.element.finding.rule))
    if rules.contains(.conflict) { options.overlays.insert(.conflicts) }
    if !rules.isDisjoint(with: [.ambiguity, .competingPriorities]) {
      options.overlays.insert(.ambiguity)
    }
    options.notes = shown.prefix(Self.markerLimit).compactMap { number, placed in
      let items = placed.finding.items
      guard let item = items.first(where: { $0 != names.first }) ?? items.first else { return nil }
      return FigureNote(
        .marker("\(number + 1)", at: FigureNote.Place(item), words: placed.finding.rule.rawValue))
    }
    return options
  }

  /// The number of markers beyond which a figure is unreadable.
  private static let markerLimit = 24
}
