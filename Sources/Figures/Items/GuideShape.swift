import AutoLayout
import Foundation

/// The shape of a guide's outline, which depends on the axes on which the guide has an extent.
enum GuideShape {
  /// The guide has an extent on both axes, so the outline is a rectangle.
  case area(CGRect)
  /// The guide has an extent on one axis, so the outline is a strip with caps at its ends.
  case line(CGRect, caps: [CGRect])
  /// The guide has no extent, so the outline consists of the bars of a small cross.
  case point([CGRect])

  /// The length of caps and of a cross's bars on either side of their middle, in points.
  private static let reach: CGFloat = 3

  /// Creates the shape for a guide's frame on whole pixels.
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

  /// The strips that the outline covers, if it has a dash pattern.
  func strips(_ pattern: DashPattern) -> [CGRect] {
    switch self {
    case .area(let frame): pattern.edges(of: frame)
    case .line(let strip, let caps): [strip] + caps
    case .point(let bars): bars
    }
  }
}
