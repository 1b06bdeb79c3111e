internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline sweep`: reports the changes of a layout over a range of widths or heights.
struct SweepCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Report what changes between two widths or heights, and where.",
    discussion: """
      Examples:
        plumbline sweep login.scene.yaml --width 320-1366
        plumbline sweep login.scene.yaml --width 320-1366 --height 480-1024 --text-size large --text-size accessibility-large
        plumbline sweep login.scene.yaml --width 320-1366 --strict
        plumbline sweep login.scene.yaml --width 320-1366 --figure -o sweep.svg --plot title.width --plot button.leading

      Breakpoints are computed from constraints, texts and platform metrics, without sampling. One \
      that had to be searched for has a tolerance, in points. With both --width and --height, \
      there are two tables: along the width at the canvas's height, and along the height at the \
      canvas's width. Without --canvas or --device, the scene's first canvas is used.
      """)

  @OptionGroup var options: SceneQuestionOptions

  @Option(
    help: ArgumentHelp("The widths, in points, such as 320-1366.", valueName: "FROM-TO"),
    transform: ExtentRange.init(argument:))
  var width: ExtentRange?

  @Option(
    help: ArgumentHelp("The heights, in points, such as 480-1024.", valueName: "FROM-TO"),
    transform: ExtentRange.init(argument:))
  var height: ExtentRange?

  @Flag(
    help: ArgumentHelp(
      "Fail on a conflict (exit code 4), an ambiguous view (5), an overlap, a view outside or a truncated text (1) anywhere in the range."
    ))
  var strict = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An attribute to draw as a graph, such as title.width; by default, the sizes that change "
        + "most often. Repeatable.",
      valueName: "ITEM.ATTRIBUTE"))
  var plot: [String] = []

  func validate() throws {
    guard width != nil || height != nil else {
      throw ValidationError("name a range of widths or heights, as in --width 320-1366")
    }
    if !plot.isEmpty, !options.figure {
      throw ValidationError("--plot is for pictures; add --figure")
    }
  }

  func run() throws {
    var statuses: [ExitStatus] = []
    let questions = [(LayoutConstraint.Axis.horizontal, width), (.vertical, height)]
      .compactMap { axis, range in range.map { question(axis, $0.range) } }
    let sweeps = try options.answers(to: questions, of: "sweep", statuses: &statuses)
    let colors = Stream.output.colors
    let text =
      options.json
      ? sweeps.jsonReport : sweeps.map { sweepText($0, colors) }.joined(separator: "\n")
    try write(Array(text.utf8), to: .output)
    if options.figure { try draw(sweeps) }
    if strict { statuses += try judge(sweeps) }
    try statuses.throwGravest()
  }

  private func question(
    _ axis: LayoutConstraint.Axis, _ range: ClosedRange<CGFloat>
  ) -> (Scene, Scene.Placement, Painter) throws -> SceneSweep {
    { scene, placement, painter in
      try scene.sweep(along: axis, range, at: placement, with: painter)
    }
  }

  /// Prints the smallest interval with each kind of problem as an error, and returns the exit statuses for them.
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
    if options.output != nil, sweeps.count > 1 {
      throw UsageError(
        "-o takes one picture; use either --width or --height, and one canvas and text size",
        of: "sweep")
    }
    for sweep in sweeps {
      let textSize = sweep.canvas.textSize == .large ? "" : "-\(sweep.canvas.textSize.name)"
      let name = "\(sweep.scene.identifier).\(sweep.axis.sizeAttribute.name)\(textSize)-sweep"
      try options.draw(named: name, sweep.scene.figureOptions, of: "sweep") {
        painter, format, options in
        try sweep.picture(plotting: plot, as: format, options, with: painter)
      }
    }
  }
}

extension SceneSweep.Problem.Kind {
  /// The exit status of a strict run with a problem of this kind.
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .conflict: .conflicts
    case .ambiguity: .ambiguity
    case .overlap, .outside, .truncation: .differences
    }
  }
}
