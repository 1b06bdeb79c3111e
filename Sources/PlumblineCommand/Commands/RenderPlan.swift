internal import Foundation
internal import Plumbline

/// A plan of the pictures to draw for the scenes on the command line, with the pictures' paths.
struct RenderPlan: Sendable {
  private let command: RenderCommand
  /// The cache for the documents of scenes that are read before drawing begins.
  private let cache = DocumentCache()
  private let canvases: CanvasChoice
  private let safeArea: DirectionalEdgeInsets?
  private let before: BeforeChoice?
  private let themes: [Theme?]
  private let words: FigureWords?
  private let directions: [DirectionName?]
  private let formats: [PictureFormat]
  /// The settings in the project files of the scenes, without duplicates.
  private let projects: [ProjectSettings]
  /// The format of the picture that `-o` names, or `nil` if `-o` names a folder.
  private let named: PictureFormat?
  /// Whether to write a manifest beside the pictures.
  let keepsManifest: Bool

  /// Plans the pictures, reading scenes only to look for equal picture paths or for items that options name.
  ///
  /// - Throws: `UsageError` if two scenes' pictures have the same path, or `-o` names one path for several pictures.
  init(
    _ command: RenderCommand, themes: [Theme], words: FigureWords?, sources: [SceneSource]
  ) throws {
    self.command = command
    canvases = try command.canvasOptions.choice()
    safeArea = try command.safeAreaOption.insets()
    before = try command.beforeOptions.choice(for: sources, command.documentOptions)
    self.themes = themes.isEmpty ? [nil] : themes
    self.words = words
    var seen: Set<ObjectIdentifier> = []
    projects = sources.compactMap(\.project).filter { seen.insert(ObjectIdentifier($0)).inserted }
    let asked = command.directions.flatMap(\.self)
    directions = asked.isEmpty ? [nil] : DirectionName.allCases.filter(asked.contains)
    let named = try FormatOptions.format(namedBy: command.output)
    self.named = named
    keepsManifest =
      named == nil && command.output != "-"
      && command.batchOptions.keepsManifest(of: command.scenes, in: command.output)
      // Manifests don't record the contents of older scenes.
      && before == nil
    formats = command.formatOptions.format ?? named.map { [$0] } ?? [.png]
    try refuseStillFormats()
    try refuseStillScenes(sources)
    try refuseBatchOptionsForOnePicture()
    try refuseUnknownSubjects(
      command.show, in: sources.lazy.compactMap { [cache] in try? $0.read(using: cache) },
      of: "render"
    )
    // With a pattern, names can collide for any scenes.
    let hasPatterns = sources.contains { naming(for: $0.project) != .standard }
    let suspects = hasPatterns ? sources : SceneSource.suspects(among: sources) { $0.identifier }
    if let named {
      try refuseSeveralPictures(in: sources, for: named)
      try refuseOverwriting(
        sources.map(\.name) + command.themes.compactMap(\.path)
          + [command.beforeOptions.scene, command.paperOptions.language.language?.path]
          .compactMap(\.self), with: command.output, of: "render")
    }
    try refuseCollisions(of: suspects)
  }

  /// The jobs as lines of a jobs file.
  func lines(of jobs: [FigureJob]) -> [[UInt8]] {
    let files = command.themes.compactMap(\.path)
    return jobs.flatMap { job in
      // Themes that aren't bundled are passed as files.
      let isBundled = Theme(named: job.options.theme.name) == job.options.theme
      let file = isBundled ? nil : files.first { (try? Theme.file(at: $0)) == job.options.theme }
      return job.lines(
        .init(
          themeFile: file, wordsFile: command.paperOptions.language.language?.path,
          anatomy: command.anatomy, visual: command.visual))
    }
  }

  /// Returns the naming of picture files for scenes with the given project settings.
  private func naming(for project: ProjectSettings?) -> FigureNaming {
    command.outputOptions.name ?? project?.naming ?? .standard
  }

