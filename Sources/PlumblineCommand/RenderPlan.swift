internal import Plumbline

/// The pictures that a command line asks for, each with its place.
struct RenderPlan {
  /// The jobs in the order of scenes, canvases and formats.
  private(set) var jobs: [FigureJob] = []

  private let command: RenderCommand
  private let theme: Theme?
  private let formats: [PictureFormat]

  /// Works out what to draw and where.
  ///
  /// - Throws: `UsageError` where two pictures would be one file, and where `-o` names what can
  ///   hold none of them.
  init(_ command: RenderCommand, theme: Theme?, scenes: [Scene]) throws {
    self.command = command
    self.theme = theme
    let named = try Self.format(namedBy: command.output)
    formats = command.format?.values ?? named.map { [$0] } ?? [.png]
    try refuseStillFormats()
    try refuseUnknownSubjects(command.show, in: scenes, of: "render")
    for scene in scenes {
      for canvas in try command.canvasOptions.canvases(for: scene) {
        jobs.append(job(scene, canvas))
      }
    }
    if let named { try placeSinglePicture(named) }
    try refuseCollisions()
  }

  private func job(_ scene: Scene, _ canvas: Canvas) -> FigureJob {
    let direction = command.direction
    let suffixes = [direction == .rtl ? "rtl" : nil, theme?.name]
    let name = FigureName(
      scene: scene.identifier, canvas: canvas.name, suffixes: suffixes.compactMap(\.self))
    var options = scene.figureOptions
    if let theme { options.theme = theme }
    options.svg = SVGOptions(
      form: command.svgForm?.value ?? .outlined, followsReader: theme == nil,
      source: command.embedSource ? scene.source : nil)
    options.motion = command.animate ? .marching : .still
    if !command.show.isEmpty {
      options.show(command.show.flatMap(\.words))
    }
    return FigureJob(
      scene: scene,
      placement: Scene.Placement(canvas, direction: direction?.layoutDirection),
      options: options,
      pngCoding: command.png.value,
      outputs: formats.map { format in
        FigureJob.Output(format: format, path: path(name.fileName(for: format)))
      })
  }

  private func path(_ name: String) -> String {
    let folder = command.output
    if folder == "." || folder.isEmpty || folder == "-" { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The format that a path's ending names; nil for a folder.
  private static func format(namedBy path: String) throws -> PictureFormat? {
    guard !path.hasSuffix("/"), let dot = path.lastIndex(of: "."), dot > path.startIndex,
      !path[dot...].contains("/")
    else { return nil }
    let ending = path[path.index(after: dot)...].lowercased()
    if let format = PictureFormat(rawValue: ending) { return format }
    guard ["jpg", "jpeg", "gif", "webp", "bmp", "tiff", "eps", "ps", "apng"].contains(ending) else {
      return nil
    }
    throw UsageError(
      "-o \(path): '\(ending)' is no format; there are \(Choice<PictureFormat>.words)",
      of: "render")
  }

  /// A path that ends like a picture names the file of the one picture there is.
  private mutating func placeSinglePicture(_ format: PictureFormat) throws {
    if jobs.isEmpty { return }
    guard jobs.count == 1, jobs[0].outputs.map(\.format) == [format] else {
      throw UsageError(
        "-o \(command.output) names one file; name one scene and canvas, and the format "
          + "\(format.rawValue), or give a folder",
        of: "render")
    }
    jobs[0].outputs[0].path = command.output
  }

  /// Formats in which nothing can move are hardly what was meant with an animation.
  private func refuseStillFormats() throws {
    guard command.animate else { return }
    for format in formats {
      switch format {
      case .png: continue
      case .svg where command.svgForm?.value == .structured: continue
      case .svg:
        throw UsageError("--animate needs --svg structured for SVG files", of: "render")
      case .pdf:
        throw UsageError("--animate is for PNG and SVG; nothing moves in PDF", of: "render")
      }
    }
  }

  private func refuseCollisions() throws {
    var seen: [String: String] = [:]
    for job in jobs {
      for output in job.outputs {
        let file = job.scene.file ?? job.scene.identifier
        if let other = seen[output.path] {
          throw UsageError(
            "'\(other)' and '\(file)' would both be drawn to \(output.path); give canvases "
              + "different names, or render the scenes to different folders",
            of: "render")
        }
        seen[output.path] = file
      }
    }
  }
}
