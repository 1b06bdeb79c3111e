/// A solver that inserts required rows one by one into a feasibility problem.
///
/// If the current point violates a row, the primal simplex method moves the point until the row is satisfied, while
/// earlier rows stay satisfied. If the row can't be satisfied, the basis proves it (Farkas' lemma). The row is then a
/// linear combination of independent rows at their bounds, and moving off the bounds only increases the violation.
/// Together, these rows are an irreducible infeasible subset.
///
/// Ratio tests often end in ties, because there are no costs. After many degenerate steps, the smallest index is
/// pivoted (Bland's rule), which can't cycle.
struct FeasibilitySolver: ~Copyable {
  private var problem = SimplexProblem()
  private var basis = Basis()
  private var iterate = Iterate()
  private var isInserted = Buffer<Bool>()
  private var direction = Buffer<Double>()
  private var rates = Buffer<Double>()
  /// The rows ordered by their last columns, without rows whose bounds are too large to matter.
  private var rowsByLastColumn = Buffer<(column: Int, row: Int)>()
  private var degenerateSteps = 0
  private var stepsLeft = 0
  private let noneSettled = Buffer<Bool>()

  /// A proof that a row conflicts with rows that were inserted earlier.
  struct Certificate {
    /// The earlier rows, each with its factor in a linear combination that has the conflicting row's coefficients.
    let multipliers: [(row: Int, factor: Double)]
    /// The smallest possible violation of the row, as a function of the canvas size.
    ///
    /// It is positive at sizes at which the rows conflict.
    let excess: AffineConstant
    /// The magnitude of the numbers added up in ``excess``, from which the rounding error is estimated.
    let magnitude: AffineConstant

    /// Whether the rows conflict at a size, even allowing for rounding errors.
    func holds(at size: CanvasSize) -> Bool {
      excess.value(at: size) > Tolerance.violation * magnitude.absoluteValue(at: size)
    }
  }

  /// Whether there were so many degenerate steps in sequence that the solver may be cycling.
  private var isStalled: Bool {
    degenerateSteps > Tolerance.degenerateStepsPerUnknown * problem.unknownCount
  }

  /// Loads the rows that ``insert(_:)`` can then insert one by one, and chooses a starting point.
  ///
  /// Fewer steps are needed if the starting point is nearly feasible; see ``start()``.
  mutating func load(
    _ rows: borrowing RowStore, columnOf: [Int: Int], at size: CanvasSize,
    near coordinates: [Double]
  ) {
    problem.load(rows, columnOf: columnOf, columnCount: coordinates.count, at: size)
    iterate.load(problem, at: size)
    iterate.coordinates.removeAll()
    for coordinate in coordinates { iterate.coordinates.append(coordinate) }
    basis.reset(problem)
    start()
    basis.complete(iterate.coordinates)
    isInserted.fill(with: false, count: rows.count)
    direction.fill(with: 0, count: coordinates.count)
    stepsLeft = 1000 + 50 * (rows.count + coordinates.count)
  }

  /// Moves the starting point toward feasibility, in one pass over the coordinates.
  ///
  /// Each coordinate is moved until the rows that contain only it and earlier coordinates are satisfied. The last row
  /// that moves the coordinate enters the basis. In a chain of views, only conflicting rows are violated afterwards.
  private mutating func start() {
    rowsByLastColumn.removeAll()
    for row in 0..<problem.residualCount where problem.points[row].jump != 0 {
      rowsByLastColumn.append((lastColumn(of: row), row))
    }
    rowsByLastColumn.sort(rowsByLastColumn.indices) { $0 < $1 }
    var index = 0
    while index < rowsByLastColumn.count {
      let column = rowsByLastColumn[index].column
      var tight: Int?
      while index < rowsByLastColumn.count, rowsByLastColumn[index].column == column {
        let row = rowsByLastColumn[index].row
        index += 1
        iterate.evaluate(row, problem)
        guard isViolated(row), let coefficient = coefficient(of: column, in: row) else { continue }
        let gap = iterate.points[row].position - iterate.values[row]
        iterate.coordinates[column] = Tolerance.clamped(
          iterate.coordinates[column] + gap / coefficient)
        tight = row
      }
      if let tight { basis.append(tight, at: tight, pivot: column, problem) }
    }
  }

