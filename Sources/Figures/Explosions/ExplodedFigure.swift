import AutoLayout
import Foundation
import PictureDescriptions

/// A view hierarchy pulled apart, with each level of views on its own plane.
///
/// A guide is on a plane halfway between its owner and the owner's subviews. Frames on all planes are stored as if
/// shifted to the farthest plane, and ``slant`` maps that plane to the picture.
struct ExplodedFigure {
  /// The maximum number of items for which lines to the owner's plane are drawn.
  ///
  /// More lines would hide each other.
  private static let connectedLimit = 120
  /// The margin for text around the planes, in points.
  private static let margin: CGFloat = 18
  /// The overlays that an exploded figure can show.
  static let overlays: Set<Overlay> = [
    .guides, .names, .caption, .tints, .margins, .safeArea, .readable, .keyboard,
  ]

  /// The items from the farthest plane to the nearest, with frames shifted to their planes before slanting.
  let contents: FigureContents
  /// For each item, its index in the tree.
  let indices: [Int]
  /// For each item, the level of its plane, which is 0 for the root and halfway between two levels for a guide.
  let levels: [CGFloat]
  /// For each item, its outline on the plane of its owner.
  let feet: [CGRect]
  /// The transform that slants the planes, without a translation.
  let slant: Transform

  /// Creates the exploded figure of a tree.
  init(
    _ tree: SolvedTree, options: FigureOptions, focus: FigureFocus = FigureFocus(),
    explosion: Explosion, measure: @escaping TextMeasure
  ) {
    var options = options
    options.anatomy = nil
    options.visualFormats = []
    options.notes = options.notes.map(\.aboutItems)
    options.overlays.formIntersection(Self.overlays)
    let flat = FigureContents(
      tree, options: options, focus: focus,
      page: Page(tree.canvas, zoom: tree.zoom, caption: nil), measure: measure)
    let canvas = flat.page.canvas
    let shown = flat.items.indices.filter { Self.isExploded(flat.items[$0], in: flat) }
    let level = flat.items.map(\.level)
    let highest = shown.map { level[$0] }.max() ?? 0
    var explosion = explosion
    explosion.spacing = explosion.spacing.map { $0 * tree.zoom }
    let projection = ExplodedProjection(explosion, canvas: canvas.size, levelCount: highest)
    slant = projection.slant
    let planes = Planes(
      canvas: canvas, shift: projection.shift, highest: highest, grid: flat.page.grid,
      zoom: tree.zoom)
    // Items of a plane keep their tree order. An owner is on a farther plane than its items.
    let order = shown.sorted { (level[$0], $0) < (level[$1], $1) }
    var places = [Int](repeating: 0, count: flat.items.count)
    for (place, index) in order.enumerated() { places[index] = place }
    let items = order.map { index in
      let item = flat.items[index]
      return item.moved(
        to: planes.place(item.frame, on: level[index]), owner: item.owner.map { places[$0] })
    }
    contents = FigureContents(flat, items: items, page: planes.page)
    indices = order
    levels = order.map { level[$0] }
    feet = order.map { index in
      let item = flat.items[index]
      return planes.place(item.frame, on: item.owner.map { level[$0] } ?? 0)
    }
  }

  /// Whether the exploded figure shows an item, which has to be a view or a visible guide on the canvas.
  private static func isExploded(_ item: FigureItem, in flat: FigureContents) -> Bool {
    let canvas = flat.page.canvas
    let isTouching =
      item.frame.minX <= canvas.maxX && item.frame.maxX >= canvas.minX
      && item.frame.minY <= canvas.maxY && item.frame.maxY >= canvas.minY
    switch item.role {
    case .absent: return false
    case .root: return true
    case .leaf, .container: return isTouching && !item.frame.cut(to: canvas).isEmpty
    case .guide, .systemGuide: return isTouching && flat.shows(item)
    }
  }

  /// The positions of the planes before slanting, with equal offsets between neighboring planes.
  private struct Planes {
    let canvas: CGRect
    /// The offset from each plane to the next plane in front of it.
    let shift: CGSize
    /// The level of the nearest plane, where the root's plane has level 0.
    let highest: CGFloat
    let grid: PixelGrid
    let zoom: CGFloat

    /// The offset from the farthest plane to the nearest one.
    private var reach: CGSize {
      CGSize(width: shift.width * highest, height: shift.height * highest)
    }

    /// The position of the farthest plane, which keeps all planes clear of the left and top margins.
    private var origin: CGPoint {
      grid.snapped(
        CGPoint(
          x: ExplodedFigure.margin + max(0, -reach.width),
          y: ExplodedFigure.margin + max(0, -reach.height)))
    }

    /// A frame on the canvas, clipped to the canvas and shifted to the plane at the given level.
    func place(_ frame: CGRect, on level: CGFloat) -> CGRect {
      grid.snapped(
        frame.cut(to: canvas).offsetBy(
          dx: origin.x + shift.width * level, dy: origin.y + shift.height * level))
    }

    /// The page around all planes.
    var page: Page {
      let stage = CGRect(
        x: 0, y: 0, width: canvas.width + abs(reach.width) + 2 * ExplodedFigure.margin,
        height: canvas.height + abs(reach.height) + 2 * ExplodedFigure.margin)
      return Page(stage: stage, canvas: place(canvas, on: 0), grid: grid, zoom: zoom)
    }
  }

