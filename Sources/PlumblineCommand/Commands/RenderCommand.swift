internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline render`: draws scenes into picture files.
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes: one file for each scene, canvas and format.",
    discussion: """
      Examples:
        plumbline render login.scene.yaml
        plumbline render scenes/ -o output --format png,svg
        plumbline render login.scene.yaml --canvas 390x844@3 --device 'iPhone 15 landscape'
        plumbline render login.scene.yaml --show guides,names,margins,caption --theme dark
        plumbline render login.scene.yaml --anatomy 'name.leading == root.margins.leading'
        plumbline render login.scene.yaml --canvas 320x568 -o - > login.png
        plumbline render login.scene.yaml --before old/login.scene.yaml
        plumbline render --jobs-file jobs.ndjson > results.ndjson

      Files are named {scene}.{canvas}[-rtl][-changes|-exploded][-theme].{format}, or by the \
      pattern of --name; existing files are replaced atomically. The paths of the files go to \
      standard output. Drawing a folder of scenes into another folder writes a manifest.json \
      there; the next run draws only what has changed. 'plumbline merge' merges the manifests of \
      shards.
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String] = []

  @OptionGroup var outputOptions: OutputOptions

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @OptionGroup var safeAreaOption: SafeAreaOption

  @Option(
    name: .customLong("direction"),
    help: "The layout direction, ltr or rtl; the scene's own by default. Repeatable.",
    completion: .words(of: DirectionName.self), transform: knownWords)
  var directions: [[DirectionName]] = []

  @OptionGroup var formatOptions: FormatOptions

  @Option(
    help: ArgumentHelp(
      """
      What to show, separated by commas: \(Overlay.words); or none. \
      constraints:ID shows only those with an identifier, as do dimensions:ID, attributes:ID and \
      others.
      """, valueName: "LIST"),
    completion: .overlays, transform: OverlayList.init)
  var show: [OverlayList] = []

  @Option(
    help: ArgumentHelp(
      "The constraint to explain: its identifier, or its equation in quotes. The equation is drawn "
        + "above the canvas with its parts labeled; everything else is dimmed.",
      valueName: "CONSTRAINT"))
  var anatomy: String?

  @Option(
    help: ArgumentHelp(
      "The visual constraints to show above the canvas, with each part numbered and colored like "
        + "its constraints: all, an identifier, or a string.", valueName: "FORMAT"))
  var visual: String?

  @OptionGroup var paperOptions: PaperOptions

  @Option(name: .customLong("theme"), help: .themes, completion: .theme, transform: ThemeName.init)
  var themes: [ThemeName] = []

  @Option(help: .pngCoding, completion: .word(of: PNGCoding.self), transform: knownWord)
  var png = PNGCoding.fast

  @OptionGroup var animation: AnimationOptions

  @OptionGroup var beforeOptions: BeforeOptions

  @OptionGroup var explodedOptions: ExplodedOptions

  @OptionGroup var strictness: StrictnessOption

  @OptionGroup var batchOptions: BatchOptions

  @OptionGroup(title: "Jobs files") var jobsFile: JobsFileOptions

  var output: String { outputOptions.output }

  func validate() throws {
    guard anatomy == nil || visual == nil else {
      throw ValidationError("--visual cannot be used with --anatomy; a figure shows one of them")
    }
    _ = try canvasOptions.requested()
    try beforeOptions.check()
    if explodedOptions.isRequested, beforeOptions.isSpecified {
      throw ValidationError("--before is for flat figures; leave --exploded out")
    }
    try refuseHeadings()
    try refuseBesideCanvases()
    try jobsFile.validate(beside: self)
  }

  /// Rejects an equation or format string as a heading if figures are exploded or compare two layouts.
  private func refuseHeadings() throws {
    guard let heading = anatomy != nil ? "--anatomy" : visual != nil ? "--visual" : nil else {
      return
    }
    if explodedOptions.isRequested {
      throw ValidationError("\(heading) is for flat figures; leave --exploded out")
    }
    if beforeOptions.isSpecified {
      throw ValidationError("\(heading) is for figures of one layout; leave --before out")
    }
  }

  /// Rejects options that can't be combined with an animation of canvases, such as `--crop` and `--before`.
  private func refuseBesideCanvases() throws {
    let others = [
      (anatomy != nil, "--anatomy"), (visual != nil, "--visual"),
      (paperOptions.crop != nil, "--crop"), (beforeOptions.isSpecified, "--before"),
      (explodedOptions.isRequested, "--exploded"),
    ]
    guard animation.ofCanvases, let other = others.first(where: \.0)?.1 else { return }
    throw ValidationError(
      "--animate-canvases cannot be used with \(other); only the canvas moves")
  }

  func run() async throws {
    if let path = jobsFile.path {
      return try jobsFile.draw(
        path: path, processCount: batchOptions.run.jobs, stopsAtFailure: batchOptions.run.failFast)
    }
    try documentOptions.project.printIfAsked(for: scenes, documentOptions, of: "render")
    var sources = SceneSource.all(for: scenes, documentOptions)
    if jobsFile.rules.isAny, sources.contains(where: \.runsFiles) {
      throw UsageError(
        "--timeout and the other limits cannot be used with Swift files, whose code has limits of its own",
        of: "render")
    }
    // The canvases of a single scene have to be known before drawing it to a single picture.
    if sources.count == 1, try FormatOptions.format(namedBy: output) != nil {
      sources[0] = sources[0].readAhead()
    }
    let themes = try themes.map { try $0.load() }.uniqued()
    let words = try paperOptions.language.language?.load()
    let plan = try RenderPlan(self, themes: themes, words: words, sources: sources)
    var statuses: [ExitStatus] = []
    if output == "-" {
      try writeToStream(sources, plan, &statuses)
    } else {
      let rules = jobsFile.rules
      let batch = try BatchRun(
        plan, batchOptions, strictness, sources: sources, keepsManifest: plan.keepsManifest)
      try await batch.run(
        under: rules.isAny
          ? rules.supervision(of: "render", processCount: batchOptions.run.jobs) : nil)
      statuses = batch.statuses
    }
    try statuses.throwGravest()
  }

  private func writeToStream(
    _ sources: [SceneSource], _ plan: RenderPlan, _ statuses: inout [ExitStatus]
  ) throws {
    var name: String?
    do {
      let jobs = try sources.count == 1 ? plan.jobs(for: sources[0].read()) : []
      guard jobs.count == 1, let job = jobs.first, job.outputs.count == 1 else {
        throw UsageError("-o - takes one picture; name one scene, canvas and format", of: "render")
      }
      name = job.scene.name
      let painter = try makePainter(font: job.options.theme.font)
      var picture: [UInt8] = []
      let outcome = job.run(with: painter) { bytes, _ in picture = bytes }
      if let error = outcome.error { throw error }
      try reportLayout(
        outcome.conflicts, outcome.ambiguities, in: job.scene, at: job.placement.canvas)
      var scripts = ScriptReport()
      try scripts.report(outcome.missingScripts, of: job.scene)
      try reportOmissions(outcome.omissions, in: job.scene, at: job.placement.canvas)
      statuses += strictness.statuses(outcome.conflicts, outcome.ambiguities)
      statuses += try strictness.report(job.scene.notes)
      try write(picture, to: .output)
    } catch let error as PlumblineError {
      try statuses.report(name.map(error.inScene) ?? error)
    }
  }
}

/// Creates a painter and prints its warning about fonts, or ends the run if there are no fonts.
func makePainter(font: Theme.FontFiles? = nil) throws -> Painter {
  try reportingFailures {
    let painter = try Painter(font: font)
    if let warning = painter.warning { try print("warning: \(warning)", to: .error) }
    return painter
  }
}
