internal import ArgumentParser
internal import Foundation
internal import Plumbline

/// The older layout that a figure is to show as ghosts.
struct BeforeOptions: ParsableArguments {
  @Option(
    name: .customLong("before"),
    help: ArgumentHelp(
      """
      Show what changed since an older scene: a file, or a folder of scenes that are found by their \
      files' names. The same scene where only --before-canvas or --before-direction is given.
      """, valueName: "SCENE|DIR"), completion: .file())
  var scene: String?

  @Option(
    name: .customLong("before-canvas"),
    help: ArgumentHelp(
      "The canvas of the older layout; the same one by default.", valueName: "WxH[@S]"))
  var canvas: String?

  @Option(
    name: .customLong("before-direction"),
    help: "The direction of the older layout, ltr or rtl; that of the newer one by default.",
    completion: .word(of: DirectionName.self), transform: knownWord)
  var direction: DirectionName?

  /// Whether anything was asked for.
  var isAsked: Bool { scene != nil || canvas != nil || direction != nil }

  /// Refuses what no layout can be made of.
  func check() throws { _ = try canvas.map(CanvasOptions.canvas) }

  /// What was asked for, with the older scene read where there is one; nil where nothing was.
  ///
  /// - Throws: `UsageError` for one older scene and several newer ones; ends the run, once that was
  ///   said, where the older scene cannot be read.
  func choice(for sources: [SceneSource]) throws -> BeforeChoice? {
    guard isAsked else { return nil }
    var choice = BeforeChoice(
      canvas: try canvas.map(CanvasOptions.canvas), direction: direction?.layoutDirection)
    guard let scene else { return choice }
    try reportingFailures {
      let files = try SceneInput.files(for: scene)
      if files == [scene] {
        guard sources.count <= 1 else {
          throw UsageError(
            "--before \(scene) is one scene; name one scene to compare with it, or a folder",
            of: "render")
        }
        choice.source = .scene(try SceneInput.scene(at: scene))
      } else {
        let named = files.map { (Scene.identifier(ofFile: $0), $0) }
        choice.source = .folder(scene, Dictionary(named) { first, _ in first })
      }
    }
    return choice
  }
}

/// Where the older layouts of scenes come from.
struct BeforeChoice: Sendable {
  /// Where the older scene comes from.
  enum Source: Sendable {
    /// It is the newer one.
    case itself
    /// It is this one.
    case scene(Scene)
    /// It is a file of a folder, by its identifier.
    case folder(String, [String: String])
  }

  /// The canvas of the older layout; nil for that of the newer one.
  let canvas: Canvas?
  /// The direction of the older layout; nil for that of the newer one.
  let direction: LayoutDirection?
  /// Where the older scene comes from.
  var source = Source.itself

  /// The older scene of a scene, placed.
  ///
  /// - Throws: `PlumblineError` where there is none, and where it cannot be read.
  func earlier(
    than scene: Scene, _ placement: Scene.Placement
  ) throws(PlumblineError) -> FigureJob.Earlier {
    let older: Scene
    switch source {
    case .itself: older = scene
    case .scene(let scene): older = scene
    case .folder(let folder, let files):
      guard let file = files[scene.identifier] else {
        throw .noEarlierScene(scene: scene.identifier, folder: folder)
      }
      older = try SceneInput.scene(at: file)
    }
    var placement = placement
    if let canvas { placement.canvas = canvas }
    if let direction { placement.direction = direction }
    return FigureJob.Earlier(scene: older, placement: placement)
  }
}
