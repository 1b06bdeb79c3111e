import ConstraintSolver
import Measuring

/// What is asked of a solution about each variable.
enum Question: String {
  /// Which constraints give it its value.
  case explain
  /// Whether they leave it open.
  case ambiguity
}

/// Medians of the time to answer the first question about a solution, and each when all variables are
/// asked about; and how many constraints were named, or variables determined.
func time(
  _ question: Question, _ problem: Problem
) throws -> (first: Double, each: Double, count: Int) {
  var firsts: [Double] = []
  var each: [Double] = []
  var spent = 0.0
  var count = 0
  while firsts.count < 3 || (spent < 0.5 && firsts.count < 51) {
    var system = try PreparedProblem(problem).load()
    _ = system.solve(width: problem.width, height: problem.height)
    let variables = (0..<problem.variableCount).map { Variable(index: $0) }
    count = 0
    func ask(_ variable: Variable, _ solver: borrowing Solver) {
      switch question {
      case .explain: count += solver.constraintsDetermining([Term(1, variable)]).count
      case .ambiguity: count += solver.isDetermined([Term(1, variable)]) ? 1 : 0
      }
    }
    let first = seconds { ask(variables[variables.count / 2], system.solver) }
    count = 0
    let all = seconds { for variable in variables { ask(variable, system.solver) } }
    firsts.append(first)
    each.append((first + all) / Double(variables.count + 1))
    spent += first + all
  }
  return (median(firsts), median(each), count)
}
