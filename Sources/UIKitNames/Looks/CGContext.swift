public import AutoLayout
public import Foundation

extension GraphicsContext {
  var image: Image {
    let parts = drawnParts
    guard !parts.isEmpty else { return Image(size: size) }
    return Image(Image.Parts(.artwork(Artwork(parts)), size: size, scale: scale))
  }

  /// The transform from the current coordinate system to the image's coordinate system.
  public var ctm: CGAffineTransform { state.transform }

  /// The interpolation quality, which is always the default because figures have a single way of scaling.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// Sets the fill color, the stroke color or both.
  func setColors(fill: Color? = nil, line: Color? = nil) {
    state.fill = fill ?? state.fill
    state.line = line ?? state.line
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the fill color from components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.line = color }
  /// Sets the stroke color from components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.line = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }
  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }
  /// Sets the miter limit, as a multiple of the line width.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  /// Sets the dash pattern: the lengths of dashes and gaps, and the phase, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let stroke = state.stroke
    state.stroke = PathStroke(
      width: stroke.width, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit,
      dashes: lengths, dashPhase: phase)
  }
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Does nothing: everything is drawn in normal mode.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing: shadows aren't drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Does nothing: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { add(VectorPath(rect.standardized), .fill(isEvenOdd: false)) }
  /// Fills each of several rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Strokes a rectangle.
  public func stroke(_ rect: CGRect) { add(VectorPath(rect.standardized), .stroke(state.stroke)) }
  /// Strokes a rectangle with a line width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var stroke = state.stroke
    stroke.width = width
    add(VectorPath(rect.standardized), .stroke(stroke))
  }
  /// Does nothing, because drawings can't be erased.
  public func clear(_ rect: CGRect) {}
  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    add(VectorPath(ellipseIn: rect.standardized), .fill(isEvenOdd: false))
  }
  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    add(VectorPath(ellipseIn: rect.standardized), .stroke(state.stroke))
  }

  /// Begins a new, empty path.
  public func beginPath() { path = VectorPath() }
  /// Begins a subpath of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic Bézier curve to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1, control2)
  }
  /// Adds a quadratic Bézier curve to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control)
  }
  /// Adds an arc to the path; the arc appears reversed on screens, because `clockwise` assumes that y grows upward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.append(VectorPath(rect.standardized)) }
  /// Adds the ellipse inscribed in a rectangle to the path.
  public func addEllipse(in rect: CGRect) { path.append(VectorPath(ellipseIn: rect.standardized)) }
  /// Adds the subpaths of another path to the current path.
  public func addPath(_ path: CGPath) { self.path.append(path.outline) }
  /// Closes the current subpath with a line to its start.
  public func closePath() { path.close() }
  /// Fills the path and clears it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Strokes the path and clears it.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      add(path, .fill(isEvenOdd: mode == .eoFill || mode == .eoFillStroke))
    }
    if mode != .fill, mode != .eoFill { add(path, .stroke(state.stroke)) }
    path = VectorPath()
  }

  /// Clips to the path and clears it.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path, isEvenOdd: rule == .evenOdd)
    path = VectorPath()
  }
  /// Clips to a rectangle.
  public func clip(to rect: CGRect) { clip(to: VectorPath(rect.standardized)) }
  /// Saves the graphics state.
  public func saveGState() { saveState() }
  /// Restores the graphics state that was saved last.
  public func restoreGState() { restoreState() }
  /// Moves the origin of the coordinate system, by distances in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales the coordinate system along each axis.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Rotates the coordinate system by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to the coordinate system.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
}
