/// A row that is not an equation to eliminate, written in the columns that elimination left free.
struct ReducedRow: Sendable {
  /// The index of the row in canonical order.
  let row: Int
  /// The left side.
  let expression: SparseRow
  let relation: Relation
  let priority: Priority
  /// The first large coefficient, which becomes 1 in a residual.
  let scale: Double

  init(row: Int, expression: SparseRow, relation: Relation, priority: Priority) {
    self.row = row
    self.expression = expression
    self.relation = relation
    self.priority = priority
    scale = ReducedRow.leadingCoefficient(of: expression.entries)
  }

  /// The same demand as a breakpoint of the linear form divided by `scale`.
  func breakpoint(level: Int) -> Breakpoint {
    let weight = min(max(abs(scale), 1e-150), 1e150)
    let isFlipped = scale < 0
    let minds: (below: Bool, above: Bool) =
      switch relation {
      case .equal: (true, true)
      case .greaterThanOrEqual: (!isFlipped, isFlipped)
      case .lessThanOrEqual: (isFlipped, !isFlipped)
      }
    let stage: Breakpoint.Stage =
      if case .preference = priority { .preference } else { .constraint }
    return Breakpoint(
      row: row, level: level, position: expression.constant.scaled(by: -1 / scale),
      magnitude: expression.magnitude.scaled(by: 1 / abs(scale)),
      scale: scale, slopeBelow: minds.below ? -weight : 0, slopeAbove: minds.above ? weight : 0,
      stage: stage)
  }

  /// The first coefficient that is not small against the largest.
  private static func leadingCoefficient(of entries: [Entry]) -> Double {
    let largest = entries.reduce(0) { max($0, abs($1.coefficient)) }
    let enough = largest * Approximation.pivotFraction
    return entries.first { abs($0.coefficient) >= enough }?.coefficient ?? 1
  }
}
