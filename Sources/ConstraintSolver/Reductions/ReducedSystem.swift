/// The result of presolving a block, which is valid for all canvas sizes.
struct ReducedSystem: ~Copyable {
  /// The definition of each variable.
  let definitions: Definitions
  /// The conditions under which required rows without unknowns are satisfied.
  let conditions: [FeasibilityCondition]
  /// The rows that aren't required equations, in terms of free variables.
  let rows: ReducedRows
  /// The optional rows without unknowns.
  let constantRows: [ConstantRow]
  let components: Components

  /// Returns the rows of a component that have a slack goal, in the order in which the solver decides their slacks.
  func rowsDecidingSlack(of component: Int) -> [Int] {
    var ordered: [[Int]] = [[], [], []]
    for index in components.rows(of: component) {
      let row = components[index]
      switch rows[row].slackGoal {
      case .any: break
      case .least: ordered[rows[row].relation == .greaterThanOrEqual ? 0 : 1].append(row)
      case .greatest, .greatestIfPositive: ordered[2].append(row)
      }
    }
    return ordered.flatMap(\.self)
  }
}

/// A row without unknowns.
struct ConstantRow {
  let source: RowSource
  let relation: Relation
  /// The value that the row compares with zero, as a function of the canvas size.
  let constant: AffineConstant
  /// The magnitude that determines the rounding error of the constant.
  let magnitude: AffineConstant

  /// Whether the row's violation at a size is more than rounding error.
  func isViolated(at size: CanvasSize) -> Bool {
    let value = constant.value(at: size)
    if abs(value) <= Tolerance.touching * magnitude.absoluteValue(at: size) { return false }
    return switch relation {
    case .equal: true
    case .lessThanOrEqual: value > 0
    case .greaterThanOrEqual: value < 0
    }
  }
}

/// The condition under which a required row without unknowns is satisfied: a function of the size isn't negative.
struct FeasibilityCondition {
  let source: RowSource
  let margin: AffineConstant
  let tolerance: AffineConstant

  @inline(__always)
  func holds(at size: CanvasSize) -> Bool {
    margin.value(at: size) + tolerance.absoluteValue(at: size) >= 0
  }

  /// Appends the condition that a function isn't negative, unless this is true at all sizes.
  static func append(
    _ source: RowSource, _ margin: AffineConstant, _ magnitude: AffineConstant,
    to conditions: inout [FeasibilityCondition]
  ) {
    if alwaysHolds(margin, magnitude) { return }
    conditions.append(
      FeasibilityCondition(source: source, margin: margin, tolerance: tolerance(of: magnitude)))
  }

  /// Whether a function doesn't depend on the size and isn't negative, up to rounding error.
  static func alwaysHolds(_ margin: AffineConstant, _ magnitude: AffineConstant) -> Bool {
    let tolerance = tolerance(of: magnitude)
    return abs(margin.perWidth) <= tolerance.perWidth
      && abs(margin.perHeight) <= tolerance.perHeight
      && margin.constant + tolerance.constant >= 0
  }

  private static func tolerance(of magnitude: AffineConstant) -> AffineConstant {
    var tolerance = magnitude.scaled(by: Tolerance.violation)
    // Subnormal numbers have no relative precision.
    tolerance.constant += .leastNormalMagnitude
    return tolerance
  }
}

/// Rows whose left sides contain only free variables.
struct ReducedRows: ~Copyable {
  struct Row: BitwiseCopyable {
    let source: RowSource
    let end: Int32
    let priority: Priority
    let relation: Relation
    let slackGoal: SlackGoal
    let constant: AffineConstant
    /// The magnitude that determines the rounding error of the constant.
    let magnitude: AffineConstant
  }

  private var rows = Buffer<Row>()
  private(set) var entries = Buffer<Entry>()

  var count: Int { rows.count }

  var indices: Range<Int> { rows.indices }

  @inline(__always)
  subscript(row: Int) -> Row { rows[row] }

  /// Returns the indices of a row's entries.
  @inline(__always)
  func range(of row: Int) -> Range<Int> {
    Range(from: row == 0 ? 0 : rows[row - 1].end, to: rows[row].end)
  }

  /// Appends a row with `sum` as its left side unless the sum has no variables, and empties the sum.
  ///
  /// - Returns: Whether the row was appended.
  mutating func append(
    _ source: RowSource, _ priority: Priority, _ relation: Relation, slackGoal: SlackGoal,
    _ sum: inout SparseSum
  ) -> Bool {
    let start = entries.count
    sum.drain { column, coefficient in
      entries.append(Entry(column: column, coefficient: Tolerance.clamped(coefficient)))
    }
    if entries.count == start { return false }
    rows.append(
      Row(
        source: source, end: Int32(small: entries.count), priority: priority,
        relation: relation, slackGoal: slackGoal, constant: sum.constant,
        magnitude: sum.magnitude))
    return true
  }
}
