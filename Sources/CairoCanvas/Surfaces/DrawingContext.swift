internal import AutoLayout
internal import CCairo
internal import Figures
internal import Foundation

/// A context for drawing on a surface, in points.
///
/// It is the only owner of a cairo context, and isn't copyable, so the context is released once.
@safe
struct DrawingContext: ~Copyable {
  /// The ways to draw letters.
  enum Lettering {
    /// Draws glyphs, which is fast and leaves real text in documents; cairo 1.16 aligns them to whole pixels.
    case glyphs
    /// Draws filled outlines at their exact position, which makes a visible difference if pixels are large.
    case outlines
  }

  private let upright: Lettering
  private let slanted: Lettering
  private let scale: Double
  private let context: OpaquePointer
  private let pixels: UnsafePixels?
  /// The number of open scopes.
  private var depth = 0

  /// Creates a context that draws on a surface at a scale, in the surface's units per point.
  ///
  /// `pixels` are the pixels of an image surface. `lettering` applies to text on planes that face the viewer, and
  /// `slanted` to text on other planes.
  init(
    surface: OpaquePointer, scale: Double, lettering: Lettering = .glyphs,
    slanted: Lettering = .glyphs, pixels: UnsafePixels? = nil
  ) throws(RenderError) {
    guard let context = unsafe cairo_create(surface) else { throw .outOfMemory }
    let status = unsafe cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS { unsafe cairo_destroy(context) }
    try check(status)
    upright = lettering
    self.slanted = slanted
    self.scale = scale
    unsafe self.context = context
    self.pixels = pixels
    unsafe cairo_scale(context, scale, scale)
  }

  deinit { unsafe cairo_destroy(context) }

  /// Throws the first error since the context was created.
  func checkStatus() throws(RenderError) {
    try unsafe check(cairo_status(context))
  }

  func withContext(_ body: (OpaquePointer) -> Void) {
    unsafe body(context)
  }

  /// Sets the color of later fills, strokes and texts.
  func setColor(_ color: Color) {
    if color.alphaComponent < 1 {
      unsafe cairo_set_source_rgba(
        context, color.redComponent, color.greenComponent, color.blueComponent, color.alphaComponent
      )
    } else {
      unsafe cairo_set_source_rgb(
        context, color.redComponent, color.greenComponent, color.blueComponent)
    }
  }

  /// Fills the whole surface with a color, which replaces earlier content.
  func paint(_ color: Color) {
    if let pixels { return pixels.fill(color) }
    setColor(color)
    unsafe cairo_paint(context)
  }

  /// Fills rectangles that do not overlap.
  func fill(_ boxes: [CGRect], _ color: Color) {
    var boxes = boxes
    if let pixels, depth == 0, color.alphaComponent == 1 { boxes = pixels.fill(boxes, color) }
    guard !boxes.isEmpty else { return }
    for box in boxes { addRectangle(box) }
    fillPath(color)
  }

  func fill(_ box: CGRect, _ color: Color) { fill([box], color) }

  func fill(_ box: CGRect, radius: CGFloat, _ color: Color) {
    addRoundedRectangle(box, radius: radius)
    fillPath(color)
  }

  /// Fills a rectangle with a rectangular hole.
  func fillBand(
    _ box: CGRect, radius: CGFloat, hole: CGRect, holeRadius: CGFloat, _ color: Color
  ) {
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    addRoundedRectangle(box, radius: radius)
    addRoundedRectangle(hole, radius: holeRadius)
    fillPath(color)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
  }

  func stroke(_ points: [CGPoint], width: CGFloat, _ color: Color) {
    // Text leaves a current point, from which the line would start.
    unsafe cairo_new_path(context)
    for point in points { unsafe cairo_line_to(context, point.x, point.y) }
    setColor(color)
    unsafe cairo_set_line_width(context, width)
    unsafe cairo_stroke(context)
  }

