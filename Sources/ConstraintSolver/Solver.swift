/// A system of linear constraints with priorities over the size of a canvas.
///
/// Add constraints, then ask for the solution at as many sizes as you like. The answer depends on
/// the constraints and the size alone: not on the order of additions, on earlier edits, or on the
/// sizes asked for before.
public struct Solver: Sendable {
  private(set) var variableCount = 0
  private(set) var constraints: [LinearConstraint?] = []

  /// The constraints in canonical order, or nil after a change.
  private var rows: [Row]?
  /// What was built for the system and for it without broken rows; the system itself first.
  private var states: [SolvingState] = []

  /// Makes a system without variables and constraints.
  public init() {}

  /// Makes a variable that ranks after all others.
  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    rows = nil
    return Variable(index: variableCount)
  }

  /// Adds a constraint.
  ///
  /// - Throws: `SolverError` if a number is not finite, a variable is not from this solver or the
  ///   priority is out of range. The system is then as it was.
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try check(constraint)
    constraints.append(constraint)
    rows = nil
    return ConstraintID(index: constraints.count - 1)
  }

  /// Removes a constraint, or does nothing if it is no longer there.
  public mutating func remove(_ id: ConstraintID) {
    guard constraints.indices.contains(id.index) else { return }
    constraints[id.index] = nil
    rows = nil
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: `SolverError` if a number is not finite or the constraint is not there.
  public mutating func setConstant(
    _ constant: AffineConstant, of id: ConstraintID
  ) throws(SolverError) {
    var constraint = try self.constraint(id)
    constraint.constant = constant
    try check(constraint)
    constraints[id.index] = constraint
    rows = nil
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Throws: `SolverError` if the priority is out of range or the constraint is not there.
  public mutating func setPriority(
    _ priority: Priority, of id: ConstraintID
  ) throws(SolverError) {
    var constraint = try self.constraint(id)
    constraint.priority = priority
    try check(constraint)
    constraints[id.index] = constraint
    rows = nil
  }

  /// The best values of all variables at a size of the canvas.
  ///
  /// Never fails: constraints that cannot hold together are reported in the solution.
  public mutating func solve(at size: CanvasSize) -> Solution {
    let size = size.finite
    let rows = canonicalRows()
    var excluded: [Int] = []
    var conflicts: [Conflict] = []
    while true {
      let state = stateIndex(excluding: excluded, rows: rows)
      if !states[state].optimize(at: size) {
        let findings = ConflictSearch(structure: states[state].structure, size: size)
          .findings(states[state].simplexes)
        if !findings.isEmpty {
          conflicts += findings.map { Conflict($0, rows: rows) }
          excluded = (excluded + findings.map(\.broken)).sorted()
          continue
        }
      }
      let values = states[state].values(at: size)
      return Solution(values: values, conflicts: conflicts, state: states[state], size: size)
    }
  }

  private mutating func canonicalRows() -> [Row] {
    if let rows { return rows }
    let sorted = constraints.indices
      .compactMap { index in constraints[index].map { Row($0, id: ConstraintID(index: index)) } }
      .sorted(by: Row.isOrdered)
    rows = sorted
    states = []
    return sorted
  }

  /// The place of the state for the system without some rows, which is built if need be.
  private mutating func stateIndex(excluding excluded: [Int], rows: [Row]) -> Int {
    if let index = states.firstIndex(where: { $0.excluded == excluded }) { return index }
    // The states of a few sizes with conflicts are kept, so that going back and forth is cheap.
    if states.count > 8 { states.remove(at: 1) }
    states.append(
      SolvingState(
        Structure(rows: rows, variableCount: variableCount, excluded: excluded),
        excluded: excluded))
    return states.count - 1
  }

  private func constraint(_ id: ConstraintID) throws(SolverError) -> LinearConstraint {
    guard constraints.indices.contains(id.index), let constraint = constraints[id.index] else {
      throw .unknownConstraint(id)
    }
    return constraint
  }

  private func check(_ constraint: LinearConstraint) throws(SolverError) {
    let constant = constraint.constant
    guard constant.constant.isFinite, constant.perWidth.isFinite, constant.perHeight.isFinite else {
      throw .notFinite
    }
    for term in constraint.terms {
      guard term.coefficient.isFinite else { throw .notFinite }
      guard term.variable.index < variableCount else { throw .unknownVariable(term.variable) }
    }
    guard Row.entries(of: constraint.terms).allSatisfy({ $0.coefficient.isFinite }) else {
      throw .notFinite
    }
    if case .optional(let value) = constraint.priority, !(value > 0) {
      throw .priorityOutOfRange(value)
    }
  }
}
