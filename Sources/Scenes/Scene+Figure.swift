public import Figures
internal import Foundation
internal import SceneFile

extension Scene {
  /// The names to which overlays can be limited, in alphabetical order, or `nil` if the scene isn't a scene file.
  ///
  /// These are the IDs of views and guides, and the identifiers of constraints. For other scenes, the names aren't
  /// known before the layout.
  package var figureSubjects: [String]? { document?.subjects.sorted() }

  /// Returns the overlay words, except for words that are limited to items that the scene doesn't have.
  package func known(_ words: [OverlayWord]) -> [OverlayWord] {
    guard words.contains(where: { $0.subject != nil }), let known = figureSubjects.map(Set.init)
    else { return words }
    return words.filter { $0.subject.map(known.contains) ?? true }
  }

  /// The author's options of the figure, with the scene's title and summary.
  public var figureOptions: FigureOptions {
    var options = figure
    if options.title.isEmpty { options.title = title }
    options.summary = summary ?? ""
    return options
  }

  /// The number and options of each step, or a single element without a number if the figure has no steps.
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

  /// Returns the name of a step in file names, such as `step-3`, or `step-03` if there are ten or more steps.
  package func stepName(_ number: Int) -> String {
    let digits = String(number)
    let width = String(figureSteps.count).count
    return "step-" + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Returns the options of the `figure:` section of a scene file, or of a step in that section.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - document: The scene file.
  ///   - request: The request of the project file. The section overrides it.
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
    if let visual = section.visual { options.visualFormats = try document.formats(named: visual) }
    options.motion = section.movement == .canvases ? .canvases : .still
    options.emphasis.constraints = try document.ordinals(
      ofConstraints: section.emphasizedConstraints
    ).map { .ordinal($0) }
    options.notes = section.notes
    return options
  }

  /// Shows visual format strings of the scene above the figure, given `all`, an identifier, or one of the strings.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` if there are no such constraints, or if the scene isn't a scene file.
  package mutating func showVisualFormats(named name: String) throws(PlumblineError) {
    guard let document else {
      throw .noSuchConstraint(
        scene: identifier, reason: "a scene in Swift has no visual constraints")
    }
    do throws(SceneError) {
      figure.visualFormats = try document.formats(named: SceneText(name))
      figure.anatomy = nil
    } catch {
      throw .noSuchConstraint(
        scene: self.name, reason: error.problems.map(\.message).joined(separator: "; "))
    }
  }

  /// Returns the constraint that an identifier or an equation names.
  ///
  /// Only names in scene files are checked.
  ///
  /// - Throws: `PlumblineError.noSuchConstraint` if a scene file doesn't have exactly one such constraint.
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

  /// Returns the part of the canvas that a text describes, such as `grid + 16` or `root.safeArea`.
  ///
  /// - Throws: `PlumblineError.noSuchItem` if a scene file doesn't have the item, or the margin is invalid. In other
  ///   scenes, the item is looked up after the layout.
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
  /// The options of figures that emphasize findings: the whole layout with guides, names and constraints.
  package var reportFigureOptions: FigureOptions {
    var options = figureOptions
    (options.anatomy, options.visualFormats, options.exploded) = (nil, [], nil)
    (options.notes, options.subjects, options.paper.crop) = ([], [:], nil)
    (options.emphasis.only, options.emphasis.hidden) = ([], [])
    options.overlays = [.guides, .names, .constraints]
    return options
  }
}
