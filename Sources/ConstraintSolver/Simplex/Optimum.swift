/// The optimum of a component as a function of the canvas size, and the sizes at which it stays the
/// optimum (parametric ranging).
struct Optimum: ~Copyable {
  /// The unknowns as functions of the size.
  var coordinates = Buffer<AffineConstant>()
  /// Functions that are positive as long as the optimum stays one, for sizes that aren't negative.
  private(set) var conditions = Buffer<AffineConstant>()
  /// The violated reduced rows below required; listed along a segment only.
  private(set) var violatedRows = Buffer<Int32>()
  /// The sizes for which conditions are wanted, or `nil` for all.
  ///
  /// Along a segment, conditions are exact breakpoints rather than safe sides of them, and violated
  /// rows are listed.
  var segment: Segment?
  /// The largest magnitude of the component, to which a part of every rounding error is relative.
  var scale = AffineConstant()
  /// Whether constraints alone, without preferences and ties, leave one solution.
  var isUnique = true
  /// Whether the optimum is for one size only, because something is at a limit exactly there.
  var isLocal = false
  /// Whether a required row is violated.
  var isInfeasible = false
  /// Whether the simplex gave up.
  var reachedIterationLimit = false

  mutating func reset() {
    coordinates.removeAll()
    conditions.removeAll()
    violatedRows.removeAll()
    scale = AffineConstant()
    isUnique = true
    isLocal = false
    isInfeasible = false
    reachedIterationLimit = false
  }

  /// Sets unknowns that mean nothing, because required rows are violated.
  mutating func setInfeasible(unknownCount: Int) {
    coordinates.fill(with: AffineConstant(), count: unknownCount)
    isInfeasible = true
    isLocal = true
  }

  /// Lists the row of a breakpoint if it is violated and violated rows are wanted.
  @inline(__always)
  mutating func note(_ point: Breakpoint, side: Int) {
    guard segment != nil, point.isConstraint, !point.isRequired, side != 0 else { return }
    if (side < 0 ? point.slopeBelow : point.slopeAbove) != 0 { violatedRows.append(point.row) }
  }

  /// Requires that a difference keeps its sign at other sizes.
  ///
  /// - Parameters:
  ///   - difference: A function of the size.
  ///   - magnitude: The magnitude to which its rounding error is relative.
  ///   - side: Its sign at the current size, or 0 if it is zero within rounding errors.
  ///   - size: The current size.
  mutating func keepSign(
    of difference: AffineConstant, magnitude: AffineConstant, side: Int, at size: CanvasSize
  ) {
    var tolerance = AffineConstant()
    tolerance.add(magnitude, times: Tolerance.touching)
    tolerance.add(scale, times: Tolerance.touchingInComponent)
    if let segment { return keepSign(of: difference, tolerance, side, along: segment) }
    if side == 0 {
      if !difference.isWithin(tolerance) { isLocal = true }
      return
    }
    var condition = side > 0 ? difference : difference.negated
    condition.add(tolerance, times: -1)
    if condition.value(at: size) <= 0 {
      isLocal = true
    } else if condition.perWidth < 0 || condition.perHeight < 0 || condition.constant <= 0 {
      conditions.append(condition)
    }
  }

  private mutating func keepSign(
    of difference: AffineConstant, _ tolerance: AffineConstant, _ side: Int, along segment: Segment
  ) {
    if side == 0 {
      let direction = segment.direction
      let rounding =
        abs(tolerance.perWidth * direction.width) + abs(tolerance.perHeight * direction.height)
      if abs(segment.growth(of: difference)) > rounding { isLocal = true }
    } else if difference.perWidth != 0 || difference.perHeight != 0 {
      conditions.append(side > 0 ? difference : difference.negated)
    }
  }
}
