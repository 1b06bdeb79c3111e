package import AutoLayout
internal import LayoutDocuments

extension SceneDocument {
  /// The constraint that a text names, by its place among those that the scene states.
  ///
  /// An identifier names the constraint that has it. An equation names the one that means the same,
  /// by whatever way of writing; its sides may be swapped, and a priority that it leaves out may be
  /// any.
  ///
  /// - Throws: `SceneError` for a text that names no constraint, or several.
  package func ordinal(ofConstraint name: SceneText) throws(SceneError) -> Int {
    try ordinal(of: name, in: ConstraintPlaces(trial), scope)
  }

  /// The constraints that texts name, by their places among those that the scene states: all that have a
  /// text for an identifier, or the one that says the same as an equation.
  ///
  /// - Throws: `SceneError` for a text that names no constraint.
  /// - Complexity: O(*n*) in the number of items, constraints and texts, unless many constraints are of one item.
  package func ordinals(ofConstraints names: [SceneText]) throws(SceneError) -> [Int] {
    guard !names.isEmpty else { return [] }
    // The views are made once for all texts.
    let (places, scope) = (ConstraintPlaces(trial), scope)
    var ordinals: [Int] = []
    for name in names {
      if let named = places.named[name.text] {
        ordinals += named
      } else {
        ordinals.append(try ordinal(of: name, in: places, scope))
      }
    }
    return ordinals
  }

  private func ordinal(
    of name: SceneText, in places: ConstraintPlaces, _ scope: SceneScope
  ) throws(SceneError) -> Int {
    var problems: [SceneProblem] = []
    if let place = place(of: name, in: places, scope, &problems) { return place }
    throw SceneError(file: file, problems: problems)
  }

  /// The visual constraints that a text names, in the order of the file: `all`, or those that have
  /// it for an identifier or for their string.
  ///
  /// - Throws: `SceneError` for a text that names no constraint.
  package func formats(named name: SceneText) throws(SceneError) -> [VisualFormatText] {
    let formats = trial.formats.compactMap { index, text in
      if case .visual(let visual) = layout.constraints[index] {
        (visual: visual, text: text)
      } else {
        nil
      }
    }
    let wanted = formats.filter { visual, _ in
      name.text == "all" || visual.identifier == name.text || visual.format == name.text
    }
    guard wanted.isEmpty else { return wanted.map(\.text) }
    let names = formats.flatMap {
      [$0.visual.identifier].compactMap(\.self) + [$0.visual.format]
    }
    let fault: FigureFault =
      formats.isEmpty
      ? .noFormats
      : .unknownFormat(
        name.text, suggestion: spellingSuggestion(for: name.text, among: names + ["all"]))
    throw SceneError(file: file, problems: [.init(name.position, fault)])
  }

  /// The problems with the constraints that the figure is to show.
  var problemsOfFigure: [SceneProblem] {
    ([figure] + figure.steps).flatMap(problems)
  }

  private func problems(of figure: SceneFigure) -> [SceneProblem] {
    do throws(SceneError) {
      if let anatomy = figure.anatomy { _ = try ordinal(ofConstraint: anatomy) }
      if let crop = figure.paper.crop { _ = try self.crop(named: crop) }
      if let visual = figure.visual { _ = try formats(named: visual) }
      _ = try ordinals(ofConstraints: figure.emphasis.constraints)
      return []
    } catch {
      return error.problems
    }
  }

  private func place(
    of name: SceneText, in places: ConstraintPlaces, _ scope: SceneScope,
    _ problems: inout [SceneProblem]
  ) -> Int? {
    let constraints = places.built.constraints
    func report(_ fault: FigureFault) -> Int? {
      problems.append(.init(name.position, fault))
      return nil
    }
    func several(_ places: [Int]) -> Int? {
      report(
        .severalConstraints(
          name.text, count: places.count, example: constraints[places[0]].writtenEquation))
    }
    guard !constraints.isEmpty else { return report(.noConstraints) }
    if let named = places.named[name.text] { return named.count == 1 ? named[0] : several(named) }
    guard name.text.contains(where: { "=<>".contains($0) }) else {
      let identifiers = constraints.compactMap(\.identifier)
      return report(
        .unknownConstraint(
          name.text, suggestion: spellingSuggestion(for: name.text, among: identifiers)))
    }
    let stated = relations(in: name, scope: scope, problems: &problems)
    guard problems.isEmpty else { return nil }
    let matches = stated.compactMap { relation in
      (try? places.built.make(relation.form)).flatMap { places.best(saying: $0) }
    }
    guard matches.count == stated.count, let first = matches.first else {
      return report(unstated(name.text, constraints))
    }
    return matches.count == 1 ? first : several(matches)
  }

