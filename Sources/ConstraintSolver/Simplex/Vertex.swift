/// The unknowns at an optimum as functions of the size, computed from the residuals that are at breakpoints.
///
/// The result doesn't depend on the steps that led to the optimum. Constraints are used first, then preferences,
/// and then ties.
struct Vertex: ~Copyable {
  /// For each residual, the index of the breakpoint at its value, or −1 if its value isn't at a breakpoint.
  ///
  /// After ``compute(_:_:into:)``, only the breakpoints that the unknowns were computed from are left.
  private(set) var definers = Buffer<Int32>()
  /// For each residual, its stage: 0 for constraints, 1 for preferences, 2 for ties, 3 if it isn't at a breakpoint.
  private var stages = Buffer<Int8>()
  /// For each residual, the number of its unknowns that haven't been computed yet.
  private var openCounts = Buffer<Int32>()
  /// For each unknown, the start of its residuals in `uses`, and as a final element the end of `uses`.
  private var useStarts = Buffer<Int32>()
  private var uses = Buffer<Int32>()
  private var isKnown = Buffer<Bool>()
  private var queue = Buffer<Int32>()
  private var factorization = Factorization()
  private var rowValues = Buffer<Double>()
  private var columnValues = Buffer<Double>()
  private var positions = Buffer<AffineConstant>()

  /// Computes the unknowns as functions of the size.
  ///
  /// - Returns: Whether the functions agree with the values of the iterate. Only rounding errors can make them differ.
  mutating func compute(
    _ problem: borrowing SimplexProblem, _ iterate: borrowing Iterate,
    into coordinates: inout Buffer<AffineConstant>
  ) -> Bool {
    findDefiners(problem, iterate)
    if propagate(problem, into: &coordinates), agree(coordinates, iterate) { return true }
    findDefiners(problem, iterate)
    return factor(problem, into: &coordinates) && agree(coordinates, iterate)
  }

  private func agree(
    _ functions: borrowing Buffer<AffineConstant>, _ iterate: borrowing Iterate
  ) -> Bool {
    for column in functions.indices {
      let error = abs(functions[column].value(at: iterate.size) - iterate.coordinates[column])
      let scale =
        functions[column].absoluteValue(at: iterate.size) + iterate.rounding / Tolerance.touching
      if error > scale * Tolerance.violation { return false }
    }
    return true
  }

  private mutating func findDefiners(
    _ problem: borrowing SimplexProblem, _ iterate: borrowing Iterate
  ) {
    definers.fill(with: -1, count: problem.residualCount)
    stages.fill(with: 3, count: problem.residualCount)
    for residual in definers.indices {
      for index in problem.points(of: residual) {
        let point = problem.points[index]
        guard point.jump > 0, iterate.compare(residual, index) == 0 else { continue }
        definers[residual] = Int32(small: index)
        stages[residual] = point.isConstraint ? 0 : (point.row >= 0 ? 1 : 2)
        break
      }
    }
  }

  // MARK: - One unknown from another

  /// Computes one unknown after another, each from a single residual, without a factorization.
  ///
  /// - Returns: Whether all unknowns were determined, none of them at a later stage than necessary.
  private mutating func propagate(
    _ problem: borrowing SimplexProblem, into coordinates: inout Buffer<AffineConstant>
  ) -> Bool {
    let count = problem.unknownCount
    gatherUses(problem)
    isKnown.fill(with: false, count: count)
    coordinates.fill(with: AffineConstant(), count: count)
    queue.removeAll()
    var next = 0
    var knownCount = 0
    for stage: Int8 in 0..<3 {
      for residual in stages.indices where stages[residual] == stage {
        if openCounts[residual] == 1 { queue.append(Int32(small: residual)) }
        if openCounts[residual] == 0 { definers[residual] = -1 }
      }
      while next < queue.count {
        let residual = Int(queue[next])
        next += 1
        guard openCounts[residual] == 1 else { continue }
        guard let column = solve(residual, problem, &coordinates) else { return false }
        knownCount += 1
        for place in Range(from: useStarts[column], to: useStarts[column + 1]) {
          let other = Int(uses[place])
          openCounts[other] -= 1
          if other == residual || stages[other] > stage { continue }
          if openCounts[other] == 1 { queue.append(Int32(small: other)) }
          guard openCounts[other] == 0 else { continue }
          if stages[other] < stage { return false }
          definers[other] = -1
        }
      }
    }
    return knownCount == count
  }

