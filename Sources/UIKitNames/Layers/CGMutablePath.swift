public import Foundation

/// Core Graphics' path that is being made: it has bounds, and is drawn nowhere.
public final class CGMutablePath: CGPath {
  private let path = UIBezierPath()

  /// Makes an empty path.
  public init() { super.init(boundingBox: .null) }

  public override var boundingBox: CGRect { path.bounds }

  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines from point to point.
  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  /// Adds a curve that two points pull.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, controlPoint1: control1, controlPoint2: control2)
  }
  /// Adds a curve that a point pulls.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, controlPoint: control)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.append(UIBezierPath(rect: rect))
  }
  /// Adds an arc; its bounds are those of the whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }
  /// Adds another path.
  public func addPath(_ path: CGPath) {
    if !path.isEmpty { self.path.append(UIBezierPath(rect: path.boundingBox)) }
  }
  /// Ends a part of the path with a line to where it began.
  public func closeSubpath() { path.close() }
}

extension UIBezierPath {
  /// Whether a point is in the path's bounds, which stand for the path here.
  public func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
}

extension UIBezierPath: Hashable {
  /// Paths are equal when they are the same object.
  public static func == (lhs: UIBezierPath, rhs: UIBezierPath) -> Bool { lhs === rhs }

  /// Hashes the path's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
