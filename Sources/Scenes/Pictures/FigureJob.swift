public import AutoLayout
private import CairoCanvas
public import Figures
private import Foundation
public import Imaging
internal import SceneFile

/// One scene on one canvas, and the files that its figure is to become.
public struct FigureJob: Sendable {
  /// The scene.
  public var scene: Scene
  /// Where it is laid out.
  public var placement: Scene.Placement
  /// What the figure shows.
  public var options: FigureOptions
  /// What of it was asked for besides the scene's own figure.
  package var request = FigureRequest()
  /// How the pixels of PNG files are packed.
  public var pngCoding: PNGCoding
  /// The files to write, each in a format.
  public var outputs: [Output]
  /// The older layout that the figure shows as ghosts; nil for none.
  package var before: Earlier?
  /// The panels of the figure; empty for a single layout.
  package var panels: [FigurePanel] = []
  /// Which step of the scene's figure this is, counted from 1; nil for a figure without steps, or with all.
  public var step: Int?
  /// What the figure shows at each step of an animation; empty where it is one picture.
  public var steps: [FigureOptions] = []
  /// The canvases that an animation goes through, of which the placement's is the first and gives the pixels per
  /// point; empty where the figure has one canvas.
  public var canvases: [Canvas] = []
  /// Whether the outcome is to say the SHA-256 of each file: a millisecond for 400 kB.
  public var wantsHashes = false

  /// A scene as it was, on the canvas that it was on.
  package struct Earlier: Sendable {
    /// The older scene.
    package var scene: Scene
    /// Where it is laid out.
    public var placement: Scene.Placement

    /// Places an older scene.
    package init(scene: Scene, placement: Scene.Placement) {
      self.scene = scene
      self.placement = placement
    }
  }

  /// A file to write.
  public struct Output: Hashable, Sendable {
    /// How the figure is coded.
    public var format: PictureFormat
    /// Where the file goes.
    public var path: String
    /// The name by which DocC's pages show the picture in all themes and scales; `nil` for names of other kinds.
    package var reference: String?

    /// Names a file and its format.
    public init(format: PictureFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// How many canvases an animation can go through.
  package static let canvasCounts = DocumentLimits.canvasCounts

  /// Puts a job together.
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

  /// What came of a job.
  public struct Outcome: Sendable {
    /// The files that were written, in the order they were asked for.
    public var files: [WrittenFile] = []
    /// The conflicts of the layout, which was drawn nonetheless.
    public var conflicts: [SolvedTree.Conflict] = []
    /// The views whose layout is open.
    public var ambiguities: [Ambiguity] = []
    /// The scripts that were drawn as boxes for want of a font.
    public var missingScripts: [MissingScript] = []
    /// What was asked for and had no place in the picture.
    public var omissions: [FigureOmission] = []
    /// Why files are missing; nil when none is.
    public var error: PlumblineError?

    /// Starts without files.
    package init(error: PlumblineError? = nil) { self.error = error }

    /// The paths of the files that were written, in the order they were asked for.
    public var written: [String] { files.map(\.path) }
  }

  /// A file that was written.
  public struct WrittenFile: Hashable, Sendable {
    /// Where it is.
    public var path: String
    /// How long it is.
    public var byteCount: Int
    /// The SHA-256 of its bytes in hexadecimal digits; nil unless ``FigureJob/wantsHashes`` asked.
    public var sha256: String?
  }

  /// Solves once, then draws and writes every output; stops at the first that fails.
  public func run(with painter: Painter) -> Outcome {
    run(with: painter) { () throws(PlumblineError) in try scene.solve(placement, with: painter) }
  }

  /// Solves once, then draws every output and hands over its bytes; stops at the first that fails.
  package func run(
    with painter: Painter,
    put: (_ picture: [UInt8], _ output: Output) throws(PlumblineError) -> Void
  ) -> Outcome {
    run(
      with: painter,
      layout: { () throws(PlumblineError) in try scene.solve(placement, with: painter) }, put: put)
  }

  /// Draws and writes every output of a layout that is solved elsewhere; stops at the first that fails.
  ///
  /// - Parameters:
  ///   - painter: Draws.
  ///   - layout: The solved layout.
  ///   - put: Takes each picture to where it goes.
  /// - Returns: What came of the job.
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

  /// Draws every output of a layout.
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
    // Each panel has a caption of its own.
    if !panels.isEmpty, options.caption != nil {
      outcome.omissions.append(.unsuited("caption", .sheet))
    }
  }
}

extension FigureJob {
  /// The layouts that a figure shows.
  private enum Figure {
    case layout(SolvedTree)
    case comparison(SolvedTreeComparison)
    case sheet(FigureSheet)
    case animation(CanvasAnimation)

    /// The conflicts of the layouts that are drawn solid, each once.
    var conflicts: [SolvedTree.Conflict] {
      switch self {
      case .layout(let tree): return tree.conflicts
      case .comparison(let comparison): return comparison.after.conflicts
      case .sheet(let sheet): return sheet.figures.flatMap(\.tree.conflicts).uniqued()
      case .animation(let animation): return animation.stops.flatMap(\.conflicts).uniqued()
      }
    }

    /// The ambiguous views of the layouts that are drawn solid, each once.
    var ambiguities: [Ambiguity] {
      switch self {
      case .layout(let tree): return tree.ambiguities
      case .comparison(let comparison): return comparison.after.ambiguities
      case .sheet(let sheet): return sheet.figures.flatMap(\.tree.ambiguities).uniqued()
      case .animation(let animation): return animation.stops.flatMap(\.ambiguities).uniqued()
      }
    }

    /// The pixels per point of pictures.
    var scale: CGFloat {
      switch self {
      case .layout(let tree): tree.canvas.scale
      case .comparison(let comparison): comparison.after.canvas.scale
      case .sheet(let sheet): sheet.scale
      case .animation(let animation): animation.frames[0].tree.canvas.scale
      }
    }

    /// The same layouts, drawn at another scale.
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

  /// The scripts in the figure's texts that no font here has letters for.
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

  /// The figure at the scale at which its pictures have the width and letters that are asked for, or are a few pixels
  /// narrower, which paper at their right edges makes up for.
  private func fitted(
    _ figure: Figure, with painter: Painter
  ) throws(PlumblineError) -> Figure {
    if options.paper.width == nil, options.paper.letters == nil { return figure }
    let scale = try fittingScale(for: options.paper, from: figure.scale) { scale in
      drawing(of: figure.drawn(at: scale), with: painter).pixelWidth
    }
    return figure.drawn(at: scale)
  }

  /// The figure before it is coded.
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
