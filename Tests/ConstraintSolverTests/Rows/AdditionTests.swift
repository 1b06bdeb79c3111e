import Testing

@testable import ConstraintSolver

@Suite("Adding constraints")
struct AdditionTests {
  private static let (x, y, z) = (Variable(index: 0), Variable(index: 1), Variable(index: 2))

  @Test("refuses invalid constraints and leaves the system as it was")
  func refusal() throws {
    let scene = Scene(variables: 2)
    let (x, y) = (Self.x, Self.y)
    let stranger = Variable(index: 2)
    let cases: [(LinearConstraint, SolverError)] = [
      (LinearConstraint([Term(.nan, x)], .equal), .notFinite),
      (LinearConstraint([Term(1, x), Term(.infinity, y)], .equal), .notFinite),
      (
        LinearConstraint([Term(1, x), Term(1, y)], .equal, constant: AffineConstant(.nan)),
        .notFinite
      ),
      (
        LinearConstraint([Term(1, x)], .equal, constant: AffineConstant(perWidth: .infinity)),
        .notFinite
      ),
      (
        LinearConstraint(
          [Term(.greatestFiniteMagnitude, x), Term(.greatestFiniteMagnitude, x)], .equal),
        .notFinite
      ),
      (LinearConstraint([Term(1, x)], .equal, priority: .optional(0)), .priorityOutOfRange(0)),
      (
        LinearConstraint([Term(1, x), Term(1, y)], .equal, priority: .optional(-1)),
        .priorityOutOfRange(-1)
      ),
      (LinearConstraint([Term(1, x), Term(1, stranger)], .equal), .unknownVariable(stranger)),
      (LinearConstraint([Term(0, stranger)], .equal), .unknownVariable(stranger)),
    ]
    for (constraint, error) in cases {
      #expect(throws: error) { try scene.add(constraint) }
    }
    #expect(scene.values() == [0, 0])
    #expect(!scene.isDetermined(0))
    #expect(try scene.add(LinearConstraint([Term(1, x)], .equal)).index == 0)
  }

  @Test(
    "sums the terms of a variable, in any order", arguments: [[1.0, -2], [-2, 1], [3, 1, -5]])
  func repeatedTerms(coefficients: [Double]) throws {
    let scene = Scene(variables: 2)
    try scene.add(coefficients.map { ($0, 0) } + [(4, 1)], .equal, 7)
    try scene.add([(1, 1)], .equal, 0)
    #expect(scene.values() == [-7 / Double(coefficients.reduce(0, -)), 0])
  }

  /// Rows of a batch in all forms: pairs, repeated and zero terms, names, and parts of the canvas.
  private static let rows = [
    LinearConstraint(
      [Term(1, y), Term(-1, x)], .greaterThanOrEqual, constant: AffineConstant(-1),
      isBreakable: false),
    LinearConstraint(
      [Term(1, x), Term(-1, z)], .equal, constant: AffineConstant(2), priority: .optional(20)),
    LinearConstraint([Term(1, y), Term(-1, y)], .equal, priority: .optional(10)),
    LinearConstraint(
      [Term(1, z), Term(-1, y)], .greaterThanOrEqual, constant: AffineConstant(-5),
      priority: .preference(2)),
    LinearConstraint(
      [Term(0.5, z), Term(0.5, y), Term(-1, x), Term(0, x)], .equal,
      constant: AffineConstant(-1.5), priority: .optional(1), name: "middle"),
    LinearConstraint([Term(1, y), Term(2, x), Term(-1, y)], .lessThanOrEqual, name: "twice"),
    LinearConstraint([Term(1, z)], .lessThanOrEqual, constant: AffineConstant(perWidth: -1)),
  ]

  private static func batch(_ rows: [LinearConstraint]) throws -> ConstraintBatch {
    var batch = ConstraintBatch(capacity: rows.count)
    for row in rows {
      try batch.append(
        row.terms.span, row.relation, constant: row.constant, priority: row.priority,
        name: row.name, isBreakable: row.isBreakable)
    }
    return batch
  }

  @Test("of a batch is adding its constraints one by one")
  func batches() throws {
    let batch = try Self.batch(Self.rows)
    let start = [
      LinearConstraint([(1, 1)], .equal, 4), LinearConstraint([(1, 2)], .greaterThanOrEqual, 0),
    ]
    let together = try Scene(variables: 3, start)
    let apart = try Scene(variables: 3, start)
    // After a removal rows may come back, which is checked row by row.
    for round in 0..<2 {
      try together.solver.add(batch)
      for row in Self.rows { try apart.add(row) }
      for (width, values) in [(4.0, [0.0, 4, 2]), (1, [-1, 4, 1])] {
        let (solution, expected) = (together.solve(width: width), apart.solve(width: width))
        #expect(solution.values == values, "round \(round)")
        #expect(expected.values == values, "round \(round)")
        #expect(solution.violated == expected.violated, "round \(round)")
      }
      for slot in 2..<9 {
        #expect(together.solver.system.rows.name(of: slot) == Self.rows[slot - 2].name)
      }
      for scene in [together, apart] { scene.solver.remove(ConstraintID(index: 2)) }
    }
  }

  @Test("keeps nothing in a batch that was emptied or of a refused constraint")
  func emptiedBatch() throws {
    var batch = try Self.batch([LinearConstraint([(1, 7)], .equal, 0)])
    batch.removeAll()
    #expect(batch.count == 0)
    #expect(throws: SolverError.notFinite) {
      let terms = [Term(1, Self.y), Term(.nan, Self.x)]
      try batch.append(terms.span, .equal)
    }
    let terms = makeTerms([(1, 1), (-1, 0)])
    try batch.append(terms.span, .equal, constant: AffineConstant(-3))
    #expect(batch.count == 1)
    let scene = try Scene(variables: 2, [LinearConstraint([(1, 0)], .equal, 0)])
    try scene.solver.add(batch)
    #expect(scene.values() == [0, 3])
  }

  @Test("adds nothing of a batch with an unknown variable")
  func refusedBatch() throws {
    var batch = try Self.batch([LinearConstraint([(1, 0), (-1, 0)], .equal, 0)])
    let negative = [Term(1, Variable(index: -1))]
    #expect(throws: SolverError.unknownVariable(Variable(index: -1))) {
      try batch.append(negative.span, .equal)
    }
    #expect(throws: SolverError.priorityOutOfRange(-1)) {
      let terms = makeTerms([(1, 0)])
      try batch.append(terms.span, .equal, priority: .optional(-1))
    }
    #expect(batch.count == 1)
    // Unknown only to the solver, although the terms cancel.
    let terms = makeTerms([(1, 1), (-1, 1)])
    try batch.append(terms.span, .equal)
    let scene = Scene(variables: 1)
    #expect(throws: SolverError.unknownVariable(Variable(index: 1))) {
      try scene.solver.add(batch)
    }
    #expect(try scene.add([(1, 0)], .equal, 0).index == 0)
  }

  @Test("has the same result for rows of any length in any order")
  func longRows() throws {
    // Each sum makes its last variable one more than the one before.
    let rows = (0..<12).map { (last: Int) -> LinearConstraint in
      let sum = (0...last).map { (1.0, $0) }
      return LinearConstraint(sum, .equal, Double((last + 1) * (last + 2) / 2))
    }
    for rows in [rows, rows.reversed()] {
      let scene = Scene(variables: 12)
      scene.solver.reserve(12, termCount: 78)
      try scene.solver.add(Self.batch(rows))
      #expect(scene.values() == (1...12).map(Double.init))
    }
  }
}
