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

  /// The words of a list that say anything about the scene, which is not so of those that are limited to
  /// what another scene of a batch has.
  public func known(_ words: [OverlayWord]) -> [OverlayWord] {
    guard words.contains(where: { $0.subject != nil }), let known = figureSubjects.map(Set.init)
    else { return words }
    return words.filter { $0.subject.map(known.contains) ?? true }
  }

  /// What the scene's figure shows where nobody says otherwise: what the author asked for, under the
  /// scene's title.
  public var figureOptions: FigureOptions {
    var options = FigureOptions(title: title)
    options.summary = summary ?? ""
    if let overlays { options.show(overlays) }
    options.exploded = exploded
    options.anatomy = anatomy
    options.formats = formats
    paper.apply(to: &options)
    return options
  }

  /// The directions that a figure of the scene shows side by side; fewer than two for a single layout.
  ///
  /// They are the scene's wish, over which any other direction goes, and exploded figures have one.
  public func directionsSideBySide(
    in options: FigureOptions, besides direction: LayoutDirection?
  ) -> [LayoutDirection] {
    direction == nil && options.exploded == nil ? figureDirections : []
  }

  /// Shows visual constraints of the scene in its figure, and takes none apart: `all`, or those
  /// with that identifier or string.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` for a text that names none, and for scenes in
  ///   Swift.
  public mutating func showVisualFormats(named name: String) throws(PlumblineError) {
    guard case .document(let document) = content else {
      throw .noSuchConstraint(
        scene: identifier, reason: "a scene in Swift has no visual constraints")
    }
    do throws(SceneError) {
      formats = try document.formats(named: SceneText(name))
      anatomy = nil
    } catch {
      throw .noSuchConstraint(
        scene: self.name, reason: error.problems.map(\.message).joined(separator: "; "))
    }
  }

  /// The constraint of the scene that a text names: the one with that identifier, or the one that
  /// says what that equation says.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` for a text that names none, or several; never for
  ///   a scene in Swift, which knows its constraints by their identifiers alone.
  public func constraint(
    named name: String
  ) throws(PlumblineError) -> FigureOptions.Subject {
    guard case .document(let document) = content else { return .identifier(name) }
    do throws(SceneError) {
      return .ordinal(try document.ordinal(ofConstraint: SceneText(name)))
    } catch {
      throw .noSuchConstraint(
        scene: self.name, reason: error.problems.map(\.message).joined(separator: "; "))
    }
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
