/// The optimum of a component, as a function of the canvas' size, and where it stays the optimum.
struct Outcome: ~Copyable {
  /// The unknowns as functions of the size.
  var coordinates = UnsafeList<AffineConstant>()
  /// What is positive as long as nothing changes sides; for sizes that are not negative.
  var conditions = UnsafeList<AffineConstant>()
  /// The reduced rows below required that are violated; kept in detail only.
  var violatedRows = UnsafeList<Int32>()
  /// Whether conditions are differences without a margin for rounding, all of those that matter at
  /// some size, and violated rows are listed.
  var isDetailed = false
  /// Along which sizes conditions are asked for; nil for all.
  var direction: CanvasSize?
  /// Whether constraints alone, without preferences and ties, leave one solution.
  var isUnique = true
  /// Whether the outcome is for one size only, because something is at a limit just there.
  var isLocal = false
  /// Whether a required row is violated.
  var isBroken = false
  /// Whether ties are still to be decided, together with other components.
  var isOpen = false
  /// Whether the simplex gave up.
  var reachedIterationLimit = false

  mutating func reset() {
    coordinates.removeAll()
    conditions.removeAll()
    violatedRows.removeAll()
    isUnique = true
    isLocal = false
    isBroken = false
    isOpen = false
    reachedIterationLimit = false
  }

  /// Lists a row if it is violated and that is asked for.
  @inline(__always)
  mutating func note(_ point: LinePoint, side: Int) {
    guard isDetailed, point.row >= 0, point.isConstraint, !point.isRequired, side != 0 else {
      return
    }
    if (side < 0 ? point.slopeBelow : point.slopeAbove) != 0 { violatedRows.append(point.row) }
  }

  /// Demands that a difference keeps its sign at other sizes.
  ///
  /// - Parameters:
  ///   - difference: What is compared with zero, with its sign at the size at hand.
  ///   - magnitude: What its rounding error is relative to.
  ///   - scale: The largest numbers of the component.
  ///   - side: The sign, or 0 if the difference is zero within rounding.
  ///   - size: The size at hand.
  mutating func keep(
    _ difference: AffineConstant, magnitude: AffineConstant, scale: AffineConstant, side: Int,
    at size: CanvasSize
  ) {
    var tolerance = AffineConstant()
    tolerance.add(magnitude, times: Approximation.touching)
    tolerance.add(scale, times: Approximation.touchingInComponent)
    if side == 0 {
      if let direction {
        let growth =
          difference.perWidth * direction.width + difference.perHeight * direction.height
        let rounding =
          abs(tolerance.perWidth * direction.width) + abs(tolerance.perHeight * direction.height)
        if abs(growth) > rounding { isLocal = true }
        return
      }
      if !difference.isWithin(tolerance) { isLocal = true }
      return
    }
    if isDetailed {
      if difference.perWidth != 0 || difference.perHeight != 0 {
        conditions.append(side > 0 ? difference : difference.negated)
      }
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
}
