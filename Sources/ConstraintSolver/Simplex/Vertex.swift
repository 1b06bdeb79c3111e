/// The unknowns of a component at an optimum, from the residuals that are at their limit there.
///
/// As long as such a residual has one unknown that is not known yet, its value follows. Nothing is
/// factored, and it costs about as much as there are coefficients.
struct Vertex: ~Copyable {
  /// For each residual the point it is at and its value is taken from, or -1.
  var definers = UnsafeList<Int32>()
  /// For each residual how early its value is taken: 0 before 1 before 2; 3 if it is at no limit.
  private(set) var stages = UnsafeList<Int8>()
  /// How many unknowns of each residual are not known yet.
  private var openCounts = UnsafeList<Int32>()
  /// For each unknown where the residuals with it start in `uses`, with one more at the end.
  private var useStarts = UnsafeList<Int32>()
  private var uses = UnsafeList<Int32>()
  private var isKnown = UnsafeList<Bool>()
  private var queue = UnsafeList<Int32>()
  /// The definers before values were computed one from another.
  private var formerDefiners = UnsafeList<Int32>()

  /// Starts with no residual at its limit.
  mutating func reset(_ problem: inout SimplexProblem) {
    definers.replaceAll(with: -1, count: problem.residualCount)
    stages.replaceAll(with: 3, count: problem.residualCount)
  }

  mutating func setDefiner(_ point: Int, stage: Int8, of residual: Int) {
    definers[residual] = Int32(truncatingIfNeeded: point)
    stages[residual] = stage
  }

  /// Computes all unknowns one from another, those of earlier stages first.
  ///
  /// Residuals that were not needed define nothing any more.
  ///
  /// - Returns: Whether all could be computed, without regard to a later stage where an earlier one
  ///   has something to say.
  mutating func propagate(
    _ problem: inout SimplexProblem, into coordinates: inout UnsafeList<AffineConstant>
  ) -> Bool {
    let count = problem.unknowns.count
    formerDefiners.copy(definers)
    gatherUses(&problem)
    isKnown.replaceAll(with: false, count: count)
    coordinates.replaceAll(with: AffineConstant(), count: count)
    queue.removeAll()
    var next = 0
    var knownCount = 0
    for stage: Int8 in 0..<3 {
      for residual in stages.indices where stages[residual] == stage {
        if openCounts[residual] == 1 { queue.append(Int32(truncatingIfNeeded: residual)) }
        // An earlier stage could not tell that this one is not needed.
        if openCounts[residual] == 0 { definers[residual] = -1 }
      }
      while next < queue.count {
        let residual = Int(queue[next])
        next += 1
        guard openCounts[residual] == 1 else { continue }
        guard let column = solve(residual, &problem, &coordinates) else { return false }
        knownCount += 1
        for place in Range(from: useStarts[column], to: useStarts[column + 1]) {
          let other = Int(uses[place])
          openCounts[other] -= 1
          if other == residual || stages[other] > stage { continue }
          if openCounts[other] == 1 { queue.append(Int32(truncatingIfNeeded: other)) }
          guard openCounts[other] == 0 else { continue }
          // What an earlier stage asks together goes before what a later one does.
          if stages[other] < stage { return false }
          definers[other] = -1
        }
      }
    }
    return knownCount == count
  }

  /// Lets all residuals define something again that did before the unknowns were computed.
  mutating func takeBackPropagation() { definers.copy(formerDefiners) }

  /// Lists the residuals at their limit by unknown.
  private mutating func gatherUses(_ problem: inout SimplexProblem) {
    let count = problem.unknowns.count
    useStarts.replaceAll(with: 0, count: count + 1)
    openCounts.resize(to: problem.residualCount)
    for residual in stages.indices {
      let range = problem.range(of: residual)
      openCounts[residual] = Int32(truncatingIfNeeded: range.count)
      guard definers[residual] >= 0 else { continue }
      for place in range { useStarts[problem.entries[place].column] += 1 }
    }
    for column in 0..<count { useStarts[column + 1] += useStarts[column] }
    uses.resize(to: Int(useStarts[count]))
    // From the last residual to the first: the ends of the lists become their starts.
    for residual in stages.indices.reversed() where definers[residual] >= 0 {
      for place in problem.range(of: residual) {
        let column = problem.entries[place].column
        useStarts[column] -= 1
        uses[Int(useStarts[column])] = Int32(truncatingIfNeeded: residual)
      }
    }
  }

  /// Computes the only unknown of a residual that is not known yet.
  ///
  /// - Returns: The unknown; nil if its coefficient is small, which would let errors grow.
  @inline(__always)
  private mutating func solve(
    _ residual: Int, _ problem: inout SimplexProblem,
    _ coordinates: inout UnsafeList<AffineConstant>
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
    guard column >= 0, abs(coefficient) >= Approximation.pivotFraction else { return nil }
    isKnown[column] = true
    coordinates[column] =
      coefficient == 1
      ? value : (coefficient == -1 ? value.negated : value.divided(by: coefficient))
    return column
  }
}

extension AffineConstant {
  /// Subtracts a multiple, with zero for what is only rounding.
  @inline(__always)
  mutating func subtract(_ other: AffineConstant, times factor: Double) {
    constant = Approximation.finite(
      Approximation.difference(constant, other.constant * factor))
    perWidth = Approximation.finite(
      Approximation.difference(perWidth, other.perWidth * factor))
    perHeight = Approximation.finite(
      Approximation.difference(perHeight, other.perHeight * factor))
  }
}
