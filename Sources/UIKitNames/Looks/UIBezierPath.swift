public import Foundation

/// What a path encloses, as far as layout code asks for it; nothing is drawn.
public class CGPath {
  /// The smallest rectangle around the path's points, those that pull its curves among them; null for a
  /// path without points.
  public var boundingBox: CGRect { box }
  private let box: CGRect

  init(boundingBox: CGRect) { box = boundingBox }

  /// Whether nothing is in the path.
  public var isEmpty: Bool { boundingBox.isNull }
}

/// UIKit's path, as far as code makes it: it has bounds, and is drawn nowhere.
open class UIBezierPath {
  /// The smallest rectangle around the path's points, those that pull its curves among them; null for a
  /// path without points.
  public private(set) var bounds = CGRect.null
  /// The point at which the next line begins, in points.
  public private(set) var currentPoint = CGPoint.zero
  /// The width of the line along the path, in points; layout ignores it.
  open var lineWidth: CGFloat = 1
  /// Whether what lies within two parts of the path is outside of it; layout ignores it.
  open var usesEvenOddFillRule = false
  private var start = CGPoint.zero

  /// Makes an empty path.
  public init() {}

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect.standardized
  }

  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(rect: rect)
  }

  /// Makes the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }

  /// Makes an arc; its bounds are those of the whole circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path for layers.
  open var cgPath: CGPath { CGPath(boundingBox: bounds) }

  /// Whether nothing is in the path.
  open var isEmpty: Bool { bounds.isNull }

  /// Begins a part of the path at a point.
  open func move(to point: CGPoint) {
    start = point
    extend(to: point)
  }

  /// Adds a line.
  open func addLine(to point: CGPoint) { extend(to: point) }

  /// Adds a curve that two points pull.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    for point in [controlPoint1, controlPoint2, endPoint] { extend(to: point) }
  }

  /// Adds a curve that a point pulls.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    for point in [controlPoint, endPoint] { extend(to: point) }
  }

  /// Adds an arc; what it adds to the bounds is the whole circle.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let circle = CGRect(x: center.x, y: center.y, width: 0, height: 0)
      .insetBy(dx: -radius, dy: -radius)
    bounds = bounds.isNull ? circle : bounds.union(circle)
    currentPoint = CGPoint(
      x: center.x + radius * cos(endAngle), y: center.y + radius * sin(endAngle))
  }

  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) {
    bounds = bounds.isNull ? bezierPath.bounds : bounds.union(bezierPath.bounds)
    currentPoint = bezierPath.currentPoint
  }

  /// Adds a line back to where the part began.
  open func close() { currentPoint = start }

  /// Takes everything out of the path.
  open func removeAllPoints() {
    bounds = .null
    currentPoint = .zero
  }

  /// Does nothing: nobody calls what draws.
  open func fill() {}
  /// Does nothing: nobody calls what draws.
  open func stroke() {}
  /// Does nothing: nobody calls what draws.
  open func addClip() {}

  private func extend(to point: CGPoint) {
    let rect = CGRect(origin: point, size: .zero)
    bounds = bounds.isNull ? rect : bounds.union(rect)
    currentPoint = point
  }
}