  private mutating func gatherUses(_ problem: borrowing SimplexProblem) {
    let count = problem.unknownCount
    useStarts.fill(with: 0, count: count + 1)
    openCounts.resize(to: problem.residualCount)
    for residual in stages.indices {
      let range = problem.range(of: residual)
      openCounts[residual] = Int32(small: range.count)
      guard definers[residual] >= 0 else { continue }
      for place in range { useStarts[problem.entries[place].column] += 1 }
    }
    for column in 0..<count { useStarts[column + 1] += useStarts[column] }
    uses.resize(to: Int(useStarts[count]))
    // From the last residual to the first, which turns the ends of the lists into their starts.
    for residual in stages.indices.reversed() where definers[residual] >= 0 {
      for place in problem.range(of: residual) {
        let column = problem.entries[place].column
        useStarts[column] -= 1
        uses[Int(useStarts[column])] = Int32(small: residual)
      }
    }
  }

  /// Computes the single remaining unknown of a residual.
  ///
  /// - Returns: The unknown, or `nil` if its coefficient is so small that errors would grow.
  @inline(__always)
  private mutating func solve(
    _ residual: Int, _ problem: borrowing SimplexProblem,
    _ coordinates: inout Buffer<AffineConstant>
  ) -> Int? {
    var value = problem.points[Int(definers[residual])].position
    var column = -1
    var coefficient = 0.0
    for place in problem.range(of: residual) {
      let entry = problem.entries[place]
      if isKnown[entry.column] {
        value.subtract(coordinates[entry.column], times: entry.coefficient)
      } else {
        column = entry.column
        coefficient = entry.coefficient
      }
    }
    guard column >= 0, abs(coefficient) >= Tolerance.pivotFraction else { return nil }
    isKnown[column] = true
    coordinates[column] =
      coefficient == 1
      ? value : (coefficient == -1 ? value.negated : value.divided(by: coefficient))
    return column
  }

  // MARK: - All unknowns together

  /// Computes the unknowns by factoring the residuals that are at breakpoints.
  ///
  /// - Returns: Whether these residuals determine all unknowns.
  private mutating func factor(
    _ problem: borrowing SimplexProblem, into coordinates: inout Buffer<AffineConstant>
  ) -> Bool {
    let count = problem.unknownCount
    factorization.reset(columnCount: count)
    factorization.countUses(problem.entries, problem.entries.indices)
    positions.removeAll()
    for stage: Int8 in 0..<3 {
      for residual in stages.indices where stages[residual] == stage {
        if positions.count < count,
          factorization.append(problem.entries, problem.range(of: residual))
        {
          positions.append(problem.points[Int(definers[residual])].position)
        } else {
          definers[residual] = -1
        }
      }
    }
    coordinates.fill(with: AffineConstant(), count: count)
    guard positions.count == count else { return false }
    rowValues.resize(to: count)
    columnValues.resize(to: count)
    for part in [\AffineConstant.constant, \.perWidth, \.perHeight] {
      solve(part, into: &coordinates)
    }
    return true
  }

  /// Computes one property of all unknowns: the constant, or the coefficient of the width or height.
  private mutating func solve(
    _ part: WritableKeyPath<AffineConstant, Double>,
    into coordinates: inout Buffer<AffineConstant>
  ) {
    var isZero = true
    for row in positions.indices {
      rowValues[row] = positions[row][keyPath: part]
      if rowValues[row] != 0 { isZero = false }
    }
    if isZero { return }
    factorization.solve(&rowValues, into: &columnValues)
    for column in coordinates.indices {
      coordinates[column][keyPath: part] = Tolerance.clamped(columnValues[column])
    }
  }
}
