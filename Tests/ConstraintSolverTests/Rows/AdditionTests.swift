import Testing

@testable import ConstraintSolver

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

  @Test("adds a batch as the constraints that are in it")
  func batch() throws {
    let (x, y, z) = (Variable(index: 0), Variable(index: 1), Variable(index: 2))
    let distances = [
      Distance(from: x, to: y, plus: -1, .greaterThanOrEqual, .required, isBreakable: false),
      Distance(from: z, to: x, plus: 2, .equal, .optional(20)),
      Distance(from: y, to: y, .equal, .optional(10)),
      // Wants more than the others, which hold it where it is, allow.
      Distance(from: y, to: z, plus: -5, .greaterThanOrEqual, .preference(2)),
    ]
    let others = [
      LinearConstraint(
        [Term(0.5, z), Term(0.5, y), Term(-1, x), Term(0, x)], .equal,
        constant: AffineConstant(-1.5), priority: .optional(1), name: "middle"),
      LinearConstraint([Term(1, y), Term(2, x), Term(-1, y)], .lessThanOrEqual, name: "twice"),
      LinearConstraint([Term(1, z)], .lessThanOrEqual, constant: AffineConstant(perWidth: -1)),
    ]
    var batch = ConstraintBatch()
    for distance in distances { try batch.add(distance) }
    for other in others {
      try batch.add(
        other.terms.span, other.relation, constant: other.constant, priority: other.priority,
        name: other.name, isBreakable: other.isBreakable)
    }
    var together = Scene(variables: 3)
    var apart = Scene(variables: 3)
    let start = LinearConstraint([Term(1, y)], .equal, constant: AffineConstant(-4))
    let limit = LinearConstraint([Term(1, z)], .greaterThanOrEqual)
    for constraint in [start, limit] {
      _ = try together.solver.add(constraint)
      _ = try apart.solver.add(constraint)
    }
    let size = CanvasSize(width: 4, height: 0)
    // What is added once something was removed is looked at row by row.
    for round in 0..<2 {
      try together.solver.add(batch)
      for distance in distances {
        _ = try apart.solver.add(
          LinearConstraint(
            [Term(1, distance.end), Term(-1, distance.start)], distance.relation,
            constant: AffineConstant(distance.constant), priority: distance.priority,
            isBreakable: distance.isBreakable))
      }
      for other in others { _ = try apart.solver.add(other) }
      let (solution, expected) = (together.solver.solve(at: size), apart.solver.solve(at: size))
      // The distances alone give 3, 4 and 5; "twice" wants the first to be no more than 0.
      #expect(solution.values == [0, 4, 2], "round \(round)")
      #expect(expected.values == solution.values, "round \(round)")
      #expect(solution.violatedConstraints == expected.violatedConstraints, "round \(round)")
      let stores = [together.solver.edits.store, apart.solver.edits.store]
      let names = stores.map { store in (0..<store.count).map { store.name(of: $0) } }
      #expect(names[0] == names[1] && names[0].contains("middle"), "round \(round)")
      together.solver.remove(ConstraintID(index: 2))
      apart.solver.remove(ConstraintID(index: 2))
    }
    let wide = CanvasSize(width: 1, height: 0)
    #expect(together.solver.solve(at: wide).values == [-1, 4, 1])
    #expect(apart.solver.solve(at: wide).values == [-1, 4, 1])
  }

  @Test("keeps nothing in a batch that was emptied or of what it refused")
  func emptiedBatch() throws {
    let (x, y) = (Variable(index: 0), Variable(index: 1))
    var batch = ConstraintBatch()
    try batch.add(Distance(from: x, to: Variable(index: 7), .equal, .required))
    batch.removeAll()
    #expect(batch.count == 0)
    #expect(throws: SolverError.notFinite) {
      let terms = [Term(1, y), Term(.nan, x)]
      try batch.add(terms.span, .equal, constant: AffineConstant(), priority: .required)
    }
    try batch.add(Distance(from: x, to: y, plus: -3, .equal, .required))
    #expect(batch.count == 1)
    var scene = Scene(variables: 2)
    _ = try scene.solver.add(LinearConstraint([Term(1, x)], .equal))
    try scene.solver.add(batch)
    #expect(scene.solve().values == [0, 3])
  }

  @Test("adds nothing of a batch where one of its constraints is refused")
  func refusesBatch() throws {
    let x = Variable(index: 0)
    var batch = ConstraintBatch()
    try batch.add(Distance(from: x, to: x, .equal, .required))
    #expect(throws: SolverError.priorityOutOfRange(-1)) {
      try batch.add(Distance(from: x, to: x, .equal, .optional(-1)))
    }
    #expect(throws: SolverError.notFinite) {
      try batch.add(Distance(from: x, to: x, plus: .infinity, .equal, .required))
    }
    #expect(throws: SolverError.unknownVariable(Variable(index: -1))) {
      try batch.add(Distance(from: Variable(index: -1), to: x, .equal, .required))
    }
    #expect(throws: SolverError.notFinite) {
      let terms = [Term(.greatestFiniteMagnitude, x), Term(.greatestFiniteMagnitude, x)]
      try batch.add(terms.span, .equal, constant: AffineConstant(), priority: .required)
    }
    #expect(batch.count == 1)
    // Known to be no variable of the solver's only there; though it counts for nothing in the sum.
    let stranger = Variable(index: 1)
    try batch.add(Distance(from: stranger, to: stranger, .equal, .required))
    var solver = Solver()
    _ = solver.makeVariable()
    #expect(throws: SolverError.unknownVariable(stranger)) { try solver.add(batch) }
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
