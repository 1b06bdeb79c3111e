internal import Analysis
internal import AutoLayout
internal import Batches
internal import Figures
internal import Scenes

extension SceneLint {
  /// The layout to draw with ``figureOptions``, from the first checked canvas, or `nil` if no canvas was checked.
  package var figureTree: SolvedTree? { tree }

  /// The focus of the figure: the items and constraints with findings.
  package var figureFocus: FigureFocus {
    let shown = shownFindings
    guard let tree, !shown.isEmpty else { return FigureFocus() }
    let items = Set(shown.flatMap { $0.finding.items })
    let ordinals = Set(shown.flatMap { $0.finding.constraints })
    return FigureFocus(
      on: .init(
        items: Set(tree.items.indices.filter { items.contains(tree.constraintName(of: $0)) }),
        constraints: Set(
          tree.constraints.indices.filter {
            tree.constraints[$0].ordinal.map(ordinals.contains) ?? false
          })))
  }

  /// The options for a figure that puts a numbered marker on each item with findings, and dims everything else.
  package var figureOptions: FigureOptions {
    var options = scene.reportFigureOptions
    let shown = shownFindings
    let rules = Set(shown.map(\.finding.rule))
    if rules.contains(.conflict) { options.overlays.insert(.conflicts) }
    if !rules.isDisjoint(with: [.ambiguity, .competingPriorities]) {
      options.overlays.insert(.ambiguity)
    }
    options.notes = notes(of: shown.map(\.finding), root: tree?.constraintName(of: 0))
    return options
  }

  /// The findings on the canvas of ``figureTree``.
  private var shownFindings: [Finding] {
    findings.filter { placed in
      canvases.first.map(placed.finding.canvases.contains) ?? false
    }
  }

  /// Returns a marker for each item with findings, whose legend entry names the rules that the item violates.
  private func notes(of findings: [LintFinding], root: String?) -> [FigureNote] {
    var items: [String] = []
    var rules: [String: [String]] = [:]
    for finding in findings {
      guard let item = finding.items.first(where: { $0 != root }) ?? finding.items.first else {
        continue
      }
      if rules[item] == nil { items.append(item) }
      let rule = finding.rule.rawValue
      if rules[item]?.contains(rule) != true { rules[item, default: []].append(rule) }
    }
    return items.prefix(Self.markerLimit).enumerated().map { number, item in
      let words = "\(item): \(rules[item, default: []].joined(separator: ", "))"
      return FigureNote(.marker("\(number + 1)", at: FigureNote.Place(item), words: words))
    }
  }

  private static let markerLimit = 24
}
