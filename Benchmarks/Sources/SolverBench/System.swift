import ConstraintSolver

/// A problem handed to the solver the way a layout does it: variables are edges, and the canvas' size
/// is a parameter.
///
/// `width` becomes `right − left`, which makes most demands equations of two variables.
struct System {
  private(set) var solver = Solver()
  private(set) var constraints: [LinearConstraint] = []
  private(set) var ids: [ConstraintID] = []
  let edges: [Variable]

  init(_ problem: Problem) throws {
    var solver = Solver()
    edges = (0..<problem.variableCount).map { _ in solver.makeVariable() }
    constraints = [
      LinearConstraint(
        System.terms(of: [(2, 1)], edges), .equal, constant: AffineConstant(perWidth: -1),
        isBreakable: false),
      LinearConstraint(
        System.terms(of: [(3, 1)], edges), .equal, constant: AffineConstant(perHeight: -1),
        isBreakable: false),
    ]
    for demand in problem.demands {
      constraints.append(
        LinearConstraint(
          System.terms(of: demand.terms, edges), System.relation(demand.relation),
          constant: AffineConstant(demand.constant), priority: .optional(demand.priority)))
    }
    self.solver = solver
  }

  /// Adds all constraints.
  mutating func load() throws {
    ids = try solver.add(contentsOf: constraints)
  }

  /// Removes a constraint of the problem.
  mutating func remove(_ index: Int) {
    solver.remove(ids[index])
  }

  /// Puts a constraint back that was removed.
  mutating func putBack(_ index: Int) throws {
    ids[index] = try solver.add(constraints[index])
  }

  /// Adds a number to the constant a constraint of the problem came with.
  mutating func move(_ index: Int, by distance: Double) throws {
    var constant = constraints[index].constant
    constant.constant += distance
    try solver.setConstant(constant, of: ids[index])
  }

  /// Solves and reads every value, as whoever lays out views does; the sum keeps the reading from
  /// being left out.
  mutating func resolve(width: Double, height: Double) -> Double {
    solver.resolve(at: CanvasSize(width: width, height: height))
    return solver.withValues { values in
      var sum = 0.0
      for index in values.indices { sum += values[index] }
      return sum
    }
  }

  /// The pieces of the solution along the widths from one to another.
  mutating func pieces(along widths: ClosedRange<Double>, height: Double) -> [LinearPiece] {
    solver.linearPieces(
      from: CanvasSize(width: widths.lowerBound, height: height),
      to: CanvasSize(width: widths.upperBound, height: height))
  }

  mutating func solve(width: Double, height: Double) -> Solution {
    solver.solve(at: CanvasSize(width: width, height: height))
  }

  /// The values of left, top, width and height of each view.
  func values(_ solution: Solution) -> [Double] {
    var values = solution.values
    for index in values.indices where index % 4 >= 2 { values[index] -= values[index - 2] }
    return values
  }

  private static func relation(_ character: Character) -> Relation {
    switch character {
    case "<": .lessThanOrEqual
    case ">": .greaterThanOrEqual
    default: .equal
    }
  }

  private static func terms(
    of terms: [(variable: Int, coefficient: Double)], _ edges: [Variable]
  ) -> [Term] {
    var coefficients: [(variable: Int, coefficient: Double)] = []
    func add(_ coefficient: Double, to variable: Int) {
      if let index = coefficients.firstIndex(where: { $0.variable == variable }) {
        coefficients[index].coefficient += coefficient
      } else {
        coefficients.append((variable, coefficient))
      }
    }
    for term in terms {
      add(term.coefficient, to: term.variable)
      if term.variable % 4 >= 2 { add(-term.coefficient, to: term.variable - 2) }
    }
    return coefficients.filter { $0.coefficient != 0 }.map {
      Term($0.coefficient, edges[$0.variable])
    }
  }
}
