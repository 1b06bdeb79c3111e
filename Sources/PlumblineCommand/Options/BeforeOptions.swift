internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The options for an older layout, which figures show as ghosts behind the newer layout.
struct BeforeOptions: ParsableArguments {
  @Option(
    name: .customLong("before"),
    help: ArgumentHelp(
      """
      Show what changed since an older scene: a file, or a folder of scenes with the same file \
      names; REV:PATH for a git commit. Scenes of Interface Builder documents are found by object \
      ID. With only --before-canvas or --before-direction, the scene is compared with itself.
      """, valueName: "SCENE|DIR"), completion: .file())
  var scene: String?

  @Option(
    name: .customLong("before-canvas"),
    help: ArgumentHelp(
      "The canvas of the older layout; the same one by default.", valueName: "WxH[@S]"))
  var canvas: String?

  @Option(
    name: .customLong("before-direction"),
    help: "The direction of the older layout, ltr or rtl; that of the newer layout by default.",
    completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  /// Whether any option was given.
  var isSpecified: Bool { scene != nil || canvas != nil || direction != nil }

  func check() throws { _ = try canvas.map(CanvasOptions.canvas) }

  /// Finds the older versions of the scenes `sources`, or returns `nil` if no option was given.
  ///
  /// - Throws: `UsageError` for one older scene and several newer ones, and `ExitStatus` for unreadable scenes.
  func choice(
    for sources: [SceneSource], _ documents: DocumentOptions
  ) throws -> BeforeChoice? {
    guard isSpecified else { return nil }
    var choice = BeforeChoice(
      canvas: try canvas.map(CanvasOptions.canvas), direction: direction?.layoutDirection)
    guard let scene else { return choice }
    try reportingFailures {
      let (paths, commits) = try CommittedFiles.paths([scene], isSwift: documents.swift)
      choice.commit = commits.first
      let older: SceneCounterparts
      do throws(PlumblineError) {
        older = try SceneCounterparts(at: documents.path(paths[0]))
      } catch {
        throw commits.first?.named(error) ?? error
      }
      guard sources.count <= 1 || !older.isSingleScene else {
        throw UsageError(
          "--before \(scene) is one scene; name one scene to compare with it, or a folder",
          of: "render")
      }
      choice.older = older
    }
    return choice
  }
}

/// The older scenes to compare scenes with, and their canvas and direction.
struct BeforeChoice: Sendable {
  /// The canvas of the older layout, or `nil` to use the canvas of the newer layout.
  let canvas: Canvas?
  /// The direction of the older layout, or `nil` to use the direction of the newer layout.
  let direction: LayoutDirection?
  /// The older scenes, or `nil` to compare each scene with itself.
  var older: SceneCounterparts?
  /// The commit that contains the older scenes; its copies of files are deleted when this value is released.
  var commit: CommittedFiles?

  /// Returns the older version of a scene with its placement, given the `placement` of the newer version.
  ///
  /// - Throws: `PlumblineError` if the older scene doesn't exist or can't be read.
  func earlier(
    than scene: Scene, _ placement: Scene.Placement
  ) throws(PlumblineError) -> FigureJob.Earlier {
    var older = scene
    if let counterparts = self.older {
      do throws(PlumblineError) { older = try counterparts.counterpart(of: scene) } catch {
        throw commit?.named(error) ?? error
      }
    }
    older.measuresText = scene.measuresText
    var placement = placement
    if let canvas { placement.canvas = canvas }
    if let direction { placement.direction = direction }
    return FigureJob.Earlier(scene: older, placement: placement)
  }
}
