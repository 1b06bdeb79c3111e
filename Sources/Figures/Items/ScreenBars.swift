import AutoLayout
import Foundation
import PictureDescriptions

/// The keyboard, the status bar and the home indicator of a screen in the plain look.
///
/// Sizes and positions are estimates, and the design of the shapes is original.
struct ScreenBars {
  private let bars: DeviceLook.ScreenBars
  private let device: DeviceColors
  private let page: Page
  private let housing: CGRect?
  private let size: CGSize
  private let isRightToLeft: Bool
  private let ground: Color

  /// Creates the bars for a plain figure of a device's screen, or returns `nil` if the figure shows no bars.
  init?(of contents: FigureContents) {
    guard let device = contents.device, let screen = contents.page.screen,
      let bars = contents.items.first?.item.device.screenBars
    else { return nil }
    (self.bars, self.device, page) = (bars, device, contents.page)
    housing = screen.sensorHousing
    let canvas = contents.page.canvas
    size = CGSize(width: canvas.width / page.zoom, height: canvas.height / page.zoom)
    isRightToLeft = contents.direction == .rightToLeft
    ground = contents.items.first?.visibleFill ?? device[.systemBackground]
  }

  /// The steps that draw the status bar and the home indicator, from back to front.
  var steps: [DrawingCommand.Step] { statusSteps + indicatorSteps }

  /// The steps that draw the keyboard, or an empty array if there is no keyboard.
  var keyboardSteps: [DrawingCommand.Step] {
    guard let area = keyboardArea else { return [] }
    return KeyboardPanel(area: area, safeArea: bars.safeArea, device: device, page: page).steps
  }

  /// The frame of the keyboard in the picture, or `nil` if there is no keyboard.
  var keyboardFrame: CGRect? { keyboardArea.map(page.frame) }

  private var keyboardArea: CGRect? {
    guard bars.keyboardHeight > 0 else { return nil }
    return CGRect(
      x: 0, y: size.height - bars.keyboardHeight, width: size.width, height: bars.keyboardHeight)
  }

  private var statusSteps: [DrawingCommand.Step] {
    let height = bars.safeArea.top
    guard bars.statusBar != .hidden, height >= 12 else { return [] }
    let ink: Color =
      switch bars.statusBar {
      case .light: device.white
      case .dark: Color(red: 0, green: 0, blue: 0)
      case .hidden, nil: device[.label]
      }
    let middle = height / 2
    // A housing at the top divides the bar; without one the time of a phone is in the middle.
    if let housing, housing.maxY <= height + 8, housing.width < size.width / 2 {
      return time(at: mirrored(housing.minX / 2 + 6), middle, 17, ink)
        + signs(around: mirrored((housing.maxX + size.width) / 2 - 6), middle, 1, ink)
    }
    let isWide = size.width >= 600
    return time(at: isWide ? mirrored(36) : size.width / 2, middle, 12, ink)
      + signs(around: mirrored(size.width - 30), middle, 0.8, ink)
  }

  /// A horizontal position in the status bar, which is mirrored for layouts that read from right to left.
  private func mirrored(_ x: CGFloat) -> CGFloat { isRightToLeft ? size.width - x : x }

  private func time(
    at x: CGFloat, _ y: CGFloat, _ pointSize: CGFloat, _ ink: Color
  ) -> [DrawingCommand.Step] {
    let font = Font(pointSize: pointSize * page.zoom, weight: .semibold)
    let point = page.frame(CGRect(x: x, y: y, width: 0, height: 0)).origin
    // Digits are about 0.7 of the size high.
    let baseline = page.grid.snapped(point.y + 0.35 * font.pointSize)
    return [
      .text(
        TextRun(
          text: "9:41", font: font, color: ink, position: CGPoint(x: point.x, y: baseline),
          anchor: .middle, width: 2.1 * font.pointSize))
    ]
  }

  /// The steps for the symbols of signal strength and battery charge.
  private func signs(
    around x: CGFloat, _ y: CGFloat, _ unit: CGFloat, _ ink: Color
  ) -> [DrawingCommand.Step] {
    func box(_ left: CGFloat, _ top: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      page.frame(
        CGRect(
          x: x + left * unit, y: y + top * unit, width: width * unit, height: height * unit))
    }
    let scale = unit * page.zoom
    let signal = (0..<4).map { number -> DrawingCommand.Step in
      let height = CGFloat(4 + number * 8 / 3)
      return .roundedFill(
        box(-24 + CGFloat(number) * 5, 6 - height, 3, height), radius: scale, ink)
    }
    let body = box(2, -6, 24, 12)
    let faint = ink.opacity(0.4)
    return signal + [
      .band(
        body, radius: 3.5 * scale, hole: body.insetBy(dx: scale, dy: scale),
        holeRadius: 2.5 * scale, faint),
      .roundedFill(box(4, -4, 20, 8), radius: 2 * scale, ink),
      .roundedFill(box(27, -2, 1.5, 4), radius: 0.75 * scale, faint),
    ]
  }

  private var indicatorSteps: [DrawingCommand.Step] {
    guard !bars.hidesHomeIndicator, bars.safeArea.bottom > 0 else { return [] }
    let width = min(0.36 * min(size.width, size.height), 320)
    let pill = page.frame(
      CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5))
    return [.roundedFill(pill, radius: pill.height / 2, indicatorColor)]
  }

  /// The color of the home indicator: the system's label color, or black or white if that is hardly visible.
  private var indicatorColor: Color {
    let usual = device[.label]
    guard bars.keyboardHeight == 0, usual.contrastRatio(with: ground) < 3 else { return usual }
    return usual.relativeLuminance > 0.5 ? Color(red: 0, green: 0, blue: 0) : device.white
  }
}
