/// The basis of the simplex method: as many linearly independent rows as there are unknowns.
///
/// In a textbook tableau, these rows are the nonbasic variables. A row is either a residual that is active at one of
/// its breakpoints, or a constant unknown that no residual determines.
struct Basis: ~Copyable {
  /// For each row, the index of its residual, or −1 if the row is an unknown.
  private(set) var residualOfRow = Buffer<Int32>()
  /// For each row, the index of its active breakpoint, or −1 if the row is an unknown.
  private(set) var activePoints = Buffer<Int32>()
  /// For each residual, the index of its row, or −1 if the residual isn't in the basis.
  private(set) var rowOfResidual = Buffer<Int32>()
  /// The row factors computed by the last ``combine(_:_:withoutSettled:)``.
  var factors = SparseVector()
  /// Whether the factors were found to be inaccurate.
  var isInaccurate = false
  /// Whether the last refactorization found that the rows are linearly dependent.
  private(set) var isSingular = false

  /// For each row, the index of its unknown, or −1 if the row is a residual.
  private var unknownOfRow = Buffer<Int32>()
  private var restingValues = Buffer<Double>()
  private var factorization = Factorization()
  private var order = PivotOrder()
  /// The previous factorization, whose memory the next refactorization reuses.
  private var spare = Factorization()
  private var rowValues = Buffer<Double>()

  @inline(__always)
  var rowCount: Int { residualOfRow.count }

  var replacementCount: Int { factorization.replacementCount }
  var hasGoodPivots: Bool { factorization.hasGoodPivots }

  @inline(__always)
  func row(of residual: Int) -> Int { Int(rowOfResidual[residual]) }

  // MARK: - Building

  /// Removes all rows.
  mutating func reset(_ problem: borrowing SimplexProblem) {
    residualOfRow.removeAll()
    unknownOfRow.removeAll()
    activePoints.removeAll()
    rowOfResidual.fill(with: -1, count: problem.residualCount)
    factorization.reset(columnCount: problem.unknownCount)
    factorization.countUses(problem.entries, problem.entries.indices)
    factors.reset(count: problem.unknownCount)
    isInaccurate = false
    isSingular = false
  }

  /// Appends a residual that is active at a breakpoint, if it is linearly independent of the existing rows.
  ///
  /// `pivot` is the preferred pivot column, or −1 for no preference.
  mutating func append(
    _ residual: Int, at point: Int, pivot: Int = -1, _ problem: borrowing SimplexProblem
  ) {
    guard factorization.append(problem.entries, problem.range(of: residual), pivot: pivot) else {
      return
    }
    rowOfResidual[residual] = Int32(small: rowCount)
    residualOfRow.append(Int32(small: residual))
    unknownOfRow.append(-1)
    activePoints.append(Int32(small: point))
  }

  /// Completes the basis with unit rows, which keep the remaining unknowns at their current values.
  mutating func complete(_ coordinates: borrowing Buffer<Double>) {
    restingValues.fill(with: 0, count: coordinates.count)
    for column in coordinates.indices where factorization.row(ofColumn: column) < 0 {
      _ = factorization.append(unit: column)
      restingValues[rowCount] = coordinates[column]
      residualOfRow.append(-1)
      unknownOfRow.append(Int32(small: column))
      activePoints.append(-1)
    }
  }

  /// Records another residual, which isn't in the basis.
  mutating func noteResidual() { rowOfResidual.append(-1) }

  /// Whether there is so much fill-in that factoring the rows in another order may be better.
  func hasFilledIn(_ problem: borrowing SimplexProblem) -> Bool {
    factorization.hasFilledIn(beyond: problem.entries.count)
  }

  mutating func copy(_ other: borrowing Basis) {
    residualOfRow.copy(other.residualOfRow)
    activePoints.copy(other.activePoints)
    rowOfResidual.copy(other.rowOfResidual)
    unknownOfRow.copy(other.unknownOfRow)
    restingValues.copy(other.restingValues)
    factorization.copy(other.factorization)
    isInaccurate = false
    isSingular = other.isSingular
  }

  // MARK: - Solving

  /// Computes the unknowns from the active breakpoints.
  mutating func computeUnknowns(
    _ points: borrowing BreakpointValues, into coordinates: inout Buffer<Double>
  ) {
    rowValues.resize(to: rowCount)
    for row in 0..<rowCount {
      let point = Int(activePoints[row])
      rowValues[row] = point >= 0 ? points[point].position : restingValues[row]
    }
    factorization.solve(&rowValues, into: &coordinates)
    for column in coordinates.indices {
      coordinates[column] = Tolerance.clamped(coordinates[column])
    }
  }

