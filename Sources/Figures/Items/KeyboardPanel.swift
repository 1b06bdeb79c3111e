import AutoLayout
import Foundation
import PictureDescriptions

/// The keyboard of a screen in the plain look: a panel with rows of blank keys.
///
/// Sizes and positions are estimates, and the design of the keys is original.
struct KeyboardPanel {
  /// The area that the keyboard covers, in points of the layout.
  let area: CGRect
  /// The safe area of the screen, in points of the layout.
  let safeArea: EdgeInsets
  let device: DeviceColors
  let page: Page

  /// The keys of each row from left to right: the gap before a key and the key's width, in tenths of the row's width.
  private static let rows: [[(gap: CGFloat, width: CGFloat)]] = [
    row(Array(repeating: 1, count: 10)), row(Array(repeating: 1, count: 9), gap: 0.5),
    row([1.3]) + row(Array(repeating: 1, count: 7), gap: 0.2) + row([1.3], gap: 0.2),
    row([2.5, 5, 2.5]),
  ]

  private static func row(_ widths: [CGFloat], gap: CGFloat = 0) -> [(gap: CGFloat, width: CGFloat)]
  {
    widths.enumerated().map { ($0 == 0 ? gap : 0, $1) }
  }

  /// The steps that draw the keyboard, from back to front.
  var steps: [DrawingCommand.Step] {
    guard area.height > 0, area.width > 0 else { return [] }
    return [.fill(page.grid.snapped(page.frame(area)), ground)] + keys
  }

  private var ground: Color {
    device.resolved(
      Color(
        light: Color(red: 0.82, green: 0.83, blue: 0.85),
        dark: Color(red: 0.17, green: 0.17, blue: 0.18)))
  }

  private var keys: [DrawingCommand.Step] {
    let isTablet = min(page.canvas.width, page.canvas.height) / page.zoom >= 600
    let (suggestions, below) = (area.height * 0.14, safeArea.bottom > 0 && !isTablet ? 0.16 : 0.02)
    let box = CGRect(
      x: area.minX + safeArea.left + 3, y: area.minY + suggestions,
      width: area.width - safeArea.left - safeArea.right - 6,
      height: area.height * (1 - below) - suggestions)
    let (unit, pitch) = (box.width / 10, box.height / CGFloat(Self.rows.count))
    guard unit > 8, pitch > 12 else { return [] }
    let light = device.resolved(
      Color(light: .white, dark: Color(red: 0.42, green: 0.42, blue: 0.43)))
    let strong = device.resolved(
      Color(
        light: Color(red: 0.68, green: 0.7, blue: 0.74),
        dark: Color(red: 0.28, green: 0.28, blue: 0.29)))
    let radius = min(isTablet ? 7 : 5, pitch / 6) * page.zoom
    return Self.rows.enumerated().flatMap { number, row in
      var x = box.minX
      return row.enumerated().map { place, key -> DrawingCommand.Step in
        x += key.gap * unit
        let frame = CGRect(
          x: x + 3, y: box.minY + CGFloat(number) * pitch + pitch * 0.1,
          width: key.width * unit - 6,
          height: pitch * 0.8)
        x += key.width * unit
        let isStrong = number > 1 && (place == 0 || place == row.count - 1)
        return .roundedFill(
          page.grid.snapped(page.frame(frame)), radius: radius, isStrong ? strong : light)
      }
    }
  }
}
