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
    var system = try System(problem)
    try system.load()
    let solution = system.solve(width: problem.width, height: problem.height)
    count = 0
    func ask(_ variable: Variable) {
      switch question {
      case .explain: count += solution.constraintsDetermining([Term(1, variable)]).count
      case .ambiguity: count += solution.isDetermined([Term(1, variable)]) ? 1 : 0
      }
    }
    let first = seconds { ask(system.edges[system.edges.count / 2]) }
    count = 0
    let all = seconds { for variable in system.edges { ask(variable) } }
    firsts.append(first)
    each.append((first + all) / Double(system.edges.count + 1))
    spent += first + all
  }
  return (median(firsts), median(each), count)
}
