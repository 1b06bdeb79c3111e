package import AutoLayout
internal import Foundation
package import LayoutDocuments

/// The validated values of a scene file.
package struct SceneDocument: Hashable, Sendable {
  /// The file's name, as the caller gave it.
  package var file: String
  /// The scene's title, or `nil` if it has none.
  package var title: String?
  /// The scene's description, or `nil` if it has none.
  package var description: String?
  /// The views, guides, constraints and layout settings; the root view's name is `root`.
  package var layout: LayoutDocument
  /// The contents of the `figure:` section.
  package var figure: SceneFigure
  /// The lint findings that the author accepts.
  package var ignoredFindings: [SceneIgnoredFinding] = []
  /// The paths of the component files that were read, relative to the scene's folder.
  package internal(set) var componentFiles: [String] = []
  /// For each item of the layout, by index, a second name that figures can use, or `nil`.
  var otherNames: [String?] = []
  /// The positions of items, constraints and images in the file.
  var source = SceneSource()

  /// Creates a document that isn't from a file.
  package init(
    file: String, title: String? = nil, description: String? = nil, layout: LayoutDocument,
    figure: SceneFigure = SceneFigure()
  ) {
    self.file = file
    self.title = title
    self.description = description
    self.layout = layout
    self.figure = figure
  }

  /// The number of views and guides, including the root.
  package var itemCount: Int { layout.items.count }
}

/// The positions of a layout's items and constraints in a scene file.
struct SceneSource: Hashable, Sendable {
  /// The positions of ids, by the index of the view or guide; views without ids are missing.
  var items: [Int: SourcePosition] = [:]
  /// The position of each constraint, in the order of the layout's constraints.
  var constraints: [SourcePosition] = []
  /// The visual format strings, by the index of the constraint.
  var formats: [Int: SceneText] = [:]
  /// The paths of image files, by the index of the view that shows the image.
  var images: [Int: SceneText] = [:]
}

extension SceneDocument {
  /// Creates the scene's view tree on a canvas, with all constraints active but without laying it out.
  ///
  /// - Parameters:
  ///   - canvas: The canvas that the root fills.
  ///   - direction: The layout direction, or `nil` to use the scene's direction, which is left to right by default.
  ///   - measureText: Measures the texts of labels and controls.
  /// - Returns: The root view, which owns the tree and its layout environment.
  /// - Throws: `SceneError` with every invalid constraint. Documents that were read from files have no invalid
  ///   constraints, because reading checks them.
  package func makeView(
    canvas: Canvas, direction: LayoutDirection? = nil,
    measureText: @escaping TextMeasure = fixedTextMeasure
  ) throws(SceneError) -> View {
    let built = layout.build(on: canvas, direction: direction, measureText: measureText)
    guard built.faults.isEmpty else { throw SceneError(file: file, problems: problems(of: built)) }
    return built.root
  }

  /// The problems that are found only by creating the views, and don't depend on the canvas.
  var problemsOfViews: [SceneProblem] { problems(of: trial) }

  /// The views on an arbitrary canvas, for validating the scene.
  var trial: BuiltLayout {
    layout.build(on: layout.surroundings.canvases.first ?? Canvas(width: 320, height: 568))
  }

  private func problems(of built: BuiltLayout) -> [SceneProblem] {
    built.faults.enumerated().map { count, fault in
      let position =
        source.constraints.indices.contains(fault.index)
        ? source.constraints[fault.index] : .start
      switch fault.fault {
      case .illegal(let error): return SceneProblem(position, .illegalConstraint(error))
      case .visualFormat(let error):
        // Searching all names is limited to the problems that are reported.
        let reason =
          count < DocumentLimits.problemCount
          ? self.fault(error, index: fault.index) : .visualFormat(error)
        let format = source.formats[fault.index]
        return SceneProblem(format?.position(ofCharacterAt: error.column - 1) ?? position, reason)
      }
    }
  }

  private func fault(_ error: VisualFormatError, index: Int) -> LayoutFault {
    guard case .visual(let visual) = layout.constraints[index] else { return .visualFormat(error) }
    let rest = visual.format.dropFirst(error.column - 1)
    let ids = Set(layout.items.compactMap(\.name)).sorted()
    switch error.reason {
    case .unknownView, .invalidViewName:
      if let id = ids.first(where: { rest.hasPrefix($0 + "]") || rest.hasPrefix($0 + "(") }) {
        return .identifierInFormat(id)
      }
      guard case .unknownView(let name) = error.reason else { return .visualFormat(error) }
      return .unknownView(name, suggestion: spellingSuggestion(for: name, among: ids))
    case .unknownMetric(let name):
      let metrics = Set((layout.metrics + visual.metrics).map(\.name)).sorted()
      return .unknownNumber(name, suggestion: spellingSuggestion(for: name, among: metrics + ids))
    default: return .visualFormat(error)
    }
  }
}

extension SceneDocument {
  /// The distinct paths of the image files, in the order of the views.
  package var imagePaths: [String] {
    source.images.sorted { $0.key < $1.key }.map(\.value.text).uniqued()
  }

  /// Reads the image files that views show.
  ///
  /// - Parameter read: Reads the file at a path.
  /// - Throws: `SceneError` with every file that can't be read or drawn.
  package mutating func loadImages(
    _ read: (String) throws(ReferencedFileFault) -> ImageFile
  ) throws(SceneError) {
    var problems: [SceneProblem] = []
    var files: [String: ImageFile] = [:]
    for (index, path) in source.images.sorted(by: { $0.key < $1.key }) {
      guard case .image(let image) = layout.items[index][.image] else { continue }
      do throws(ReferencedFileFault) {
        let file: ImageFile
        if let known = files[path.text] { file = known } else { file = try read(path.text) }
        files[path.text] = file
        let loaded = Image(file, scale: image.parts.scale)
        layout.items[index].set(.image(loaded.with { $0.isTemplate = image.parts.isTemplate }))
      } catch {
        problems.append(
          .init(path.position, .unreadableImage(path.text, reason: error.reason)))
      }
    }
    if !problems.isEmpty { throw SceneError(file: file, problems: problems) }
  }
}

/// The reason why a file that a scene refers to can't be read.
package struct ReferencedFileFault: Error {
  /// The reason as the last clause of a sentence.
  package let reason: String

  /// Creates a fault with its reason.
  package init(_ reason: String) { self.reason = reason }
}
