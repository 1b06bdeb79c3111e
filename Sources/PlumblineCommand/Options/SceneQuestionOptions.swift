internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options of commands that answer questions about one scene: its file, its canvases, and the form of the output.
struct SceneQuestionOptions: ParsableArguments {
  @Argument(help: "The scene file.", completion: .file())
  var scene: String

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: .direction, completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @OptionGroup var assets: AssetsOption

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @Flag(help: "Draw the answer as well.")
  var figure = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture to write; a PNG file with the scene's name in the current folder by default.",
      valueName: "FILE"),
    completion: .file())
  var output: String?

  @OptionGroup var figureFile: FigureFileOptions

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    if output != nil || figureFile.areSpecified, !figure {
      throw ValidationError("-o, --theme and --svg are for pictures; add --figure")
    }
    _ = try canvasOptions.requested()
  }

  /// Answers questions about the scene on each requested canvas, or on the scene's first canvas if none is requested.
  ///
  /// If a question can't be answered, the error is printed and its exit status is added to `statuses`.
  ///
  /// - Throws: `ExitStatus` if the scene can't be read, and `UsageError` if the argument stands for several scenes.
  func answers<Answer>(
    to questions: [(Scene, Scene.Placement, Painter) throws -> Answer],
    of command: String, statuses: inout [ExitStatus]
  ) throws -> [Answer] {
    try documentOptions.project.printIfAsked(for: [scene], documentOptions, of: command)
    if let output {
      try refuseStandardOutput(output, of: command)
      _ = try FormatOptions.format(namedBy: output, of: command)
    }
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    let scenes = try loadScenes(
      [scene], documentOptions, using: assets.cache, statuses: &statuses, in: slot)
    try statuses.throwGravest()
    guard scenes.count == 1, let scene = scenes.first else {
      throw UsageError(
        "'\(command)' takes one scene, and '\(self.scene)' has \(scenes.count); name one file, or "
          + "with --scene one scene of a document", of: command)
    }
    let painter = try makePainter()
    var answers: [Answer] = []
    for canvas in try canvases(of: scene) {
      let placement = Scene.Placement(canvas, direction: direction?.layoutDirection)
      for question in questions {
        slot.begin(scene.file ?? scene.identifier)
        do {
          answers.append(try question(scene, placement, painter))
        } catch let error as PlumblineError {
          try statuses.report(error, inScene: scene.name)
        }
        slot.end()
      }
    }
    return answers
  }

  /// Returns the requested canvases, by default the scene's first one, in every requested text size.
  private func canvases(of scene: Scene) throws -> [Canvas] {
    let canvases = try canvasOptions.canvases(for: scene)
    guard try canvasOptions.requested().isEmpty else { return canvases }
    return Array(canvases.prefix(max(1, canvasOptions.textSizes.count)))
  }

  /// Draws the picture of an answer into the file given on the command line, or by default into `name` plus `.png`.
  ///
  /// - Throws: `ExitStatus` after printing the reason, and `UsageError` if the file is an input.
  func draw(
    named name: String, _ options: FigureOptions, of command: String,
    _ picture: (Painter, PictureFormat, FigureOptions) throws -> DrawnPicture
  ) throws {
    let path = output ?? "\(name).png"
    try refuseOverwriting([scene], with: path, of: command)
    let theme = try figureFile.theme?.load()
    var options = options
    figureFile.apply(theme, to: &options)
    let painter = try makePainter(font: options.theme.font)
    let format = try FormatOptions.format(namedBy: path, of: command) ?? .png
    try reportingFailures {
      try picture(painter, format, options).write(to: path)
    }
    try print(path, to: .error)
  }
}
