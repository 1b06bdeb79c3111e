public import Figures
internal import SceneFile

extension Scene {
  /// What overlays of the scene can be limited to: the ids of its views and guides and the identifiers
  /// of its constraints, in alphabetical order; nil for a scene in Swift, which is not known before it
  /// is laid out.
  public var figureSubjects: [String]? {
    guard case .document(let document) = content else { return nil }
    return document.subjects.sorted()
  }

  /// What the scene's figure shows where nobody says otherwise: what the author asked for, under the
  /// scene's title.
  public var figureOptions: FigureOptions {
    var options = FigureOptions(title: title)
    options.summary = summary ?? ""
    if let overlays { options.show(overlays) }
    options.exploded = exploded
    return options
  }
}

extension Explosion {
  /// What a scene asks for, with a figure's own choice of what it leaves open.
  init(_ scene: SceneExplosion) {
    self =
      scene.angle.map { Explosion(angle: $0, spacing: scene.spacing) }
      ?? Explosion(spacing: scene.spacing)
  }
}