  /// The fonts of all themes without duplicates, in order; `nil` stands for the default font family.
  var fonts: [Theme.FontFiles?] {
    (themes + (themes == [nil] ? projects.map(\.theme) : [])).map { $0?.font }.uniqued()
  }

  /// Returns a scene's jobs in the order of canvases and themes, or throws if two jobs would write the same file.
  func jobs(for scene: Scene) throws(PlumblineError) -> [FigureJob] {
    var scene = scene
    if let name = command.anatomy { scene.figure.anatomy = try scene.constraint(named: name) }
    if let name = command.visual { try scene.showVisualFormats(named: name) }
    // Figures that the command line decomposes or compares are one picture.
    let isOnePicture = command.anatomy != nil || command.visual != nil || before != nil
    if isOnePicture || command.animation.ofCanvases {
      (scene.figureSteps, scene.figurePanels) = ([], [])
    }
    var jobs: [FigureJob] = []
    if let canvases = path(of: scene) {
      for direction in directions {
        for theme in themes {
          jobs.append(
            try job(
              scene, (nil, scene.figureOptions), canvases[0], direction, theme, through: canvases))
        }
      }
      return try unlike(jobs, of: scene)
    }
    for canvas in pictureCanvases(of: scene) {
      for direction in directions {
        for theme in themes { jobs += try self.jobs(scene, canvas, direction, theme) }
      }
    }
    return try unlike(jobs, of: scene)
  }

  /// Returns the jobs unchanged, or throws if two of them would write the same file.
  private func unlike(_ jobs: [FigureJob], of scene: Scene) throws(PlumblineError) -> [FigureJob] {
    var seen: Set<String> = []
    for output in jobs.flatMap(\.outputs) where !seen.insert(output.path).inserted {
      throw .sameFile(path: output.path, scene: scene.name)
    }
    return jobs
  }

  /// Returns the canvases that a scene's animation goes through, or `nil` if each canvas has its own picture.
  private func path(of scene: Scene) -> [Canvas]? {
    let isScenesWish =
      command.animation.ofGuides && scene.figure.motion == .canvases && before == nil
      && command.anatomy == nil && command.visual == nil && !command.explodedOptions.isRequested
    guard command.animation.ofCanvases || isScenesWish else { return nil }
    let canvases = canvases.canvases(for: scene)
    // A single canvas from the command line replaces the animation.
    return canvases.count > 1 ? canvases : nil
  }

  /// Returns the canvases to draw a scene on, or only the first if each of the scene's panels has a canvas of its own.
  private func pictureCanvases(of scene: Scene) -> [Canvas] {
    let isOfPanels =
      !scene.figurePanels.isEmpty && scene.figurePanels.allSatisfy { $0.canvas != nil }
    return canvases.canvases(for: scene, atMost: isOfPanels ? 1 : .max)
  }

  /// Returns a job for each step of the scene's figure, or a single job if the steps are animated in one picture.
  private func jobs(
    _ scene: Scene, _ canvas: Canvas, _ direction: DirectionName?, _ theme: Theme?
  ) throws(PlumblineError) -> [FigureJob] {
    let steps = try scene.steps.map { (step) throws(PlumblineError) in
      try job(scene, step, canvas, direction, theme)
    }
    guard command.animation.ofGuides, steps.count > 1, var whole = steps.last else { return steps }
    whole.step = nil
    whole.steps = steps.map(\.options)
    whole.outputs = try job(
      scene, (nil, scene.figureOptions), canvas, direction, theme
    ).outputs
    return [whole]
  }

