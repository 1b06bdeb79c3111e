import AutoLayout
import Foundation
import PictureDescriptions

extension FigureContents {
  /// The commands for the device: covers over the corners of its screen, an outline, and the sensor housing.
  ///
  /// In the plain look, there are also the keyboard, the status bar and the home indicator. Corners at which the canvas
  /// is cut off have no covers.
  var deviceCommands: [DrawingCommand] {
    guard let screen = page.screen, options.overlays.contains(.device) else { return [] }
    let canvas = page.canvas
    let hairline = page.grid.hairline
    let radius = deviceRadius
    let bars = ScreenBars(of: self)
    var steps = bars?.keyboardSteps ?? []
    if radius > hairline {
      let inner = canvas.insetBy(dx: hairline, dy: hairline)
      if !cutsCorners {
        let cover = page.isFramed ? palette.desk : palette.hairline
        steps.append(.band(canvas, radius: 0, hole: canvas, holeRadius: radius, cover))
      }
      steps.append(
        .band(
          canvas, radius: radius, hole: inner, holeRadius: radius - hairline, outlineColor))
    }
    if let bars { steps += bars.steps }
    if let housing = screen.sensorHousing { steps += housingSteps(housing) }
    return steps.map { DrawingCommand($0) }
  }

  /// The radius of the screen's corners, in points, or 0 if the figure shows no device.
  var deviceRadius: CGFloat {
    guard let screen = page.screen, options.overlays.contains(.device) else { return 0 }
    return min(screen.cornerRadius * page.zoom, min(page.canvas.width, page.canvas.height) / 2)
  }

  /// Whether the canvas is cut off at the rounded corners of the device's screen.
  ///
  /// Corners are cut off only if the color around the canvas is translucent. An opaque color is drawn over them instead.
  var cutsCorners: Bool {
    page.isFramed && deskFill.alphaComponent < 1 && deviceRadius > page.grid.hairline
  }

  private var outlineColor: Color { palette.containerEdges[palette.containerEdges.count - 1] }

  /// The steps for the sensor housing.
  ///
  /// If it touches the screen's edge, only the corners away from that edge are rounded.
  private func housingSteps(_ housing: CGRect) -> [DrawingCommand.Step] {
    let frame = page.frame(housing)
    let isNotch = housing.minX <= 0 || housing.minY <= 0
    let radius =
      isNotch ? min(frame.width, frame.height) * 0.66 : min(frame.width, frame.height) / 2
    func filled(_ frame: CGRect) -> [DrawingCommand.Step] {
      let edge = frame.insetBy(dx: -page.grid.hairline, dy: -page.grid.hairline)
      return [
        .roundedFill(edge, radius: radius + page.grid.hairline, outlineColor),
        .roundedFill(frame, radius: radius, palette.housing),
      ]
    }
    guard isNotch else { return filled(frame) }
    let whole =
      housing.minY <= 0
      ? CGRect(
        x: frame.minX, y: frame.minY - 2 * radius, width: frame.width,
        height: frame.height + 2 * radius)
      : CGRect(
        x: frame.minX - 2 * radius, y: frame.minY, width: frame.width + 2 * radius,
        height: frame.height)
    return [.begin(.clip(page.canvas))] + filled(whole) + [.end]
  }

  /// The boxes that approximate the parts of the canvas outside of the screen's rounded corners.
  var cornerBoxes: [CGRect] {
    let (radius, canvas) = (deviceRadius, page.canvas)
    guard radius > page.grid.hairline else { return [] }
    let count = 8
    let height = radius / CGFloat(count)
    return (0..<count).flatMap { number -> [CGRect] in
      let rise = radius - CGFloat(number + 1) * height
      let width = radius - (radius * radius - rise * rise).squareRoot()
      let top = CGFloat(number) * height
      return [canvas.minX, canvas.maxX - width].flatMap { x in
        [canvas.minY + top, canvas.maxY - top - height].map {
          CGRect(x: x, y: $0, width: width, height: height)
        }
      }
    }.filter { $0.width > 0 }
  }

  /// The frame of the sensor housing in the picture, or `nil` if it isn't shown.
  var housingFrame: CGRect? {
    guard options.overlays.contains(.device) else { return nil }
    return page.screen?.sensorHousing.map(page.frame)
  }
}
