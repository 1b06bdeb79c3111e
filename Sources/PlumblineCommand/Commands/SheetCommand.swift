internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline sheet`: draws the figures of several scenes on one page.
struct SheetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Draw scenes on all their canvases on one page, at one scale.",
    discussion: """
      Examples:
        plumbline sheet login.scene.yaml
        plumbline sheet login.scene.yaml --canvas 320x568 --canvas 844x390 -o login.pdf
        plumbline sheet login.scene.yaml --direction ltr,rtl
        plumbline sheet scenes/ --columns 3 --show guides,constraints -o scenes.svg

      Several scenes on several canvases form a grid: a row for each scene, a column for each \
      canvas. The path of the file goes to standard output.
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @Option(name: .shortAndLong, help: "The file, or - for standard output.", completion: .file())
  var output = "sheet.png"

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(
    help: ArgumentHelp(
      "Layout directions, ltr, rtl or ltr,rtl for both side by side; the scene's own by default.",
      valueName: "LIST"),
    completion: .words(of: DirectionName.self), transform: knownWords)
  var direction: [DirectionName]?

  @Option(
    help: ArgumentHelp(
      "The format: \(PictureFormat.words); the extension of -o by default.", valueName: "NAME"),
    completion: .word(of: PictureFormat.self), transform: knownWord)
  var format: PictureFormat?

  @Option(
    name: .customLong("svg"), help: .svgForm, completion: .word(of: SVGForm.self),
    transform: knownWord)
  var svgForm: SVGForm?

  @Option(
    help: ArgumentHelp(
      "What to show, separated by commas: \(Overlay.words); or none.", valueName: "LIST"),
    completion: .overlays, transform: OverlayList.init)
  var show: [OverlayList] = []

  @Option(
    help: ArgumentHelp(
      "The theme: \(ThemeName.words), or a theme file.", valueName: "NAME|FILE"),
    completion: .theme, transform: ThemeName.init)
  var theme: ThemeName?

  @OptionGroup var paperOptions: PaperOptions

  @Option(
    parsing: .unconditional,
    help: "The pixels per point of all canvases; 2 by default.")
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: "The number of canvases per row; chosen for a well-proportioned page by default.")
  var columns: Int?

  @Option(help: .pngCoding, completion: .word(of: PNGCoding.self), transform: knownWord)
  var png = PNGCoding.fast

  func validate() throws {
    if let scale { try requireScale(scale) }
    if scale != nil, paperOptions.width != nil {
      throw ValidationError("--width gives the pixels per point; leave --scale out")
    }
    if let option = paperOptions.used.first(where: ["--title", "--caption"].contains) {
      throw ValidationError(
        "\(option) is for single figures; a sheet has the titles of its scenes and the sizes of their canvases"
      )
    }
    if let columns, columns < 1 { throw ValidationError("--columns has to be 1 or more") }
    _ = try canvasOptions.requested()
    _ = try pictureFormat()
  }

  func run() throws {
    try documentOptions.project.printIfAsked(for: scenes, documentOptions, of: "sheet")
    var statuses: [ExitStatus] = []
    try refuseOverwriting(
      scenes + [theme?.path, paperOptions.language.language?.path].compactMap(\.self), with: output,
      of: "sheet")
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    let scenes = try loadScenes(
      scenes, documentOptions, statuses: &statuses, in: slot)
    for note in notes(on: scenes).lines() { try print(note, to: .error) }
    try refuseUnknownSubjects(show, in: scenes, of: "sheet")
    let theme = try theme?.load()
    let shown = theme ?? scenes.lazy.compactMap { $0.project?.theme }.first
    let painter = try makePainter(font: shown?.font)
    let words = try paperOptions.language.language?.load()
    let look = Look(theme: theme, words: words, scale: scale ?? 2)
    let rows = try rows(of: scenes, look, with: painter, statuses: &statuses)
    // A page without one of its figures would look complete.
    if statuses.isEmpty {
      do {
        let sheet = FigureSheet(rows: rows, columns: columns)
        try draw(try sheet.fitted(to: paperOptions.size, with: painter), with: painter)
      } catch let error as PlumblineError {
        try statuses.report(error)
      }
    }
    try statuses.throwGravest()
  }

  private struct Look {
    var theme: Theme?
    var words: FigureWords?
    var scale: Double
  }

  /// Returns a row of the page for each scene; scenes that can't be laid out are reported and get no row.
  private func rows(
    of scenes: [Scene], _ look: Look, with painter: Painter, statuses: inout [ExitStatus]
  ) throws -> [FigureSheet.Row] {
    var scripts = ScriptReport()
    var rows: [FigureSheet.Row] = []
    for scene in scenes {
      do {
        let row = try row(of: scene, look, with: painter)
        let trees = row.groups.flatMap(\.self).map(\.tree)
        // Directions share most warnings.
        let warnings = trees.flatMap { tree in
          layoutWarnings(
            tree.conflicts, tree.ambiguities, in: scene.file ?? scene.identifier,
            at: tree.canvas.name)
        }
        for warning in warnings.uniqued() { try print(warning, to: .error) }
        for figure in row.groups.flatMap(\.self) {
          try scripts.report(
            painter.missingScripts(in: figure.tree, figure.options), of: scene)
        }
        rows.append(row)
      } catch PlumblineError.unusableCanvas(let error) {
        throw UsageError(
          "\(scene.name): with --scale \(look.scale) the \(error.description)",
          of: "sheet")
      } catch let error as PlumblineError {
        try statuses.report(error.inScene(scene.name))
      }
    }
    return rows
  }

  private func draw(_ sheet: FigureSheet, with painter: Painter) throws {
    let picture = try painter.picture(of: sheet, as: try pictureFormat(), coding: png)
    let place = "\(output): note: on a canvas of the sheet"
    for note in omissionNotes(picture.omissions.map(\.description), after: place) {
      try print(note, to: .error)
    }
    try deliver(picture)
  }

  private func deliver(_ picture: DrawnPicture) throws {
    if output == "-" { return try write(picture.bytes, to: .output) }
    try picture.write(to: output)
    try print(output, to: .output)
  }

  /// Returns a row with the figures of a scene on each canvas, in each direction.
  private func row(
    of scene: Scene, _ look: Look, with painter: Painter
  ) throws -> FigureSheet.Row {
    var options = scene.figureOptions
    var request = try paperOptions.request(for: scene, look.words)
    request.theme = look.theme
    if !show.isEmpty { request.overlays = scene.known(show.flatMap(\.words)) }
    options.apply(request)
    (options.paper.width, options.paper.letters) = (paperOptions.width, paperOptions.letters)
    options.svg.form = svgForm ?? .outlined
    return try scene.sheetRow(
      on: canvasOptions.canvases(for: scene),
      directions: direction?.map(\.layoutDirection) ?? scene.figureDirections, scale: look.scale,
      options: options,
      with: painter)
  }

  private func pictureFormat() throws -> PictureFormat {
    if let format { return format }
    if output == "-" { return .png }
    return try PictureFormat(endingOf: output, for: "-o")
  }
}