  /// Computes the change of the unknowns that moves each residual of the basis to its active breakpoint.
  mutating func computeCorrection(
    _ points: borrowing BreakpointValues, values: borrowing Buffer<Double>,
    into correction: inout Buffer<Double>
  ) {
    rowValues.resize(to: rowCount)
    for row in 0..<rowCount {
      let residual = Int(residualOfRow[row])
      rowValues[row] =
        residual < 0
        ? 0 : Tolerance.clamped(points[Int(activePoints[row])].position - values[residual])
    }
    factorization.solve(&rowValues, into: &correction)
  }

  /// Computes how the unknowns change per unit of displacement of a row.
  mutating func computeDirection(
    of row: Int, _ sign: Double, into direction: inout Buffer<Double>
  ) {
    rowValues.fill(with: 0, count: rowCount)
    rowValues[row] = sign
    factorization.solve(&rowValues, into: &direction)
  }

  /// Adds a multiple of a range of entries to the linear form that ``combineLoaded(into:withoutSettled:)`` expresses.
  @inline(__always)
  mutating func load(
    _ entries: borrowing Buffer<Entry>, _ range: Range<Int>, times factor: Double = 1
  ) {
    for place in range {
      factorization.load(factor * entries[place].coefficient, at: entries[place].column)
    }
  }

  /// Expresses the loaded linear form as a linear combination of the rows, and writes the factors to `factors`.
  mutating func combineLoaded(
    into factors: inout SparseVector, withoutSettled isSettled: borrowing Buffer<Bool>
  ) {
    factorization.combine(into: &factors, withoutSettled: isSettled)
    factors.removeNoise()
  }

  /// Expresses the linear form of the given entries as a combination of rows, and writes the factors to ``factors``.
  mutating func combine(
    _ entries: borrowing Buffer<Entry>, _ range: Range<Int>,
    withoutSettled isSettled: borrowing Buffer<Bool>
  ) {
    load(entries, range)
    factorization.combine(into: &factors, withoutSettled: isSettled)
    factors.removeNoise()
  }

  // MARK: - Changing

  /// Replaces a row by a residual, whose combination of rows must be in ``factors``.
  mutating func replace(_ row: Int, by residual: Int) {
    factorization.replace(row, by: factors)
    let former = Int(residualOfRow[row])
    if former >= 0 { rowOfResidual[former] = -1 }
    residualOfRow[row] = Int32(small: residual)
    rowOfResidual[residual] = Int32(small: row)
  }

  /// Makes the given breakpoint of a row's residual the active one.
  mutating func activate(_ point: Int, in row: Int) { activePoints[row] = Int32(small: point) }

  /// Factors the rows again in a better order, and renumbers them in that order; see ``renumber(_:)``.
  ///
  /// If the rows are linearly dependent because of rounding errors, the old factorization is kept.
  mutating func refactor(_ problem: borrowing SimplexProblem) {
    isInaccurate = false
    findOrder(problem)
    spare.reset(columnCount: problem.unknownCount)
    for row in 0..<rowCount where residualOfRow[row] >= 0 {
      spare.countUses(problem.entries, problem.range(of: Int(residualOfRow[row])))
    }
    isSingular = false
    for place in order.rows.indices {
      let row = Int(order.rows[place])
      let residual = Int(residualOfRow[row])
      let isIndependent =
        residual < 0
        ? spare.append(unit: Int(unknownOfRow[row]))
        : spare.append(
          problem.entries, problem.range(of: residual), pivot: Int(order.pivots[place]))
      if !isIndependent {
        isSingular = true
        return
      }
    }
    swap(&factorization, &spare)
    order.apply(to: &residualOfRow)
    order.apply(to: &unknownOfRow)
    order.apply(to: &activePoints)
    order.apply(to: &restingValues)
    for row in 0..<rowCount where residualOfRow[row] >= 0 {
      rowOfResidual[Int(residualOfRow[row])] = Int32(small: row)
    }
  }

  /// Permutes a buffer that has an element for each row, in the same way as the last refactorization permuted the rows.
  func renumber<Element>(_ buffer: inout Buffer<Element>) {
    if !isSingular { order.apply(to: &buffer) }
  }

  private mutating func findOrder(_ problem: borrowing SimplexProblem) {
    order.reset(columnCount: problem.unknownCount)
    for row in 0..<rowCount {
      let residual = Int(residualOfRow[row])
      if residual < 0 {
        order.add(Int(unknownOfRow[row]))
      } else {
        for place in problem.range(of: residual) { order.add(problem.entries[place].column) }
      }
      order.endRow()
    }
    order.arrange()
  }
}