  private func lastColumn(of row: Int) -> Int {
    problem.range(of: row).reduce(-1) { max($0, problem.entries[$1].column) }
  }

  private func coefficient(of column: Int, in row: Int) -> Double? {
    for place in problem.range(of: row) where problem.entries[place].column == column {
      return problem.entries[place].coefficient
    }
    return nil
  }

  /// Inserts a row unless it conflicts with the rows inserted so far.
  ///
  /// - Returns: The certificate of the conflict, or `nil` if the row was inserted.
  mutating func insert(_ row: Int) -> Certificate? {
    // Bounds that are too far away don't bound anything.
    if problem.points[row].jump == 0 { return nil }
    iterate.evaluate(row, problem)
    degenerateSteps = 0
    var isAccurate = false
    while isViolated(row), stepsLeft > 0 {
      stepsLeft -= 1
      let sign: Double = iterate.compare(row, row) < 0 ? 1 : -1
      basis.combine(problem.entries, problem.range(of: row), withoutSettled: noneSettled)
      guard let leaving = leavingRow(sign) else {
        if isAccurate || basis.replacementCount == 0 {
          let certificate = certificate(for: row, sign)
          // Otherwise only rounding error is missing.
          return certificate.holds(at: iterate.size) ? certificate : nil
        }
        refactor()
        isAccurate = true
        continue
      }
      isAccurate = false
      step(towards: row, leaving, basis.factors[leaving] * sign > 0 ? 1 : -1)
    }
    isInserted[row] = true
    return nil
  }

  private func isViolated(_ row: Int) -> Bool {
    let side = iterate.compare(row, row)
    return side < 0
      ? problem.points[row].slopeBelow != 0 : side > 0 && problem.points[row].slopeAbove != 0
  }

  /// Returns the basis row to displace in order to move the row that is being inserted.
  ///
  /// Returns `nil` if no such basis row may be displaced.
  private func leavingRow(_ sign: Double) -> Int? {
    var best: Int?
    for place in basis.factors.support.indices {
      let row = Int(basis.factors.support[place])
      let factor = basis.factors[row]
      guard factor != 0, mayMove(row, factor * sign) else { continue }
      guard let chosen = best else {
        best = row
        continue
      }
      if isStalled {
        if index(of: row) < index(of: chosen) { best = row }
      } else if abs(factor) > abs(basis.factors[chosen])
        || (abs(factor) == abs(basis.factors[chosen]) && row > chosen)
      {
        best = row
      }
    }
    return best
  }

  /// Whether a basis row may be displaced in a direction.
  ///
  /// An inserted row may only be displaced away from its bound. Other rows and unknowns may move in both directions.
  private func mayMove(_ row: Int, _ sign: Double) -> Bool {
    let residual = Int(basis.residualOfRow[row])
    if residual < 0 || !isInserted[residual] { return true }
    let point = problem.points[residual]
    return sign > 0 ? point.slopeAbove == 0 : point.slopeBelow == 0
  }

  /// Returns the index of a basis row in the fixed order that Bland's rule uses.
  private func index(of row: Int) -> Int {
    let residual = Int(basis.residualOfRow[row])
    return residual < 0 ? -1 - row : residual
  }

