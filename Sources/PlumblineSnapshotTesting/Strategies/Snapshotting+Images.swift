internal import AutoLayout
public import Foundation
public import UIKitNames

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// A strategy that compares pictures as they are, and requires all pixels to match.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that compares pictures as they are.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - scale: The references' scale, in pixels per point. If it is `nil` or 0, the main screen's scale is used.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}

extension Snapshotting where Format == UIImage {
  /// Returns a strategy that compares the pictures that `take` makes of values.
  static func picture(
    _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection,
    _ take: @escaping (Value) -> UIImage
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).pullback(take)
  }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// A strategy that draws layers and compares the pictures.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a layer's bounds and compares the picture.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - traits: The traits, whose `displayScale` is the picture's scale in pixels per point.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    picture(precision, perceptualPrecision, traits) { layer in
      let view = UIView(frame: CGRect(origin: .zero, size: layer.bounds.size))
      let frame = layer.frame
      defer {
        layer.removeFromSuperlayer()
        layer.frame = frame
      }
      layer.frame = view.bounds
      view.layer.addSublayer(layer)
      return TakenLayouts.image(of: .view(view), ViewImageConfig(), traits)
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// A strategy that fills paths in black and compares the pictures.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a path in black and compares the picture.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - scale: The scale in pixels per point.
  ///   - drawingMode: The way to draw the path: stroked, or filled by a winding rule.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    let traits = UITraitCollection(displayScale: scale)
    return picture(precision, perceptualPrecision, traits) { path in
      drawing(in: path.boundingBox, scale: scale) { context in
        context.addPath(path)
        context.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// A strategy that fills paths in black and compares the pictures.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that fills a path in black and compares the picture.
  ///
  /// - Parameters:
  ///   - precision: The fraction of pixels that must match, from 0 to 1.
  ///   - perceptualPrecision: The color similarity required for a pixel to match, from 0 to 1.
  ///   - scale: The scale in pixels per point.
  /// - Returns: The strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    let traits = UITraitCollection(displayScale: scale)
    return picture(precision, perceptualPrecision, traits) { path in
      drawing(in: path.bounds, scale: scale) { _ in path.fill() }
    }
  }
}

/// Returns a picture of the rectangle `bounds`, with the contents that a closure draws.
private func drawing(
  in bounds: CGRect, scale: CGFloat, _ draw: (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
    context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(context.cgContext)
  }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// A strategy that compares paths as text, with a line for each path element.
  public static var elementsDescription: Snapshotting {
    elementsDescription(numberFormatter: pathNumberFormatter)
  }

  /// Returns a strategy that compares paths as text, with a line for each path element and formatted coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    described { pathText($0.outline, numberFormatter) }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// A strategy that compares paths as text, with a line for each path element.
  public static var elementsDescription: Snapshotting {
    elementsDescription(numberFormatter: pathNumberFormatter)
  }

  /// Returns a strategy that compares paths as text, with a line for each path element and formatted coordinates.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    described { pathText($0.outline, numberFormatter) }
  }
}

private let pathNumberFormatter: NumberFormatter = {
  let formatter = NumberFormatter()
  formatter.decimalSeparator = "."
  (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (1, 3)
  return formatter
}()

/// Returns a path as text: a line for each element, and an empty line before every subpath except the first.
private func pathText(_ path: VectorPath, _ formatter: NumberFormatter) -> String {
  func text(_ points: CGPoint...) -> String {
    points.map { point in
      let numbers = [point.x, point.y].map { formatter.string(from: NSNumber(value: $0)) ?? "" }
      return " (\(numbers[0]), \(numbers[1]))"
    }.joined()
  }
  var result = ""
  for element in path.elements {
    switch element {
    case .move(let point): result += (result.isEmpty ? "" : "\n") + "MoveTo" + text(point)
    case .line(let point): result += "LineTo" + text(point)
    case .curve(let first, let second, let end): result += "CurveTo" + text(first, second, end)
    case .close: result += "Close "
    }
    result += "\n"
  }
  return result
}
