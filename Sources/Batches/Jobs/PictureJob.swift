package import AutoLayout
internal import Figures
internal import Foundation
package import Imaging
package import SceneFile
package import Scenes

/// One picture that somebody asks for in a line of JSON: the form that `render --jobs-file` and
/// `worker` share.
///
/// A value that says what to draw; nothing but the line is read when it is made.
package struct PictureJob: Sendable {
  let document: JobDocument

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - bytes: The line, with or without what ends it.
  ///   - number: Its number in the file, counted from 1.
  ///   - file: The file's name, for messages.
  /// - Throws: `SceneError` with everything that can be found wrong in one go.
  package init(line bytes: [UInt8], number: Int, file: String) throws(SceneError) {
    document = try JobDocument(bytes: bytes, line: number, file: file, words: Self.words)
    _ = try document.overlays(subjects: nil)
  }

  /// The file that a line asks for, as far as that can be told; nil where it cannot, and where the picture
  /// becomes part of the result.
  package static func output(ofLine bytes: [UInt8]) -> String? {
    JSONValue(parsing: bytes)?["output"]?.string
  }

  /// What a line that is no job calls itself, as far as that can be told; nil where it cannot.
  package static func identifier(ofLine bytes: [UInt8]) -> String? {
    JobDocument.identifier(of: bytes)
  }

  /// What results call the job by: what it says, or else the number of its line.
  package var identifier: String { document.id ?? String(document.line) }

  /// The number of the job's line, counted from 1; 0 for a job that nobody wrote in a line, whose
  /// errors are about its scene.
  package var line: Int { document.line }

  /// The name of the file that the line stands in.
  package var file: String { document.file }

  /// The file to write; nil for a picture that becomes part of the result.
  package var output: String? { document.output }

  /// The files that are read for the picture.
  var inputs: [String] {
    var sources = [document.scene, document.before?.scene].compactMap(\.self)
    for case .source(let preset)? in [document.figure.theme, document.figure.language] {
      sources.append(preset)
    }
    return sources.compactMap { if case .file(let path) = $0 { path } else { nil } }
  }

  /// What messages call the scene.
  var sceneName: String { document.scene.name }

  /// The kind of picture.
  package var format: PictureFormat {
    document.format.flatMap { PictureFormat(rawValue: $0) } ?? .png
  }

  /// How the pixels of a PNG file are packed.
  package var pngCoding: PNGCoding {
    document.pngCoding.flatMap { PNGCoding(rawValue: $0) } ?? .fast
  }

  private static let words = JobDocument.Words(
    formats: PictureFormat.allCases.map(\.rawValue),
    pngCodings: PNGCoding.allCases.map(\.rawValue))
}

extension PictureJob {
  /// Where the scene is laid out: on the job's canvas, or the first of its own.
  func placement(of scene: Scene) -> Scene.Placement {
    let canvas =
      canvases(for: scene).first ?? document.canvas ?? scene.canvases.first ?? Scene.fallbackCanvas
    return Scene.Placement(changed(canvas), direction: document.direction)
  }

  /// The canvases that the figure goes through; empty for a figure of one canvas.
  func canvases(for scene: Scene) -> [Canvas] {
    let isScenesWish =
      document.animation.isAsked && document.canvas == nil && document.before == nil
      && scene.figure.motion == .canvases
    return (isScenesWish ? scene.canvases : document.animation.canvases).map(changed)
  }

  private func changed(_ canvas: Canvas) -> Canvas {
    var canvas = canvas
    if let scale = document.scale { canvas = canvas.scale(CGFloat(scale)) }
    if let category = document.textSize { canvas = canvas.textSize(category) }
    return canvas
  }

  /// The options of the figure, and of each step of an animation.
  ///
  /// - Parameters:
  ///   - scene: The job's scene.
  ///   - request: The job's request, with its names looked up in the scene.
  /// - Returns: The scene's options with the job's request applied.
  /// - Throws: `PlumblineError` if the scene doesn't have something that the job names.
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
    if document.animation.isAsked, steps.count > 1, let last = steps.last { return (last, steps) }
    return (options(scene.figureOptions, request, of: scene), [])
  }

  /// The job's request, with its names looked up in the scene.
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

  /// The panels of the figure; empty for a single layout.
  func panels(
    of scene: Scene, _ options: FigureOptions, _ request: FigureRequest
  ) -> [FigurePanel] {
    let figure = document.figure
    let isSingle =
      figure.anatomy != nil || figure.visual != nil || figure.step != nil
      || document.before != nil || !canvases(for: scene).isEmpty
    return isSingle ? [] : scene.panels(in: options, request, besides: document.direction)
  }

  /// The options of the scene's figure or of a step, with the job's request applied.
  private func options(
    _ own: FigureOptions, _ request: FigureRequest, of scene: Scene
  ) -> FigureOptions {
    var options = own
    options.apply(request)
    options.svg.form = document.svg.form ?? .outlined
    options.svg.source = document.svg.embedsSource ? scene.source : nil
    options.motion =
      !canvases(for: scene).isEmpty ? .canvases : document.animation.isAsked ? .marching : .still
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
  /// The canvas if neither the scene nor the caller names one.
  package static let fallbackCanvas = Canvas(width: 390, height: 844, scale: 2)
}
