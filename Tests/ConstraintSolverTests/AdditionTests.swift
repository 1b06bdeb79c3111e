import ConstraintSolver
import Testing

@Suite("Adding constraints")
struct AdditionTests {
  @Test("refuses numbers that are not finite and leaves the system as it was")
  func refusesNonFinite() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.notFinite) {
      try solver.add(LinearConstraint([Term(.nan, width)], .equal))
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add(
        LinearConstraint([Term(1, width)], .equal, constant: AffineConstant(perWidth: .infinity)))
    }
    let id = try solver.add(LinearConstraint([Term(1, width)], .equal))
    #expect(id.index == 0)
  }

  @Test("refuses priorities that are not above zero")
  func refusesPriority() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try solver.add(LinearConstraint([Term(1, width)], .equal, priority: .optional(0)))
    }
  }

  @Test("adds several constraints, or none of them")
  func several() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let good = LinearConstraint([Term(1, width)], .equal, constant: AffineConstant(-7))
    let bad = LinearConstraint([Term(.nan, width)], .equal)
    #expect(throws: SolverError.notFinite) { try solver.add(contentsOf: [good, bad]) }
    let size = CanvasSize(width: 0, height: 0)
    #expect(!solver.solve(at: size).isDetermined([Term(1, width)]))
    #expect(try solver.add(contentsOf: [good]).count == 1)
    #expect(solver.solve(at: size).values == [7])
  }

  @Test("adds distances as the constraints that they are")
  func distances() throws {
    let (x, y, z) = (Variable(index: 0), Variable(index: 1), Variable(index: 2))
    let distances = [
      Distance(from: x, to: y, plus: -1, .greaterThanOrEqual, .required, isBreakable: false),
      Distance(from: z, to: x, plus: 2, .equal, .optional(20)),
      Distance(from: y, to: y, .equal, .optional(10)),
      // Wants more than the others, which hold it where it is, allow.
      Distance(from: y, to: z, plus: -5, .greaterThanOrEqual, .preference(2)),
    ]
    var together = Scene(variables: 3)
    var apart = Scene(variables: 3)
    let start = LinearConstraint([Term(1, y)], .equal, constant: AffineConstant(-4))
    let limit = LinearConstraint([Term(1, z)], .greaterThanOrEqual)
    for constraint in [start, limit] {
      _ = try together.solver.add(constraint)
      _ = try apart.solver.add(constraint)
    }
    // What is added once something was removed is looked at row by row.
    for round in 0..<2 {
      try together.solver.add(distances.span)
      for distance in distances {
        _ = try apart.solver.add(
          LinearConstraint(
            [Term(1, distance.end), Term(-1, distance.start)], distance.relation,
            constant: AffineConstant(distance.constant), priority: distance.priority,
            isBreakable: distance.isBreakable))
      }
      #expect(together.solve().values == [3, 4, 5], "round \(round)")
      #expect(apart.solve().values == [3, 4, 5], "round \(round)")
      together.solver.remove(ConstraintID(index: 2))
      apart.solver.remove(ConstraintID(index: 2))
    }
  }

  @Test("adds no distance where one of several is refused")
  func refusesDistances() throws {
    let x = Variable(index: 0)
    let known = Distance(from: x, to: x, .equal, .required)
    let stranger = Distance(from: x, to: Variable(index: 1), .equal, .required)
    var solver = Solver()
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(Variable(index: 1))) {
      let distances = [known, stranger]
      try solver.add(distances.span)
    }
    #expect(throws: SolverError.priorityOutOfRange(-1)) {
      let distances = [known, Distance(from: x, to: x, .equal, .optional(-1))]
      try solver.add(distances.span)
    }
    #expect(throws: SolverError.notFinite) {
      let distances = [known, Distance(from: x, to: x, plus: .infinity, .equal, .required)]
      try solver.add(distances.span)
    }
    #expect(try solver.add(LinearConstraint([Term(1, x)], .equal)).index == 0)
  }

  @Test("adds several at once as one after another")
  func severalAsOne() throws {
    let x = Variable(index: 0)
    let y = Variable(index: 1)
    let constraints = [
      LinearConstraint([Term(1, y), Term(-1, x)], .equal, constant: AffineConstant(-7)),
      LinearConstraint([Term(2, x), Term(1, x)], .equal, constant: AffineConstant(-6)),
      LinearConstraint([Term(1, x), Term(0, y)], .equal, priority: .optional(20)),
      LinearConstraint([Term(1, x), Term(-1, x)], .equal, priority: .optional(10)),
      LinearConstraint([Term(1, x), Term(1, y)], .equal, priority: .preference(1), name: "sum"),
    ]
    var together = Scene(variables: 2)
    let ids = try together.solver.add(contentsOf: constraints)
    var apart = Scene(variables: 2)
    for constraint in constraints { _ = try apart.solver.add(constraint) }
    #expect(ids.map(\.index) == Array(0..<5))
    #expect(together.solve().values == [2, 9])
    #expect(apart.solve().values == [2, 9])
    #expect(
      together.solve().violatedConstraints.map(\.index)
        == apart.solve().violatedConstraints.map(\.index))
  }

  @Test("makes room for rows of any length")
  func longRows() throws {
    // Each sum makes its last variable one more than the one before; the eighth needs work.
    var rows: [LinearConstraint] = []
    for last in 0..<12 {
      let terms = (0...last).map { Term(1, Variable(index: $0)) }
      let sum = Double((last + 1) * (last + 2) / 2)
      rows.append(
        LinearConstraint(
          terms, .equal, constant: AffineConstant(-sum), name: last == 7 ? "eighth" : ""))
    }
    for constraints in [rows, Array(rows.reversed())] {
      var scene = Scene(variables: 12)
      let ids = try scene.solver.add(contentsOf: constraints)
      #expect(ids.map(\.index) == Array(0..<12))
      #expect(scene.solve().values == (1...12).map(Double.init))
    }
  }

  @Test("refuses pairs of terms for the same reasons as other sums")
  func refusesPairs() throws {
    var scene = Scene(variables: 2)
    let terms = [scene.term(1, 0), scene.term(1, 1)]
    let stranger = Variable(index: 2)
    let cases: [(LinearConstraint, SolverError)] = [
      (LinearConstraint([terms[0], Term(.infinity, terms[1].variable)], .equal), .notFinite),
      (LinearConstraint(terms, .equal, constant: AffineConstant(.nan)), .notFinite),
      (LinearConstraint(terms, .equal, priority: .optional(-1)), .priorityOutOfRange(-1)),
      (LinearConstraint([terms[0], Term(1, stranger)], .equal), .unknownVariable(stranger)),
    ]
    for (constraint, error) in cases {
      #expect(throws: error) { try scene.solver.add(contentsOf: [constraint]) }
    }
    #expect(scene.solve().violatedConstraints.isEmpty)
  }
}
