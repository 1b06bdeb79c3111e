internal import AutoLayout
internal import Batches
internal import Figures
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

/// An actor that answers pages' questions about scenes, such as explanations and findings, one at a time.
///
/// It is separate from ``PageLayouts``, so that long answers don't delay drags.
actor SceneQuestions {
  private let fontFolder: String?
  private var painter: Painter?

  /// Runs a closure that answers a question, unless the page has sent a later question of the same kind.
  ///
  /// - Throws: The error of the closure, and ``PageRequestError`` if the question is outdated.
  func answer(
    _ turn: RequestTurns.Turn?, _ answer: @Sendable (isolated SceneQuestions) throws -> String
  ) throws -> String {
    guard turn?.isLatest ?? true else { throw PageRequestError("a newer request replaced this") }
    return try answer(self)
  }

  /// Creates an actor.
  ///
  /// Fonts are opened when they are needed for the first time.
  init(fontFolder: String? = nil) { self.fontFolder = fontFolder }

  private func openPainter() throws(PlumblineError) -> Painter {
    if let painter { return painter }
    let opened = try Painter(fontFolder: fontFolder)
    painter = opened
    return opened
  }

  /// Returns the breakpoints in a range of widths or heights as JSON.
  ///
  /// - Throws: `PlumblineError` if the range can't be swept.
  func sweep(
    _ state: PageState, of scene: Scene, along axis: LayoutConstraint.Axis,
    _ range: ClosedRange<CGFloat>
  ) throws(PlumblineError) -> String {
    let placement = Scene.Placement(state.canvas(of: scene), direction: state.direction)
    return try scene.sweep(along: axis, range, at: placement, with: openPainter()).json.text
  }

  /// Returns the lint findings of the layout and the changes since the older layout, as JSON.
  ///
  /// - Throws: `PlumblineError` if the canvas can't be laid out, or the older layout can't be read.
  func findings(_ state: PageState, of scene: Scene) throws(PlumblineError) -> String {
    let placement = Scene.Placement(state.canvas(of: scene), direction: state.direction)
    let lint = try SceneLint(
      of: scene, on: [placement], with: Linter(rules: Set(LintRule.allCases)),
      painter: openPainter())
    let changes = try state.earlier.map { earlier throws(PlumblineError) in
      let painter = try openPainter()
      return try EarlierLayouts(earlier, of: scene, with: painter)
        .changes(to: scene.solve(placement, with: painter), placement)
    }
    return JSONValue.object([
      ("findings", .array(lint.findings.map { .line($0.json) }, .lines)),
      ("changes", .array((changes ?? []).map { .string($0) }, .lines)),
    ]).text
  }

  /// Returns the explanation of the selected view or guide as JSON.
  ///
  /// - Throws: `PlumblineError` if the canvas can't be laid out, or the layout doesn't have the item.
  func explanation(_ state: PageState, of scene: Scene) throws(PlumblineError) -> String {
    let placement = Scene.Placement(state.canvas(of: scene), direction: state.direction)
    return try SceneExplanation(
      .item(state.item ?? ""), in: scene, at: placement, with: openPainter()
    ).json.text
  }

  /// Returns a JSON object with the text of a scene's file and the line numbers of the scene's parts.
  ///
  /// - Throws: `PlumblineError` if the file can't be read.
  func source(of scene: Scene) throws(PlumblineError) -> String {
    try sourceText(of: scene, with: openPainter())
  }

  /// Draws a thumbnail of a scene, and returns it as a PNG file.
  ///
  /// - Throws: `PlumblineError` if the scene can't be laid out.
  func thumbnail(of scene: Scene) throws(PlumblineError) -> [UInt8] {
    let canvas = scene.canvases.first { !$0.fits } ?? Scene.fallbackCanvas
    var options = scene.figureOptions
    options.overlays.formIntersection([.guides])
    (options.notes, options.paper, options.exploded) = ([], FigurePaper(), nil)
    options.paper.width = .pixels(Self.thumbnailWidth)
    let job = FigureJob(
      scene: scene, placement: Scene.Placement(canvas), options: options,
      outputs: [.init(format: .png, path: "")])
    var picture: [UInt8] = []
    let outcome = job.run(with: try openPainter()) { (bytes, _) throws(PlumblineError) in
      picture = bytes
    }
    if let error = outcome.error { throw error }
    return picture
  }

  /// The width of thumbnails, in pixels.
  private static let thumbnailWidth = 160
}
