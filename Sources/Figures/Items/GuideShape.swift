import AutoLayout
import Foundation

/// The shape of a guide's outline, depending on the axes along which the guide has a size.
enum GuideShape {
  /// A rectangle, for a guide with a width and a height.
  case area(CGRect)
  /// A strip with caps at its ends, for a guide with only a width or only a height.
  case line(CGRect, caps: [CGRect])
  /// The two bars of a small cross, for a guide without width and height.
  case point([CGRect])

  /// The length by which caps and crosses extend on either side of their center, in points.
  private static let reach: CGFloat = 3

  /// Creates the shape for a frame on whole pixels.
  init(_ frame: CGRect, in page: Page, thickness: CGFloat) {
    let reach = page.grid.wholePixels(Self.reach)
    guard frame.width <= 0 || frame.height <= 0 else {
      self = .area(frame)
      return
    }
    // A line on the canvas's far edge moves inside by its thickness, to stay visible.
    func position(_ coordinate: CGFloat, _ far: CGFloat) -> CGFloat {
      abs(coordinate - far) < thickness / 2 ? far - thickness : coordinate
    }
    let x = position(frame.minX, page.canvas.maxX)
    let y = position(frame.minY, page.canvas.maxY)
    func upright(_ x: CGFloat) -> CGRect {
      CGRect(x: x, y: y - reach, width: thickness, height: 2 * reach + thickness)
    }
    func level(_ y: CGFloat) -> CGRect {
      CGRect(x: x - reach, y: y, width: 2 * reach + thickness, height: thickness)
    }
    if frame.width > 0 {
      let strip = CGRect(x: frame.minX, y: y, width: frame.width, height: thickness)
      self = .line(strip, caps: [upright(frame.minX), upright(frame.maxX - thickness)])
    } else if frame.height > 0 {
      let strip = CGRect(x: x, y: frame.minY, width: thickness, height: frame.height)
      self = .line(strip, caps: [level(frame.minY), level(frame.maxY - thickness)])
    } else {
      self = .point([upright(x), level(y)])
    }
  }

  /// The strips that the outline covers when drawn with a dash pattern.
  func strips(_ pattern: DashPattern) -> [CGRect] {
    switch self {
    case .area(let frame): pattern.edges(of: frame)
    case .line(let strip, let caps): [strip] + caps
    case .point(let bars): bars
    }
  }
}
