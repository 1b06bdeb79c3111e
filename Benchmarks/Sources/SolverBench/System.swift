import ConstraintSolver

/// A problem handed to the solver the way a layout does it: variables are edges, and the canvas size is a parameter.
///
/// `width` becomes `right − left`, which makes most demands equations of two variables.
struct PreparedProblem {
  private let variableCount: Int
  private let rows: [Row]
  /// The terms of all rows, one after another.
  private var terms: [Term] = []

  private struct Row {
    let relation: Relation
    let constant: AffineConstant
    let priority: Priority
    let isBreakable: Bool
    let terms: Range<Int>
  }

  init(_ problem: Problem) {
    variableCount = problem.variableCount
    var (rows, terms) = ([Row](), [Term]())
    func append(
      _ newTerms: [Term], _ relation: Relation, _ constant: AffineConstant,
      _ priority: Priority = .required, isBreakable: Bool = true
    ) {
      let start = terms.count
      terms += newTerms
      rows.append(
        Row(
          relation: relation, constant: constant, priority: priority, isBreakable: isBreakable,
          terms: start..<terms.count))
    }
    for (edge, size) in [(2, AffineConstant(perWidth: -1)), (3, AffineConstant(perHeight: -1))] {
      append(PreparedProblem.terms(of: [(edge, 1)]), .equal, size, isBreakable: false)
    }
    for demand in problem.demands {
      append(
        PreparedProblem.terms(of: demand.terms), PreparedProblem.relation(demand.relation),
        AffineConstant(demand.constant), .optional(demand.priority))
    }
    (self.rows, self.terms) = (rows, terms)
  }

  /// A solver with all constraints.
  func load() throws -> System {
    var solver = Solver()
    for _ in 0..<variableCount { _ = solver.makeVariable() }
    var batch = ConstraintBatch(capacity: rows.count)
    for row in rows {
      try batch.append(
        terms.span.extracting(row.terms), row.relation, constant: row.constant,
        priority: row.priority, isBreakable: row.isBreakable)
    }
    try solver.add(batch)
    return System(solver: solver, problem: self)
  }

  /// A constraint of the problem.
  func constraint(_ index: Int) -> LinearConstraint {
    let row = rows[index]
    return LinearConstraint(
      Array(terms[row.terms]), row.relation, constant: row.constant, priority: row.priority,
      isBreakable: row.isBreakable)
  }

  private static func relation(_ character: Character) -> Relation {
    switch character {
    case "<": .lessThanOrEqual
    case ">": .greaterThanOrEqual
    default: .equal
    }
  }

  private static func terms(
    of terms: [(variable: Int, coefficient: Double)]
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
      Term($0.coefficient, Variable(index: $0.variable))
    }
  }
}

/// A solver that was loaded with a problem.
struct System: ~Copyable {
  var solver: Solver
  private let problem: PreparedProblem
  /// The identifiers of constraints that were put back.
  private var newIDs: [Int: ConstraintID] = [:]

  init(solver: consuming Solver, problem: PreparedProblem) {
    self.solver = solver
    self.problem = problem
  }

  private func id(of index: Int) -> ConstraintID { newIDs[index] ?? ConstraintID(index: index) }

  /// Removes a constraint of the problem.
  mutating func remove(_ index: Int) {
    solver.remove(id(of: index))
  }

  /// Puts a constraint back that was removed.
  mutating func putBack(_ index: Int) throws {
    newIDs[index] = try solver.add(problem.constraint(index))
  }

  /// Adds a number to the original constant of a constraint.
  mutating func move(_ index: Int, by distance: Double) throws {
    var constant = problem.constraint(index).constant
    constant.constant += distance
    try solver.setConstant(constant, of: id(of: index))
  }

  /// Solves and reads every value, as a layout does.
  ///
  /// The sum keeps the reading from being optimized away.
  mutating func solve(width: Double, height: Double) -> Double {
    solver.solve(at: CanvasSize(width: width, height: height))
    return solver.withValues { values in
      var sum = 0.0
      for index in values.indices { sum += values[index] }
      return sum
    }
  }

  /// The pieces of the solution along widths.
  mutating func pieces(along widths: ClosedRange<Double>, height: Double) -> [LinearPiece] {
    solver.linearPieces(
      from: CanvasSize(width: widths.lowerBound, height: height),
      to: CanvasSize(width: widths.upperBound, height: height))
  }

  /// The values of left, top, width and height of each view.
  var values: [Double] {
    var values = solver.values
    for index in values.indices where index % 4 >= 2 { values[index] -= values[index - 2] }
    return values
  }
}
