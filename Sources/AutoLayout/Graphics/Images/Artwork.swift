package import Foundation

/// A drawing from a symbol, code or layers: shapes, images and texts in points, from back to front.
public struct Artwork: Hashable, Sendable, Codable {
  /// A shape, an image, a text or a clip in an artwork.
  package enum Part: Hashable, Sendable, Codable {
    /// A path painted in a color, or in the color of the view's content if the color is `nil`.
    case path(VectorPath, PathPaint, Color?)
    /// A path filled with a gradient.
    case gradient(VectorPath, ColorGradient)
    /// An image file drawn in a rectangle.
    case image(ImageFile, CGRect)
    case text(DrawnText)
    /// Begins a clip: parts up to the matching ``end`` are drawn only inside a path.
    case clip(VectorPath, isEvenOdd: Bool = false)
    /// Ends the innermost open clip.
    case end
  }

  /// The parts of the drawing, from back to front.
  package var parts: [Part] = []

  /// Makes an artwork from its parts.
  package init(_ parts: [Part] = []) { self.parts = parts }
}

/// A text drawn by code, with its position and transform.
package struct DrawnText: Hashable, Sendable, Codable {
  /// The text, divided into pieces of uniform style.
  package var pieces: [StyledPiece]
  /// The top left corner of the text, in the text's own coordinates.
  package var origin: CGPoint
  /// The size of the area in which the text wraps, or `nil` if lines end only at the ends of paragraphs.
  package var size: CGSize?
  /// The transform from the text's coordinates to the artwork's coordinates.
  package var transform: Transform

  /// Makes a text with its top left corner at a point, wrapped in a rectangle if `size` isn't `nil`.
  package init(_ pieces: [StyledPiece], at origin: CGPoint, in size: CGSize? = nil) {
    (self.pieces, self.origin, self.size, transform) = (pieces, origin, size, .identity)
  }
}

/// The way in which a path is painted.
package enum PathPaint: Hashable, Sendable, Codable {
  /// Fills the inside of the path, by the even-odd rule or the nonzero rule.
  case fill(isEvenOdd: Bool)
  case stroke(PathStroke)
}

/// The style of a line along a path.
package struct PathStroke: Hashable, Sendable, Codable {
  /// A shape of a line's ends.
  package enum Cap: String, Hashable, Sendable, Codable { case butt, round, square }
  /// A shape of a line's corners.
  package enum Join: String, Hashable, Sendable, Codable { case miter, round, bevel }

  /// The width of the line, in points.
  package var width: CGFloat
  /// The shape of the line's ends.
  package var cap: Cap
  /// The shape of the line's corners.
  package var join: Join
  /// The maximum length of a mitered corner, as a multiple of the line's width.
  package var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps, in points, or an empty array for a solid line.
  package var dashes: [CGFloat]
  /// The distance into the dash pattern at which the line starts, in points.
  package var dashPhase: CGFloat

  /// Makes a stroke, by default solid and with Core Animation's default ends and corners.
  package init(
    width: CGFloat, cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10,
    dashes: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    // A pattern without a positive length draws nothing.
    self.dashes =
      dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 } ? dashes : []
    self.dashPhase = dashPhase
  }
}

/// A linear, radial or conic color gradient.
package struct ColorGradient: Hashable, Sendable, Codable {
  /// A color at a location along the gradient, from 0 to 1.
  package struct Stop: Hashable, Sendable, Codable {
    /// The location along the gradient, from 0 to 1.
    package var location: CGFloat
    /// The color at the location.
    package var color: Color

    /// Makes a stop from its location, from 0 to 1, and its color.
    package init(_ location: CGFloat, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The start of a linear gradient, or the center of a radial or conic gradient.
  package var start: CGPoint
  /// The end of a linear gradient, or a point in the direction in which a conic gradient begins.
  package var end: CGPoint
  /// Whether the gradient is conic; its colors then run clockwise around the center.
  package var isConic = false
  /// The horizontal and vertical radii of a radial gradient, or `nil` for any other gradient.
  package var radii: CGSize?
  /// The stops, in ascending order of their locations.
  package var stops: [Stop]

  /// Makes a linear gradient.
  package init(from start: CGPoint, to end: CGPoint, _ stops: [Stop]) {
    (self.start, self.end, self.stops) = (start, end, stops)
  }

  /// Makes a radial gradient.
  package init(center: CGPoint, radii: CGSize, _ stops: [Stop]) {
    (start, end, self.radii, self.stops) = (center, center, radii, stops)
  }

  /// Makes a conic gradient.
  package init(around center: CGPoint, from point: CGPoint, _ stops: [Stop]) {
    (start, end, isConic, self.stops) = (center, point, true, stops)
  }
}

extension Artwork {
  /// Returns the artwork with a transform applied; line widths are multiplied by the scale of the transform.
  package func applying(_ transform: Transform) -> Artwork {
    let factor = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return Artwork(
      parts.map { part in
        switch part {
        case .path(let path, let paint, let color):
          .path(path.applying(transform), paint.enlarged(by: factor), color)
        case .gradient(let path, let gradient):
          .gradient(path.applying(transform), gradient.applying(transform))
        case .image(let file, let rect): .image(file, rect.applying(transform))
        case .text(let text): .text(text.applying(transform))
        case .clip(let path, let isEvenOdd):
          .clip(path.applying(transform), isEvenOdd: isEvenOdd)
        case .end: .end
        }
      })
  }
}

extension Artwork {
  /// Returns the artwork with the opacity of its colors multiplied by a factor; images don't change.
  package func opacity(_ factor: CGFloat) -> Artwork {
    guard factor < 1 else { return self }
    func faded(_ color: Color) -> Color { color.withAlphaComponent(color.alphaComponent * factor) }
    return Artwork(
      parts.map { part in
        switch part {
        case .path(let path, let paint, let color): .path(path, paint, color.map(faded))
        case .gradient(let path, var gradient):
          {
            gradient.stops = gradient.stops.map { .init($0.location, faded($0.color)) }
            return .gradient(path, gradient)
          }()
        case .text(var text):
          {
            text.pieces = text.pieces.map { piece in
              var piece = piece
              for path in TextRunStyle.colors {
                piece.style[keyPath: path] = piece.style[keyPath: path].map(faded)
              }
              return piece
            }
            return .text(text)
          }()
        case .image, .clip, .end: part
        }
      })
  }
}

extension DrawnText {
  /// Returns the text with a transform applied.
  package func applying(_ transform: Transform) -> DrawnText {
    var text = self
    text.transform = self.transform.concatenating(transform)
    return text
  }
}

extension PathPaint {
  /// Returns the paint with its line width and dashes multiplied by a factor.
  package func enlarged(by factor: CGFloat) -> PathPaint {
    guard case .stroke(var stroke) = self, factor != 1 else { return self }
    stroke.width *= factor
    stroke.dashes = stroke.dashes.map { $0 * factor }
    stroke.dashPhase *= factor
    return .stroke(stroke)
  }
}

extension ColorGradient {
  /// Returns the gradient with a transform applied.
  package func applying(_ transform: Transform) -> ColorGradient {
    var gradient = self
    gradient.start = start.applying(transform)
    gradient.end = end.applying(transform)
    gradient.radii = radii.map {
      CGSize(width: $0.width * abs(transform.a), height: $0.height * abs(transform.d))
    }
    return gradient
  }
}
