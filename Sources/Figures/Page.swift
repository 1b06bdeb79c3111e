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
  /// The canvas with the paper around it that dimension lines and texts may use.
  let room: CGRect
  /// Where the heading stands, above the room; empty without one.
  let heading: CGRect
  /// The room together with the heading: what a sheet keeps a place for.
  let area: CGRect
  /// The device's screen, where it is no plain rectangle.
  let screen: DeviceScreen?
  /// Whether there is a caption above the canvas and paper around it.
  let hasCaption: Bool
  /// Whether there is paper around the canvas.
  let isFramed: Bool

  /// Lays the page out for a canvas.
  ///
  /// - Parameters:
  ///   - canvas: What is drawn.
  ///   - hasCaption: Whether title and size stand at the top.
  ///   - margin: How much paper around the canvas dimension lines and texts may use, in points.
  ///   - headingSize: What a heading above the canvas takes, in points; zero without one.
  init(
    _ canvas: Canvas, hasCaption: Bool, margin: CGFloat = 0, headingSize: CGSize = .zero
  ) {
    let grid = PixelGrid(scale: canvas.scale)
    let isPadded = hasCaption || headingSize.height > 0
    let padding = isPadded ? grid.wholePixels(Self.padding) : 0
    let caption = hasCaption ? grid.wholePixels(Self.captionHeight) : 0
    let margin = margin > 0 ? grid.wholePixels(margin) : 0
    let headingHeight = headingSize.height > 0 ? grid.wholePixels(headingSize.height) : 0
    let size = CGSize(
      width: grid.snapped(canvas.size.width), height: grid.snapped(canvas.size.height))
    let side = max(padding, margin)
    // A heading may be wider than the canvas, which then stands below its middle.
    let excess = max(0, headingSize.width + 2 * padding - size.width - 2 * side)
    let shift = (excess / 2 * canvas.scale).rounded(.up) / canvas.scale
    let width = size.width + 2 * (side + shift)
    self.grid = grid
    screen = canvas.screen
    self.hasCaption = hasCaption
    isFramed = isPadded || margin > 0
    heading = CGRect(
      x: padding, y: padding + caption, width: headingHeight > 0 ? width - 2 * padding : 0,
      height: headingHeight)
    self.canvas = CGRect(
      origin: CGPoint(x: side + shift, y: heading.maxY + margin), size: size)
    room = self.canvas.insetBy(dx: -margin, dy: -margin)
    area = headingHeight > 0 ? room.union(heading) : room
    pixelWidth = grid.pixelCount(width)
    pixelHeight = grid.pixelCount(self.canvas.maxY + side)
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
