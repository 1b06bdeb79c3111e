@testable import ConstraintSolver

/// A system under test, written with letters for variables.
struct Scene {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var ids: [ConstraintID] = []

  init(variables count: Int) {
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  subscript(index: Int) -> Variable { variables[index] }

  mutating func makeVariable() { variables.append(solver.makeVariable()) }

  /// Adds `Σ terms  relation  constant`, the way one writes it on paper.
  @discardableResult
  mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double,
    _ priority: Priority = .required, name: String = "", isBreakable: Bool = true
  ) throws -> ConstraintID {
    try add(
      terms, relation, AffineConstant(constant), priority, name: name, isBreakable: isBreakable)
  }

  /// Adds a constraint whose right side depends on the canvas.
  @discardableResult
  mutating func add(
    _ terms: [(Double, Int)], _ relation: Relation, _ right: AffineConstant,
    _ priority: Priority = .required, name: String = "", isBreakable: Bool = true
  ) throws -> ConstraintID {
    let constraint = LinearConstraint(
      terms.map { Term($0.0, variables[$0.1]) }, relation,
      constant: AffineConstant(
        -right.constant, perWidth: -right.perWidth, perHeight: -right.perHeight),
      priority: priority, name: name, isBreakable: isBreakable)
    let id = try solver.add(constraint)
    ids.append(id)
    return id
  }

  mutating func solve(width: Double = 0, height: Double = 0) -> Solution {
    solver.solve(at: CanvasSize(width: width, height: height))
  }

  func term(_ coefficient: Double, _ index: Int) -> Term {
    Term(coefficient, variables[index])
  }
}

/// A constraint as data: terms, relation, right side, priority.
struct Demand {
  var terms: [(Double, Int)]
  var relation: Relation
  var constant: AffineConstant
  var priority: Priority
  var name = ""
  var isBreakable = true

  init(
    _ terms: [(Double, Int)], _ relation: Relation, _ constant: AffineConstant,
    _ priority: Priority = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.priority = priority
  }
}

/// What rounding may do to values that went through divisions: far below a pixel, far above an ulp.
let rounding = 1e-9

/// Whether two numbers are the same up to rounding, relative to their size.
func isSame(_ lhs: Double, _ rhs: Double) -> Bool {
  abs(lhs - rhs) <= rounding * max(1e-300, abs(lhs), abs(rhs))
}

extension Solver {
  /// The whole system, taken apart.
  var blueprint: Blueprint {
    Blueprint.takingApart(
      edits.store, variableCount: variableCount,
      order: edits.canonicalOrder(variableCount: variableCount), excluded: [])
  }
}
