import AutoLayout
import Foundation
import PictureDescriptions

/// The layout of a picture: the canvas, and any paper, caption, heading and legend around it.
struct Page {
  /// The padding at the edges of a picture with a caption, heading or legend, in points.
  static let padding: CGFloat = 24
  /// The height of a one-line title with a one-line caption, in points.
  static let captionHeight: CGFloat = 32
  /// The corner radius of a canvas with paper around it, in points.
  static let cornerRadius: CGFloat = 10

  /// The scale of the picture, with the zoom factor of the layout.
  let scale: DrawingScale
  /// The picture's width in pixels.
  let pixelWidth: Int
  /// The picture's height in pixels.
  let pixelHeight: Int
  /// The frame of the root, in points from the picture's top left corner.
  let canvas: CGRect
  /// The areas filled with paper: the canvas, and in a comparison also the older canvas.
  let papers: [CGRect]
  /// The area for dimension lines and texts: the canvas with its margin, or the area of all planes of an exploded
  /// figure.
  let room: CGRect
  /// The area of the heading above ``room``, or an empty rectangle if there is no heading.
  let heading: CGRect
  /// The area of the legend below ``room``, or an empty rectangle if there is no legend.
  let legend: CGRect
  /// The union of ``room``, ``heading`` and ``legend``, for which a sheet reserves space.
  let area: CGRect
  /// The screen of the canvas's device, or `nil` if the canvas has no device.
  let screen: DeviceScreen?
  /// The area in which views are visible: the visible canvas, or the area of all planes of an exploded figure.
  let stage: CGRect
  /// The area that represents the canvas: the whole canvas, or the crop.
  let window: CGRect
  /// The slope of the top and bottom edges of slanted items, or `nil` if items aren't slanted.
  ///
  /// It's the drop of an edge from left to right, as a fraction of the edge's width. The frames of slanted items are
  /// upright rectangles through the midpoints of these edges.
  let slope: CGFloat?
  /// The title and caption above the canvas, or `nil` if there is neither.
  let caption: FigureCaption?
  /// Whether there is paper around the canvas: padding, a margin, or a crop that extends beyond the canvas.
  let isFramed: Bool

  /// Lays out the page for a canvas.
  ///
  /// - Parameters:
  ///   - canvas: The canvas to draw.
  ///   - zoom: The number of picture points per layout point. Other sizes are in points of the picture.
  ///   - crop: The area to show, in the root's coordinates, or `nil` for the whole canvas.
  ///   - caption: The title and caption at the top, or `nil` if there is neither.
  ///   - margin: The margin around the canvas for dimension lines and text, in points.
  ///   - headingSize: The size of the heading above the canvas, in points, or zero if there is no heading.
  ///   - legendSize: The size of the legend below the canvas, in points, or zero if there is no legend.
  ///   - other: The size of another canvas with the same top left corner, or zero if there is no other canvas.
  ///   - reserved: The minimum size of the space for the canvas.
  ///   - isRightToLeft: Whether the canvas is flush right with content that is wider than the canvas.
  init(
    _ canvas: Canvas, zoom: CGFloat = 1, crop: CGRect? = nil, caption: FigureCaption?,
    margin: EdgeInsets = .zero,
    headingSize: CGSize = .zero, legendSize: CGSize = .zero, besides other: CGSize = .zero,
    reserving reserved: CGSize = .zero, isRightToLeft: Bool = false
  ) {
    let grid = PixelGrid(scale: canvas.scale)
    let isPadded =
      caption != nil || headingSize.height > 0 || legendSize.height > 0 || reserved != .zero
    let padding = isPadded ? grid.wholePixels(Self.padding) : 0
    let margin = grid.wholePixels(margin)
    let headingHeight = headingSize.height > 0 ? grid.wholePixels(headingSize.height) : 0
    let full = CGSize(
      width: grid.snapped(canvas.size.width * zoom), height: grid.snapped(canvas.size.height * zoom)
    )
    let part = crop.map { grid.snapped($0 * zoom) } ?? CGRect(origin: .zero, size: full)
    let size = part.size
    let whole = CGSize(
      width: max(size.width, grid.snapped(other.width)),
      height: max(size.height, grid.snapped(other.height)))
    let (left, right) = (max(padding, margin.left), max(padding, margin.right))
    let held = CGSize(
      width: max(whole.width, grid.snapped(reserved.width)),
      height: max(whole.height, grid.snapped(reserved.height)))
    // The canvas is centered below a wider heading. Title and legend are flush with its leading edge.
    let (near, far) = isRightToLeft ? (right, left) : (left, right)
    let shift = grid.pixels(
      holding: (headingSize.width + 2 * padding - held.width - left - right) / 2)
    let widest = max(legendSize.width + padding - far, caption?.leastWidth ?? 0)
    let tail = max(shift, grid.pixels(holding: widest - held.width))
    let width = held.width + left + right + shift + tail
    var caption = caption
    caption?.room = width - (headingHeight > 0 ? padding : near + shift) - padding
    let captionHeight = caption.map { grid.wholePixels($0.height) } ?? 0
    scale = DrawingScale(pixels: canvas.scale, zoom: zoom)
    slope = nil
    screen = canvas.screen
    self.caption = caption
    isFramed = isPadded || margin != .zero || !holds(CGRect(origin: .zero, size: full), part)
    heading = CGRect(
      x: padding, y: padding + captionHeight, width: headingHeight > 0 ? width - 2 * padding : 0,
      height: headingHeight)
    let frame = CGRect(
      origin: CGPoint(
        x: left + (isRightToLeft ? tail : shift), y: heading.maxY + margin.top), size: size)
    self.canvas = CGRect(
      origin: CGPoint(x: frame.minX - part.minX, y: frame.minY - part.minY), size: full)
    window = frame
    let otherFrame = grid.snapped(CGRect(origin: frame.origin, size: other))
    let seen = frame.intersection(self.canvas)
    stage = seen.isNull ? CGRect(origin: frame.origin, size: .zero) : seen
    papers = whole == size ? [stage] : [stage, otherFrame]
    let paper = whole == size ? frame : frame.union(otherFrame)
    room = CGRect(
      x: paper.minX - margin.left, y: paper.minY - margin.top,
      width: paper.width + margin.left + margin.right,
      height: paper.height + margin.top + margin.bottom)
    let legendHeight = legendSize.height > 0 ? grid.wholePixels(legendSize.height) : 0
    legend = CGRect(
      x: isRightToLeft ? grid.snapped(frame.maxX - legendSize.width) : frame.minX, y: room.maxY,
      width: legendHeight > 0 ? legendSize.width : 0, height: legendHeight)
    area = [heading, legend].reduce(room) { $1.height > 0 ? $0.union($1) : $0 }
    pixelWidth = grid.pixelCount(width)
    let below =
      legendHeight > 0 ? margin.bottom + legendHeight + padding : max(padding, margin.bottom)
    pixelHeight = grid.pixelCount(frame.minY + held.height + below)
  }

