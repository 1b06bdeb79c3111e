/// What is the same at every size of the canvas: the rows eliminated and split into components.
struct Structure: Sendable {
  /// A row without unknowns, which either holds at a size or does not.
  struct Guard: Sendable {
    /// The index of the row in canonical order.
    let row: Int
    let relation: Relation
    /// What is compared with zero.
    let constant: AffineConstant
    /// What its rounding error is relative to.
    let magnitude: AffineConstant
  }

  /// All rows, in canonical order.
  let rows: [Row]
  /// The required equations, eliminated.
  let elimination: Elimination
  /// The rows of the equations, in the order in which they were eliminated.
  let equationRows: [Int]
  /// The required rows in which no unknown is left, in canonical order.
  let guards: [Guard]
  /// The other rows with unknowns, in canonical order; preferences apart.
  let reducedRows: [ReducedRow]
  /// The preferences with unknowns, in canonical order.
  let preferences: [ReducedRow]
  /// What the reduced rows fall apart into, without preferences.
  let components: [Component]
  /// For each variable the component it is an unknown of, or -1.
  let componentOfVariable: [Int]

  /// Builds the structure of all rows but those that are treated as absent.
  init(rows: [Row], variableCount: Int, excluded: [Int]) {
    self.rows = rows
    let isAbsent = Structure.marks(excluded, count: rows.count)
    var equationRows: [Int] = []
    for index in rows.indices
    where rows[index].priority == .required && rows[index].relation == .equal && !isAbsent[index] {
      equationRows.append(index)
    }
    var elimination = Elimination(columnCount: variableCount)
    elimination.eliminate(equationRows.map { rows[$0].expression })
    var reduction = Reduction()
    var reducer = Reducer(columnCount: variableCount)
    for index in rows.indices where !isAbsent[index] {
      let row = rows[index]
      if row.priority == .required, row.relation == .equal { continue }
      reduction.add(row, index, reducer.reduce(row.expression, by: elimination))
    }
    for leftover in elimination.leftovers {
      reduction.guards.append(
        Guard(
          row: equationRows[leftover.source], relation: .equal, constant: leftover.constant,
          magnitude: leftover.magnitude))
    }
    self.elimination = elimination
    self.equationRows = equationRows
    guards = reduction.guards.sorted { $0.row < $1.row }
    reducedRows = reduction.rows
    preferences = reduction.preferences
    components = ComponentBuilder(rows: reducedRows, unknowns: elimination.freeColumns)
      .components()
    var componentOfVariable = Array(repeating: -1, count: variableCount)
    for (index, component) in components.enumerated() {
      for unknown in component.unknowns { componentOfVariable[unknown] = index }
    }
    self.componentOfVariable = componentOfVariable
  }

  private static func marks(_ indices: [Int], count: Int) -> [Bool] {
    var marks = Array(repeating: false, count: count)
    for index in indices { marks[index] = true }
    return marks
  }
}

/// The rows by what is left of them.
private struct Reduction {
  var guards: [Structure.Guard] = []
  var rows: [ReducedRow] = []
  var preferences: [ReducedRow] = []

  mutating func add(_ row: Row, _ index: Int, _ expression: SparseRow) {
    guard !expression.entries.isEmpty else {
      if row.priority == .required {
        guards.append(
          Structure.Guard(
            row: index, relation: row.relation, constant: expression.constant,
            magnitude: expression.magnitude))
      }
      return
    }
    let reduced = ReducedRow(
      row: index, expression: expression, relation: row.relation, priority: row.priority)
    if case .preference = row.priority { preferences.append(reduced) } else { rows.append(reduced) }
  }
}
