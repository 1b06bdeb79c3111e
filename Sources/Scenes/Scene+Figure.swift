public import Figures
internal import Foundation
internal import SceneFile

extension Scene {
  /// The names that overlays can be limited to, in alphabetical order, or `nil` for a scene in Swift.
  ///
  /// These are the IDs of views and guides, and the identifiers of constraints. Those of a scene in Swift
  /// aren't known before it is laid out.
  package var figureSubjects: [String]? { document?.subjects.sorted() }

  /// The words that apply to the scene, without those limited to items of other scenes of a batch.
  package func known(_ words: [OverlayWord]) -> [OverlayWord] {
    guard words.contains(where: { $0.subject != nil }), let known = figureSubjects.map(Set.init)
    else { return words }
    return words.filter { $0.subject.map(known.contains) ?? true }
  }

  /// The default options of the scene's figure: the author's, with the scene's title.
  public var figureOptions: FigureOptions {
    var options = figure
    if options.title.isEmpty { options.title = title }
    options.summary = summary ?? ""
    return options
  }

  /// The options of each of the figure's steps, or a single one without a number for a figure without steps.
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

  /// The name of a step in picture names: `step-3`, or `step-03` for ten or more steps.
  package func stepName(_ number: Int) -> String {
    let digits = String(number)
    let width = String(figureSteps.count).count
    return "step-" + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The options of the `figure:` section of a scene file, or of a step in it.
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

  /// Shows visual constraints in the figure: `all`, or those with an identifier or string.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` if there aren't any, or for a scene in Swift.
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

  /// The constraint with an identifier or equation.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` unless there is exactly one. A scene in Swift has only
  ///   identifiers of constraints, and never throws.
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

  /// The part of the canvas that a text describes, such as `grid + 16` or `root.safeArea`.
  ///
  /// - Throws: `PlumblineError.noSuchItem` if a scene file doesn't have the item, or the margin is invalid.
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
  /// The options of figures about findings: the whole layout with guides, names and constraints, to emphasize parts.
  package var reportFigureOptions: FigureOptions {
    var options = figureOptions
    (options.anatomy, options.formats, options.exploded) = (nil, [], nil)
    (options.notes, options.subjects, options.paper.crop) = ([], [:], nil)
    (options.emphasis.only, options.emphasis.hidden) = ([], [])
    options.overlays = [.guides, .names, .constraints]
    return options
  }
}
