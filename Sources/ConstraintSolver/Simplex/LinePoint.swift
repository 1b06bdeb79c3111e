/// What one row asks of a linear form: a price for lying below a position and for lying above it.
struct LinePoint: Sendable {
  /// The value at which nothing is violated.
  var position: AffineConstant
  /// What the rounding error of the position is relative to.
  var magnitude: AffineConstant
  /// How the price changes with the value while it is below the position; not positive.
  var slopeBelow: Double
  /// How the price changes with the value while it is above the position.
  var slopeAbove: Double
  /// How important it is.
  var rank: Double
  /// The reduced row it came from, or -1 for a tie between variables.
  var row: Int32
  /// The index of `rank` among those of the component.
  var level: Int32 = 0

  /// How much the slope grows at the position.
  @inline(__always)
  var jump: Double { slopeAbove - slopeBelow }

  /// The demand of a reduced row on its linear form divided by a number.
  @inline(__always)
  init(_ blueprint: Blueprint, row: Int, scale: Double) {
    self.init(
      blueprint.store.kind(of: blueprint.rows.slot(of: row)),
      constant: blueprint.rows.constant(of: row), magnitude: blueprint.rows.magnitude(of: row),
      row: row, scale: scale)
  }

  /// The demand of a row with a reduced constant on its linear form divided by a number.
  @inline(__always)
  init(
    _ kind: RowStore.Kind, constant: AffineConstant, magnitude: AffineConstant, row: Int,
    scale: Double
  ) {
    rank = kind.rank
    self.row = Int32(truncatingIfNeeded: row)
    position = LinePoint.position(constant, scale: scale)
    self.magnitude = abs(scale) == 1 ? magnitude : magnitude.divided(by: abs(scale))
    let weight = min(max(abs(scale), 1e-150), 1e150)
    let minds = LinePoint.minds(kind.relation, scale: scale)
    slopeBelow = minds.below ? -weight : 0
    slopeAbove = minds.above ? weight : 0
  }

  /// The value of a linear form at which that form times a number and a constant are zero.
  @inline(__always)
  static func position(_ constant: AffineConstant, scale: Double) -> AffineConstant {
    if scale == 1 { return constant.negated }
    return scale == -1 ? constant : constant.divided(by: -scale)
  }

  /// Whether a relation of a form times a number is violated below its position, and above.
  @inline(__always)
  static func minds(_ relation: Relation, scale: Double) -> (below: Bool, above: Bool) {
    let sign = relation == .lessThanOrEqual ? -scale : scale
    return relation == .equal ? (true, true) : (sign > 0, sign < 0)
  }

  /// A wish to be near a position, below everything else.
  init(tieAt position: AffineConstant) {
    self.position = position
    magnitude = position.magnitude
    slopeBelow = -1
    slopeAbove = 1
    rank = -.infinity
    row = -1
  }

  /// Whether two points lie at the same place, and equally sure.
  @inline(__always)
  func hasSamePosition(as other: LinePoint) -> Bool {
    position == other.position && magnitude == other.magnitude
  }

  @inline(__always)
  var isRequired: Bool { rank == Priority.requiredRank }

  /// Whether the point takes part in deciding before preferences and ties.
  @inline(__always)
  var isConstraint: Bool { rank > 0 }
}

/// The values a single unknown or linear form may have, narrowed level by level.
///
/// Points are numbers in a list of positions at one size of the canvas, ordered by importance. That list
/// is never changed; it comes inout because the compiler (6.3.1) copies the headers of what is borrowed.
struct Line {
  /// The point that bounds from below, or -1.
  private(set) var low: Int
  /// The point that bounds from above, or -1.
  private(set) var high: Int

  /// Between points, or without bounds at first.
  init(low: Int = -1, high: Int = -1) {
    self.low = low
    self.high = high
  }

  /// Whether one value is left.
  func isPoint(_ points: inout LineValues) -> Bool {
    low >= 0 && high >= 0 && (low == high || points.compare(low, high) >= 0)
  }

