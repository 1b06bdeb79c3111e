/// A system of linear constraints with priorities and with numbers that may depend on the size of a canvas.
///
/// Add constraints, solve the system at any number of sizes, and query the result. The result depends only on the
/// constraints and the size. It doesn't depend on the order of additions, or on earlier edits or sizes.
///
/// After a change, only the affected groups of connected variables are solved again. Queries refer to the last
/// solution, so call ``solve(at:)`` between a change and a query. A solver can't be copied.
public struct Solver: ~Copyable {
  var system = ConstraintSystem()
  private var edits = EditLog()
  var blocks = BlockList()
  var solution = SolutionValues()
  var answers = Answers()
  private var workspace = Workspace()
  private(set) var variableCount = 0

  /// Creates a system without variables or constraints.
  public init() {}

  // MARK: - Variables

  /// Creates a variable, which is ordered after all existing variables.
  ///
  /// Its value is zero as long as no constraint uses it.
  ///
  /// - Complexity: Constant.
  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Creates a variable with a default, ordered after all existing variables.
  ///
  /// The default is equivalent to the constraint `variable − near = 0` at `.preference(level)`. If
  /// ``VariableDefault/isNotBefore`` is set, it is also equivalent to the required constraint `variable − near ≥ 0`.
  /// That constraint isn't breakable, and conflicts identify it by ``ConstraintID/defaultVariable``.
  ///
  /// - Complexity: Constant.
  /// - Throws: `SolverError` if the variable `near` is unknown. The solver is unchanged then.
  public mutating func makeVariable(
    _ value: VariableDefault
  ) throws(SolverError) -> Variable {
    guard value.near.index >= 0, value.near.index < variableCount else {
      throw .unknownVariable(value.near)
    }
    let variable = makeVariable()
    system.defaults.append(value, of: variable.index)
    if blocks.knows(value.near.index) { blocks.touch(variable: value.near.index, system.layout) }
    return variable
  }

  /// Removes the default of a variable, if the variable has one.
  ///
  /// - Complexity: Constant.
  public mutating func removeDefault(of variable: Variable) {
    guard system.defaults.remove(variable.index) else { return }
    if blocks.knows(variable.index) { blocks.touch(variable: variable.index, system.layout) }
  }

  /// Sets whether the required constraints on a variable are broken first in conflicts.
  ///
  /// - Complexity: Constant.
  public mutating func setYielding(_ isYielding: Bool, _ variable: Variable) {
    let hasChanged =
      isYielding
      ? system.rows.yielding.insert(variable.index).inserted
      : system.rows.yielding.remove(variable.index) != nil
    if hasChanged, blocks.knows(variable.index) {
      blocks.touch(variable: variable.index, system.layout)
    }
  }

  // MARK: - Constraints

