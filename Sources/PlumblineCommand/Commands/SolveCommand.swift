internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// `plumbline solve`: prints the frames of scenes and the problems of their layouts.
struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Print the solved frames of scenes, with conflicts and ambiguities.",
    discussion: """
      Examples:
        plumbline solve login.scene.yaml
        plumbline solve login.scene.yaml --canvas 390x844 --canvas 844x390 --json
        plumbline solve scenes/ --strict > frames.txt

      Frames are in points, in the superview's coordinates, rounded to pixels. With --strict the \
      exit code is 4 for conflicting constraints and 5 for an ambiguous view.
      """)

  @Argument(help: .scenes, completion: .file())
  var scenes: [String]

  @OptionGroup var documentOptions: DocumentOptions

  @OptionGroup var canvasOptions: CanvasOptions

  @Option(help: .direction, completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  @OptionGroup var assets: AssetsOption

  @OptionGroup var safeAreaOption: SafeAreaOption

  @OptionGroup var strictness: StrictnessOption

  @Flag(help: "Print JSON instead of a table.")
  var json = false

  @OptionGroup var fonts: FontsOption

  func validate() throws {
    _ = try canvasOptions.requested()
  }

  func run() throws {
    try documentOptions.project.printIfAsked(for: scenes, documentOptions, of: "solve")
    var statuses: [ExitStatus] = []
    var solved: [SolvedScene] = []
    let slot = CrashReport.watch(slotCount: 1).slot(0)
    let scenes = try loadScenes(
      scenes, documentOptions, using: assets.cache, statuses: &statuses, in: slot)
    statuses += try strictness.report(notes(on: scenes))
    for scene in scenes {
      slot.begin(scene.file ?? scene.identifier)
      solved += try solve(scene, &statuses)
      slot.end()
    }
    if json {
      try write(Array(solved.jsonReport.utf8), to: .output)
    } else {
      try write(Array(solved.map(tableReport).joined(separator: "\n").utf8), to: .output)
    }
    for scene in solved {
      if !json {
        // The table shows which views are ambiguous.
        try reportLayout(scene.tree.conflicts, [], in: scene.scene, at: scene.tree.canvas)
      }
      statuses += strictness.statuses(scene.tree.conflicts, scene.tree.ambiguities)
    }
    try statuses.throwGravest()
  }

  private func solve(_ scene: Scene, _ statuses: inout [ExitStatus]) throws -> [SolvedScene] {
    let painter = try makePainter()
    var scripts = ScriptReport()
    var solved: [SolvedScene] = []
    for placement in try placements(of: scene) {
      do {
        let tree = try scene.solve(placement, with: painter)
        solved.append(SolvedScene(scene: scene, tree: tree))
        try scripts.report(painter.missingScripts(in: tree), of: scene)
      } catch let error as PlumblineError {
        try statuses.report(error.inScene(scene.name))
      }
    }
    return solved
  }

  private func placements(of scene: Scene) throws -> [Scene.Placement] {
    let direction = self.direction?.layoutDirection
    let safeArea = try safeAreaOption.insets()
    return try canvasOptions.canvases(for: scene).map { canvas in
      let stated = safeArea.map { canvas.safeArea($0, direction ?? scene.direction) }
      return Scene.Placement(stated ?? canvas, direction: direction)
    }
  }
}
