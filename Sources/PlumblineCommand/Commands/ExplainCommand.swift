internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline explain`: a scene and an item in, the reasons for its place out.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a view or guide is where it is.",
    discussion: """
      Examples:
        plumbline explain login.scene.yaml title.top
        plumbline explain login.scene.yaml title --canvas 320x568 --direction rtl
        plumbline explain login.scene.yaml title.width --figure -o title.svg
        plumbline explain login.scene.yaml --conflict 1
        plumbline explain login.scene.yaml --ambiguity badge

      For each attribute, the constraints, contents and guides that give it its value; how far it moves if the \
      constant of one is a point greater, and what it is without the constraint; which constraints of the item are \
      not satisfied; and what follows the item. Places are in the superview's coordinates, or in the root's where \
      constraints reach further. Without --canvas or --device it is the scene's first canvas.
      """)

  @Argument(help: "The scene file.", completion: .file())
  var scene: String

  @Argument(
    help: ArgumentHelp(
      "A view or guide, as constraints name it, and one of its attributes; all of its frame without one.",
      valueName: "ITEM[.ATTRIBUTE]"))
  var item: String?

  @Option(
    help: ArgumentHelp(
      "The conflict to explain, as 'solve' counts them from 1.", valueName: "NUMBER"))
  var conflict: Int?

  @Option(
    help: ArgumentHelp("The view or guide whose ambiguity to explain.", valueName: "ITEM"))
  var ambiguity: String?

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: .direction, completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @OptionGroup var assets: AssetsOption

  @Flag(help: "Print JSON for programs in place of text for people.")
  var json = false

  @Flag(help: "Draw the answer: its items and constraints, with all else dimmed.")
  var figure = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture to write; {scene}.{canvas}-explained.png by default.", valueName: "FILE"),
    completion: .file())
  var output: String?

  @OptionGroup var figureFile: FigureFileOptions

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    guard [item != nil, conflict != nil, ambiguity != nil].count(where: \.self) == 1 else {
      throw ValidationError("name one item, as in 'title.top', or use --conflict or --ambiguity")
    }
    if output != nil || figureFile.areAsked, !figure {
      throw ValidationError("-o, --theme and --svg are for pictures; add --figure")
    }
    _ = try canvasOptions.requested()
  }

  func run() throws {
    var statuses: [ExitStatus] = []
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    let scenes = try loadScenes(
      [scene], canvasOptions.documents, on: assets.shelf, statuses: &statuses, in: slot)
    try statuses.throwGravest()
    guard scenes.count == 1 else {
      throw UsageError("'explain' takes one scene; --scene picks one", of: "explain")
    }
    let painter = try makePainter()
    var answers: [SceneExplanation] = []
    let isAsked = try !canvasOptions.requested().isEmpty || !canvasOptions.textSizes.isEmpty
    let canvases = try canvasOptions.canvases(for: scenes[0])
    for canvas in isAsked ? canvases : Array(canvases.prefix(1)) {
      let placement = Scene.Placement(canvas, direction: direction?.layoutDirection)
      slot.begin(scenes[0].file ?? scenes[0].identifier)
      do throws(PlumblineError) {
        answers.append(
          try SceneExplanation(question, in: scenes[0], at: placement, with: painter))
      } catch {
        try statuses.report(error.inScene(scenes[0].name))
      }
      slot.end()
    }
    let text =
      json
      ? answers.jsonReport
      : answers.map { explanationText($0, Stream.output.colors) }.joined(separator: "\n")
    try write(Array(text.utf8), to: .output)
    if figure { try draw(answers) }
    try statuses.throwGravest()
  }

  private var question: SceneExplanation.Question {
    if let conflict { return .conflict(conflict) }
    if let ambiguity { return .ambiguity(ambiguity) }
    return .item(item ?? "")
  }

  private func draw(_ answers: [SceneExplanation]) throws {
    if output != nil, answers.count > 1 {
      throw UsageError(
        "-o takes one picture; name one canvas with --canvas or --device", of: "explain")
    }
    let theme = try figureFile.theme?.load()
    let painter = try makePainter(font: theme?.font)
    for answer in answers {
      let place = "\(answer.scene.identifier).\(answer.tree.canvas.name)-explained.png"
      let path = output ?? place
      try refuseOverwriting([scene], with: path, of: "explain")
      var options = answer.figureOptions
      figureFile.apply(theme, to: &options)
      let format = try RenderPlan.format(namedBy: path) ?? .png
      let picture = try reportingFailures {
        try painter.picture(of: answer.tree, as: format, options)
      }
      try reportingFailures { try OutputFile(path: path).write(picture) }
      try print(path, to: .error)
    }
  }
}
