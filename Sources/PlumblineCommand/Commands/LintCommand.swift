internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline lint`: checks the layouts of scenes, and reports the findings.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check layouts against rules.",
    discussion: """
      Examples:
        plumbline lint login.scene.yaml
        plumbline lint scenes/ --fail-on error
        plumbline lint login.scene.yaml --rule overlap,truncated-text --text-size large --text-size accessibility-large
        plumbline lint scenes/ --sarif lint.sarif --github -
        plumbline lint login.scene.yaml --figure -o findings.png

      Each scene is checked on its canvases in both directions. The exit code is 1 for findings at \
      or above the severity of --fail-on.
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(
    help: "The layout direction, ltr or rtl; both by default.",
    completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @Option(
    help: ArgumentHelp(
      "Additional canvas widths to check, in points, such as 320-1366, for conflicts, ambiguities, "
        + "overlaps, views outside and truncated texts.",
      valueName: "FROM-TO"), transform: ExtentRange.init(argument:))
  var width: ExtentRange?

  @OptionGroup var assets: AssetsOption

  @Option(
    help: ArgumentHelp(
      "The rules to check, separated by commas; all by default.", valueName: "LIST"),
    completion: .words(of: LintRule.self), transform: knownWords)
  var rule: [LintRule] = []

  @Option(
    help: ArgumentHelp("The rules to leave out, separated by commas.", valueName: "LIST"),
    completion: .words(of: LintRule.self), transform: knownWords)
  var ignore: [LintRule] = []

  @Option(
    help: ArgumentHelp(
      "The lowest severity that fails the run: note, warning or error; warning by default.",
      valueName: "NAME"),
    completion: .word(of: SeverityName.self), transform: knownWord)
  var failOn: SeverityName?

  @OptionGroup var reports: LintReportOptions

  @Flag(help: "Print JSON instead of lines of text.")
  var json = false

  @Flag(
    help: "Draw each scene that has findings on its first canvas, with a marker for each finding.")
  var figure = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder for --report and --figure, or a file for a single figure.",
      valueName: "DIR|FILE"), completion: .file())
  var output = ".plumbline"

  @OptionGroup var figureFile: FigureFileOptions

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    _ = try canvasOptions.requested()
    if figureFile.areSpecified, !figure {
      throw ValidationError("--theme and --svg are for pictures; add --figure")
    }
    if json, reports.printsReport {
      throw ValidationError("--json and a report to - would both go to standard output")
    }
  }

  func run() throws {
    try documentOptions.project.printIfAsked(for: scenes, documentOptions, of: "lint")
    var statuses: [ExitStatus] = []
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    var errors: [PlumblineError] = []
    let sources = try loadScenes(
      scenes, documentOptions, using: assets.cache, statuses: &statuses, in: slot,
      noting: { errors.append($0) })
    let singleFigure = try self.singleFigure(for: sources.count)
    try reports.refuseReports(over: sources.compactMap(\.file), of: "lint")
    let painter = try makePainter()
    var run = LintRun([], rules: [], threshold: threshold(for: sources))
    for scene in sources {
      slot.begin(scene.file ?? scene.identifier)
      let linter = Linter(rules: rules(for: scene))
      run.rules.formUnion(linter.rules)
      do {
        run.scenes.append(
          try SceneLint(
            of: scene, on: placements(of: scene), widths: width?.range, with: linter,
            painter: painter))
      } catch let error as PlumblineError {
        errors.append(error.inScene(scene.name))
        try statuses.report(error, inScene: scene.name)
      }
      slot.end()
    }
    run.errors = errors
    if json {
      try write(Array(run.jsonReport.utf8), to: .output)
    } else if !reports.printsReport {
      try write(Array(run.terminalReport(Stream.output.colors).utf8), to: .output)
    }
    if reports.github != "-" { try run.annotations.show() }
    do {
      for path in try reports.writeAll(of: run, in: output) {
        try print("wrote \(path)", to: .error)
      }
    } catch let error as PlumblineError {
      try statuses.report(error)
    }
    if figure { try draw(run, to: singleFigure) }
    if run.fails { statuses.append(.differences) }
    try statuses.throwGravest()
  }

  /// Returns the rules to check for a scene: those from the command line, or otherwise those from its project file.
  private func rules(for scene: Scene) -> Set<LintRule> {
    let lint = scene.project?.values.lint
    func rules(_ option: [LintRule], _ stated: [String]?) -> [LintRule]? {
      option.isEmpty ? stated?.compactMap { LintRule(rawValue: $0) } : option
    }
    return Set(rules(rule, lint?.rule?.value) ?? LintRule.allCases)
      .subtracting(rules(ignore, lint?.ignore?.value) ?? [])
  }

  /// Returns the lowest severity that fails the run, from the command line or the first project file that sets it.
  private func threshold(for scenes: [Scene]) -> LintSeverity {
    let stated = scenes.lazy.compactMap { $0.project?.values.lint.failOn?.value }.first
    return (failOn ?? stated.flatMap { SeverityName(rawValue: $0) } ?? .warning).severity
  }

  private func placements(of scene: Scene) throws -> [Scene.Placement] {
    let directions = direction.map { [$0.layoutDirection] } ?? scene.bothDirections
    return try directions.flatMap { direction in
      try canvasOptions.canvases(for: scene).map { Scene.Placement($0, direction: direction) }
    }
  }

  /// Returns the path of the figure if `-o` names a picture file, or `nil` if `-o` names a folder.
  private func singleFigure(for sceneCount: Int) throws -> String? {
    guard figure, PictureFormat.allCases.contains(where: { output.hasSuffix("." + $0.rawValue) })
    else { return nil }
    guard sceneCount <= 1, reports.report.isEmpty else {
      throw UsageError(
        "-o \(output) is for a single figure; name a folder for several files", of: "lint")
    }
    try refuseOverwriting(scenes, with: output, of: "lint")
    return output
  }

  private func draw(_ run: LintRun, to file: String?) throws {
    let theme = try figureFile.theme?.load()
    for scene in run.scenes where !scene.findings.isEmpty {
      guard let tree = scene.figureTree else { continue }
      let name = "\(scene.scene.identifier).\(tree.canvas.name)-lint.png"
      let path = file ?? joinedPath(output, name)
      let format = try FormatOptions.format(namedBy: path, of: "lint") ?? .png
      var options = scene.figureOptions
      figureFile.apply(theme, to: &options)
      let painter = try makePainter(font: options.theme.font)
      let picture = try reportingFailures {
        try painter.picture(of: tree, as: format, options, focus: scene.figureFocus)
      }
      try reportingFailures { try picture.write(to: path) }
      try print(path, to: .error)
    }
  }
}

extension Scene {
  /// Both layout directions, starting with the scene's own direction.
  fileprivate var bothDirections: [LayoutDirection] {
    [direction, direction == .leftToRight ? .rightToLeft : .leftToRight]
  }
}

/// The names of severities on the command line.
enum SeverityName: String, CaseIterable {
  case note, warning, error

  var severity: LintSeverity {
    switch self {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
