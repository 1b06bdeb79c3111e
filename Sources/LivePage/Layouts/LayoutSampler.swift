internal import AutoLayout
internal import CairoCanvas
internal import Figures
internal import Foundation
internal import Plumbline
internal import Scenes

/// A renderer that lays out a scene on canvases of any size, for one state of the live page.
///
/// It's a class because it reuses the scene's views between canvases. It belongs to one task.
final class LayoutSampler {
  /// The state of the page, apart from the canvas size, which varies between layouts.
  let state: PageState
  /// The scene to lay out.
  let scene: Scene
  private let revision: Int
  private let painter: Painter
  private let layout: SceneLayout
  private let options: FigureOptions
  private let positions: PartPositions
  private var samples: [Key: LayoutSample] = [:]
  private var recent: [Key] = []
  private var parts: [LayoutParts] = []
  private var earlier: EarlierLayouts?
  private var part: (canvas: Canvas, part: FigureFocus.Part?)?

  /// The key of a cached sample: a canvas, and the items and constraints to emphasize.
  private struct Key: Hashable {
    let canvas: Canvas
    let part: FigureFocus.Part?
  }

  /// The maximum number of cached samples.
  ///
  /// A sample takes a few hundred kilobytes for a scene of 500 views.
  private static let sampleLimit = 96

  /// Creates a sampler for the state of a page, and for one revision of the page's scene.
  init(_ scene: Scene, _ revision: Int, as state: PageState, with painter: Painter) {
    (self.scene, self.revision, self.state, self.painter) = (scene, revision, state, painter)
    layout = SceneLayout(of: scene, painter: painter)
    positions = PartPositions(of: scene)
    options = state.options(for: scene)
  }

  /// Returns whether the sampler can be used for a state of a page and a revision of the scene.
  ///
  /// The revision must be equal, and the state may differ only in the size of the canvas.
  func suits(_ state: PageState, _ revision: Int) -> Bool {
    state.withoutSize == self.state.withoutSize && revision == self.revision
  }

  /// Returns the layout on a canvas and its drawing.
  ///
  /// The drawing emphasizes the items and constraints that determine the selected item's frame.
  ///
  /// - Parameters:
  ///   - canvas: The canvas.
  ///   - explained: The canvas whose layout determines the items and constraints to emphasize.
  /// - Returns: The layout and the drawing as lines of text.
  /// - Throws: `PlumblineError` if the canvas can't be laid out.
  func sample(
    on canvas: Canvas, explained: Canvas
  ) throws(PlumblineError) -> LayoutSample {
    let key = Key(canvas: canvas, part: try part(on: explained))
    if let known = samples[key] { return known }
    let placement = Scene.Placement(canvas, direction: state.direction).inTheme(options.theme)
    let tree = try layout.tree(placement)
    var options = options
    if key.part != nil {
      options.overlays.formUnion([.constraints, .conflicts])
    }
    let focus = FigureFocus(on: key.part)
    let older = try earlierTree(placement)
    let drawing =
      if let older {
        Drawing(
          of: SolvedTreeComparison(before: older, after: tree), options: options,
          focus: focus, measure: painter.measureText)
      } else {
        Drawing(of: tree, options: options, focus: focus, measure: painter.measureText)
      }
    let parts = parts(of: tree)
    let sample = LayoutSample(
      drawing: try painter.liveSVG(of: drawing),
      layout: layoutText(
        of: tree, in: drawing, parts, lacksReference: state.earlier != nil && older == nil),
      parts: parts.hash,
      edges: tree.edges(in: drawing))
    keep(sample, key)
    return sample
  }

  /// Returns the layout parts of a cached sample by their hash, or `nil` if no sample has parts with the hash.
  func parts(_ hash: String) -> LayoutParts? { parts.first { $0.hash == hash } }

  private func parts(of tree: SolvedTree) -> LayoutParts {
    if let known = parts.last, known.areThose(of: tree) { return known }
    let found =
      parts.first { $0.areThose(of: tree) }
      ?? LayoutParts(tree, title: scene.title, positions: positions)
    parts.removeAll { $0.hash == found.hash }
    parts.append(found)
    return found
  }

  private func earlierTree(_ placement: Scene.Placement) throws(PlumblineError) -> SolvedTree? {
    guard let wanted = state.earlier else { return nil }
    if let earlier { return try earlier.tree(placement) }
    let layouts = try EarlierLayouts(wanted, of: scene, with: painter)
    earlier = layouts
    return try layouts.tree(placement)
  }

  private func keep(_ sample: LayoutSample, _ key: Key) {
    if recent.count == Self.sampleLimit { samples[recent.removeFirst()] = nil }
    samples[key] = sample
    recent.append(key)
  }

  /// Returns the items and constraints that determine the selected item's frame, or `nil` without a selected item.
  private func part(on canvas: Canvas) throws(PlumblineError) -> FigureFocus.Part? {
    guard let item = state.item else { return nil }
    if let part, part.canvas == canvas { return part.part }
    let placement = Scene.Placement(canvas, direction: state.direction).inTheme(options.theme)
    let tree = try layout.tree(placement)
    guard tree.items.indices.contains(where: { tree.constraintName(of: $0) == item }) else {
      // The item was renamed or removed.
      part = (canvas, nil)
      return nil
    }
    let explanation = try SceneExplanation(.item(item), in: scene, at: placement, with: painter)
    let found = FigureFocus.Part(
      items: Set(explanation.item.map { [$0] } ?? []), constraints: Set(explanation.constraints))
    part = (canvas, found)
    return found
  }
}

extension PageState {
  /// The state without the width and height of its canvas, for comparisons.
  fileprivate var withoutSize: PageState {
    var state = self
    (state.width, state.height) = (nil, nil)
    return state
  }

  /// Returns the options of the scene's figures, with the choices that were made in the page.
  func options(for scene: Scene) -> FigureOptions {
    var options = scene.steps[0].options
    var request = FigureRequest()
    (request.look, request.overlays) = (look, overlays.map(scene.known))
    request.theme = theme ?? scene.project?.theme ?? .light
    options.apply(request)
    options.motion = .still
    return options
  }
}

extension SolvedTree {
  /// Returns the edges and centers of all items before rounding to pixels.
  fileprivate func edges(in drawing: Drawing) -> LayoutSample.Edges {
    let corner = drawing.canvasFrame?.origin ?? .zero
    var origins: [CGPoint] = []
    var edges = LayoutSample.Edges(drawn: [], laidOut: [])
    for index in items.indices {
      let origin = items[index].owner.map { origins[$0] } ?? .zero
      let frame = items[index].exactFrame.offsetBy(dx: origin.x, dy: origin.y)
      origins.append(frame.origin)
      for (x, y) in [(frame.minX, frame.minY), (frame.maxX, frame.maxY), (frame.midX, frame.midY)] {
        edges.laidOut += [Double(x), Double(y)]
        edges.drawn += [
          Double(corner.x + x * drawing.zoom), Double(corner.y + y * drawing.zoom),
        ]
      }
    }
    return edges
  }
}