  private func job(
    _ scene: Scene, _ step: (number: Int?, options: FigureOptions), _ canvas: Canvas,
    _ direction: DirectionName?, _ theme: Theme?, through stops: [Canvas] = []
  ) throws(PlumblineError) -> FigureJob {
    var request = try command.paperOptions.request(for: scene, words)
    request.exploded = command.explodedOptions.request
    request.theme = theme
    if !command.show.isEmpty { request.overlays = scene.known(command.show.flatMap(\.words)) }
    var options = step.options
    options.apply(request)
    options.svg.form = command.formatOptions.svgForm ?? .outlined
    options.svg.source = command.formatOptions.embedSource ? scene.source : nil
    options.motion = !stops.isEmpty ? .canvases : command.animation.ofGuides ? .marching : .still
    let side = direction?.layoutDirection
    func placed(_ canvas: Canvas) -> Canvas {
      safeArea.map { canvas.safeArea($0, side ?? scene.direction) } ?? canvas
    }
    let placement = Scene.Placement(placed(canvas), direction: side)
    let isSingle = before != nil || !stops.isEmpty
    let panels = isSingle ? [] : scene.panels(in: options, request, besides: side)
    var named = canvas
    if !stops.isEmpty { named.name = "canvases" }
    let suffixes = [
      direction == .rtl ? "rtl" : nil, before == nil ? nil : "changes",
      command.explodedOptions.isRequested ? "exploded" : nil,
      step.number.map { scene.stepName($0) },
    ]
    var picture = NamedPicture(
      scene: scene.identifier, canvas: named, direction: placement.direction ?? scene.direction,
      suffixes: suffixes.compactMap(\.self), theme: options.theme.name,
      isThemeRequested: theme != nil, language: options.words.language)
    picture.step = step.number
    let naming = naming(for: scene.project)
    let names = pictureCanvases(of: scene).map(\.unscaledName)
    picture.hasOtherCanvases = stops.isEmpty && Set(names).count > 1
    var job = FigureJob(
      scene: scene, placement: placement, options: options,
      pngCoding: command.png,
      outputs: formats.map { format in
        var output = FigureJob.Output(
          format: format, path: path(ofFile: naming.fileName(of: picture, for: format)))
        output.reference = naming.reference(to: picture, for: format)
        return output
      })
    job.before = try before?.earlier(than: scene, placement)
    job.request = request
    job.panels = panels
    job.canvases = stops.map(placed)
    job.step = step.number
    return job
  }

  /// The path of the folder for pictures, with a trailing slash, or an empty string for the current folder.
  var folder: String {
    let folder = command.output
    if [".", "", "-"].contains(folder) { return "" }
    return folder.hasSuffix("/") ? folder : folder + "/"
  }

  func path(ofFile file: String) -> String { named == nil ? folder + file : command.output }

  var namedThemes: [Theme] { (themes + projects.map(\.theme)).compactMap(\.self) }

  /// Returns a text with the settings that affect pictures, without paths and the number of parallel jobs.
  func settings(_ keys: PictureKeys) -> String {
    let show = command.show.map { list in
      list.words.map { "\($0.overlay.rawValue):\($0.subject ?? "")" }.joined(separator: ",")
    }
    return [
      "\(canvases.requested.map { String(reflecting: $0) })", "\(canvases.textSizes)",
      safeArea.map { "\($0)" } ?? "",
      "\(themes.map { $0.map(keys.inputs(of:)) ?? "" })", "\(formats)",
      "\(directions.map { $0?.rawValue ?? "" })", "\(show)",
      String(reflecting: command.explodedOptions.request),
      command.formatOptions.svgForm?.rawValue ?? "",
      "\(command.formatOptions.embedSource) \(command.animation.used ?? "") \(command.png.rawValue)",
      "\(command.anatomy ?? "")", "\(command.visual ?? "")",
      command.paperOptions.inputs, "\(naming(for: nil))",
      "\(command.documentOptions.measureText)", words?.inputsText ?? "",
    ].joined(separator: "\0")
  }

  /// Rejects a picture's path for `-o` if the command line draws several pictures.
  private func refuseSeveralPictures(
    in sources: [SceneSource], for format: PictureFormat
  ) throws {
    var pictures = sources.count * themes.count * directions.count
    if sources.count == 1, let scene = try? sources[0].read(using: cache) {
      pictures *= path(of: scene) == nil ? pictureCanvases(of: scene).count : 1
    }
    guard pictures == 1, formats == [format] else {
      let names = sources.count > 1 ? " (\(SceneInput.list(sources.map(\.name))))" : ""
      throw UsageError(
        "-o \(command.output) names one file; name one scene\(names), canvas and theme, and the format "
          + "\(format.rawValue), or give a folder",
        of: "render")
    }
  }

