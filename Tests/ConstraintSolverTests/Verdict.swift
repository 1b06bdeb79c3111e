import ConstraintSolver

/// How far values may be apart that were computed in another order, against the largest of them.
let reordering = 1e-12

func currentValues(_ solver: Solver) -> [Double] {
  var solver = solver
  return solver.withValues { values in values.indices.map { values[$0] } }
}

/// The largest distance of two lists of values, against the largest value.
func distance(_ lhs: [Double], _ rhs: [Double]) -> Double {
  guard lhs.count == rhs.count else { return .infinity }
  let largest = zip(lhs, rhs).reduce(1) { max($0, abs($1.0), abs($1.1)) }
  return zip(lhs, rhs).reduce(0) { max($0, abs($1.0 - $1.1)) } / largest
}

/// Whether a constraint holds within rounding, or is not required.
func holds(
  _ constraint: LinearConstraint, in solution: Solution, at size: CanvasSize
) -> Bool {
  guard constraint.priority == .required else { return true }
  let constant = constraint.constant
  let value =
    solution.value(of: constraint.terms) + constant.constant + constant.perWidth * size.width
    + constant.perHeight * size.height
  let isAbove = value >= -rounding * 1000
  let isBelow = value <= rounding * 1000
  return switch constraint.relation {
  case .equal: isAbove && isBelow
  case .greaterThanOrEqual: isAbove
  case .lessThanOrEqual: isBelow
  }
}

/// What a solution says, with constraints by what they ask for.
struct Verdict: Equatable {
  var broken: [String]
  var because: [[String]]
  var violated: [String]
  var isDetermined: [Bool]

  init(_ solution: Solution, _ variables: [Variable], _ name: (ConstraintID) -> String) {
    broken = solution.conflicts.map { name($0.broken) }
    because = solution.conflicts.map { $0.because.map(name).sorted() }
    violated = solution.violatedConstraints.map(name).sorted()
    isDetermined = variables.map { solution.isDetermined([Term(1, $0)]) }
  }
}

extension EditedSystem {
  func name(_ id: ConstraintID) -> String {
    present.first { $0.id == id }.map { "\($0.constraint)" } ?? "gone"
  }

  func nameInFresh(_ id: ConstraintID) -> String {
    present.indices.contains(id.index) ? "\(present[id.index].constraint)" : "gone"
  }
}