  /// Draws parallel diagonals over a rectangle with a rectangular hole.
  func hatch(_ box: CGRect, radius: CGFloat, hole: CGRect, _ color: Color) {
    unsafe cairo_save(context)
    unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    addRoundedRectangle(box, radius: radius)
    addRectangle(hole)
    unsafe cairo_clip(context)
    for (start, end) in diagonals(over: box) {
      unsafe cairo_move_to(context, start.x, start.y)
      unsafe cairo_line_to(context, end.x, end.y)
    }
    setColor(color)
    unsafe cairo_set_line_width(context, hatchingWidth)
    unsafe cairo_stroke(context)
    unsafe cairo_restore(context)
  }

  /// The way to draw letters on the current plane.
  var lettering: Lettering {
    var map = cairo_matrix_t()
    unsafe cairo_get_matrix(context, &map)
    return map.xy == 0 && map.yx == 0 ? upright : slanted
  }

  /// Begins a scope, which ends with the matching ``end()``.
  mutating func begin(_ scope: DrawingCommand.Scope) {
    depth += 1
    unsafe cairo_save(context)
    switch scope {
    case .clip(let box):
      addRectangle(box)
      unsafe cairo_clip(context)
    case .roundedClip(let box, let radius):
      addRoundedRectangle(box, radius: radius)
      unsafe cairo_clip(context)
    case .pathClip(let path, let isEvenOdd):
      add(path)
      if isEvenOdd { unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      unsafe cairo_clip(context)
      unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .transform(let map):
      var matrix = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      unsafe cairo_transform(context, &matrix)
    case .figure: break
    }
  }

  /// Ends the innermost scope.
  mutating func end() {
    depth -= 1
    unsafe cairo_restore(context)
  }

  func paint(_ path: VectorPath, _ paint: PathPaint, _ color: Color) {
    add(path)
    setColor(color)
    switch paint {
    case .fill(let isEvenOdd):
      unsafe cairo_set_fill_rule(
        context, isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      unsafe cairo_fill(context)
      unsafe cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    case .stroke(let stroke):
      unsafe cairo_save(context)
      set(stroke)
      unsafe cairo_stroke(context)
      unsafe cairo_restore(context)
    }
  }

  private func set(_ stroke: PathStroke) {
    unsafe cairo_set_line_width(context, stroke.width)
    unsafe cairo_set_miter_limit(context, stroke.miterLimit)
    let cap =
      switch stroke.cap {
      case .butt: CAIRO_LINE_CAP_BUTT
      case .round: CAIRO_LINE_CAP_ROUND
      case .square: CAIRO_LINE_CAP_SQUARE
      }
    let join =
      switch stroke.join {
      case .miter: CAIRO_LINE_JOIN_MITER
      case .round: CAIRO_LINE_JOIN_ROUND
      case .bevel: CAIRO_LINE_JOIN_BEVEL
      }
    unsafe cairo_set_line_cap(context, cap)
    unsafe cairo_set_line_join(context, join)
    let dashes = stroke.dashes.map { Double($0) }
    unsafe cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase)
  }

  func fill(_ path: VectorPath, _ gradient: ColorGradient) throws(RenderError) {
    if gradient.isConic { return try fillAround(path, gradient) }
    let pattern =
      unsafe gradient.radii == nil
      ? cairo_pattern_create_linear(
        gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y)
      : cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
    guard let pattern = unsafe pattern else { throw .outOfMemory }
    defer { unsafe cairo_pattern_destroy(pattern) }
    if let radii = gradient.radii {
      // Maps the page to a circle of radius 1.
      var matrix = cairo_matrix_t()
      unsafe cairo_matrix_init_scale(
        &matrix, 1 / max(radii.width, 1e-6), 1 / max(radii.height, 1e-6))
      unsafe cairo_matrix_translate(&matrix, -gradient.start.x, -gradient.start.y)
      unsafe cairo_pattern_set_matrix(pattern, &matrix)
    }
    for stop in gradient.stops {
      let color = stop.color
      unsafe cairo_pattern_add_color_stop_rgba(
        pattern, stop.location, color.redComponent, color.greenComponent, color.blueComponent,
        color.alphaComponent)
    }
    add(path)
    unsafe cairo_set_source(context, pattern)
    unsafe cairo_fill(context)
  }

  /// Fills a path with a conic gradient, as a mesh of triangles around its center.
  private func fillAround(_ path: VectorPath, _ gradient: ColorGradient) throws(RenderError) {
    guard let mesh = unsafe cairo_pattern_create_mesh() else { throw .outOfMemory }
    defer { unsafe cairo_pattern_destroy(mesh) }
    let center = gradient.start
    // The chords of 4-degree sectors are nearer to the center than the arc by less than a thousandth.
    let radius = 1.01 * gradient.reach(of: path)
    for sector in gradient.sectors(count: 90) {
      let (first, second) = gradient.corners(of: sector, radius: radius)
      unsafe cairo_mesh_pattern_begin_patch(mesh)
      unsafe cairo_mesh_pattern_move_to(mesh, center.x, center.y)
      unsafe cairo_mesh_pattern_line_to(mesh, first.x, first.y)
      unsafe cairo_mesh_pattern_line_to(mesh, second.x, second.y)
      let colors = [sector.startColor, sector.startColor, sector.endColor, sector.endColor]
      for (corner, color) in colors.enumerated() {
        unsafe cairo_mesh_pattern_set_corner_color_rgba(
          mesh, UInt32(corner), color.redComponent, color.greenComponent, color.blueComponent,
          color.alphaComponent)
      }
      unsafe cairo_mesh_pattern_end_patch(mesh)
    }
    add(path)
    unsafe cairo_set_source(context, mesh)
    unsafe cairo_fill(context)
  }

  /// Draws an image, or the image's shape in one color.
  func show(_ image: DrawnImage, _ surface: borrowing ImageSurface) throws(RenderError) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    let box = image.box
    addRectangle(box)
    unsafe cairo_clip(context)
    guard let pattern = unsafe surface.makePattern() else { throw .outOfMemory }
    defer { unsafe cairo_pattern_destroy(pattern) }
    var matrix = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(
      &matrix, Double(surface.pixelWidth) / box.width, Double(surface.pixelHeight) / box.height)
    unsafe cairo_matrix_translate(&matrix, -box.minX, -box.minY)
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint = image.tint {
      setColor(tint.withAlphaComponent(tint.alphaComponent * image.opacity))
      unsafe cairo_mask(context, pattern)
    } else {
      unsafe cairo_set_source(context, pattern)
      unsafe cairo_paint_with_alpha(context, image.opacity)
    }
  }