  /// Displaces a basis row until `row` or a previously inserted row reaches its bound, and then pivots.
  private mutating func step(towards row: Int, _ leaving: Int, _ sign: Double) {
    basis.computeDirection(of: leaving, sign, into: &direction)
    computeRates(towards: row)
    let gap = iterate.points[row].position - iterate.values[row]
    guard rates[row] != 0 else {
      return refactor()
    }
    let distance = max(0, gap / rates[row])
    while let (blocking, stop) = firstStop(before: distance) {
      basis.combine(problem.entries, problem.range(of: blocking), withoutSettled: noneSettled)
      let rate = basis.factors[leaving] * sign
      if abs(rate - rates[blocking]) > Tolerance.agreement * max(abs(rate), abs(rates[blocking])) {
        // Either of them is rounding error: the row doesn't move.
        rates[blocking] = 0
        continue
      }
      return pivot(blocking, leaving, by: stop)
    }
    basis.combine(problem.entries, problem.range(of: row), withoutSettled: noneSettled)
    pivot(row, leaving, by: distance)
  }

  /// Computes how `target`, and each inserted row outside the basis, changes when the point moves along ``direction``.
  private mutating func computeRates(towards target: Int) {
    rates.fill(with: 0, count: problem.residualCount)
    for row in isInserted.indices
    where (isInserted[row] || row == target) && basis.row(of: row) < 0 {
      var rate = RoundedSum()
      rate.add(problem.entries, problem.range(of: row), times: direction)
      rates[row] = rate.value(within: Tolerance.cancellation)
    }
  }

  /// Returns the inserted row that reaches its bound first, if it does so within a distance.
  ///
  /// If several rows reach their bounds at the same distance, returns the last of those that change fastest. If the
  /// solver may be cycling, returns the first row instead.
  private func firstStop(before distance: Double) -> (row: Int, distance: Double)? {
    var best: (row: Int, distance: Double)?
    for row in isInserted.indices where isInserted[row] && rates[row] != 0 {
      let rate = rates[row]
      let point = problem.points[row]
      guard rate > 0 ? point.slopeAbove != 0 : point.slopeBelow != 0 else { continue }
      var stop = 0.0
      if iterate.compare(row, row) != 0 {
        stop = max(0, (iterate.points[row].position - iterate.values[row]) / rate)
      }
      guard stop < distance else { continue }
      if let chosen = best {
        if stop > chosen.distance { continue }
        if stop == chosen.distance, isStalled || abs(rate) < abs(rates[chosen.row]) { continue }
      }
      best = (row, stop)
    }
    return best
  }

  /// Moves the point by a distance, and replaces the basis row `leaving` by `entering`.
  private mutating func pivot(_ entering: Int, _ leaving: Int, by distance: Double) {
    degenerateSteps = distance > 0 ? 0 : degenerateSteps + 1
    if distance > 0 { iterate.move(by: distance, along: direction, rates: rates, basis) }
    let former = Int(basis.residualOfRow[leaving])
    basis.replace(leaving, by: entering)
    basis.activate(entering, in: leaving)
    iterate.setValue(iterate.points[entering].position, of: entering)
    if former >= 0 { iterate.evaluate(former, problem) }
    if basis.replacementCount > 40 { refactor() }
  }

  private mutating func refactor() {
    basis.refactor(problem)
    iterate.evaluate(problem, &basis)
  }

  /// Returns the proof, from the last combination of basis rows, that `row` can't move farther in a direction.
  private func certificate(for row: Int, _ sign: Double) -> Certificate {
    var multipliers: [(row: Int, factor: Double)] = []
    var excess = problem.points[row].position
    var magnitude = excess.magnitude
    for place in basis.factors.support.indices {
      let basisRow = Int(basis.factors.support[place])
      let (factor, residual) = (basis.factors[basisRow], Int(basis.residualOfRow[basisRow]))
      guard factor != 0, residual >= 0 else { continue }
      multipliers.append((residual, factor))
      let position = problem.points[residual].position
      excess.add(position, times: -factor)
      magnitude.add(position.magnitude, times: abs(factor))
    }
    return Certificate(
      multipliers: multipliers, excess: sign > 0 ? excess : excess.negated, magnitude: magnitude)
  }
}
