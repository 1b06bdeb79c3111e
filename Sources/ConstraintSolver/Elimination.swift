/// A sparse Gaussian elimination of equations whose constants depend on the canvas.
///
/// Each equation that is independent of the others defines one variable, its *pivot*, by the
/// variables that are not defined before it. Equations that turn out as combinations of others are
/// *leftovers*: their constant must be zero, which may hold at some sizes of the canvas only.
struct Elimination: Sendable {
  /// An equation at the moment it was chosen to define a variable.
  struct Pivot: Sendable {
    /// The equation: this row is zero, and it holds no column that was pivoted on before.
    let row: SparseRow
    /// The variable it defines.
    let column: Int
    /// The coefficient of that variable.
    let coefficient: Double
    /// The number of the equation, in order of being handed over.
    let source: Int
  }

  /// An equation in which no variable is left.
  struct Leftover: Sendable {
    /// The number of the equation.
    let source: Int
    /// What must be zero.
    let constant: AffineConstant
    /// What its rounding error is relative to.
    let magnitude: AffineConstant
  }

  /// One subtraction: the target equation lost a multiple of the source equation.
  struct Step: Sendable {
    let target: Int
    let source: Int
    let factor: Double
  }

  /// The equations that define a variable, in the order in which they were chosen.
  private(set) var pivots: [Pivot] = []
  /// For each column its place in `pivots`, or -1 if nothing defines it.
  private(set) var pivotOfColumn: [Int]
  /// The equations that follow from others, or contradict them.
  private(set) var leftovers: [Leftover] = []
  /// All subtractions, in order.
  private(set) var steps: [Step] = []
  /// What each equation was multiplied by on arrival.
  private(set) var sourceScales: [Double] = []

  /// How many equations were handed over.
  var sourceCount: Int { sourceScales.count }

  /// Makes an elimination over a number of columns that has seen no equation yet.
  init(columnCount: Int) {
    pivotOfColumn = Array(repeating: -1, count: columnCount)
  }

  /// The columns that no equation defines, ascending.
  var freeColumns: [Int] {
    pivotOfColumn.indices.filter { pivotOfColumn[$0] < 0 }
  }

  /// Takes in more equations; what they define gives way to what was defined before.
  mutating func eliminate(_ equations: [SparseRow]) {
    var active = ActiveRows(firstSource: sourceCount, columnCount: pivotOfColumn.count)
    var reducer = Reducer(columnCount: pivotOfColumn.count)
    for equation in equations {
      var row = equation
      sourceScales.append(row.normalize())
      if !pivots.isEmpty {
        row = reducer.reduce(row, by: self)
        for multiplier in reducer.multipliers {
          steps.append(
            Step(
              target: sourceCount - 1, source: pivots[multiplier.pivot].source,
              factor: multiplier.factor))
        }
      }
      active.append(row)
    }
    active.start()
    while let index = active.popShortest() {
      let row = active.take(index)
      guard let entry = active.pivotEntry(of: row) else {
        leftovers.append(
          Leftover(
            source: active.firstSource + index, constant: row.constant, magnitude: row.magnitude))
        continue
      }
      clear(entry, of: row, at: index, from: &active)
    }
  }

  /// Makes a row define a column and subtracts it from all others with that column.
  private mutating func clear(
    _ entry: Entry, of row: SparseRow, at index: Int, from active: inout ActiveRows
  ) {
    let source = active.firstSource + index
    pivotOfColumn[entry.column] = pivots.count
    pivots.append(
      Pivot(row: row, column: entry.column, coefficient: entry.coefficient, source: source))
    for other in active.rows(withColumn: entry.column) {
      let factor = active.coefficient(of: entry.column, in: other) / entry.coefficient
      guard factor != 0 else { continue }
      active.subtract(row, times: factor, from: other, clearing: entry.column)
      steps.append(Step(target: active.firstSource + other, source: source, factor: factor))
    }
  }

  /// The value of every column, given those of the free ones.
  func completed(_ values: [AffineConstant]) -> [AffineConstant] {
    var values = values
    for pivot in pivots.reversed() {
      var sum = pivot.row.constant
      for entry in pivot.row.entries where entry.column != pivot.column {
        sum.add(values[entry.column], times: entry.coefficient)
      }
      values[pivot.column] = sum.scaled(by: -1 / pivot.coefficient)
    }
    return values
  }
}
