import AutoLayout
public import Foundation

/// A path that can be extended.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(VectorPath()) }

  /// Begins a subpath.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    outline.move(to: first)
    for point in points.dropFirst() { outline.addLine(to: point) }
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1, control2)
  }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.append(VectorPath(rect.standardized)) }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    outline.append(VectorPath(ellipseIn: rect.standardized))
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline.append(VectorPath(rect.standardized, cornerSize: size))
  }
  /// Adds an arc, and a line to its start.
  ///
  /// Core Graphics' `clockwise` assumes that y grows upward, so arcs go the other way around on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath) { outline.append(path.outline) }
  /// Closes the subpath with a line to its start.
  public func closeSubpath() { outline.close() }
}

extension CGPath {
  /// Returns a copy that can be extended.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}
