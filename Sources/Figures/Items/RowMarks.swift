import AutoLayout
import Foundation
import PictureDescriptions

/// The separator below a table row, and the accessory mark at the row's trailing edge.
struct RowMarks {
  let view: FigureItem
  let grid: PixelGrid
  let device: DeviceColors

  /// The steps that draw the separator and mark, or an empty array for a view that isn't a table row.
  var steps: [DrawingCommand.Step] {
    guard let row = view.item.device.row else { return [] }
    var steps: [DrawingCommand.Step] = []
    if let line = row.separator?.offsetBy(dx: view.frame.minX, dy: view.frame.minY), line.width > 0
    {
      let height = grid.wholePixels(line.height)
      steps.append(
        .fill(
          grid.snapped(
            CGRect(x: line.minX, y: view.frame.maxY - height, width: line.width, height: height)),
          device[.separator]))
    }
    let box = row.accessoryBox.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
    let isLeft = box.midX < view.frame.midX
    switch row.accessory {
    case .none: break
    case .disclosureIndicator: steps.append(chevron(in: box, isLeft))
    case .checkmark: steps.append(checkmark(in: box))
    case .detailButton: steps += information(in: box)
    case .detailDisclosureButton:
      let width = 10 * view.zoom
      let (mark, rest) = box.divided(atDistance: width, from: isLeft ? .minXEdge : .maxXEdge)
      steps.append(chevron(in: mark, isLeft))
      steps += information(in: rest)
    }
    return steps
  }

  private var unit: CGFloat { view.zoom }

  private func chevron(in box: CGRect, _ isLeft: Bool) -> DrawingCommand.Step {
    let (reach, height) = ((isLeft ? -3 : 3) * unit, 5.5 * unit)
    let points = [(-reach, -height), (reach, 0), (-reach, height)].map { x, y in
      CGPoint(x: box.midX + x, y: box.midY + y)
    }
    return .polyline(points, width: 2 * unit, device[.tertiaryLabel])
  }

  private func checkmark(in box: CGRect) -> DrawingCommand.Step {
    let points = [(-6.0, 0.5), (-2, 5), (6, -5.5)].map { x, y in
      CGPoint(x: box.midX + x * unit, y: box.midY + y * unit)
    }
    return .polyline(points, width: 2 * unit, device[.systemBlue])
  }

  /// The steps for the information mark: the letter i in a ring.
  private func information(in box: CGRect) -> [DrawingCommand.Step] {
    let blue = device[.systemBlue]
    func centered(_ width: CGFloat, _ height: CGFloat, below: CGFloat = 0) -> CGRect {
      CGRect(
        x: box.midX - width / 2 * unit, y: box.midY + (below - height / 2) * unit,
        width: width * unit, height: height * unit)
    }
    return [
      .band(
        centered(22, 22), radius: 11 * unit, hole: centered(19, 19), holeRadius: 9.5 * unit, blue),
      .roundedFill(centered(2.4, 2.4, below: -5), radius: 1.2 * unit, blue),
      .roundedFill(centered(2, 8, below: 1.5), radius: unit, blue),
    ]
  }
}
