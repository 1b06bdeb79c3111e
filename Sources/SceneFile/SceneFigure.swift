package import AutoLayout

/// The `figure:` section of a scene.
package struct SceneFigure: Hashable, Sendable {
  /// The words of `show`: the overlays of a figure.
  package var overlays: [SceneText] = []
  /// The constraint that the figure explains, by its identifier or as an equation.
  package var anatomy: SceneText?
  /// The visual constraints whose strings stand above a figure: `all`, or those of an identifier or
  /// with a string.
  package var visual: SceneText?
  /// The margin around the canvas for dimension lines, in points, or `nil` for what the figure needs.
  package var margin: Double?
  /// The directions in which the layout is shown side by side; empty for the scene's direction alone.
  package var directions: [LayoutDirection] = []
  /// The exploded hierarchy, or `nil` for a flat figure.
  package var exploded: SceneExplosion?
  /// The language of the figure's own words, or `nil` for English.
  package var language: String?
}

/// The settings of an exploded hierarchy.
package struct SceneExplosion: Hashable, Sendable {
  /// The angle of the planes, in degrees, from −75 to 75, or `nil` for the default.
  package var angle: Double?
  /// The distance between neighbouring levels, in points, from 1 to 2000, or `nil` for the default.
  package var spacing: Double?
}

extension SceneReader {
  /// The overlays and form of a figure.
  mutating func figure(_ node: DocumentNode) -> SceneFigure {
    guard !node.isNothing, let fields = fields(of: node, .figure, "figure") else {
      return SceneFigure()
    }
    refuse("visual", beside: "anatomy", in: fields)
    let explosion = fields["exploded"].flatMap { self.explosion($0) }
    let directions = list(fields["directions"]).compactMap {
      choice($0, "directions", LayoutDirection.allCases.map(\.word))
    }
    // Slanted planes leave no room above them for text.
    if explosion != nil {
      refuse("anatomy", beside: "exploded", in: fields)
      refuse("visual", beside: "exploded", in: fields)
    }
    // The planes are the same for both directions.
    if explosion != nil, directions.count > 1 {
      refuse("directions", beside: "exploded", in: fields)
    }
    return SceneFigure(
      overlays: list(fields["show"]).compactMap { text($0, "show") },
      anatomy: text(fields["anatomy"]), visual: text(fields["visual"]),
      margin: number(fields["margin"], .figureMargin),
      directions: directions.uniqued().compactMap { LayoutDirection(word: $0) },
      exploded: explosion,
      language: choice(fields["language"], WordsDocument.languages))
  }

  /// `true`, `false`, or how the hierarchy is taken apart.
  mutating func explosion(_ entry: DocumentNode.Entry) -> SceneExplosion? {
    guard case .mapping = entry.value.content else {
      return flag(entry) == true ? SceneExplosion() : nil
    }
    guard let fields = fields(of: entry.value, .explosion, "exploded") else { return nil }
    return SceneExplosion(
      angle: number(fields["angle"], .planeAngle),
      spacing: number(fields["spacing"], .planeDistance))
  }
}
