import AutoLayout
import Foundation

/// Where the canvas lies in the picture: all of it, or with paper around it, below a caption and a
/// heading.
struct Page {
  /// The distance from the picture's edges to what is on it, in points, when the canvas is not all
  /// of the picture.
  static let padding: CGFloat = 24
  /// The height of the title and the size below it, in points.
  static let captionHeight: CGFloat = 32
  /// The corners of the canvas, in points, when there is paper around it.
  static let cornerRadius: CGFloat = 10

  /// The device pixels.
  let grid: PixelGrid
  /// The picture's width in pixels.
  let pixelWidth: Int
  /// The picture's height in pixels.
  let pixelHeight: Int
  /// The root's area, in points from the picture's top left corner.
  let canvas: CGRect
  /// Everything that is paper: the canvas, and what the figure shows besides it.
  let papers: [CGRect]
  /// Where dimension lines and texts may be: what is paper, with what may be used around it, and all
  /// planes of an exploded figure.
  let room: CGRect
  /// Where the heading stands, above the room; empty without one.
  let heading: CGRect
  /// Where the legend stands, below the room; empty without one.
  let legend: CGRect
  /// The room together with heading and legend: what a sheet keeps a place for.
  let area: CGRect
  /// The device's screen; `nil` if it is a plain rectangle.
  let screen: DeviceScreen?
  /// Where views are seen: the canvas, or what is shown of it, and all planes of an exploded figure.
  let stage: CGRect
  /// The part of the page that stands for the canvas: the canvas, or the area that the figure is cropped to.
  let window: CGRect
  /// Whether there is a caption above the canvas and paper around it.
  let hasCaption: Bool
  /// Whether there is paper around the canvas.
  let isFramed: Bool

  /// Lays the page out for a canvas.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn.
  ///   - crop: The area that is shown, in the root's coordinates; `nil` for the canvas.
  ///   - hasCaption: Whether title and size stand at the top.
  ///   - margin: How much paper around the canvas dimension lines and texts may use, in points.
  ///   - headingSize: What a heading above the canvas takes, in points; zero without one.
  ///   - legendSize: What a legend below the canvas takes, in points; zero without one.
  ///   - other: Another canvas that lies on this one with its top left corner; zero without one.
  ///   - captionWidth: The width that there is to be for title and size, in points.
  init(
    _ canvas: Canvas, crop: CGRect? = nil, hasCaption: Bool, margin: CGFloat = 0,
    headingSize: CGSize = .zero, legendSize: CGSize = .zero, besides other: CGSize = .zero,
    captionWidth: CGFloat = 0
  ) {
    let grid = PixelGrid(scale: canvas.scale)
    let isPadded = hasCaption || headingSize.height > 0 || legendSize.height > 0
    let padding = isPadded ? grid.wholePixels(Self.padding) : 0
    let caption = hasCaption ? grid.wholePixels(Self.captionHeight) : 0
    let margin = margin > 0 ? grid.wholePixels(margin) : 0
    let headingHeight = headingSize.height > 0 ? grid.wholePixels(headingSize.height) : 0
    let full = CGSize(
      width: grid.snapped(canvas.size.width), height: grid.snapped(canvas.size.height))
    let part = crop.map(grid.snapped) ?? CGRect(origin: .zero, size: full)
    let size = part.size
    let whole = CGSize(
      width: max(size.width, grid.snapped(other.width)),
      height: max(size.height, grid.snapped(other.height)))
    let side = max(padding, margin)
    // Heading and legend may be wider than the canvas, which then stands in the middle between them.
    // The legend begins at the canvas's left edge.
    let widest = max(headingSize.width + 2 * padding, legendSize.width + padding + side)
    let excess = max(0, widest - whole.width - 2 * side)
    let shift = (excess / 2 * canvas.scale).rounded(.up) / canvas.scale
    let width = whole.width + 2 * (side + shift)
    self.grid = grid
    screen = canvas.screen
    self.hasCaption = hasCaption
    isFramed = isPadded || margin > 0 || !holds(CGRect(origin: .zero, size: full), part)
    heading = CGRect(
      x: padding, y: padding + caption, width: headingHeight > 0 ? width - 2 * padding : 0,
      height: headingHeight)
    let frame = CGRect(
      origin: CGPoint(x: side + shift, y: heading.maxY + margin), size: size)
    self.canvas = CGRect(
      origin: CGPoint(x: frame.minX - part.minX, y: frame.minY - part.minY), size: full)
    window = frame
    let otherFrame = grid.snapped(CGRect(origin: frame.origin, size: other))
    let seen = frame.intersection(self.canvas)
    stage = seen.isNull ? CGRect(origin: frame.origin, size: .zero) : seen
    papers = whole == size ? [stage] : [stage, otherFrame]
    let paper = whole == size ? frame : frame.union(otherFrame)
    room = paper.insetBy(dx: -margin, dy: -margin)
    let legendHeight = legendSize.height > 0 ? grid.wholePixels(legendSize.height) : 0
    legend = CGRect(
      x: frame.minX - shift, y: room.maxY, width: legendHeight > 0 ? legendSize.width : 0,
      height: legendHeight)
    area = [heading, legend].reduce(room) { $1.height > 0 ? $0.union($1) : $0 }
    pixelWidth = grid.pixelCount(max(width, captionWidth.rounded(.up) + 2 * side))
    pixelHeight = grid.pixelCount(
      frame.minY + whole.height + (legendHeight > 0 ? margin + legendHeight + padding : side))
  }

  /// Lays out the page of a figure by itself.
  init(
    for tree: SolvedTree, _ options: FigureOptions, _ heading: FigureHeading,
    _ legend: FigureLegend, _ measure: TextMeasure
  ) {
    self.init(
      tree.canvas, crop: options.paper.crop.flatMap(tree.area),
      hasCaption: options.overlays.contains(.caption),
      margin: options.effectiveMargin, headingSize: heading.size, legendSize: legend.size,
      captionWidth: FigureContents.leastCaptionWidth(options, tree, measure))
  }

  /// Lays planes out before they are slanted: from the origin to the stage's far corner.
  init(stage: CGRect, canvas: CGRect, grid: PixelGrid) {
    self.grid = grid
    self.canvas = canvas
    self.stage = stage
    window = canvas
    papers = [canvas]
    room = stage
    area = stage
    heading = .zero
    legend = .zero
    screen = nil
    hasCaption = false
    isFramed = false
    pixelWidth = grid.pixelCount(stage.width)
    pixelHeight = grid.pixelCount(stage.height)
  }

  /// What is seen of the canvas; in an exploded figure it is the whole.
  var visibleCanvas: CGRect { canvas == window ? canvas : stage }

  /// The whole picture, in points.
  var bounds: CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(pixelWidth) / grid.scale,
      height: CGFloat(pixelHeight) / grid.scale)
  }

  /// A frame in root coordinates as one in the picture's, on whole pixels.
  func frame(_ rootFrame: CGRect) -> CGRect {
    grid.snapped(rootFrame.standardized.offsetBy(dx: canvas.minX, dy: canvas.minY))
  }
}
