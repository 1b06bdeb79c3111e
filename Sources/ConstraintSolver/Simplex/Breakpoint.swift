/// A breakpoint in the cost of a linear form.
///
/// It consists of the value at which a row is satisfied exactly, and the slopes of the cost on either side.
struct Breakpoint: Sendable, BitwiseCopyable {
  /// The value of the linear form at which the row is satisfied exactly.
  var position: AffineConstant
  /// The magnitude that determines the rounding error of the position.
  var magnitude: AffineConstant
  /// The slope of the cost below the position, which is negative or zero.
  var slopeBelow: Double
  /// The slope of the cost above the position, which is positive or zero.
  var slopeAbove: Double
  /// The row's priority as a number, or −∞ for a tie-breaking breakpoint.
  var rank: Double
  /// The index of the reduced row, or −1 for a tie-breaking breakpoint.
  var row: Int32
  /// The zero-based index of the breakpoint's level, in descending order of the component's ranks.
  var level: Int32 = 0

  /// The increase of the cost's slope at the position, or zero for an ignored row.
  @inline(__always)
  var jump: Double { slopeAbove - slopeBelow }

  /// Creates the breakpoint of a reduced row whose linear form is divided by `scale`.
  @inline(__always)
  init(_ row: ReducedRows.Row, index: Int, dividedBy scale: Double) {
    self.init(
      Breakpoint.position(row.constant, dividedBy: scale),
      magnitude: abs(scale) == 1 ? row.magnitude : row.magnitude.divided(by: abs(scale)),
      row.priority, row.relation, index: index, dividedBy: scale)
  }

  /// Creates the breakpoint at which a constraint's left side satisfies the constraint exactly.
  init(_ row: RowStore.Row, index: Int) {
    let position = row.constant.negated
    self.init(
      position, magnitude: position.magnitude, row.priority, row.relation, index: index,
      dividedBy: 1)
  }

  @inline(__always)
  private init(
    _ position: AffineConstant, magnitude: AffineConstant, _ priority: Priority,
    _ relation: Relation, index: Int, dividedBy scale: Double
  ) {
    self.position = position
    self.magnitude = magnitude
    rank = priority.rank
    row = Int32(small: index)
    let weight = min(max(abs(scale), 1e-150), 1e150)
    let sign = relation == .lessThanOrEqual ? -scale : scale
    let isEquation = relation == .equal
    slopeBelow = isEquation || sign > 0 ? -weight : 0
    slopeAbove = isEquation || sign < 0 ? weight : 0
  }

  @inline(__always)
  private static func position(
    _ constant: AffineConstant, dividedBy scale: Double
  ) -> AffineConstant {
    if scale == 1 { return constant.negated }
    return scale == -1 ? constant : constant.divided(by: -scale)
  }

  /// Creates a breakpoint that breaks ties between optimal solutions, so it ranks below all priorities.
  init(tieAt position: AffineConstant) {
    self.position = position
    magnitude = position.magnitude
    slopeBelow = -1
    slopeAbove = 1
    rank = -.infinity
    row = -1
  }

  @inline(__always)
  func hasSamePosition(as other: Breakpoint) -> Bool {
    position == other.position && magnitude == other.magnitude
  }

  @inline(__always)
  var isRequired: Bool { rank == Priority.required.rank }

  /// The side of an inequality's breakpoint on which the cost is zero: 1 for above, −1 for below.
  var freeSide: Double { slopeBelow < 0 ? 1 : -1 }

  /// Whether the breakpoint belongs to a constraint, and neither breaks ties nor belongs to a preference.
  @inline(__always)
  var isConstraint: Bool { rank > 0 }
}

extension Buffer<Breakpoint> {
  /// Ignores bounds so far away that sums with them would lose the digits of all other breakpoints.
  ///
  /// Authors write `width <= .greatestFiniteMagnitude` for "no maximum". Such a number would make every tolerance of
  /// the component meaningless. Returns the largest magnitude of the other breakpoints.
  mutating func ignoreFarBounds(at size: CanvasSize) -> AffineConstant {
    var scale = AffineConstant()
    for index in indices { scale.formMaximum(self[index].magnitude) }
    guard scale.absoluteValue(at: size) > Tolerance.farthestBound else { return scale }
    var nearest = 1.0
    var distances: [Double] = []
    for index in indices {
      let distance = self[index].magnitude.absoluteValue(at: size)
      if self[index].isBoundAroundZero(at: size) {
        distances.append(distance)
      } else {
        nearest = Swift.max(nearest, distance)
      }
    }
    for distance in distances.sorted() where distance <= Tolerance.farthestBound * nearest {
      nearest = Swift.max(nearest, distance)
    }
    scale = AffineConstant()
    for index in indices {
      if self[index].isBoundAroundZero(at: size),
        self[index].magnitude.absoluteValue(at: size) > nearest
      {
        self[index].slopeBelow = 0
        self[index].slopeAbove = 0
      } else {
        scale.formMaximum(self[index].magnitude)
      }
    }
    return scale
  }
}

extension Breakpoint {
  /// Whether the breakpoint is too far away to count: its magnitude exceeds both 1 and `scale`.
  func isFar(beside scale: AffineConstant, at size: CanvasSize) -> Bool {
    magnitude.absoluteValue(at: size) > max(1, scale.absoluteValue(at: size))
  }

  /// Whether the breakpoint belongs to an inequality that is satisfied at zero.
  fileprivate func isBoundAroundZero(at size: CanvasSize) -> Bool {
    let value = position.value(at: size)
    return slopeBelow == 0 ? value >= 0 : slopeAbove == 0 && value <= 0
  }
}

/// The values of a component's breakpoints at a canvas size.
struct BreakpointValues: ~Copyable {
  private var values = Buffer<Value>()
  /// Scratch memory for indices of a level's breakpoints inside an interval.
  var inner = Buffer<Int>()

  struct Value: BitwiseCopyable {
    let position: Double
    /// The maximum rounding error of the position.
    let rounding: Double
    let slopeBelow: Double
    let slopeAbove: Double

    @inline(__always)
    init(_ point: Breakpoint, at size: CanvasSize, rounding: Double) {
      position = Tolerance.clamped(point.position.value(at: size))
      self.rounding = Tolerance.touching * point.position.absoluteValue(at: size) + rounding
      slopeBelow = point.slopeBelow
      slopeAbove = point.slopeAbove
    }
  }

  subscript(point: Int) -> Value {
    @inline(__always)
    get { values[point] }
    @inline(__always)
    set { values[point] = newValue }
  }

  mutating func truncate(to count: Int) { values.truncate(to: count) }

  @inline(__always)
  mutating func append(_ point: Breakpoint, at size: CanvasSize, rounding: Double) {
    values.append(Value(point, at: size, rounding: rounding))
  }

  /// Computes the values of breakpoints.
  ///
  /// `rounding` is the possible rounding error of any number of the component.
  mutating func load(_ points: borrowing Buffer<Breakpoint>, at size: CanvasSize, rounding: Double)
  {
    values.removeAll()
    for point in points.indices { append(points[point], at: size, rounding: rounding) }
  }

  /// Compares two breakpoints, allowing for rounding errors.
  ///
  /// Returns −1 if the first breakpoint is below the second, 1 if it is above, and 0 if they are equal.
  @inline(__always)
  func compare(_ lhs: Int, _ rhs: Int) -> Int {
    let (left, right) = (values[lhs], values[rhs])
    let distance = left.position - right.position
    if abs(distance) <= max(left.rounding, right.rounding) { return 0 }
    return distance < 0 ? -1 : 1
  }
}