  /// Keeps the values that cost least on one level.
  @inline(__always)
  mutating func narrow(_ level: Range<Int>, _ points: inout LineValues) {
    if level.count == 1 {
      narrow(single: level.lowerBound, &points)
    } else {
      narrow(several: level, &points)
    }
  }

  @inline(__always)
  private mutating func narrow(single point: Int, _ points: inout LineValues) {
    let mindsBelow = points[point].slopeBelow < 0
    let mindsAbove = points[point].slopeAbove > 0
    let againstLow = low < 0 ? 1 : points.compare(point, low)
    let againstHigh = high < 0 ? -1 : points.compare(point, high)
    if mindsBelow, againstHigh > 0 {
      low = high
    } else if mindsAbove, againstLow < 0 {
      high = low
    } else {
      if mindsBelow, againstLow > 0 { low = point }
      if mindsAbove, againstHigh < 0 { high = point }
    }
  }

  private mutating func narrow(several level: Range<Int>, _ points: inout LineValues) {
    var slope = LevelSlope()
    // A local, because positions are looked up while it is sorted.
    var inner = UnsafeList<Int>()
    swap(&inner, &points.inner)
    defer { swap(&inner, &points.inner) }
    inner.removeAll()
    for point in level where points[point].slopeAbove > points[point].slopeBelow {
      let isPassed = low >= 0 && points.compare(point, low) <= 0
      slope.add(isPassed ? points[point].slopeAbove : points[point].slopeBelow)
      if !isPassed, high < 0 || points.compare(point, high) < 0 { inner.append(point) }
    }
    inner.sort(inner.indices) { lhs, rhs in
      (points[lhs].position, lhs) < (points[rhs].position, rhs)
    }
    if low >= 0, slope.cleaned > 0 {
      high = low
      return
    }
    if slope.cleaned == 0 {
      if !inner.isEmpty { high = inner[0] }
      return
    }
    for index in inner.indices {
      let point = inner[index]
      slope.add(points[point].slopeAbove - points[point].slopeBelow)
      guard slope.cleaned >= 0 else { continue }
      low = point
      if slope.cleaned > 0 {
        high = point
      } else if index + 1 < inner.count {
        high = inner[index + 1]
      }
      return
    }
    if high >= 0 { low = high }
  }
}

/// Points at one size of the canvas.
struct LineValues: ~Copyable {
  private var values = UnsafeList<Value>()
  /// Memory for the points of a level that lie between the bounds of a line.
  fileprivate var inner = UnsafeList<Int>()

  /// What is looked at of a point, together: each look at another list is checked against its length.
  struct Value {
    var position: Double
    /// What of the position may be rounding.
    var rounding: Double
    /// How the price changes with the value below the position and above it.
    let slopeBelow: Double
    let slopeAbove: Double

    @inline(__always)
    init(_ point: LinePoint, position: Double, rounding: Double) {
      self.position = position
      self.rounding = rounding
      slopeBelow = point.slopeBelow
      slopeAbove = point.slopeAbove
    }
  }

  subscript(index: Int) -> Value {
    @inline(__always)
    get { values[index] }
    @inline(__always)
    set { values[index] = newValue }
    @inline(__always)
    _modify { yield &values[index] }
  }

  mutating func removeAll() { values.removeAll() }

  mutating func truncate(to count: Int) { values.truncate(to: count) }

  /// Gives the list a length; what is new holds anything until it is set.
  mutating func resize(to count: Int) { values.resize(to: count) }

  @inline(__always)
  mutating func append(_ value: Value) { values.append(value) }

  /// -1 if the first point lies below the second, 1 if above, 0 within rounding.
  @inline(__always)
  func compare(_ lhs: Int, _ rhs: Int) -> Int {
    let (left, right) = (values[lhs], values[rhs])
    let distance = left.position - right.position
    if abs(distance) <= max(left.rounding, right.rounding) { return 0 }
    return distance < 0 ? -1 : 1
  }
}
