internal import AutoLayout
internal import Figures
internal import Foundation
internal import Plumbline
internal import Scenes
internal import Snapshots

/// Lays out the scenes of pages, one request at a time.
///
/// An actor, because views belong to one task.
actor PageLayouts {
  private let fontFolder: String?
  private var samplers: [LayoutSampler] = []
  private var painter: Painter?

  /// The maximum number of page states whose views are cached.
  private static let samplerLimit = 4
  /// The time limit for finding layouts near a canvas size, which is also the longest wait during a drag.
  private static let patience = Duration.milliseconds(50)
  /// The widths and heights that the page's sliders offer, in points.
  static let extents = 1...8192

  /// Creates an actor.
  ///
  /// Fonts are opened when they are needed for the first time.
  init(fontFolder: String? = nil) { self.fontFolder = fontFolder }

  /// Returns the layouts at and near the canvas size of a page's state, as the message of a ``LayoutPiece``.
  ///
  /// - Parameters:
  ///   - state: The state of the page.
  ///   - scene: The scene.
  ///   - revision: The revision of the scene.
  ///   - axis: The axis along which the canvas is dragged, or `nil` to lay out only this canvas.
  ///   - parts: The hash of the layout parts that the page already has, or `nil`.
  ///   - turn: The request's position among a page's requests, or `nil`. A later request ends the search early.
  /// - Returns: The message.
  /// - Throws: `PlumblineError` if the canvas can't be laid out.
  func piece(
    _ state: PageState, of scene: Scene, _ revision: Int, along axis: LayoutConstraint.Axis?,
    parts: String?, turn: RequestTurns.Turn?
  ) async throws(PlumblineError) -> String {
    let sampler = try sampler(state, of: scene, revision)
    let canvas = state.canvas(of: scene)
    let pixel = 1 / Double(max(canvas.scale, 0.01))
    let extent = axis.map { $0 == .horizontal ? canvas.size.width : canvas.size.height }
    guard let axis, let extent, let whole = Int(exactly: extent), Self.extents.contains(whole)
    else {
      let sample = try sampler.sample(on: canvas, explained: canvas)
      let piece = LayoutPiece(sample, at: 0, pixel: pixel)
      return piece.message(nil, parts: piece.parts == parts ? nil : sampler.parts(piece.parts))
    }
    let start = ContinuousClock.now
    let search = PieceSearch(
      limits: Self.limits(around: whole, along: axis, of: canvas, in: scene), pixel: pixel)
    let piece = try await search.piece(around: whole) {
      // Lets other requests run first.
      await Task.yield()
      return ContinuousClock.now - start < Self.patience && turn?.isLatest ?? true
    } sample: { (extent) throws(PlumblineError) in
      try sampler.sample(
        on: state.with(axis, CGFloat(extent)).canvas(of: scene), explained: canvas)
    }
    return piece.message(axis, parts: piece.parts == parts ? nil : sampler.parts(piece.parts))
  }

  /// Returns the widths or heights that a ``LayoutPiece`` around a width or height may cover.
  ///
  /// They end before the next canvas of the scene, because each canvas has its own caption and reference.
  private static func limits(
    around whole: Int, along axis: LayoutConstraint.Axis, of canvas: Canvas, in scene: Scene
  ) -> ClosedRange<Int> {
    let isHorizontal = axis == .horizontal
    let own = scene.canvases.compactMap { other -> Int? in
      let (one, size) = (canvas.size, other.size)
      guard !other.fits, isHorizontal ? size.height == one.height : size.width == one.width else {
        return nil
      }
      return Int(exactly: isHorizontal ? size.width : size.height)
    }
    if own.contains(whole) { return whole...whole }
    let lower = own.filter { $0 < whole }.max().map { $0 + 1 }
    let upper = own.filter { $0 > whole }.min().map { $0 - 1 }
    return max(extents.lowerBound, lower ?? 1)...min(extents.upperBound, upper ?? .max)
  }

  /// Draws the picture of a page's state, and returns it as the contents of a file.
  ///
  /// - Throws: `PlumblineError` if the canvas can't be laid out.
  func picture(
    _ state: PageState, of scene: Scene, as format: PictureFormat
  ) throws(PlumblineError) -> [UInt8] {
    let placement = Scene.Placement(state.canvas(of: scene), direction: state.direction)
    var job = FigureJob(
      scene: scene, placement: placement, options: state.options(for: scene), outputs: [])
    job.outputs = [.init(format: format, path: "")]
    var picture: [UInt8] = []
    let outcome = job.run(with: try openPainter()) { (bytes, _) throws(PlumblineError) in
      picture = bytes
    }
    if let error = outcome.error { throw error }
    return picture
  }

  /// Records the layout of a page's state as the reference of its canvas.
  ///
  /// - Returns: The path of the reference.
  /// - Throws: ``PageRequestError`` if the scene doesn't have the canvas, because no later run would use such a
  ///   reference. Throws `PlumblineError` if the reference can't be written.
  func accept(_ state: PageState, of scene: Scene) throws -> String {
    let canvas = state.canvas(of: scene)
    guard scene.canvases.contains(where: { $0.name == canvas.name && $0.size == canvas.size })
    else {
      let names = scene.canvases.map(\.name).joined(separator: ", ")
      throw PageRequestError(
        "'\(canvas.name)' is not a canvas of the scene, so nothing would be compared with its reference; "
          + (names.isEmpty ? "name canvases in the scene" : "choose one of \(names)"))
    }
    let snapshot = scene.snapshot(on: Scene.Placement(canvas, direction: state.direction))
    let outcome = SnapshotSuite(recording: .all).outcome(of: snapshot, with: try openPainter())
    if let error = outcome.error { throw error }
    // Cached layouts may have compared with the older reference.
    samplers.removeAll { $0.state.scene == state.scene }
    return ReferenceStore(of: snapshot.name).framesPath(snapshot.name)
  }

  private func openPainter() throws(PlumblineError) -> Painter {
    if let painter { return painter }
    let opened = try Painter(fontFolder: fontFolder)
    painter = opened
    return opened
  }

  private func sampler(
    _ state: PageState, of scene: Scene, _ revision: Int
  ) throws(PlumblineError) -> LayoutSampler {
    if let index = samplers.firstIndex(where: { $0.suits(state, revision) }) {
      let known = samplers.remove(at: index)
      samplers.append(known)
      return known
    }
    let made = LayoutSampler(scene, revision, as: state, with: try openPainter())
    if samplers.count == Self.samplerLimit { samplers.removeFirst() }
    samplers.append(made)
    return made
  }
}
