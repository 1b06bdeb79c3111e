package import AutoLayout
public import Foundation

/// Core Graphics' name of a drawing: it notes what is drawn, as shapes that figures show.
public final class CGContext {
  /// The settings that ``saveGState()`` keeps.
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = Color.black
    var line = Color.black
    var stroke = PathStroke(width: 1)
    var alpha: CGFloat = 1
    var clipCount = 0
  }

  let size: CGSize
  let scale: CGFloat
  private var state = State()
  private var states: [State] = []
  private var path = VectorPath()
  private var parts: [Artwork.Part] = []

  init(size: CGSize, scale: CGFloat) {
    self.size = size
    self.scale = scale
  }

  /// The drawing that the thread began last, or `nil` if there isn't one.
  static var current: CGContext? { DrawingContexts.all.last }

  /// The picture drawn so far.
  var image: Image {
    let open = ([state] + states).reduce(0) { $0 + $1.clipCount }
    let all = parts + Array(repeating: Artwork.Part.end, count: open)
    guard !parts.isEmpty else { return Image(size: size) }
    return Image(Image.Parts(.artwork(Artwork(all)), size: size, scale: scale))
  }

  /// The map from the coordinates of what is drawn to those of the picture.
  public var ctm: CGAffineTransform { state.transform }

  /// Adds a path in the current coordinates and colors.
  func add(_ path: VectorPath, _ paint: PathPaint) {
    let color =
      switch paint {
      case .fill: state.fill
      case .stroke: state.line
      }
    let shape = Artwork([.path(path, paint, color)]).applying(state.transform)
    parts += shape.opacity(state.alpha).parts
  }

  /// Adds an artwork in the current coordinates.
  func add(_ artwork: Artwork) { parts += artwork.applying(state.transform).parts }

  /// Clips to a path in the current coordinates, until the settings before it are restored.
  func clip(to path: VectorPath) {
    parts.append(.clip(path.applying(state.transform)))
    state.clipCount += 1
  }

  /// Sets the color of fills and lines, or of one of them.
  func setColors(fill: Color? = nil, line: Color? = nil) {
    state.fill = fill ?? state.fill
    state.line = line ?? state.line
  }

  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// Sets the color of fills, from components of 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.line = color }
  /// Sets the color of lines, from components of 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.line = Color(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.cap }
  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.join }
  /// Sets the greatest length of mitered corners, as a multiple of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }
  /// Sets the lengths of dashes and gaps, in points, and how far into them lines begin.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let stroke = state.stroke
    state.stroke = PathStroke(
      width: stroke.width, cap: stroke.cap, join: stroke.join, miterLimit: stroke.miterLimit,
      dashes: lengths, dashPhase: phase)
  }
  /// Sets the opacity, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(max(alpha, 0), 1) }
  /// Sets how colors are mixed with what is behind them; all are drawn over it here.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow; here none is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Sets whether edges are smooth; here they always are.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { add(VectorPath(rect.standardized), .fill(isEvenOdd: false)) }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws the edges of a rectangle.
  public func stroke(_ rect: CGRect) { add(VectorPath(rect.standardized), .stroke(state.stroke)) }
  /// Draws the edges of a rectangle with a line of a width, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var stroke = state.stroke
    stroke.width = width
    add(VectorPath(rect.standardized), .stroke(stroke))
  }
  /// Makes a rectangle clear; here what is in it stays.
  public func clear(_ rect: CGRect) {}
  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    add(VectorPath(ellipseIn: rect.standardized), .fill(isEvenOdd: false))
  }
  /// Draws the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    add(VectorPath(ellipseIn: rect.standardized), .stroke(state.stroke))
  }

  /// Begins a path.
  public func beginPath() { path = VectorPath() }
  /// Begins a part of the path at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to the path.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a curve that two points pull to the path.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1, control2)
  }
  /// Adds a curve that a point pulls to the path.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control)
  }
  /// Adds an arc to the path; `clockwise` is for coordinates that grow upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, clockwise: !clockwise)
  }
  /// Adds a rectangle to the path.
  public func addRect(_ rect: CGRect) { path.append(VectorPath(rect.standardized)) }
  /// Adds the ellipse in a rectangle to the path.
  public func addEllipse(in rect: CGRect) { path.append(VectorPath(ellipseIn: rect.standardized)) }
  /// Adds a path to the path.
  public func addPath(_ path: CGPath) { self.path.append(path.outline) }
  /// Adds a line back to where the part of the path began.
  public func closePath() { path.close() }
  /// Fills the path, and begins another one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .evenOdd ? .eoFill : .fill)
  }
  /// Draws a line along the path, and begins another one.
  public func strokePath() { drawPath(using: .stroke) }
  /// Draws the path, and begins another one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke {
      add(path, .fill(isEvenOdd: mode == .eoFill || mode == .eoFillStroke))
    }
    if mode != .fill, mode != .eoFill { add(path, .stroke(state.stroke)) }
    path = VectorPath()
  }

  /// Cuts off what is outside of the path, and begins another one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: path)
    path = VectorPath()
  }
  /// Cuts off what is outside of a rectangle.
  public func clip(to rect: CGRect) { clip(to: VectorPath(rect.standardized)) }
  /// Keeps the settings for later.
  public func saveGState() {
    states.append(state)
    state.clipCount = 0
  }
  /// Goes back to the settings that were kept.
  public func restoreGState() {
    guard let kept = states.popLast() else { return }
    parts += Array(repeating: .end, count: state.clipCount)
    state = kept
  }
  /// Moves what is drawn from here on, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales what is drawn from here on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Turns what is drawn from here on, by radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Maps what is drawn from here on.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
}
