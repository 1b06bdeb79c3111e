/// The optimum of a component as a function of the canvas size, with the conditions under which it stays
/// optimal (parametric ranging).
struct Optimum: ~Copyable {
  /// The unknowns as functions of the size.
  var coordinates = Buffer<AffineConstant>()
  /// Validity conditions: the optimum is valid at a nonnegative size if all of these functions are positive there.
  private(set) var conditions = Buffer<AffineConstant>()
  /// The indices of the violated optional rows, which are recorded only if ``segment`` isn't `nil`.
  private(set) var violatedRows = Buffer<Int32>()
  /// The segment of canvas sizes that ``conditions`` apply to, or `nil` if they apply to all sizes.
  ///
  /// Conditions include a margin for rounding errors only if there is no segment.
  var segment: Segment?
  /// The largest magnitude of the component's numbers, which adds to the rounding error of every value.
  var scale = AffineConstant()
  /// Whether constraints alone, without preferences and ties, determine the solution.
  var isUnique = true
  /// Whether the optimum may be used only at the size for which it was computed.
  var isLocal = false
  /// Whether a required row is violated.
  var isInfeasible = false
  /// Whether the simplex method gave up.
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

  /// Marks the optimum as infeasible, and sets the unknowns to zero as placeholders.
  mutating func setInfeasible(unknownCount: Int) {
    coordinates.fill(with: AffineConstant(), count: unknownCount)
    isInfeasible = true
    isLocal = true
  }

  /// Adds a breakpoint's row to ``violatedRows`` if the row is optional and violated, unless ``segment`` is `nil`.
  @inline(__always)
  mutating func note(_ point: Breakpoint, side: Int) {
    guard segment != nil, point.isConstraint, !point.isRequired, side != 0 else { return }
    if (side < 0 ? point.slopeBelow : point.slopeAbove) != 0 { violatedRows.append(point.row) }
  }

  /// Adds the condition that a difference has the same sign at other sizes.
  ///
  /// - Parameters:
  ///   - difference: The difference as a function of the size.
  ///   - magnitude: The magnitude that determines the rounding error of the difference.
  ///   - side: The sign of the difference at the current size, or 0 if it is zero within rounding errors.
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
