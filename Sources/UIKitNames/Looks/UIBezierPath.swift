package import AutoLayout
public import Foundation

/// A path of lines and curves.
public class CGPath {
  /// The elements of the path.
  package var outline: VectorPath

  /// Creates a path from its elements.
  package init(_ outline: VectorPath) { self.outline = outline }

  /// Creates a rectangular path, ignoring the transform.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath(rect.standardized))
  }

  /// Creates the path of the ellipse inscribed in a rectangle, ignoring the transform.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(VectorPath(ellipseIn: rect.standardized))
  }

  /// Creates a rectangular path with rounded corners, ignoring the transform.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(VectorPath(rect.standardized, cornerSize: size))
  }

  /// The smallest rectangle around all points including control points, or the null rectangle for an empty path.
  public var boundingBox: CGRect { outline.bounds }

  /// Whether the path has no elements.
  public var isEmpty: Bool { outline.isEmpty }

  /// The end point of the path's last element.
  public var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point is inside the path.
  public func contains(_ point: CGPoint) -> Bool { outline.contains(point, isEvenOdd: false) }
}

/// A path of lines and curves, drawn by layers and images.
open class UIBezierPath {
  /// The elements of the path.
  package private(set) var outline = VectorPath()
  /// The line width for stroking the path, in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of stroked lines.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners of stroked lines.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit, as a multiple of the line width.
  open var miterLimit: CGFloat = 10
  /// The maximum distance, in points, between a curve and its approximation by line segments; drawing ignores it.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule determines the inside of the path.
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Creates an empty path.
  public init() {}

  /// Creates a rectangular path.
  public convenience init(rect: CGRect) {
    self.init()
    outline = VectorPath(rect.standardized)
  }

  /// Creates a rectangular path with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangular path with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    // Core Animation's corners have the same bits.
    let corners = LayerCorners(rawValue: UInt(truncatingIfNeeded: corners.rawValue))
    outline = VectorPath(
      rect.standardized, cornerSize: cornerRadii, corners: corners.intersection(.all))
  }

  /// Creates the path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline = VectorPath(ellipseIn: rect.standardized)
  }

  /// Creates a path that consists of an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline = cgPath.outline
  }

  /// The path as a Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(outline) }
    set { outline = newValue.outline }
  }

  /// The smallest rectangle around all points including control points, or the null rectangle for an empty path.
  open var bounds: CGRect { outline.bounds }

  /// The end point of the path's last element.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether the path has no elements.
  open var isEmpty: Bool { outline.isEmpty }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    outline.addCurve(to: endPoint, controlPoint1, controlPoint2)
  }

  /// Adds a quadratic Bézier curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, controlPoint)
  }

  /// Adds an arc, and a line from the current point to the arc's start.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    outline.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: clockwise)
  }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

  /// Closes the current subpath with a line to its start.
  open func close() { outline.close() }

  /// Removes all points.
  open func removeAllPoints() { outline = VectorPath() }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

  /// Whether a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    outline.contains(point, isEvenOdd: usesEvenOddFillRule)
  }

  /// Sets the dash pattern: the lengths of dashes and gaps, and the phase, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) }
    dashes = (lengths ?? [], phase)
  }

  /// Fills the path in the current context.
  open func fill() {
    CGContext.current?.add(outline, .fill(isEvenOdd: usesEvenOddFillRule))
  }

  /// Strokes the path in the current context.
  open func stroke() {
    let stroke = PathStroke(
      width: lineWidth, cap: lineCapStyle.cap, join: lineJoinStyle.join, miterLimit: miterLimit,
      dashes: dashes.lengths, dashPhase: dashes.phase)
    CGContext.current?.add(outline, .stroke(stroke))
  }

  /// Clips the current context to the path.
  open func addClip() { CGContext.current?.clip(to: outline, isEvenOdd: usesEvenOddFillRule) }
}

extension UIBezierPath: Hashable {
  /// Whether the paths are the same object.
  public static func == (lhs: UIBezierPath, rhs: UIBezierPath) -> Bool { lhs === rhs }

  /// Hashes the path's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLineCap {
  var cap: PathStroke.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var join: PathStroke.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
