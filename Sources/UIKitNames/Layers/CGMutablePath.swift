import AutoLayout
public import Foundation

/// A path to which subpaths can be added.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(VectorPath()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds a subpath of lines that connect points.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    outline.move(to: first)
    for point in points.dropFirst() { outline.addLine(to: point) }
  }
  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1, control2)
  }
  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.append(VectorPath(rect.standardized)) }
  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) {
    outline.append(VectorPath(ellipseIn: rect.standardized))
  }
  /// Adds a rectangle with elliptical corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline.append(VectorPath(rect.standardized, cornerSize: size))
  }
  /// Adds an arc, and a line from the current point to the arc's start.
  ///
  /// Core Graphics' `clockwise` assumes that y grows upward, so arcs appear reversed on a screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds the subpaths of another path.
  public func addPath(_ path: CGPath) { outline.append(path.outline) }
  /// Closes the current subpath with a line to its start.
  public func closeSubpath() { outline.close() }
}

extension CGPath {
  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}
