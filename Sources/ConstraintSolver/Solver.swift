/// A system of linear constraints with priorities over the size of a canvas.
///
/// Add constraints, then ask for the solution at as many sizes as you like. The answer depends on
/// the constraints and the size alone: not on the order of additions, on earlier edits, or on the
/// sizes asked for before.
///
/// Change the constraints as often as you like, too. After a change only the variables it can move
/// are solved anew; the rest keeps its values. What is decided, violated and in conflict is what a
/// fresh solver says. So are the values, to the bit where arithmetic is exact and otherwise within
/// 1e-12 of the largest; a change that is taken back restores every bit.
public struct Solver: Sendable {
  private(set) var variableCount = 0
  var edits = EditLog()
  /// What was solved, and what is solved anew after changes.
  var state = SolvedState()

  /// Makes a system without variables and constraints.
  public init() {}

  /// Makes a variable that ranks after all others.
  ///
  /// Its values are in points, if constants are. One that no constraint is about is zero.
  ///
  /// - Complexity: Constant.
  public mutating func makeVariable() -> Variable {
    defer { variableCount += 1 }
    return Variable(index: variableCount)
  }

  /// Adds a constraint.
  ///
  /// One like another counts as much as two do. One without terms, or whose terms cancel out, holds or
  /// is violated by its constant alone. Nothing is solved before somebody asks.
  ///
  /// - Complexity: Linear in its terms if they come by ascending variable.
  /// - Returns: Its name for later changes.
  /// - Throws: `SolverError` if a number is not finite, a variable is not from this solver or the
  ///   priority is out of range. The system is then as it was.
  public mutating func add(_ constraint: LinearConstraint) throws(SolverError) -> ConstraintID {
    try add(
      constraint.terms.span, constraint.relation, constant: constraint.constant,
      priority: constraint.priority, name: constraint.name, isBreakable: constraint.isBreakable)
  }

  /// Adds the constraint that a ``LinearConstraint`` of these parts would be.
  ///
  /// For those who add many: the terms need no array.
  ///
  /// - Throws: As ``add(_:)`` does.
  public mutating func add(
    _ terms: Span<Term>, _ relation: Relation, constant: AffineConstant, priority: Priority,
    name: String = "", isBreakable: Bool = true
  ) throws(SolverError) -> ConstraintID {
    try constant.check()
    try priority.check()
    let kind = RowStore.Kind(
      rank: priority.rank, relation: relation, isBreakable: isBreakable, hasName: !name.isEmpty)
    return try edits.add(
      terms, kind, constant: constant, name: name, variableCount: variableCount)
  }

  /// Makes room for more constraints, so that adding them one by one costs less.
  ///
  /// Changes nothing else; wrong numbers cost memory or time. Without a number of terms, three for each
  /// constraint are assumed.
  public mutating func reserve(_ constraintCount: Int, termCount: Int? = nil) {
    edits.reserve(constraintCount, termCount: termCount ?? 3 * constraintCount)
  }

  /// Adds several constraints: all of them, or none if one is refused.
  ///
  /// The same as adding them one after another, in less time.
  ///
  /// - Returns: The name of each, in their order.
  /// - Throws: `SolverError` for the first that is refused. The system is then as it was.
  public mutating func add(
    contentsOf constraints: [LinearConstraint]
  ) throws(SolverError) -> [ConstraintID] {
    var ids: [ConstraintID] = []
    ids.reserveCapacity(constraints.count)
    edits.reserve(constraints.count, termCount: 3 * constraints.count)
    do {
      while ids.count < constraints.count {
        edits.addPlain(constraints, from: ids.count, variableCount: variableCount, &ids)
        if ids.count < constraints.count { ids.append(try add(constraints[ids.count])) }
      }
    } catch {
      for id in ids { remove(id) }
      throw error
    }
    return ids
  }

  /// Removes a constraint, or does nothing if it is no longer there or was never added.
  ///
  /// An equal one that is added before the next question takes its place at no further cost.
  ///
  /// - Complexity: Linear in its terms; the first removal is linear in the constraints.
  public mutating func remove(_ id: ConstraintID) {
    edits.remove(id)
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Complexity: Constant. What follows is solved at the next question.
  /// - Throws: `SolverError` if a number is not finite or the constraint is not there.
  public mutating func setConstant(
    _ constant: AffineConstant, of id: ConstraintID
  ) throws(SolverError) {
    let slot = try edits.slot(of: id)
    try constant.check()
    edits.setConstant(constant, at: slot)
  }

  /// Replaces the priority of a constraint.
  ///
  /// - Complexity: Constant. What follows is solved at the next question.
  /// - Throws: `SolverError` if the priority is out of range or the constraint is not there.
  public mutating func setPriority(
    _ priority: Priority, of id: ConstraintID
  ) throws(SolverError) {
    let slot = try edits.slot(of: id)
    try priority.check()
    edits.setRank(priority.rank, at: slot)
  }

  /// The best values of all variables at a size of the canvas.
  ///
  /// Never fails: constraints that cannot hold together are reported in the solution.
  ///
  /// - Complexity: At the first call, and at a size at which much is at its limit in another way, about
  ///   linear in the constraints; at other sizes linear in the variables, with little work for each.
  ///   After changes at the same size that of what these can move.
  public mutating func solve(at size: CanvasSize) -> Solution {
    resolve(at: size)
    return state.solution(of: &edits)
  }

  /// Solves at a size of the canvas and keeps the values, to be read by ``withValues(_:)``.
  ///
  /// Cheaper than ``solve(at:)``, which wraps up everything there is to ask.
  public mutating func resolve(at size: CanvasSize) {
    state.resolve(&edits, variableCount: variableCount, at: size.finite)
  }

  /// Lends the values of all variables at the size solved last, in order of creation.
  ///
  /// Empty before anything was solved. Mutating, though it changes nothing: a solver that is only looked
  /// at would be copied for that, all kilobyte of it.
  public mutating func withValues<Result>(_ body: (borrowing Span<Double>) -> Result) -> Result {
    let values = state.whole?.lentValues ?? state.dividedValues.all
    return body(values.span)
  }

  /// The variables whose values were changed since this was last asked, in no particular order: all
  /// that are different now, and maybe some that are what they were.
  ///
  /// What is asked for at another size is new throughout. Variables that were made since are among them
  /// only if their value is not 0.
  ///
  /// - Returns: Nil if any may have been: after the first solve, another size, and changes of much.
  /// - Complexity: O(*k*) for *k* changes.
  public mutating func takeChangedVariables() -> [Variable]? {
    state.takeChanges()?.map { Variable(index: Int($0)) }
  }

  /// How many rows and variables were looked at in all changes so far.
  var effort: Int { state.effort }
}

extension AffineConstant {
  @inline(__always)
  func check() throws(SolverError) {
    guard isFinite else { throw .notFinite }
  }

  @inline(__always)
  var isFinite: Bool {
    // Zero times what is infinite or not a number is no number: one comparison instead of three.
    constant * 0 + perWidth * 0 + perHeight * 0 == 0
  }
}

extension Priority {
  @inline(__always)
  func check() throws(SolverError) {
    guard case .optional(let value) = self, !isInRange else { return }
    throw .priorityOutOfRange(value)
  }

  @inline(__always)
  var isInRange: Bool {
    if case .optional(let value) = self { return value > 0 }
    return true
  }
}
