import AutoLayout
public import Foundation

/// Core Graphics' path that is being made.
public final class CGMutablePath: CGPath {
  /// Makes an empty path.
  public init() { super.init(VectorPath()) }

  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { outline.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { outline.addLine(to: point) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    outline.move(to: first)
    for point in points.dropFirst() { outline.addLine(to: point) }
  }
  /// Adds a curve that two points pull.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.addCurve(to: end, control1, control2)
  }
  /// Adds a curve that a point pulls.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    outline.addQuadCurve(to: end, control)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { outline.append(VectorPath(rect.standardized)) }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) {
    outline.append(VectorPath(ellipseIn: rect.standardized))
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    outline.append(VectorPath(rect.standardized, cornerSize: size))
  }
  /// Adds an arc, and a line to where it begins.
  ///
  /// Core Graphics' `clockwise` is for coordinates that grow upwards: on a screen, it goes the other way around.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath) { outline.append(path.outline) }
  /// Ends a part of the path with a line to where it began.
  public func closeSubpath() { outline.close() }
}