  /// Lays out the page of a single figure.
  init(
    for tree: SolvedTree, _ options: FigureOptions, focus: FigureFocus = FigureFocus(),
    _ heading: FigureHeading, _ legend: FigureLegend, _ measure: @escaping TextMeasure
  ) {
    self.init(
      tree.canvas, zoom: tree.zoom, crop: tree.shownArea(options.paper, focus),
      caption: FigureCaption(of: tree, options, measure: measure),
      margin: options.effectiveMargin, headingSize: heading.size, legendSize: legend.size,
      isRightToLeft: tree.direction == .rightToLeft)
  }

  /// Lays out the page for the planes of an exploded figure, or for the notes around them.
  ///
  /// The page extends from the origin to the bottom right corner of the stage.
  init(
    stage: CGRect, canvas: CGRect, legend: CGRect = .zero, slope: CGFloat? = nil, grid: PixelGrid,
    zoom: CGFloat
  ) {
    scale = DrawingScale(pixels: grid.scale, zoom: zoom)
    self.slope = slope
    self.canvas = canvas
    self.stage = stage
    window = canvas
    papers = [canvas]
    room = stage
    area = stage
    heading = .zero
    self.legend = legend
    screen = nil
    caption = nil
    isFramed = false
    pixelWidth = grid.pixelCount(stage.width)
    pixelHeight = grid.pixelCount(stage.height)
  }

  /// The pixel grid of the picture.
  var grid: PixelGrid { PixelGrid(scale: scale.pixels) }

  /// The number of picture points per layout point.
  var zoom: CGFloat { scale.zoom }

  /// The visible part of the canvas, or the whole canvas in an exploded figure.
  var visibleCanvas: CGRect { canvas == window ? canvas : stage }

  /// Whether a rectangle is partly inside and partly outside of the crop.
  func cuts(_ rectangle: CGRect) -> Bool {
    window != canvas && overlaps(window, rectangle) && !holds(window, rectangle)
  }

  /// The bounds of the picture, in points.
  var bounds: CGRect {
    CGRect(
      x: 0, y: 0, width: CGFloat(pixelWidth) / grid.scale,
      height: CGFloat(pixelHeight) / grid.scale)
  }

  /// Whether a range along an axis is completely inside the crop, or true if there is no crop.
  func shows(_ axis: LayoutConstraint.Axis, from start: CGFloat, to end: CGFloat) -> Bool {
    window == canvas || start >= window.start(axis) && end <= window.end(axis)
  }

  /// Converts a frame from the root's coordinates to the picture's, rounded to whole pixels.
  func frame(_ rootFrame: CGRect) -> CGRect {
    grid.snapped((rootFrame.standardized * zoom).offsetBy(dx: canvas.minX, dy: canvas.minY))
  }

  /// Converts a coordinate from the root's coordinate space to the picture's, rounded to a pixel edge.
  func place(_ coordinate: CGFloat, _ axis: LayoutConstraint.Axis) -> CGFloat {
    grid.snapped(coordinate * zoom + canvas.start(axis))
  }
}