  /// Rejects `--sidecar` without PNG files, and options that need an output folder if the output is a single picture.
  private func refuseBatchOptionsForOnePicture() throws {
    let options = command.batchOptions
    if options.sidecar != nil, !formats.contains(.png) {
      throw UsageError("--sidecar needs PNG files; add png to --format", of: "render")
    }
    guard named != nil || command.output == "-" else { return }
    let wanted = [
      (options.manifest == true, "--manifest"), (options.clean, "--clean"),
      (options.run.shard != nil, "--shard"), (options.json && command.output == "-", "--json"),
      (options.sidecar != nil, "--sidecar"),
      (command.outputOptions.name != nil, "--name"),
    ]
    guard let name = wanted.first(where: \.0)?.1 else { return }
    throw UsageError("\(name) needs a folder for -o", of: "render")
  }

  private func refuseStillFormats() throws {
    guard let option = command.animation.used else { return }
    for format in formats {
      switch format {
      case .png: continue
      case .svg where command.formatOptions.svgForm == .structured: continue
      case .svg:
        throw UsageError("\(option) needs --svg structured for SVG files", of: "render")
      case .pdf:
        throw UsageError("\(option) is for PNG and SVG; nothing moves in PDF", of: "render")
      }
    }
  }

  private func refuseStillScenes(_ sources: [SceneSource]) throws {
    guard command.animation.ofCanvases else { return }
    for scene in sources.lazy.compactMap({ try? $0.read(using: cache) }) {
      let count = canvases.canvases(for: scene).count
      guard !FigureJob.canvasCounts.contains(count) else { continue }
      throw UsageError(
        "\(scene.name): --animate-canvases needs 2 to 16 canvases, and there "
          + (count == 1 ? "is one; add --canvas WxH" : "are \(count); name some with --canvas WxH"),
        of: "render")
    }
  }

  /// Rejects scenes if two of their pictures, or two pictures of one scene, would have the same path.
  private func refuseCollisions(of sources: [SceneSource]) throws {
    var seen: [String: String] = [:]
    for source in sources {
      guard let scene = try? source.read(using: cache) else { continue }
      let file = scene.name
      for output in try uniqueJobs(for: scene).flatMap(\.outputs) {
        if let other = seen[output.path] {
          throw UsageError(
            "'\(other)' and '\(file)' would both be drawn to \(output.path); "
              + (naming(for: scene.project) == .standard
                ? "give canvases different names, or render the scenes to different folders"
                : "add {scene} to --name, or render the scenes to different folders"),
            of: "render")
        }
        seen[output.path] = file
      }
    }
  }

  private func uniqueJobs(for scene: Scene) throws -> [FigureJob] {
    do throws(PlumblineError) {
      return try jobs(for: scene)
    } catch {
      let naming = naming(for: scene.project)
      guard case .sameFile(let path, _) = error, naming != .standard else { throw error }
      let placeholders: [(Bool, FigureNamePattern.Placeholder)] = [
        (themes.count > 1, .theme), (directions.count > 1, .direction),
        (scene.figureSteps.count > 1 && !command.animation.ofGuides, .step),
        (pictureCanvases(of: scene).count > 1, .canvas),
      ]
      let missing = placeholders.filter { $0.0 && !naming.has($0.1) }.map(\.1)
      let names = (missing.isEmpty ? [.scale] : missing).map { "{\($0.rawValue)}" }
      throw UsageError(
        "\(scene.name): two pictures would both be drawn to \(path); use a --name with "
          + "\(names.joined(separator: " and ")), or draw fewer pictures",
        of: "render")
    }
  }
}
