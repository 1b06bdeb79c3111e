import ConstraintSolver

/// Summands of a linear expression: coefficients with variables by number.
typealias Sum = [(Double, Int)]

extension LinearConstraint {
  /// Creates the constraint `sum  relation  right`, as written on paper.
  init(
    _ sum: Sum, _ relation: Relation, _ right: AffineConstant, _ priority: Priority = .required,
    name: String = "", isBreakable: Bool = true
  ) {
    self.init(
      makeTerms(sum), relation,
      constant: AffineConstant(
        -right.constant, perWidth: -right.perWidth, perHeight: -right.perHeight),
      priority: priority, name: name, isBreakable: isBreakable)
  }

  /// Creates a constraint whose right side doesn't depend on the canvas.
  init(_ sum: Sum, _ relation: Relation, _ right: Double, _ priority: Priority = .required) {
    self.init(sum, relation, AffineConstant(right), priority)
  }
}

/// The terms of a sum.
func makeTerms(_ sum: Sum) -> [Term] { sum.map { Term($0.0, Variable(index: $0.1)) } }

/// The solution of a system at a size.
struct Solution {
  let values: [Double]
  let conflicts: [Conflict]
  let violated: [ConstraintID]
  let reachedIterationLimit: Bool
}

/// A solver under test with a list of its constraints.
///
/// A class, because a solver can't be captured by the closures that test macros make.
final class Scene {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  /// All constraints that were ever added.
  private(set) var ids: [ConstraintID] = []
  /// The constraints that weren't removed, in order of addition.
  private(set) var present: [(id: ConstraintID, row: LinearConstraint)] = []
  private var lastSize = CanvasSize(width: 0, height: 0)

  init(variables count: Int = 0) {
    for _ in 0..<count { makeVariable() }
  }

  convenience init(variables count: Int, _ rows: [LinearConstraint]) throws {
    self.init(variables: count)
    for row in rows { try add(row) }
  }

  /// Returns the same constraints in a new solver.
  func fresh() throws -> Scene {
    try Scene(variables: variables.count, present.map(\.row))
  }

  // MARK: - Editing

  @discardableResult
  func makeVariable() -> Int {
    variables.append(solver.makeVariable())
    return variables.count - 1
  }

  @discardableResult
  func makeVariable(_ value: VariableDefault) throws -> Int {
    variables.append(try solver.makeVariable(value))
    return variables.count - 1
  }

  @discardableResult
  func add(_ row: LinearConstraint) throws -> ConstraintID {
    let id = try solver.add(row)
    ids.append(id)
    present.append((id, row))
    return id
  }

  @discardableResult
  func add(
    _ sum: Sum, _ relation: Relation, _ right: AffineConstant, _ priority: Priority = .required,
    name: String = "", isBreakable: Bool = true
  ) throws -> ConstraintID {
    try add(
      LinearConstraint(sum, relation, right, priority, name: name, isBreakable: isBreakable))
  }

  @discardableResult
  func add(
    _ sum: Sum, _ relation: Relation, _ right: Double, _ priority: Priority = .required,
    isBreakable: Bool = true
  ) throws -> ConstraintID {
    try add(sum, relation, AffineConstant(right), priority, isBreakable: isBreakable)
  }

  func remove(_ id: ConstraintID) {
    solver.remove(id)
    present.removeAll { $0.id == id }
  }

  /// Replaces the right side of a constraint.
  func setRight(_ right: AffineConstant, of id: ConstraintID) throws {
    let constant = LinearConstraint([], .equal, right).constant
    try solver.setConstant(constant, of: id)
    edit(id) { $0.constant = constant }
  }

  func setPriority(_ priority: Priority, of id: ConstraintID) throws {
    try solver.setPriority(priority, of: id)
    edit(id) { $0.priority = priority }
  }

  private func edit(_ id: ConstraintID, _ body: (inout LinearConstraint) -> Void) {
    for index in present.indices where present[index].id == id { body(&present[index].row) }
  }

  // MARK: - Solving

  @discardableResult
  func solve(width: Double = 0, height: Double = 0) -> Solution {
    solve(at: CanvasSize(width: width, height: height))
  }

  @discardableResult
  func solve(at size: CanvasSize) -> Solution {
    lastSize = size
    solver.solve(at: size)
    return Solution(
      values: solver.values, conflicts: solver.conflicts, violated: solver.violatedConstraints,
      reachedIterationLimit: solver.reachedIterationLimit)
  }

  /// Solves and returns the values only.
  func values(width: Double = 0, height: Double = 0) -> [Double] {
    solver.solve(at: CanvasSize(width: width, height: height))
    return solver.values
  }

  func pieces(from: CanvasSize, to: CanvasSize) -> [LinearPiece] {
    solver.linearPieces(from: from, to: to)
  }

  // MARK: - Questions about the last solution

  func value(of sum: Sum) -> Double { solver.value(of: makeTerms(sum)) }

  func hold(_ sum: Sum) -> Bool { solver.hold(makeTerms(sum)) }

  func isDetermined(_ variable: Int) -> Bool { isDetermined([(1, variable)]) }

  func isDetermined(_ sum: Sum) -> Bool { solver.isDetermined(makeTerms(sum)) }

  func alternative(to variable: Int) -> Double? { alternative(to: [(1, variable)]) }

  func alternative(to sum: Sum) -> Double? { solver.alternative(to: makeTerms(sum)) }

  var alternatives: [Alternative] { solver.alternatives }

  func determining(_ variable: Int) -> [ConstraintID] { determining([(1, variable)]) }

  func determining(_ sum: Sum) -> [ConstraintID] { solver.constraintsDetermining(makeTerms(sum)) }

  func beating(_ id: ConstraintID) -> [ConstraintID] { solver.constraintsBeating(id) }

  /// The largest amount by which a required constraint that isn't in conflict is violated.
  func largestViolation() -> Double {
    let broken = Set(solver.conflicts.map(\.broken))
    return present.reduce(0) { largest, entry in
      guard entry.row.priority == .required, !broken.contains(entry.id) else { return largest }
      return max(largest, entry.row.violation(solver.values, at: lastSize))
    }
  }
}

extension LinearConstraint {
  /// The amount by which values violate the constraint.
  func violation(_ values: [Double], at size: CanvasSize) -> Double {
    let left = terms.reduce(constant.value(at: size)) {
      $0 + $1.coefficient * values[$1.variable.index]
    }
    return switch relation {
    case .equal: abs(left)
    case .lessThanOrEqual: max(0, left)
    case .greaterThanOrEqual: max(0, -left)
    }
  }
}

/// The tolerance for values that went through divisions: far below a pixel, far above an ulp.
let rounding = 1e-9

/// Whether two numbers are the same up to rounding, relative to their size.
func isSame(_ lhs: Double, _ rhs: Double) -> Bool {
  abs(lhs - rhs) <= rounding * max(1e-300, abs(lhs), abs(rhs))
}

/// Whether two lists of values are the same up to rounding, relative to the largest of them.
func areSame(_ lhs: [Double], _ rhs: [Double]) -> Bool {
  guard lhs.count == rhs.count else { return false }
  let largest = (lhs + rhs).reduce(1) { max($0, abs($1)) }
  return zip(lhs, rhs).allSatisfy { abs($0 - $1) <= rounding * largest }
}
