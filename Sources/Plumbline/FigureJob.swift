public import AutoLayout
private import CairoCanvas
public import Figures
public import Imaging

/// One scene on one canvas, and the files that its figure is to become.
public struct FigureJob: Sendable {
  /// The scene.
  public var scene: Scene
  /// Where it is laid out.
  public var placement: Scene.Placement
  /// What the figure shows.
  public var options: FigureOptions
  /// How the pixels of PNG files are packed.
  public var pngCoding: PNGCoding
  /// The files to write, each in a format.
  public var outputs: [Output]
  /// Whether the outcome is to say the SHA-256 of each file: a millisecond for 400 kB.
  public var wantsHashes = false

  /// A file to write.
  public struct Output: Hashable, Sendable {
    /// How the figure is coded.
    public var format: PictureFormat
    /// Where the file goes.
    public var path: String

    /// Names a file and its format.
    public init(format: PictureFormat, path: String) {
      self.format = format
      self.path = path
    }
  }

  /// Puts a job together.
  public init(
    scene: Scene, placement: Scene.Placement, options: FigureOptions,
    pngCoding: PNGCoding = .fast, outputs: [Output]
  ) {
    self.scene = scene
    self.placement = placement
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

  /// Draws and writes every output of a layout that is solved elsewhere; stops at the first that fails.
  func run(
    with painter: Painter, layout: () throws(PlumblineError) -> SolvedTree
  ) -> Outcome {
    var outcome = Outcome()
    do throws(PlumblineError) {
      let tree = try layout()
      outcome.conflicts = tree.conflicts
      outcome.ambiguities = tree.ambiguities
      outcome.missingScripts = try painter.missingScripts(in: tree)
      for output in outputs {
        // Every format has no place for the same.
        outcome.omissions = []
        let bytes = try painter.picture(
          of: tree, as: output.format, options, coding: pngCoding,
          omitting: &outcome.omissions)
        try OutputFile(path: output.path).write(bytes)
        outcome.files.append(
          WrittenFile(
            path: output.path, byteCount: bytes.count, sha256: wantsHashes ? sha256(bytes) : nil))
      }
    } catch {
      outcome.error = error
    }
    return outcome
  }
}
