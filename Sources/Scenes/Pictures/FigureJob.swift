public import AutoLayout
private import CairoCanvas
public import Figures
private import Foundation
public import Imaging
internal import SceneFile

/// A job that draws the figure of a scene on a canvas and writes it to files.
public struct FigureJob: Sendable {
  /// The scene to draw.
  public var scene: Scene
  /// The canvas and layout direction to lay out the scene with.
  public var placement: Scene.Placement
  /// The options of the figure.
  public var options: FigureOptions
  /// The caller's request, which doesn't include the scene's own options.
  package var request = FigureRequest()
  /// The compression of PNG files.
  public var pngCoding: PNGCoding
  /// The files to write, with their formats.
  public var outputs: [Output]
  /// An older layout to draw as ghosts, or `nil`.
  package var before: Earlier?
  /// The panels of the figure; empty for a single layout.
  package var panels: [FigurePanel] = []
  /// The number of the step to draw, from 1, or `nil` if the figure has no steps or shows all of them.
  public var step: Int?
  /// The options at each step of an animation; empty for a single picture.
  public var steps: [FigureOptions] = []
  /// The canvases of an animation, starting with the canvas of ``placement``; empty for a figure with one canvas.
  ///
  /// The first canvas determines the pixels per point.
  public var canvases: [Canvas] = []
  /// Whether the outcome contains the SHA-256 hash of each file; hashing takes a millisecond for 400 kB.
  public var wantsHashes = false

  /// An older scene, with its placement.
  package struct Earlier: Sendable {
    /// The older scene.
    package var scene: Scene
    /// The canvas and layout direction of the older layout.
    public var placement: Scene.Placement

    /// Creates an older scene with its placement.
    package init(scene: Scene, placement: Scene.Placement) {
      self.scene = scene
      self.placement = placement
    }
  }

  /// A file to write.
  public struct Output: Hashable, Sendable {
    /// The format of the file.
    public var format: PictureFormat
    /// The path of the file.
    public var path: String
    /// The name that DocC pages use for the picture in any theme and scale, or `nil` if the file isn't named for DocC.
    package var reference: String?

