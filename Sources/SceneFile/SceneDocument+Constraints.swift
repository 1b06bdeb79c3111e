internal import AutoLayout
internal import Foundation
internal import LayoutDocuments
package import PictureDescriptions

extension SceneDocument {
  /// Returns the index of a constraint of the scene, given its identifier or an equivalent equation.
  ///
  /// The sides of the equation may be swapped, and its priority may be missing.
  ///
  /// - Throws: `SceneError` if no constraint or several constraints match.
  package func ordinal(ofConstraint name: SceneText) throws(SceneError) -> Int {
    var problems: [SceneProblem] = []
    if let place = ConstraintLookup(self).place(of: name, &problems) { return place }
    throw SceneError(file: file, problems: problems)
  }

  /// Returns the indices of constraints of the scene, given identifiers and equations.
  ///
  /// An identifier selects all constraints that have it. An equation selects the equivalent constraint.
  ///
  /// - Throws: `SceneError` with every name that matches no constraint.
  /// - Complexity: O(views + constraints + names).
  package func ordinals(ofConstraints names: [SceneText]) throws(SceneError) -> [Int] {
    if names.isEmpty { return [] }
    let stated = ConstraintLookup(self)
    var problems: [SceneProblem] = []
    let places = names.flatMap { name in
      stated.named[name.text] ?? stated.place(of: name, &problems).map { [$0] } ?? []
    }
    guard problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return places
  }

  /// Returns the zero-based positions, among the scene's visual constraints, of those that a name stands for.
  ///
  /// The name is `all`, an identifier, or a visual format string.
  ///
  /// - Throws: `SceneError` if no visual constraint matches.
  package func formats(named name: SceneText) throws(SceneError) -> [Int] {
    let formats = layout.constraints.compactMap { constraint in
      if case .visual(let visual) = constraint { visual } else { nil }
    }
    let wanted = formats.indices.filter { index in
      name.text == "all" || formats[index].identifier == name.text
        || formats[index].format == name.text
    }
    guard wanted.isEmpty else { return wanted }
    let names = formats.flatMap { [$0.identifier].compactMap(\.self) + [$0.format] }
    let fault: FigureFault =
      formats.isEmpty
      ? .noFormats
      : .unknownFormat(
        name.text, suggestion: spellingSuggestion(for: name.text, among: names + ["all"]))
    throw SceneError(file: file, problems: [.init(name.position, fault)])
  }

  /// The problems with the constraints that the figure refers to.
  var problemsOfFigure: [SceneProblem] {
    ([figure] + figure.steps + figure.panels.map(\.figure)).flatMap(problems)
  }

  private func problems(of figure: SceneFigure) -> [SceneProblem] {
    do throws(SceneError) {
      if let anatomy = figure.anatomy { _ = try ordinal(ofConstraint: anatomy) }
      if let visual = figure.visual { _ = try formats(named: visual) }
      _ = try ordinals(ofConstraints: figure.emphasizedConstraints)
      return []
    } catch {
      return error.problems
    }
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
      let other = otherNames.indices.contains(index) ? otherNames[index] : nil
      if let other, other != item.name {
        let named = SceneScope.Item(viewClass: viewClass, index: index, name: item.name)
        _ = scope.add(other, named, at: .start)
      }
    }
    return scope
  }
}

extension SceneDocument {
  /// Returns the crop that a text describes: an item, optionally with a margin around it.
  ///
  /// - Throws: `SceneError` for an unknown item or an invalid margin.
  package func crop(named text: SceneText) throws(SceneError) -> FigurePaper.Crop {
    var problems: [SceneProblem] = []
    let crop = Self.crop(text, in: scope, problems: &problems)
    guard let crop, problems.isEmpty else { throw SceneError(file: file, problems: problems) }
    return crop
  }

  /// Returns the crop that a text describes, with item names looked up in a scope.
  ///
  /// An unknown item or an invalid margin is reported, and the result is `nil`.
  static func crop(
    _ text: SceneText, in scope: SceneScope, problems: inout [SceneProblem]
  ) -> FigurePaper.Crop? {
    crop(text, problems: &problems) { path, offset, problems in
      scope.item(
        named: path, position: { text.position(ofCharacterAt: offset + $0) }, problems: &problems)
    }
  }

  /// Returns the crop that a text describes, without checking the item in it, which may not exist before layout.
  ///
  /// - Throws: `SceneError` for an invalid margin.
  package static func crop(
    unchecked text: SceneText, file: String
  ) throws(SceneError) -> FigurePaper.Crop {
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
  ) -> FigurePaper.Crop? {
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
    return FigurePaper.Crop(found.id, guide: found.guide, margin: CGFloat(margin))
  }
}