  /// Adds a constraint without solving.
  ///
  /// - Complexity: Linear in the number of terms if they are in order of their variables.
  /// - Returns: The identifier of the constraint.
  /// - Throws: `SolverError` if a number isn't finite, a variable is unknown or the priority is out
  ///   of range. The solver is unchanged then.
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try system.rows.append(
      constraint.terms.span, constraint.relation, constant: constraint.constant,
      priority: constraint.priority, name: constraint.name, isBreakable: constraint.isBreakable,
      slackGoal: constraint.slackGoal, variableCount: variableCount)
    return edits.noteAddition(&system.rows, &blocks, system.layout)
  }

  /// Adds all constraints of a batch, or none of them if one is invalid.
  ///
  /// This is faster than adding the constraints one by one. Their identifiers are consecutive, in the order of the
  /// batch. The batch isn't changed.
  ///
  /// - Complexity: Linear in the constraints.
  /// - Throws: `SolverError` if a variable is unknown. The solver is unchanged then.
  public mutating func add(_ batch: borrowing ConstraintBatch) throws(SolverError) {
    guard batch.lastVariable < variableCount else {
      throw .unknownVariable(Variable(index: batch.lastVariable))
    }
    if edits.isTracking {
      for slot in 0..<batch.count {
        system.rows.append(slot, of: batch.rows)
        _ = edits.noteAddition(&system.rows, &blocks, system.layout)
      }
    } else {
      system.rows.append(contentsOf: batch.rows)
      edits.noteAdditions(batch.count)
    }
  }

  /// Removes a constraint, or does nothing if the constraint was already removed or never added.
  ///
  /// If an equal constraint is added before the next solution, it replaces the removed one, and
  /// nothing has to be solved again.
  ///
  /// - Complexity: Linear in the number of the constraint's terms.
  public mutating func remove(_ id: ConstraintID) {
    guard let slot = edits.slot(of: id) else { return }
    edits.noteRemoval(slot, id, &system.rows, &blocks, system.layout)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Complexity: Constant.
  /// - Throws: `SolverError` if a number isn't finite or the constraint is unknown.
  public mutating func setConstant(
    _ constant: AffineConstant, of id: ConstraintID
  ) throws(SolverError) {
    guard let slot = edits.slot(of: id) else { throw .unknownConstraint(id) }
    guard constant.isFinite else { throw .notFinite }
    system.rows[slot].constant = constant
    edits.noteChange(slot, system.rows, &blocks, system.layout)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Complexity: Constant.
  /// - Throws: `SolverError` if the priority is out of range or the constraint is unknown.
  public mutating func setPriority(
    _ priority: Priority, of id: ConstraintID
  ) throws(SolverError) {
    guard let slot = edits.slot(of: id) else { throw .unknownConstraint(id) }
    try priority.check()
    // A required equation of one variable fixes it, and every block may use its value.
    if system.rows.range(of: slot).count == 1 { blocks.touchAll() }
    system.rows[slot].priority = priority
    edits.noteChange(slot, system.rows, &blocks, system.layout)
  }

  /// Reserves memory for more constraints and terms, so that adding them takes less time.
  public mutating func reserve(_ constraintCount: Int, termCount: Int) {
    system.rows.reserve(
      system.rows.count + constraintCount, entryCount: system.rows.entryCount + termCount)
  }

  // MARK: - Solving

  /// Solves the system at a canvas size.
  ///
  /// This never fails. If no solution satisfies all required constraints, some of them are left out and reported as
  /// ``conflicts``.
  ///
  /// - Complexity: For typical layouts, the first solution is linear in the number of constraints. After a change, it
  ///   is linear in the number of constraints in the affected groups. At another size, it is linear in the number of
  ///   variables, with little work for each, as long as the same constraints are active.
  public mutating func solve(at size: CanvasSize) {
    if edits.needsCompaction(system.rows) { compact() }
    blocks.touchAll(ifFreedAtOtherSizeThan: size.finite)
    blocks.update(&system, &edits, variableCount: variableCount, &workspace)
    let isSame = blocks.solve(
      at: size.finite, &system, &edits, &solution, variableCount: variableCount, &workspace)
    if !isSame { answers.forget() }
  }

  /// Treats the given variables as not fixed, until the next change or a solution at another size.
  mutating func free(_ variables: [Int]) {
    blocks.free(variables, &system, &edits, &workspace)
  }

  /// Removes the rows of removed constraints from memory.
  private mutating func compact() {
    edits.renumber(system.rows.compact())
    blocks.touchAll()
  }

  /// Returns the identifier of the constraint that a row comes from.
  func id(of source: RowSource) -> ConstraintID {
    source.slot.map { edits.id(ofSlot: $0) } ?? ConstraintID(boundOf: source.variable)
  }

  /// Returns the slot of a constraint, or `nil` if the constraint was removed or never added.
  func slot(of id: ConstraintID) -> Int? { edits.slot(of: id) }

  /// Calls a closure with the constraint system and the working memory.
  mutating func withWorkspace<Result: ~Copyable>(
    _ body: (borrowing ConstraintSystem, inout Workspace) -> Result
  ) -> Result {
    body(system, &workspace)
  }
}