    /// Creates an output in a format, to be written to a path.
    public init(format: PictureFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// The permitted numbers of canvases in an animation.
  package static let canvasCounts = DocumentLimits.canvasCounts

  /// Creates a job that draws a scene and writes the picture to the outputs.
  public init(
    scene: Scene, placement: Scene.Placement, options: FigureOptions,
    pngCoding: PNGCoding = .fast, outputs: [Output]
  ) {
    self.scene = scene
    self.placement = placement.inTheme(options.theme)
    self.options = options
    self.pngCoding = pngCoding
    self.outputs = outputs
  }

  /// The result of running a job.
  public struct Outcome: Sendable {
    /// The files that were written, in the order of the outputs.
    public var files: [WrittenFile] = []
    /// The conflicts of the layout; the layout is drawn despite them.
    public var conflicts: [SolvedTree.Conflict] = []
    /// The views with ambiguous layouts.
    public var ambiguities: [Ambiguity] = []
    /// The scripts without a font; their letters were drawn as boxes.
    public var missingScripts: [MissingScript] = []
    /// The requested parts of the figure that were left out for lack of room.
    public var omissions: [FigureOmission] = []
    /// The reason why files are missing, or `nil` if all files were written.
    public var error: PlumblineError?

    /// Creates an outcome without files.
    package init(error: PlumblineError? = nil) { self.error = error }

    /// The paths of the files that were written, in the order of the outputs.
    public var written: [String] { files.map(\.path) }
  }

  /// A file that was written.
  public struct WrittenFile: Hashable, Sendable {
    /// The path of the file.
    public var path: String
    /// The size of the file in bytes.
    public var byteCount: Int
    /// The SHA-256 hash of the file in hexadecimal, or `nil` unless ``FigureJob/wantsHashes`` is true.
    public var sha256: String?
  }

  /// Solves the layout once, then draws and writes the outputs until one of them fails.
  public func run(with painter: Painter) -> Outcome {
    run(with: painter) { () throws(PlumblineError) in try scene.solve(placement, with: painter) }
  }

  /// Solves the layout once, then draws the outputs and passes their bytes to `put` until one of them fails.
  package func run(
    with painter: Painter,
    put: (_ picture: [UInt8], _ output: Output) throws(PlumblineError) -> Void
  ) -> Outcome {
    run(
      with: painter,
      layout: { () throws(PlumblineError) in try scene.solve(placement, with: painter) }, put: put)
  }

  /// Draws and writes the outputs of a layout that the caller provides, until one of them fails.
  ///
  /// - Parameters:
  ///   - painter: The painter.
  ///   - layout: Returns the solved layout.
  ///   - put: Stores the bytes of an output.
  /// - Returns: The result of the job.
  package func run(
    with painter: Painter, layout: () throws(PlumblineError) -> SolvedTree,
    put: (_ picture: [UInt8], _ output: Output) throws(PlumblineError) -> Void = {
      (picture, output) throws(PlumblineError) in try OutputFile(path: output.path).write(picture)
    }
  ) -> Outcome {
    var outcome = Outcome()
    do throws(PlumblineError) {
      try write(&outcome, of: layout, with: painter, put)
    } catch {
      outcome.error = error.inScene(scene.name)
    }
    return outcome
  }

  /// Draws each output of a layout, passes its bytes to `put`, and records the results in `outcome`.
  private func write(
    _ outcome: inout Outcome, of layout: () throws(PlumblineError) -> SolvedTree,
    with painter: Painter,
    _ put: (_ picture: [UInt8], _ output: Output) throws(PlumblineError) -> Void
  ) throws(PlumblineError) {
    let figure = try fitted(figure(of: layout, with: painter), with: painter)
    outcome.conflicts = figure.conflicts
    outcome.ambiguities = figure.ambiguities
    outcome.missingScripts = try missingScripts(in: figure, with: painter)
    for output in outputs {
      let picture = try picture(of: figure, as: output.format, with: painter)
      // All formats have the same omissions.
      outcome.omissions = picture.omissions
      let bytes = picture.bytes
      try put(bytes, output)
      outcome.files.append(
        WrittenFile(
          path: output.path, byteCount: bytes.count, sha256: wantsHashes ? sha256(bytes) : nil))
    }
    // Each panel has its own caption.
    if !panels.isEmpty, options.caption != nil {
      outcome.omissions.append(.unsuited("caption", .sheet))
    }
  }
}

extension FigureJob {
  /// A solved figure: a single layout, a comparison, a sheet or an animation.
  private enum Figure {
    case layout(SolvedTree)
    case comparison(SolvedTreeComparison)
    case sheet(FigureSheet)
    case animation(CanvasAnimation)

    /// The distinct conflicts in the figure's layouts, except for layouts that are drawn as ghosts.
    var conflicts: [SolvedTree.Conflict] {
      switch self {
      case .layout(let tree): return tree.conflicts
      case .comparison(let comparison): return comparison.after.conflicts
      case .sheet(let sheet): return sheet.figures.flatMap(\.tree.conflicts).uniqued()
      case .animation(let animation): return animation.stops.flatMap(\.conflicts).uniqued()
      }
    }

    /// The distinct ambiguous views in the figure's layouts, except for layouts that are drawn as ghosts.
    var ambiguities: [Ambiguity] {
      switch self {
      case .layout(let tree): return tree.ambiguities
      case .comparison(let comparison): return comparison.after.ambiguities
      case .sheet(let sheet): return sheet.figures.flatMap(\.tree.ambiguities).uniqued()
      case .animation(let animation): return animation.stops.flatMap(\.ambiguities).uniqued()
      }
    }

    /// The pixels per point of the figure.
    var scale: CGFloat {
      switch self {
      case .layout(let tree): tree.canvas.scale
      case .comparison(let comparison): comparison.after.canvas.scale
      case .sheet(let sheet): sheet.scale
      case .animation(let animation): animation.frames[0].tree.canvas.scale
      }
    }

    /// Returns the figure with the same layouts, to be drawn at another scale.
    func drawn(at scale: DrawingScale) -> Figure {
      switch self {
      case .layout(let tree): .layout(tree.drawn(at: scale))
      case .comparison(let comparison): .comparison(comparison.drawn(at: scale))
      case .sheet(let sheet): .sheet(sheet.drawn(at: scale))
      case .animation(let animation): .animation(animation.drawn(at: scale))
      }
    }
  }

