public import Figures
internal import Foundation
internal import SceneFile

extension Scene {
  /// What overlays of the scene can be limited to: the ids of its views and guides and the identifiers
  /// of its constraints, in alphabetical order; nil for a scene in Swift, which is not known before it
  /// is laid out.
  package var figureSubjects: [String]? { document?.subjects.sorted() }

  /// The words of a list that say anything about the scene, which is not so of those that are limited to
  /// what another scene of a batch has.
  package func known(_ words: [OverlayWord]) -> [OverlayWord] {
    guard words.contains(where: { $0.subject != nil }), let known = figureSubjects.map(Set.init)
    else { return words }
    return words.filter { $0.subject.map(known.contains) ?? true }
  }

  /// What the scene's figure shows where nobody says otherwise: what the author asked for, under the
  /// scene's title.
  public var figureOptions: FigureOptions {
    var options = figure
    if options.title.isEmpty { options.title = title }
    options.summary = summary ?? ""
    return options
  }

  /// The options of each of the figure's steps; a single one, without a number, for a figure without any.
  public var steps: [(number: Int?, options: FigureOptions)] {
    // Panels show steps side by side, in one picture.
    guard !figureSteps.isEmpty, figurePanels.isEmpty else { return [(nil, figureOptions)] }
    return figureSteps.enumerated().map { index, step in
      var options = step
      if options.title.isEmpty { options.title = title }
      options.summary = summary ?? ""
      return (index + 1, options)
    }
  }

  /// What the names of pictures say of a step: `step-3`, or `step-03` beside ten others.
  package func stepName(_ number: Int) -> String {
    let digits = String(number)
    let width = String(figureSteps.count).count
    return "step-" + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// What the `figure:` section of a scene file, or a step of it, asks for.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - document: The scene file.
  ///   - request: The request of the project file, which the section overrides.
  /// - Returns: The options.
  /// - Throws: `SceneError` for constraints that the scene doesn't have.
  package static func options(
    _ section: SceneFigure, of document: SceneDocument, over request: FigureRequest
  ) throws(SceneError) -> FigureOptions {
    var options = FigureOptions()
    options.emphasis = section.emphasis
    options.apply(request)
    options.apply(section.request)
    options.anatomy = try section.anatomy.map { (text) throws(SceneError) in
      .ordinal(try document.ordinal(ofConstraint: text))
    }
    if let visual = section.visual { options.formats = try document.formats(named: visual) }
    options.motion = section.movement == .canvases ? .canvases : .still
    options.emphasis.constraints = try document.ordinals(
      ofConstraints: section.emphasizedConstraints
    ).map { .ordinal($0) }
    options.notes = section.notes
    return options
  }

  /// Shows visual constraints of the scene in its figure, and takes none apart: `all`, or those
  /// with that identifier or string.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` for a text that names none, and for scenes in
  ///   Swift.
  package mutating func showVisualFormats(named name: String) throws(PlumblineError) {
    guard let document else {
      throw .noSuchConstraint(
        scene: identifier, reason: "a scene in Swift has no visual constraints")
    }
    do throws(SceneError) {
      figure.formats = try document.formats(named: SceneText(name))
      figure.anatomy = nil
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
  package func constraint(
    named name: String
  ) throws(PlumblineError) -> FigureOptions.Subject {
    guard let document else { return .identifier(name) }
    do throws(SceneError) {
      return .ordinal(try document.ordinal(ofConstraint: SceneText(name)))
    } catch {
      throw .noSuchConstraint(
        scene: self.name, reason: error.problems.map(\.message).joined(separator: "; "))
    }
  }

  /// The part of the canvas that a text means, such as `grid + 16` or `root.safeArea`.
  ///
  /// - Throws: `PlumblineError.noSuchItem` for an item that a scene file doesn't have, and for what is no margin.
  ///   Items of other scenes are looked up when they are laid out.
  package func crop(named text: String) throws(PlumblineError) -> FigurePaper.Crop {
    do throws(SceneError) {
      guard let document else {
        return try SceneDocument.crop(unchecked: SceneText(text), file: name)
      }
      return try document.crop(named: SceneText(text))
    } catch {
      throw .noSuchItem(
        scene: name, reason: "crop: " + error.problems.map(\.message).joined(separator: "; "))
    }
  }
}

extension Scene {
  /// The options of figures about findings, which emphasize parts of the whole layout: the scene's theme, look and
  /// words, with the author's guides, names and constraints.
  package var reportFigureOptions: FigureOptions {
    var options = figureOptions
    (options.anatomy, options.formats, options.exploded) = (nil, [], nil)
    (options.notes, options.subjects, options.paper.crop) = ([], [:], nil)
    (options.emphasis.only, options.emphasis.hidden) = ([], [])
    options.overlays = [.guides, .names, .constraints]
    return options
  }
}
