package import AutoLayout

/// What a scene's `figure:` section asks for.
package struct SceneFigure: Hashable, Sendable {
  /// The words of `show`, what a figure shows beside the views.
  package var overlays: [SceneText] = []
  /// The constraint that a figure takes apart, by its identifier or as an equation.
  package var anatomy: SceneText?
  /// The visual constraints whose strings stand above a figure: `all`, or those of an identifier or
  /// with a string.
  package var visual: SceneText?
  /// How much paper around the canvas dimension lines may use, in points; nil for what the figure needs.
  package var margin: Double?
  /// The directions in which the layout is shown side by side; empty for the scene's one.
  package var directions: [LayoutDirection] = []
  /// How far the hierarchy is taken apart; nil for a flat figure.
  package var exploded: SceneExplosion?
}

/// An exploded hierarchy as a scene asks for it.
package struct SceneExplosion: Hashable, Sendable {
  /// By how much planes are turned, in degrees, from −75 to 75; nil for what figures choose.
  package var angle: Double?
  /// The distance of neighbouring levels, in points, from 1 to 2000; nil for what figures choose.
  package var spacing: Double?
}

extension SceneReader {
  /// What a figure shows, and how.
  mutating func figure(_ node: DocumentNode) -> SceneFigure {
    guard !node.isNothing, let fields = fields(of: node, .figure, "figure") else {
      return SceneFigure()
    }
    refuse("visual", beside: "anatomy", in: fields)
    let explosion = fields["exploded"].flatMap { self.explosion($0) }
    let directions = list(fields["directions"]).compactMap {
      choice($0, "directions", LayoutDirection.allCases.map(\.word))
    }
    // What is slanted has no room above it for what is written of it.
    if explosion != nil {
      refuse("anatomy", beside: "exploded", in: fields)
      refuse("visual", beside: "exploded", in: fields)
    }
    // Planes that lean the same way say nothing of directions.
    if explosion != nil, directions.count > 1 {
      refuse("directions", beside: "exploded", in: fields)
    }
    return SceneFigure(
      overlays: list(fields["show"]).compactMap { text($0, "show") },
      anatomy: text(fields["anatomy"]), visual: text(fields["visual"]),
      margin: number(fields["margin"], .figureMargin),
      directions: directions.uniqued().compactMap { LayoutDirection(word: $0) }, exploded: explosion
    )
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
