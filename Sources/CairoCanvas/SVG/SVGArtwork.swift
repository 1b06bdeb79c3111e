internal import AutoLayout
internal import Figures
internal import Foundation
internal import Imaging

extension SVGShape {
  init(_ path: VectorPath, _ paint: PathPaint) {
    let pieces = path.elements.map { element in
      switch element {
      case .move(let point): "M\(svgNumbers(point.x, point.y))"
      case .line(let point): "L\(svgNumbers(point.x, point.y))"
      case .curve(let first, let second, let end):
        "C\(svgNumbers(first.x, first.y)) \(svgNumbers(second.x, second.y)) "
          + svgNumbers(end.x, end.y)
      case .close: "Z"
      }
    }
    let outline = "d=\"\(pieces.joined())\""
    switch paint {
    case .fill(let isEvenOdd):
      tag = "path \(isEvenOdd ? "fill-rule=\"evenodd\" " : "")\(outline)"
    case .stroke(let stroke):
      tag = "path fill=\"none\" \(Self.attributes(of: stroke)) \(outline)"
      self.paint = .stroke
    }
  }

  /// The SVG attributes of a stroke: its width, and other values that differ from SVG's defaults.
  private static func attributes(of stroke: PathStroke) -> String {
    var attributes = ["stroke-width=\"\(svgNumber(stroke.width))\""]
    if stroke.cap != .butt { attributes.append("stroke-linecap=\"\(stroke.cap)\"") }
    if stroke.join != .miter {
      attributes.append("stroke-linejoin=\"\(stroke.join)\"")
    } else if stroke.miterLimit != 4 {
      attributes.append("stroke-miterlimit=\"\(svgNumber(stroke.miterLimit))\"")
    }
    if !stroke.dashes.isEmpty {
      let dashes = stroke.dashes.map { svgNumber($0) }.joined(separator: " ")
      attributes.append("stroke-dasharray=\"\(dashes)\"")
      if stroke.dashPhase != 0 {
        attributes.append("stroke-dashoffset=\"\(svgNumber(stroke.dashPhase))\"")
      }
    }
    return attributes.joined(separator: " ")
  }

  /// The opening tag of a gradient, in the coordinate space of the shape that the gradient fills.
  static func gradientTag(_ gradient: ColorGradient) -> String {
    guard let radii = gradient.radii else {
      let (start, end) = (gradient.start, gradient.end)
      return "linearGradient gradientUnits=\"userSpaceOnUse\" x1=\"\(svgNumber(start.x))\" "
        + "y1=\"\(svgNumber(start.y))\" x2=\"\(svgNumber(end.x))\" y2=\"\(svgNumber(end.y))\""
    }
    let numbers = [radii.width, 0, 0, radii.height].map { svgNumber($0) }.joined(separator: " ")
    return "radialGradient gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" r=\"1\" "
      + "gradientTransform=\"matrix(\(numbers) \(svgNumbers(gradient.start.x, gradient.start.y)))\""
  }

  /// A pattern of sectors that replaces a conic gradient, because SVG has no conic gradients.
  ///
  /// The sectors' edges aren't antialiased, because otherwise the background would show between sectors. Coordinates in
  /// a pattern start at the pattern's corner.
  static func sectors(
    _ gradient: ColorGradient, around path: VectorPath
  ) -> (content: String, element: String) {
    let box = path.points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    let radius = 1.01 * gradient.reach(of: path)
    let content = gradient.sectors(count: 180).map { sector in
      let (first, second) = gradient.corners(of: sector, radius: radius)
      let points = [gradient.start, first, second].map {
        svgNumbers($0.x - box.minX, $0.y - box.minY)
      }
      let color = sector.color
      let opacity =
        color.alphaComponent < 1 ? " fill-opacity=\"\(svgNumber(color.alphaComponent))\"" : ""
      return "<path d=\"M\(points.joined(separator: "L"))Z\" "
        + "fill=\"\(color.withAlphaComponent(1).hexText)\"\(opacity)/>"
    }
    let element =
      "pattern patternUnits=\"userSpaceOnUse\" shape-rendering=\"crispEdges\" "
      + "x=\"\(svgNumber(box.minX))\" y=\"\(svgNumber(box.minY))\" "
      + "width=\"\(svgNumber(box.width))\" height=\"\(svgNumber(box.height))\""
    return (content.joined(), element)
  }

  static func stops(_ gradient: ColorGradient) -> String {
    gradient.stops.map { stop in
      let color = stop.color
      let opacity =
        color.alphaComponent < 1 ? " stop-opacity=\"\(svgNumber(color.alphaComponent))\"" : ""
      return "<stop offset=\"\(svgNumber(stop.location))\" "
        + "stop-color=\"\(color.withAlphaComponent(1).hexText)\"\(opacity)/>"
    }
    .joined()
  }
}

/// Encodes an image as an upright PNG file, optionally in gray or as a tinted shape.
func pngBytes(of file: ImageFile, _ tint: Color?, isGray: Bool) throws(RenderError) -> [UInt8] {
  var bitmap = try Bitmap(upright: file)
  if isGray { bitmap = bitmap.inGrays() }
  if let tint {
    func byte(_ component: CGFloat) -> UInt32 {
      UInt32((min(max(component, 0), 1) * 255).rounded())
    }
    let color =
      byte(tint.redComponent) << 16 | byte(tint.greenComponent) << 8
      | byte(tint.blueComponent)
    bitmap = bitmap.shape(in: color, opacity: Double(tint.alphaComponent))
  }
  var writer = PNGWriter()
  do throws(PNGError) {
    try writer.start(bitmap.layout, coding: .fast)
    writer.append(bitmap.pixels.span, bitmap.layout, rows: 0..<bitmap.pixelHeight)
    return try writer.finish()
  } catch {
    throw RenderError(error)
  }
}
