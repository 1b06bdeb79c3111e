internal import AutoLayout
internal import Figures
internal import Foundation

/// An element of an SVG document without its color: its name, attributes and content.
struct SVGShape {
  /// The attribute for a shape's color: `fill` or `stroke`.
  enum Paint: String {
    case fill
    case stroke
  }

  var tag: String
  /// The attribute that gets the color.
  var paint = Paint.fill
  /// The element's classes, except those for its colors.
  var classes: [String] = []
  /// The escaped content, or `nil` for an empty element.
  var content: String?
}

extension SVGShape {
  init(_ box: CGRect, radius: CGFloat = 0) {
    let place =
      box.origin == .zero ? "" : " x=\"\(svgNumber(box.minX))\" y=\"\(svgNumber(box.minY))\""
    tag =
      "rect\(place) width=\"\(svgNumber(box.width))\" height=\"\(svgNumber(box.height))\""
      + (radius > 0 ? " rx=\"\(svgNumber(radius))\"" : "")
  }

  /// Creates a rectangle with a rectangular hole.
  init(band box: CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat) {
    tag =
      "path fill-rule=\"evenodd\" d=\"\(outline(box, radius))\(outline(hole, holeRadius))\""
  }

  /// Creates a path of dashes with one line for each edge of a rectangle, because the dashes restart at each line.
  init(dashesAround frame: CGRect, _ pattern: DashPattern) {
    guard frame.width >= 2 * pattern.thickness, frame.height >= 2 * pattern.thickness else {
      self.init(dashesAlong: frame, pattern)
      return
    }
    self.init(dashes: pattern.edges(of: frame), pattern)
  }

  /// The moving dashes of an outline: a path for each direction, or one path for an outline thinner than two strokes.
  static func marching(
    around frame: CGRect, _ pattern: DashPattern, _ classes: [String]
  ) -> [SVGShape] {
    guard frame.width >= 2 * pattern.thickness, frame.height >= 2 * pattern.thickness else {
      var shape = SVGShape(dashesAlong: frame, pattern)
      shape.classes = classes
      return [shape]
    }
    let edges = Array(zip(pattern.edges(of: frame), DashPattern.directions))
    return [DashPattern.Direction.forward, .backward].map { direction in
      let strips = edges.filter { $0.1 == direction }.map(\.0)
      var shape = SVGShape(dashes: strips, pattern)
      shape.classes = classes + (direction == .backward ? [SVGMotion.backward] : [])
      return shape
    }
  }

  init(dashesAlong strip: CGRect, _ pattern: DashPattern) {
    self.init(dashes: [strip], pattern, width: min(strip.width, strip.height))
  }

  private init(dashes strips: [CGRect], _ pattern: DashPattern, width: CGFloat? = nil) {
    let lines = strips.map { strip in
      strip.width >= strip.height
        ? "M\(svgNumbers(strip.minX, strip.midY))H\(svgNumber(strip.maxX))"
        : "M\(svgNumbers(strip.midX, strip.minY))V\(svgNumber(strip.maxY))"
    }
    let lengths = pattern.lengths.map { svgNumber($0) }.joined(separator: " ")
    tag =
      "path fill=\"none\" stroke-width=\"\(svgNumber(width ?? pattern.thickness))\" "
      + "stroke-dasharray=\"\(lengths)\" d=\"\(lines.joined())\""
    paint = .stroke
  }

  init(_ points: [CGPoint], width: CGFloat) {
    let path = points.enumerated().map { ($0 == 0 ? "M" : "L") + svgNumbers($1.x, $1.y) }
    tag =
      "path fill=\"none\" stroke-width=\"\(svgNumber(width))\" d=\"\(path.joined())\""
    paint = .stroke
  }

  init(diagonalsOver box: CGRect) {
    let lines = diagonals(over: box).map { start, end in
      "M\(svgNumbers(start.x, start.y))L\(svgNumbers(end.x, end.y))"
    }
    tag =
      "path fill=\"none\" stroke-width=\"\(svgNumber(hatchingWidth))\" d=\"\(lines.joined())\""
    paint = .stroke
  }
}

func outline(_ box: CGRect, _ radius: CGFloat) -> String {
  var path = ""
  guard box.width > 0, box.height > 0 else { return path }
  func add(_ command: String, _ number: CGFloat, _ other: CGFloat? = nil) {
    path += command
    path.append(svgNumber: number)
    guard let other else { return }
    path += " "
    path.append(svgNumber: other)
  }
  let (left, top, right, bottom) = (box.minX, box.minY, box.maxX, box.maxY)
  guard radius > 0 else {
    add("M", left, top)
    add("H", right)
    add("V", bottom)
    add("H", left)
    return path + "Z"
  }
  let arc = "A\(svgNumbers(radius, radius)) 0 0 1 "
  func addArc(_ x: CGFloat, _ y: CGFloat) { add(arc, x, y) }
  add("M", left + radius, top)
  add("H", right - radius)
  addArc(right, top + radius)
  add("V", bottom - radius)
  addArc(right - radius, bottom)
  add("H", left + radius)
  addArc(left, bottom - radius)
  add("V", top + radius)
  addArc(left + radius, top)
  return path + "Z"
}