  private var palette: Palette { contents.palette }
}

extension ExplodedFigure {
  /// The commands of all planes, farthest first.
  ///
  /// Each plane is followed by the lines from it to the subviews and guides of its items.
  var planeCommands: [DrawingCommand] {
    let fills = ViewFills(contents)
    let owned = ownedItems
    var commands: [DrawingCommand] = []
    var start = 0
    for (index, item) in contents.items.enumerated() {
      commands += self.commands(of: item, fills)
      guard index + 1 == levels.count || levels[index + 1] > levels[index] else { continue }
      // The whole plane is drawn before the lines that start on it.
      for owner in start...index {
        for number in owned[owner] ?? [] { commands += connection(of: number) }
      }
      start = index + 1
    }
    return commands
  }

  /// The indices of the items with lines to their owner's plane, keyed by the owner's index.
  private var ownedItems: [Int: [Int]] {
    let connected = contents.items.indices.dropFirst()
    guard connected.count <= Self.connectedLimit else { return [:] }
    return Dictionary(grouping: connected) { contents.items[$0].owner ?? 0 }
  }

  private func commands(of item: FigureItem, _ fills: ViewFills) -> [DrawingCommand] {
    switch item.role {
    case .root: rootCommands(of: item)
    case .leaf, .container: contents.viewCommands(of: item)
    case .guide, .systemGuide: contents.guideCommands(of: item, over: fills)
    case .absent: []
    }
  }

  /// The commands that draw the canvas as the root's plane.
  private func rootCommands(of root: FigureItem) -> [DrawingCommand] {
    let hairline = contents.page.grid.hairline
    let edge = DrawingCommand.Step.band(
      root.frame.insetBy(dx: -hairline, dy: -hairline), radius: 0, hole: root.frame, holeRadius: 0,
      palette.hairline)
    return [
      DrawingCommand(.fill(root.frame, contents.canvasFill), tag: root.tag),
      DrawingCommand(edge, tag: root.tag),
    ]
  }

  /// The commands for an item's outline on its owner's plane, and for the lines from there to the item's corners.
  private func connection(of index: Int) -> [DrawingCommand] {
    let (item, foot) = (contents.items[index], feet[index])
    let color = connectionColor(of: item)
    let corners = foot.outline
    // Lines end on rounded corners, not beside them.
    let rounding = item.cornerRadius * (1 - 0.5.squareRoot())
    let ends = item.frame.insetBy(dx: rounding, dy: rounding).outline
    let lines = zip(corners, ends).map { start, end in
      DrawingCommand.Step.line(from: start, to: end, width: 0.75, color)
    }
    let outline = DrawingCommand.Step.polyline(corners + [corners[0]], width: 0.75, color)
    return ([outline] + lines).map { DrawingCommand($0, tag: item.tag) }
  }

  private func connectionColor(of item: FigureItem) -> Color {
    contents.style(of: item)?.color.opacity(0.3) ?? palette.quietText.opacity(0.3)
  }

  /// The strokes that names avoid if possible: outlines on owners' planes, and the lines from there to the items.
  var strokes: [CGRect] {
    ownedItems.values.flatMap(\.self).sorted().flatMap { index -> [CGRect] in
      let (item, foot) = (contents.items[index], feet[index])
      return zip(foot.outline, item.frame.outline).flatMap { MoveArrow.boxes(from: $0, to: $1) }
        + DashPattern(.dashed, on: contents.page.grid).edges(of: foot)
    }
  }

  /// Small boxes along the slanted outlines of all items, and along the lines to the owners' planes.
  func slantedStrokes(by slant: Transform) -> [CGRect] {
    let connected = ownedItems.values.flatMap(\.self).sorted()
    let outlines = contents.items.map(\.frame) + connected.map { feet[$0] }
    let edges = outlines.flatMap { frame in zip(frame.outline, frame.outline.rotatedByOne) }
    let lines = connected.flatMap { zip(feet[$0].outline, contents.items[$0].frame.outline) }
    return (edges + lines).flatMap { start, end in
      MoveArrow.boxes(from: start.applying(slant), to: end.applying(slant))
    }
  }
}

extension FigureItem {
  /// The level of the item's plane, which is 0 for the root and halfway between two levels for a guide.
  fileprivate var level: CGFloat {
    switch role {
    case .guide, .systemGuide: CGFloat(depth) - 0.5
    case .absent, .root, .leaf, .container: CGFloat(depth)
    }
  }

  func moved(to frame: CGRect, owner: Int?) -> FigureItem {
    FigureItem(
      role: role, frame: frame, visibleFill: visibleFill, edge: edge, fill: fill, accent: accent,
      owner: owner, depth: depth, item: item, emphasis: emphasis, zoom: zoom, look: look,
      style: style)
  }
}

extension [CGPoint] {
  /// The points, with the first one moved to the end.
  fileprivate var rotatedByOne: [CGPoint] { Array(dropFirst() + prefix(1)) }
}

extension CGRect {
  /// The intersection with another rectangle, with a valid position even if the intersection is empty.
  fileprivate func cut(to outer: CGRect) -> CGRect {
    let (left, right) = (max(minX, outer.minX), min(maxX, outer.maxX))
    let (top, bottom) = (max(minY, outer.minY), min(maxY, outer.maxY))
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// The corners, clockwise from the top left one.
  fileprivate var outline: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ]
  }
}
