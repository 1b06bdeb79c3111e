internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline sweep`: a scene and a range of widths or heights in, what begins and ends in it out.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Say what changes between two widths or heights, and where.",
    discussion: """
      Examples:
        plumbline sweep login.scene.yaml --width 320-1366
        plumbline sweep login.scene.yaml --width 320-1366 --height 480-1024 --text-size large --text-size accessibility-large
        plumbline sweep login.scene.yaml --width 320-1366 --strict
        plumbline sweep login.scene.yaml --width 320-1366 --figure -o sweep.svg --plot title.width --plot button.leading

      Borders are computed from constraints, texts and the platform's numbers; nothing is sampled. One that had to be \
      searched for has a tolerance, in points. With both --width and --height there are two tables: along the width \
      at the canvas's height, and along the height at the canvas's width. Without --canvas or --device the canvas is \
      the scene's first one.
      """)

  @Argument(help: "The scene file.", completion: .file())
  var scene: String

  @Option(help: ArgumentHelp("The widths, in points, such as 320-1366.", valueName: "FROM-TO"))
  var width: ExtentRange?

  @Option(help: ArgumentHelp("The heights, in points, such as 480-1024.", valueName: "FROM-TO"))
  var height: ExtentRange?

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: .direction, completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @OptionGroup var assets: AssetsOption

  @Flag(
    help: ArgumentHelp(
      "Fail on a conflict (exit code 4), an ambiguous view (5), an overlap or a truncated text (1) anywhere in the range."
    ))
  var strict = false

  @Flag(help: "Print JSON for programs in place of text for people.")
  var json = false

  @Flag(
    help: "Draw the layout in each interval, a ruler with the borders, and attributes as graphs.")
  var figure = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An attribute to draw as a graph, such as title.width; by default, what changes most often. Repeatable.",
      valueName: "ITEM.ATTRIBUTE"))
  var plot: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The picture to write; {scene}.{axis}-sweep.png by default.", valueName: "FILE"),
    completion: .file())
  var output: String?

  @OptionGroup var figureFile: FigureFileOptions

  func validate() throws {
    guard width != nil || height != nil else {
      throw ValidationError("name a range of widths or heights, as in --width 320-1366")
    }
    if output != nil || figureFile.areAsked || !plot.isEmpty, !figure {
      throw ValidationError("-o, --theme, --svg and --plot are for pictures; add --figure")
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
      throw UsageError("'sweep' takes one scene; --scene picks one", of: "sweep")
    }
    let painter = try makePainter()
    var sweeps: [SceneSweep] = []
    for placement in try placements(of: scenes[0]) {
      for (axis, range) in axes {
        slot.begin(scenes[0].file ?? scenes[0].identifier)
        do throws(PlumblineError) {
          sweeps.append(try scenes[0].sweep(along: axis, range, at: placement, with: painter))
        } catch {
          try statuses.report(error.inScene(scenes[0].name))
        }
        slot.end()
      }
    }
    let colors = Stream.output.colors
    let text =
      json ? sweeps.jsonReport : sweeps.map { sweepText($0, colors) }.joined(separator: "\n")
    try write(Array(text.utf8), to: .output)
    if figure { try draw(sweeps) }
    if strict { statuses += try judge(sweeps) }
    try statuses.throwGravest()
  }

  private var axes: [(LayoutConstraint.Axis, ClosedRange<CGFloat>)] {
    [(.horizontal, width), (.vertical, height)].compactMap { axis, range in
      range.map { (axis, $0.range) }
    }
  }

  /// The canvases at each size of text; the first of the scene's own unless any were asked for.
  private func placements(of scene: Scene) throws -> [Scene.Placement] {
    let isAsked = try !canvasOptions.requested().isEmpty
    let canvases = try canvasOptions.canvases(for: scene)
    let count = isAsked ? canvases.count : max(1, canvasOptions.textSizes.count)
    return canvases.prefix(count).map {
      Scene.Placement($0, direction: direction?.layoutDirection)
    }
  }

  /// Says which is the smallest interval with each kind of problem, and how the run ends.
  private func judge(_ sweeps: [SceneSweep]) throws -> [ExitStatus] {
    var statuses: [ExitStatus] = []
    for sweep in sweeps {
      for kind in SceneSweep.Problem.Kind.allCases {
        guard let (problem, range) = sweep.smallest(kind) else { continue }
        let axis = sweep.axis.sizeAttribute.name
        try print(
          "\(sweep.scene.name): error: \(kind.rawValue) at a \(axis) of \(span(range)): \(problem.text)",
          to: .error)
        statuses.append(kind.exitStatus)
      }
    }
    return statuses
  }

  private func draw(_ sweeps: [SceneSweep]) throws {
    if output != nil, sweeps.count > 1 {
      throw UsageError(
        "-o takes one picture; use either --width or --height, and one canvas and size of text",
        of: "sweep")
    }
    let theme = try figureFile.theme?.load()
    let painter = try makePainter(font: theme?.font)
    for sweep in sweeps {
      let textSize = sweep.canvas.textSize == .large ? "" : "-\(sweep.canvas.textSize.name)"
      let place =
        "\(sweep.scene.identifier).\(sweep.axis.sizeAttribute.name)\(textSize)-sweep.png"
      let path = output ?? place
      try refuseOverwriting([scene], with: path, of: "sweep")
      var options = sweep.scene.figureOptions
      figureFile.apply(theme, to: &options)
      let format = try RenderPlan.format(namedBy: path) ?? .png
      let picture = try reportingFailures { () throws(PlumblineError) in
        try sweep.picture(plotting: plot, as: format, options, with: painter)
      }
      try reportingFailures { try OutputFile(path: path).write(picture) }
      try print(path, to: .error)
    }
  }
}

extension SceneSweep.Problem.Kind {
  /// The status that a strict run ends with for a problem of the kind.
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .conflict: .conflicts
    case .ambiguity: .ambiguity
    case .overlap, .truncation: .differences
    }
  }
}
