internal import AutoLayout
internal import Batches
internal import Figures
internal import Foundation
internal import LayoutDocuments
internal import Plumbline
internal import Scenes

/// Answers to questions about a layout other than its picture, one at a time.
///
/// A separate actor, so that long answers don't delay drags.
actor SceneQuestions {
  private let fontFolder: String?
  private var painter: Painter?

  /// Answers a question unless a later one of the same kind has arrived.
  ///
  /// - Throws: The error of the answer, and ``PageRequestError`` for an outdated question.
  func answer(
    _ turn: RequestTurns.Turn?, _ answer: @Sendable (isolated SceneQuestions) throws -> String
  ) throws -> String {
    guard turn?.isLatest ?? true else { throw PageRequestError("a later question has come") }
    return try answer(self)
  }

  /// Creates an actor that opens fonts when they are needed.
  init(fontFolder: String? = nil) { self.fontFolder = fontFolder }

  private func openPainter() throws(PlumblineError) -> Painter {
    if let painter { return painter }
    let opened = try Painter(fontFolder: fontFolder)
    painter = opened
    return opened
  }

  /// The breakpoints along a slider as JSON.
  ///
  /// - Throws: `PlumblineError` for a range that can't be swept.
  func borders(
    _ state: PageState, of scene: Scene, along axis: LayoutConstraint.Axis,
    _ range: ClosedRange<CGFloat>
  ) throws(PlumblineError) -> String {
    let placement = Scene.Placement(state.canvas(of: scene), direction: state.direction)
    return try scene.sweep(along: axis, range, at: placement, with: openPainter()).json.text
  }

  /// The lint findings of the layout and its changes since an older layout, as JSON.
  ///
  /// - Throws: `PlumblineError` for a canvas that can't be laid out, and for an older layout that can't be read.
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

  /// The explanation of the selected view or guide as JSON.
  ///
  /// - Throws: `PlumblineError` for a canvas that can't be laid out, and for an item that isn't there.
  func explanation(_ state: PageState, of scene: Scene) throws(PlumblineError) -> String {
    let placement = Scene.Placement(state.canvas(of: scene), direction: state.direction)
    return try SceneExplanation(
      .item(state.item ?? ""), in: scene, at: placement, with: openPainter()
    ).json.text
  }

  /// The text of a scene's file, as JSON.
  ///
  /// - Throws: `PlumblineError` for a file that can't be read.
  func source(of scene: Scene) throws(PlumblineError) -> String {
    try sourceText(of: scene, with: openPainter())
  }

  /// A small picture of a scene, as a PNG file.
  ///
  /// - Throws: `PlumblineError` for a scene that can't be laid out.
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
