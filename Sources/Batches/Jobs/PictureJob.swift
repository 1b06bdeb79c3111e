package import AutoLayout
internal import Figures
internal import Foundation
package import Imaging
package import SceneFile
package import Scenes

/// A job that draws one picture, parsed from a line of JSON for `render --jobs-file` or `worker`.
///
/// Parsing a job reads no files.
package struct PictureJob: Sendable {
  let document: JobDocument

  /// Parses a job's line.
  ///
  /// - Parameters:
  ///   - bytes: The line, with or without its line feed.
  ///   - number: The number of the line in the file, from 1.
  ///   - file: The file's name, for messages.
  /// - Throws: `SceneError` with all problems that can be found at once.
  package init(line bytes: [UInt8], number: Int, file: String) throws(SceneError) {
    document = try JobDocument(bytes: bytes, line: number, file: file, words: Self.words)
    _ = try document.overlays(subjects: nil)
  }

  /// Returns the output path in a job's line, even if the job is invalid, or `nil` if the line has no output path.
  ///
  /// A job without an output path returns its picture in the job's result.
  package static func output(ofLine bytes: [UInt8]) -> String? {
    JSONValue(parsing: bytes)?["output"]?.string
  }

  /// Returns the identifier in a line, even if the job is invalid, or `nil` if the line has no identifier.
  package static func identifier(ofLine bytes: [UInt8]) -> String? {
    JobDocument.identifier(of: bytes)
  }

  /// The identifier of the job in results, which is the line number if the job specifies none.
  package var identifier: String { document.id ?? String(document.line) }

  /// The number of the job's line, from 1, or 0 for a job that has no line.
  ///
  /// Errors in a job without a line are reported for its scene.
  package var line: Int { document.line }

  /// The name of the file that contains the line.
  package var file: String { document.file }

  /// The path of the file to write, or `nil` if the picture is part of the result.
  package var output: String? { document.output }

  /// The paths of the scene files, theme file and file of words that the job reads.
  var inputs: [String] {
    var sources = [document.scene, document.before?.scene].compactMap(\.self)
    for case .source(let preset)? in [document.figure.theme, document.figure.language] {
      sources.append(preset)
    }
    return sources.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }

  /// The name by which messages refer to the scene.
  var sceneName: String { document.scene.name }

  /// The file format of the picture.
  package var format: PictureFormat {
    document.format.flatMap { PictureFormat(rawValue: $0) } ?? .png
  }

  /// The compression of a PNG file.
  package var pngCoding: PNGCoding {
    document.pngCoding.flatMap { PNGCoding(rawValue: $0) } ?? .fast
  }

  private static let words = JobDocument.Words(
    formats: PictureFormat.allCases.map(\.rawValue),
    pngCodings: PNGCoding.allCases.map(\.rawValue))
}

extension PictureJob {
  /// Returns the placement on the job's canvas, or on the scene's first canvas if the job specifies none.
  func placement(of scene: Scene) -> Scene.Placement {
    let canvas =
      canvases(for: scene).first ?? document.canvas ?? scene.canvases.first ?? Scene.fallbackCanvas
    return Scene.Placement(changed(canvas), direction: document.direction)
  }

  /// Returns the canvases between which an animation changes; empty for any other figure.
  func canvases(for scene: Scene) -> [Canvas] {
    let isScenesWish =
      document.animation.isEnabled && document.canvas == nil && document.before == nil
      && scene.figure.motion == .canvases
    return (isScenesWish ? scene.canvases : document.animation.canvases).map(changed)
  }

  private func changed(_ canvas: Canvas) -> Canvas {
    var canvas = canvas
    if let scale = document.scale { canvas = canvas.scale(CGFloat(scale)) }
    if let category = document.textSize { canvas = canvas.textSize(category) }
    return canvas
  }

  /// Returns the options of the figure and of each step of an animation.
  ///
  /// - Parameters:
  ///   - scene: The job's scene.
  ///   - request: The job's request, with names resolved in the scene.
  /// - Returns: The options, and the steps' options; `steps` is empty unless the picture is an animation of steps.
  /// - Throws: `PlumblineError` if the scene doesn't have a constraint or step that the job names.
  func options(
    for scene: Scene, _ request: FigureRequest
  ) throws(PlumblineError) -> (options: FigureOptions, steps: [FigureOptions]) {
    var scene = scene
    if let name = document.figure.anatomy {
      scene.figure.anatomy = try scene.constraint(named: name)
    }
    if let name = document.figure.visual { try scene.showVisualFormats(named: name) }
    let isOnePicture =
      document.figure.anatomy != nil || document.figure.visual != nil || document.before != nil
      || !canvases(for: scene).isEmpty
    if isOnePicture { scene.figureSteps = [] }
    if document.figure.step != nil { scene.figurePanels = [] }
    let steps = scene.steps.map { options($0.options, request, of: scene) }
    if let number = document.figure.step {
      guard number <= scene.figureSteps.count else {
        throw .noSuchConstraint(
          scene: scene.name,
          reason: "there is no step \(number); the figure has \(scene.figureSteps.count)")
      }
      return (steps[number - 1], [])
    }
    if document.animation.isEnabled, steps.count > 1, let last = steps.last { return (last, steps) }
    return (options(scene.figureOptions, request, of: scene), [])
  }

  /// Returns the job's request, with names resolved in the scene.
  func request(
    for scene: Scene, theme: Theme?, words: FigureWords?
  ) throws(PlumblineError) -> FigureRequest {
    var request = document.figure.request
    (request.theme, request.words) = (theme, words)
    do throws(SceneError) {
      request.overlays = try document.overlays(subjects: scene.figureSubjects.map { Set($0) })
    } catch {
      throw .unreadableScene(error)
    }
    request.crop = try document.figure.crop.map { (text) throws(PlumblineError) in
      try scene.crop(named: text)
    }
    return request
  }

  /// Returns the panels of the figure; empty for a single layout.
  func panels(
    of scene: Scene, _ options: FigureOptions, _ request: FigureRequest
  ) -> [FigurePanel] {
    let figure = document.figure
    let isSingle =
      figure.anatomy != nil || figure.visual != nil || figure.step != nil
      || document.before != nil || !canvases(for: scene).isEmpty
    return isSingle ? [] : scene.panels(in: options, request, besides: document.direction)
  }

  /// Returns the options of the scene's figure or of one of the scene's steps, with the job's request applied.
  private func options(
    _ own: FigureOptions, _ request: FigureRequest, of scene: Scene
  ) -> FigureOptions {
    var options = own
    options.apply(request)
    options.svg.form = document.svg.form ?? .outlined
    options.svg.source = document.svg.embedsSource ? scene.source : nil
    options.motion =
      !canvases(for: scene).isEmpty ? .canvases : document.animation.isEnabled ? .marching : .still
    return options
  }
}

extension JobDocument.Source {
  /// The path of the file, or the name of the text.
  var name: String {
    switch self {
    case .file(let name), .text(_, let name): name
    }
  }
}

extension Scene {
  /// The canvas to use if neither the scene nor the caller specifies one.
  package static let fallbackCanvas = Canvas(width: 390, height: 844, scale: 2)
}