  private func add(_ path: VectorPath) {
    unsafe cairo_new_path(context)
    let reach = 4e6 / scale
    func countable(_ point: CGPoint) -> (x: Double, y: Double) {
      (
        point.x.isFinite ? min(max(point.x, -reach), reach) : 0,
        point.y.isFinite ? min(max(point.y, -reach), reach) : 0
      )
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = countable(point)
        unsafe cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = countable(point)
        unsafe cairo_line_to(context, point.x, point.y)
      case .curve(let first, let second, let end):
        let (first, second, end) = (countable(first), countable(second), countable(end))
        unsafe cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: unsafe cairo_close_path(context)
      }
    }
  }

  private func fillPath(_ color: Color) {
    setColor(color)
    unsafe cairo_fill(context)
  }

  /// Clamps a box to the range of cairo's coordinates, which changes only boxes that extend far beyond any picture.
  private func countable(_ box: CGRect) -> CGRect {
    let reach = 4e6 / scale
    return box.intersection(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
  }

  private func addRectangle(_ whole: CGRect) {
    let box = countable(whole)
    guard !box.isNull else { return }
    unsafe cairo_rectangle(context, box.minX, box.minY, box.width, box.height)
  }

  private func addRoundedRectangle(_ whole: CGRect, radius: CGFloat) {
    let box = countable(whole)
    guard radius > 0, !box.isNull else { return addRectangle(whole) }
    let quarter = Double.pi / 2
    let (left, right) = (box.minX + radius, box.maxX - radius)
    let (top, bottom) = (box.minY + radius, box.maxY - radius)
    unsafe cairo_new_sub_path(context)
    unsafe cairo_arc(context, right, top, radius, -quarter, 0)
    unsafe cairo_arc(context, right, bottom, radius, 0, quarter)
    unsafe cairo_arc(context, left, bottom, radius, quarter, 2 * quarter)
    unsafe cairo_arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    unsafe cairo_close_path(context)
  }
}
