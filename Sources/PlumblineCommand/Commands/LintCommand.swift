internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline lint`: scenes in, findings out.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check layouts against rules.",
    discussion: """
      Examples:
        plumbline lint login.scene.yaml
        plumbline lint scenes/ --fail-on error
        plumbline lint login.scene.yaml --rule overlap,truncated-text --text-size large,accessibility-large

      Each scene is checked on its canvases in both directions. The exit code is 1 for findings at or above the \
      severity of --fail-on.
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: .direction, completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

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
      "The lowest severity that fails: note, warning or error.", valueName: "NAME"),
    completion: .word(of: SeverityName.self), transform: knownWord)
  var failOn: SeverityName = .warning

  @Flag(help: "Print JSON for programs in place of lines for people.")
  var json = false

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    _ = try canvasOptions.requested()
  }

  func run() throws {
    var statuses: [ExitStatus] = []
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    let scenes = try loadScenes(
      scenes, canvasOptions.documents, on: assets.shelf, statuses: &statuses, in: slot)
    let painter = try makePainter()
    let linter = Linter(
      rules: Set(rule.isEmpty ? LintRule.allCases : rule).subtracting(ignore))
    var results: [SceneLint] = []
    for scene in scenes {
      slot.begin(scene.file ?? scene.identifier)
      do {
        results.append(
          try SceneLint(of: scene, on: placements(of: scene), with: linter, painter: painter))
      } catch let error as PlumblineError {
        try statuses.report(error.inScene(scene.name))
      }
      slot.end()
    }
    try write(Array((json ? results.jsonReport : results.terminalReport).utf8), to: .output)
    let found = results.flatMap { $0.findings.map(\.finding.severity) }
    if found.contains(where: { $0 >= failOn.severity }) { statuses.append(.differences) }
    try statuses.throwGravest()
  }

  private func placements(of scene: Scene) throws -> [Scene.Placement] {
    let directions = direction.map { [$0.layoutDirection] } ?? [.leftToRight, .rightToLeft]
    return try directions.flatMap { direction in
      try canvasOptions.canvases(for: scene).map { Scene.Placement($0, direction: direction) }
    }
  }
}

/// The severities as the command line names them.
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
