import AutoLayout
import Foundation

/// Where the canvas lies in the picture: all of it, or below a caption with paper around.
struct Page {
  /// The distance from the picture's edges to the canvas, in points, when there is a caption.
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
  /// The device's screen, where it is no plain rectangle.
  let screen: DeviceScreen?
  /// Where views are seen: the canvas, and all planes of an exploded figure.
  let stage: CGRect
  /// Where texts may stand: the smallest rectangle around all that is paper, and all planes.
  let area: CGRect
  /// Whether there is a caption above the canvas and paper around it.
  let hasCaption: Bool

  /// Lays the page out for a canvas, and for another one that lies on it with its top left corner.
  ///
  /// The page is wide enough for texts of a width above the canvas.
  init(
    _ canvas: Canvas, hasCaption: Bool, besides other: CGSize = .zero, captionWidth: CGFloat = 0
  ) {
    let grid = PixelGrid(scale: canvas.scale)
    let padding = hasCaption ? grid.wholePixels(Self.padding) : 0
    let caption = hasCaption ? grid.wholePixels(Self.captionHeight) : 0
    let size = CGSize(
      width: grid.snapped(canvas.size.width), height: grid.snapped(canvas.size.height))
    self.grid = grid
    screen = canvas.screen
    self.hasCaption = hasCaption
    let frame = CGRect(origin: CGPoint(x: padding, y: padding + caption), size: size)
    let whole = CGSize(
      width: max(size.width, grid.snapped(other.width)),
      height: max(size.height, grid.snapped(other.height)))
    self.canvas = frame
    let otherFrame = grid.snapped(CGRect(origin: frame.origin, size: other))
    papers = whole == size ? [frame] : [frame, otherFrame]
    stage = frame
    area = whole == size ? frame : frame.union(otherFrame)
    pixelWidth = grid.pixelCount(max(whole.width, captionWidth.rounded(.up)) + 2 * padding)
    pixelHeight = grid.pixelCount(whole.height + 2 * padding + caption)
  }

  /// Lays planes out before they are slanted: from the origin to the stage's far corner.
  init(stage: CGRect, canvas: CGRect, grid: PixelGrid) {
    self.grid = grid
    self.canvas = canvas
    self.stage = stage
    papers = [canvas]
    area = stage
    screen = nil
    hasCaption = false
    pixelWidth = grid.pixelCount(stage.width)
    pixelHeight = grid.pixelCount(stage.height)
  }

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