  private func figure(
    of layout: () throws(PlumblineError) -> SolvedTree, with painter: Painter
  ) throws(PlumblineError) -> Figure {
    if let before {
      let old = try before.scene.solve(before.placement.inTheme(options.theme), with: painter)
      return .comparison(SolvedTreeComparison(before: old, after: try layout()))
    }
    if !canvases.isEmpty { return .animation(try animation(with: painter)) }
    guard !panels.isEmpty else { return .layout(try layout()) }
    let row = try scene.sheetRow(of: panels, on: placement, options, with: painter)
    return .sheet(FigureSheet(rows: [row], columns: scene.panelColumns))
  }

  /// Returns each script that occurs in the figure's texts but that no available font supports.
  private func missingScripts(
    in figure: Figure, with painter: Painter
  ) throws(PlumblineError) -> [MissingScript] {
    switch figure {
    case .layout(let tree): return try painter.missingScripts(in: tree, options)
    case .comparison(let comparison):
      return try painter.missingScripts(in: comparison.after, options)
    case .animation(let animation):
      return try painter.missingScripts(in: animation.stops[0], options)
    case .sheet(let sheet):
      var missing: [MissingScript] = []
      for figure in sheet.figures {
        missing += try painter.missingScripts(in: figure.tree, figure.options)
      }
      return missing.uniqued()
    }
  }

  private func animation(with painter: Painter) throws(PlumblineError) -> CanvasAnimation {
    let layout = SceneLayout(of: scene, painter: painter)
    var stops: [Canvas] = []
    for canvas in canvases {
      let place = Scene.Placement(canvas, direction: placement.direction, isDark: placement.isDark)
      stops.append(try scene.placed(place, measureText: painter.measureText).canvas)
    }
    let path = CanvasPath(stops, scale: placement.canvas.scale)
    return try CanvasAnimation(along: path) { (canvas) throws(PlumblineError) in
      try layout.tree(
        Scene.Placement(canvas, direction: placement.direction, isDark: placement.isDark))
    }
  }

  /// Returns the figure at the scale that gives the requested width and letter size.
  ///
  /// The result may be a few pixels narrower than requested. In this case, the picture is extended at its right edge.
  private func fitted(
    _ figure: Figure, with painter: Painter
  ) throws(PlumblineError) -> Figure {
    if options.paper.width == nil, options.paper.letters == nil { return figure }
    let scale = try fittingScale(for: options.paper, from: figure.scale) { scale in
      drawing(of: figure.drawn(at: scale), with: painter).pixelWidth
    }
    return figure.drawn(at: scale)
  }

  /// Returns the figure as drawing commands.
  package func drawing(with painter: Painter) throws(PlumblineError) -> Drawing {
    let figure = try figure(
      of: { () throws(PlumblineError) in try scene.solve(placement, with: painter) },
      with: painter)
    return drawing(of: try fitted(figure, with: painter), with: painter)
  }

  private func drawing(of figure: Figure, with painter: Painter) -> Drawing {
    let measure = painter.measureText
    return switch figure {
    case .layout(let tree): Drawing(of: tree, options: options, measure: measure)
    case .comparison(let comparison):
      Drawing(of: comparison, options: options, measure: measure)
    case .sheet(let sheet): Drawing(of: sheet, measure: measure)
    case .animation(let animation):
      DrawingSequence(of: animation, options: options, measure: measure).frames[0].drawing
    }
  }

  private func picture(
    of figure: Figure, as format: PictureFormat, with painter: Painter
  ) throws(PlumblineError) -> DrawnPicture {
    switch figure {
    case .layout(let tree) where !steps.isEmpty:
      try painter.animation(of: tree, as: format, steps, coding: pngCoding)
    case .layout(let tree):
      try painter.picture(of: tree, as: format, options, coding: pngCoding)
    case .comparison(let comparison):
      try painter.picture(of: comparison, as: format, options, coding: pngCoding)
    case .sheet(let sheet):
      try painter.picture(of: sheet, as: format, coding: pngCoding)
    case .animation(let animation):
      try painter.animation(animation, as: format, options, coding: pngCoding)
    }
  }
}
