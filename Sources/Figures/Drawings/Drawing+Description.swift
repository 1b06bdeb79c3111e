import AutoLayout
import Foundation
import PictureDescriptions

extension Drawing: CustomStringConvertible {
  /// The drawing as text, one command per line, for golden tests.
  package var description: String {
    let head =
      "picture \(plainNumber(size.width))x\(plainNumber(size.height))@\(plainNumber(scale)) "
      + "\(pixelWidth)x\(pixelHeight)px \(background.hexText)"
      + (title.isEmpty ? "" : " \(quotedAsJSON(title))")
    return ([head] + commands.map(\.description)).joined(separator: "\n") + "\n"
  }
}

extension DrawingCommand: CustomStringConvertible {
  /// The step with its coordinates, followed by the class name and identifier of the item that the step shows.
  package var description: String {
    step.description + (tag.map { " [\($0.className) \($0.identifier)]" } ?? "")
  }
}

extension DrawingCommand.Step: CustomStringConvertible {
  /// The step's name, its coordinates in points, and its color.
  package var description: String {
    switch self {
    case .fill(let frame, let color):
      "fill \(words(frame)) \(color.hexText)"
    case .roundedFill(let frame, let radius, let color):
      "rounded \(words(frame)) r\(word(radius)) \(color.hexText)"
    case .band(let frame, let radius, let hole, let holeRadius, let color):
      "band \(words(frame)) r\(word(radius)) hole \(words(hole)) r\(word(holeRadius)) "
        + color.hexText
    case .hatch(let frame, let radius, let hole, let color):
      "hatch \(words(frame)) r\(word(radius)) hole \(words(hole)) \(color.hexText)"
    case .dashedOutline(let frame, let pattern, let color):
      "outline \(words(frame)) \(pattern) \(color.hexText)"
    case .dashedLine(let strip, let pattern, let color):
      "dashes \(words(strip)) \(pattern) \(color.hexText)"
    case .line(let start, let end, let width, let color):
      "line \(words(start)) to \(words(end)) w\(word(width)) \(color.hexText)"
    case .polyline(let points, let width, let color):
      "polyline \(points.map(words).joined(separator: ", ")) w\(word(width)) \(color.hexText)"
    case .path(let path, let paint, let color):
      "path \(words(path)) \(words(paint)) \(color.hexText)"
    case .gradient(let path, let gradient): "gradient \(words(path)) \(words(gradient))"
    case .image(let image):
      "image \(image.file.format) \(words(image.box))"
        + (image.tint.map { " \($0.hexText)" } ?? "") + " \(word(image.opacity))"
        + (image.isGray ? " gray" : "")
    case .text(let run): run.description
    case .begin(.pathClip(let path, let isEvenOdd)):
      "clip \(words(path))\(isEvenOdd ? " even-odd" : "")"
    case .begin(.clip(let frame)): "clip \(words(frame))"
    case .begin(.roundedClip(let frame, let radius)): "clip \(words(frame)) r\(word(radius))"
    case .begin(.transform(let map)):
      "transform "
        + [map.a, map.b, map.c, map.d, map.tx, map.ty].map(word).joined(separator: " ")
    case .begin(.figure(let label)): "figure \(quotedAsJSON(label.title))"
    case .end: "end"
    }
  }
}

extension TextRun: CustomStringConvertible {
  /// The text in quotes, its baseline position, its font and its color.
  package var description: String {
    let lines = wrapping.map {
      " \($0.lineLimit) lines \(word($0.lineHeight)) in \(word($0.width))"
    }
    return "text \(quotedAsJSON(text)) \(anchor.rawValue) \(words(position)) "
      + "\(word(font.pointSize)) \(font.weight) \(color.hexText)\(lines ?? "")"
  }
}

extension DashPattern: CustomStringConvertible {
  /// The dash and gap lengths joined by `-`, and the thickness.
  package var description: String {
    lengths.map(word).joined(separator: "-") + " w\(word(thickness))"
  }
}

/// The segments of a path in SVG syntax.
private func words(_ path: VectorPath) -> String {
  path.elements.map { element in
    switch element {
    case .move(let point): "M\(words(point))"
    case .line(let point): "L\(words(point))"
    case .curve(let first, let second, let end):
      "C\(words(first)) \(words(second)) \(words(end))"
    case .close: "Z"
    }
  }
  .joined(separator: " ")
}

private func words(_ paint: PathPaint) -> String {
  switch paint {
  case .fill(let isEvenOdd): isEvenOdd ? "even-odd" : "nonzero"
  case .stroke(let stroke):
    "w\(word(stroke.width)) \(stroke.cap) \(stroke.join) m\(word(stroke.miterLimit)) "
      + "dashes \(stroke.dashes.map(word).joined(separator: "-")) from \(word(stroke.dashPhase))"
  }
}

private func words(_ gradient: ColorGradient) -> String {
  let way =
    gradient.radii.map { "around \(words(gradient.start)) \(word($0.width)) \(word($0.height))" }
    ?? "\(gradient.isConic ? "conic " : "")from \(words(gradient.start)) to \(words(gradient.end))"
  return way + gradient.stops.map { " \(word($0.location)) \($0.color.hexText)" }.joined()
}

/// A length formatted with up to three decimals.
private func word(_ length: CGFloat) -> String { plainNumber(length, digits: 3) }

/// The coordinates of a point as text: x, then y.
private func words(_ point: CGPoint) -> String { "\(word(point.x)) \(word(point.y))" }

/// The coordinates of a rectangle as text: x, y, width and height.
private func words(_ frame: CGRect) -> String {
  "\(words(frame.origin)) \(word(frame.width)) \(word(frame.height))"
}