  private func unstated(_ text: String, _ constraints: [LayoutConstraint]) -> FigureFault {
    .unstatedEquation(
      text,
      suggestion: spellingSuggestion(for: text, among: constraints.map(\.writtenEquation)))
  }

  /// The names that equations of the scene can use.
  var scope: SceneScope {
    var scope = SceneScope()
    for metric in layout.metrics { scope.addMetric(metric.name, metric.value) }
    for (index, item) in layout.items.enumerated() {
      let viewClass: KnownViewClass? =
        switch item.viewClass {
        case .known(let known): known
        case .other: .view
        case nil: nil
        }
      if let name = item.name {
        _ = scope.add(name, .init(viewClass: viewClass, index: index), at: .start)
      }
    }
    return scope
  }
}

/// The constraints of a scene by their identifiers and by their items.
private struct ConstraintPlaces {
  let built: BuiltLayout
  /// The places of the constraints with an identifier.
  let named: [String: [Int]]
  /// The places of the constraints between the same items, in either order.
  private let between: [Set<ObjectIdentifier>: [Int]]

  init(_ built: BuiltLayout) {
    self.built = built
    let constraints = built.constraints
    named = Dictionary(grouping: constraints.indices.filter { constraints[$0].identifier != nil }) {
      constraints[$0].identifier ?? ""
    }
    between = Dictionary(grouping: constraints.indices) { Self.items(of: constraints[$0]) }
  }

  private static func items(of constraint: LayoutConstraint) -> Set<ObjectIdentifier> {
    Set([constraint.firstItem, constraint.secondItem].compactMap { $0.map(ObjectIdentifier.init) })
  }

  /// The place of the constraint that means the same as another one: of several, the one with its
  /// priority, or else the first.
  ///
  /// A priority below required has to be the constraint's own.
  func best(saying wanted: LayoutConstraint) -> Int? {
    let constraints = built.constraints
    let matches = (between[Self.items(of: wanted)] ?? []).filter {
      constraints[$0].saysTheSame(as: wanted)
    }
    let exact = matches.first { constraints[$0].priority == wanted.priority }
    return exact ?? (wanted.priority == .required ? matches.first : nil)
  }
}

extension LayoutConstraint {
  /// The equation as a scene file can write it, standard distances as their numbers.
  fileprivate var writtenEquation: String {
    guard isStandardSpace else { return equation }
    return equation.split { "()".contains($0) }.joined().split(separator: "NSSpace").joined()
  }
}

extension SceneDocument {
  /// The part of the canvas that a text means: an item, or an item and a margin around it.
  ///
  /// - Throws: `SceneError` for an unknown item, and for what is no margin.
  package func crop(named text: SceneText) throws(SceneError) -> SceneFigurePaper.Crop {
    var problems: [SceneProblem] = []
    let crop = Self.crop(text, problems: &problems) { path, offset, problems in
      scope.item(
        named: path, position: { text.position(ofCharacterAt: offset + $0) }, problems: &problems)
    }
    guard let crop, problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return crop
  }

  /// A crop whose item is not looked up, for layouts that aren't known before they are laid out.
  ///
  /// - Throws: `SceneError` for what is no margin.
  package static func crop(
    unchecked text: SceneText, file: String
  ) throws(SceneError) -> SceneFigurePaper.Crop {
    var problems: [SceneProblem] = []
    let crop = crop(text, problems: &problems) { path, _, _ in
      let parts = path.split(separator: ".").map(String.init)
      guard parts.count == 2, let guide = SystemGuideKind(word: parts[1]) else {
        return (path, nil)
      }
      return (parts[0], guide)
    }
    guard let crop, problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return crop
  }

  private static func crop(
    _ text: SceneText, problems: inout [SceneProblem],
    item: (String, Int, inout [SceneProblem]) -> (id: String, guide: SystemGuideKind?)?
  ) -> SceneFigurePaper.Crop? {
    let parts = text.text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0].filter { $0 != " " }
    var margin = 0.0
    if parts.count > 1 {
      let number = plainDecimal(parts[1].filter { $0 != " " })
      guard let number, NumberRule.figureMargin.allows(number) else {
        let offset = parts[0].count + 1 + parts[1].prefix { $0 == " " }.count
        problems.append(
          .init(text.position(ofCharacterAt: offset), FigureFault.badCropMargin(String(parts[1]))))
        return nil
      }
      margin = number
    }
    guard let found = item(name, parts[0].prefix { $0 == " " }.count, &problems) else { return nil }
    return SceneFigurePaper.Crop(identifier: found.id, guide: found.guide, margin: margin)
  }
}
