import AutoLayout
import Foundation
import PictureDescriptions

/// The magnifying glass of a search field.
struct SearchMark {
  /// The distance from the side of the search field to its text, in points (estimate).
  static let width: CGFloat = 30

  let view: FigureItem
  let device: DeviceColors

  /// The steps that draw the mark, or an empty array for a view that isn't a search field or is too small.
  var steps: [DrawingCommand.Step] {
    guard view.item.device.surround == .search else { return [] }
    let (frame, unit) = (view.frame, view.zoom)
    guard min(frame.width / 2, frame.height) >= 20 * unit else { return [] }
    let isRight = view.item.device.textSide == .right
    let middle = CGPoint(
      x: isRight ? frame.maxX - 16 * unit : frame.minX + 16 * unit, y: frame.midY)
    let color = device[.secondaryLabel].over(view.visibleFill)
    let ring = CGRect(
      x: middle.x - 7 * unit, y: middle.y - 7 * unit, width: 11 * unit, height: 11 * unit)
    let width = 1.5 * unit
    return [
      .band(
        ring, radius: ring.width / 2, hole: ring.insetBy(dx: width, dy: width),
        holeRadius: ring.width / 2 - width, color),
      .line(
        from: CGPoint(x: middle.x + 2.5 * unit, y: middle.y + 2.5 * unit),
        to: CGPoint(x: middle.x + 7 * unit, y: middle.y + 7 * unit), width: width, color),
    ]
  }
}

/// The arrow of a back button, pointing to the end of the bar that is nearer to the button.
struct BackArrow {
  let view: FigureItem
  /// The frame of the bar in the picture.
  let bar: CGRect
  let device: DeviceColors

  /// The steps that draw the arrow, or an empty array for a view that is too small.
  var steps: [DrawingCommand.Step] {
    let (frame, unit) = (view.frame, view.zoom)
    let height = frame.height / 2 - 1.5 * unit
    guard height > 2 * unit else { return [] }
    let reach = (frame.midX > bar.midX ? 1 : -1) * min(4.5 * unit, frame.width / 2 - unit)
    let points = [(-reach, -height), (reach, 0), (-reach, height)].map { x, y in
      CGPoint(x: frame.midX + x, y: frame.midY + y)
    }
    return [.polyline(points, width: 2.5 * unit, view.item.device.tint ?? device[.systemBlue])]
  }
}
