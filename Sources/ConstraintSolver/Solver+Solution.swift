// The results of the last ``Solver/solve(at:)``.
extension Solver {
  /// The values of all variables, in order of creation, or an empty array before the first solution.
  public var values: [Double] { solution.values }

  /// Calls a closure with the values of all variables, in order of creation, without copying them.
  public mutating func withValues<Result>(_ body: (borrowing Span<Double>) -> Result) -> Result {
    let values = solution.values
    return body(values.span)
  }

  /// Returns the value of a variable.
  ///
  /// - Precondition: The variable was created before the last solution.
  public func value(of variable: Variable) -> Double { solution.values[variable.index] }

  /// Returns the value of a linear expression, which is zero if there are no terms.
  ///
  /// - Precondition: The variables were created before the last solution.
  public func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// Returns the variables whose values have changed since the last call, in no particular order.
  ///
  /// Returns `nil` if any value may have changed: for example, after the first solution or a solution at another size.
  ///
  /// - Complexity: O(*k*) for *k* variables.
  public mutating func takeChangedVariables() -> [Variable]? {
    solution.takeChanges()?.map { Variable(index: Int($0)) }
  }

  /// The required constraints that were left out, each with the constraints that it conflicts with.
  ///
  /// They are sorted by the canonical order of the constraints that were left out, which doesn't depend on the order of
  /// additions.
  ///
  /// - Complexity: Once per canvas size, one feasibility test of each group of connected variables with conflicts.
  public var conflicts: [Conflict] {
    mutating get {
      guard let size = blocks.lastSize else { return [] }
      let blocks = blocks.solvedBlocks
      let leftOut = withWorkspace { system, workspace in
        blocks.flatMap { $0.explainLeftOut(at: size, of: system, &workspace) }
      }
      return conflicts(of: leftOut)
    }
  }

  func conflicts(of rows: [LeftOutRow]) -> [Conflict] {
    rows.sorted { precedes($0.source, $1.source) }.map { row in
      Conflict(broken: id(of: row.source), because: row.reasons.map { id(of: $0) }.sorted())
    }
  }

  /// Whether a row precedes another in canonical order, in which rows that come from variables' defaults are last.
  private func precedes(_ lhs: RowSource, _ rhs: RowSource) -> Bool {
    switch (lhs.slot, rhs.slot) {
    case (let left?, let right?): system.rows.precedes(left, right)
    case (nil, nil): lhs.variable < rhs.variable
    case (let left, _): left != nil
    }
  }

  /// Whether the simplex method stopped before it could prove that the values are optimal.
  ///
  /// It stops after too many steps, or if rounding errors made its results inconsistent. No system is known to cause
  /// this.
  public var reachedIterationLimit: Bool {
    blocks.solvedBlocks.contains { $0.solved.reachedIterationLimit }
  }

  /// The optional constraints that are violated, in order of addition.
  ///
  /// Preferences aren't included. A violation of up to 1e-9, relative to the numbers involved, is treated as rounding
  /// error, also for required constraints.
  ///
  /// - Complexity: Linear in the number of constraints.
  public var violatedConstraints: [ConstraintID] {
    (0..<system.rows.count).filter { isViolated($0) }.map { id(of: RowSource(slot: $0)) }.sorted()
  }

  /// Whether a constraint is optional and violated.
  func isViolated(_ slot: Int) -> Bool {
    let row = system.rows[slot]
    guard row.isPresent, !row.priority.isRequired, !row.priority.isPreference,
      let size = blocks.lastSize
    else { return false }
    var value = RoundedSum(row.constant, at: size)
    for index in system.rows.range(of: slot) {
      let entry = system.rows.entries[index]
      value.add(entry.coefficient * solution.values[entry.column])
    }
    let excess = value.value(within: Tolerance.violation)
    let isBeyond =
      switch row.relation {
      case .equal: excess != 0
      case .lessThanOrEqual: excess > 0
      case .greaterThanOrEqual: excess < 0
      }
    // Small numbers may be differences of larger ones, and then have their rounding error.
    return isBeyond
      && abs(excess) > Tolerance.violation * value.magnitude + rounding(of: slot, at: size)
  }

  /// Returns the maximum rounding error of a row's violation, caused by rounding in its variables' values.
  private func rounding(of slot: Int, at size: CanvasSize) -> Double {
    let inComponent =
      Tolerance.touchingInComponent * Tolerance.violation / Tolerance.touching
    var rounding = 0.0
    for index in system.rows.range(of: slot) {
      let entry = system.rows.entries[index]
      guard let block = blocks[system.layout.block(of: entry.column)] else { continue }
      let solved = block.solved
      let place = system.layout.place(of: entry.column)
      let factor = abs(entry.coefficient)
      rounding +=
        Tolerance.violation * factor
        * solved.system.definitions.magnitude(of: place).absoluteValue(at: size)
      guard let component = solved.system.components.component(of: place) else { continue }
      let scale = inComponent * factor * solved.scale(of: component, at: size)
      if solved.system.definitions.isFree(place) { rounding += scale }
      for index in solved.system.definitions.sum(of: place) {
        rounding += scale * abs(solved.system.definitions.entries[index].coefficient)
      }
    }
    return rounding
  }
}
