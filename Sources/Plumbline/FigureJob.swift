public import AutoLayout
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
    public var written: [String]
    /// The conflicts of the layout, which was drawn nonetheless.
    public var conflicts: [SolvedTree.Conflict]
    /// The scripts that were drawn as boxes for want of a font.
    public var missingScripts: [MissingScript] = []
    /// Why files are missing; nil when none is.
    public var error: PlumblineError?
  }

  /// Solves once, then draws and writes every output; stops at the first that fails.
  public func run(with painter: Painter) -> Outcome {
    var outcome = Outcome(written: [], conflicts: [], error: nil)
    do throws(PlumblineError) {
      let tree = try scene.solve(placement, with: painter)
      outcome.conflicts = tree.conflicts
      outcome.missingScripts = try painter.missingScripts(in: tree)
      for output in outputs {
        let bytes = try painter.picture(
          of: tree, as: output.format, options, coding: pngCoding)
        try OutputFile(path: output.path).write(bytes)
        outcome.written.append(output.path)
      }
    } catch {
      outcome.error = error
    }
    return outcome
  }
}

/// Runs jobs on several tasks, each with a painter of its own; outcomes come in the jobs' order.
///
/// One job that fails stops no other. The files do not depend on the number of tasks.
public func runFigureJobs(
  _ jobs: [FigureJob], tasks taskCount: Int, fontFolder: String? = nil
) async -> [FigureJob.Outcome] {
  let count = max(1, min(taskCount, jobs.count))
  let parts = await withTaskGroup(of: [(Int, FigureJob.Outcome)].self) { group in
    for part in 0..<count {
      group.addTask {
        let indices = Array(stride(from: part, to: jobs.count, by: count))
        return runPart(of: jobs, indices, fontFolder: fontFolder)
      }
    }
    return await group.reduce(into: []) { $0 += $1 }
  }
  return parts.sorted { $0.0 < $1.0 }.map(\.1)
}

private func runPart(
  of jobs: [FigureJob], _ indices: [Int], fontFolder: String?
) -> [(Int, FigureJob.Outcome)] {
  do throws(PlumblineError) {
    // A run has one theme, which every job of it carries.
    let font = jobs.first?.options.theme.font
    let painter = try Painter(fontFolder: fontFolder, font: font)
    return indices.map { ($0, jobs[$0].run(with: painter)) }
  } catch {
    return indices.map { ($0, FigureJob.Outcome(written: [], conflicts: [], error: error)) }
  }
}
