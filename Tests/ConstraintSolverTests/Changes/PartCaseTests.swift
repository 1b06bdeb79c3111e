import Testing

@testable import ConstraintSolver

/// A scene that is edited, next to what a fresh one of the same constraints says.
private func expectFresh(_ scene: Scene, _ demands: [Demand], sourceLine: Int = #line) throws {
  var edited = scene
  var fresh = Scene(variables: scene.variables.count)
  for demand in demands {
    try fresh.add(demand.terms, demand.relation, demand.constant, demand.priority)
  }
  for width in [100.0, 40, 260, 100] {
    let expected = fresh.solve(width: width)
    let actual = edited.solve(width: width)
    #expect(actual.values == expected.values, "line \(sourceLine) width \(width)")
    #expect(actual.conflicts.count == expected.conflicts.count, "line \(sourceLine) \(width)")
    #expect(
      actual.violatedConstraints.count == expected.violatedConstraints.count,
      "line \(sourceLine) width \(width)")
    #expect(
      actual.alternatives == expected.alternatives, "line \(sourceLine) width \(width)")
  }
}

/// A change to a system: the numbers of the demands that go, and those that come.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let demands: [Demand]
  var gone: [Int] = []
  var added: [Demand] = []
}

extension Demand {
  /// `first = second + constant`.
  fileprivate static func tie(_ first: Int, _ second: Int, _ constant: Double) -> Demand {
    Demand([(1, first), (-1, second)], .equal, AffineConstant(constant))
  }

  fileprivate static func value(
    _ variable: Int, _ relation: Relation, _ constant: Double, _ priority: Priority = .required
  ) -> Demand {
    Demand([(1, variable)], relation, AffineConstant(constant), priority)
  }
}

private let wholeWidth = Demand([(1, 1)], .equal, AffineConstant(perWidth: 1))

private let changes = [
  Change(
    testDescription: "an equation others were derived from goes",
    demands: [
      .value(0, .equal, 8), .tie(1, 0, 8), .tie(2, 1, 8), .tie(3, 2, 8),
      .value(2, .greaterThanOrEqual, 90, .optional(500)), .value(4, .equal, 3),
    ], gone: [0]),
  Change(
    testDescription: "a redundant equation takes over",
    demands: [
      .value(0, .equal, 8), .tie(1, 0, 8), .tie(2, 1, 8), .tie(2, 0, 16), .value(1, .equal, 16),
    ], gone: [1]),
  Change(
    testDescription: "one of two equal equations goes",
    demands: [.value(0, .equal, 8), .value(0, .equal, 8), .tie(1, 0, 1)], gone: [1]),
  Change(
    testDescription: "a redundant equation of an eliminated block takes over",
    demands: [
      Demand([(1, 0), (1, 1)], .equal, AffineConstant(perWidth: 1)), .tie(1, 0, 0),
      Demand([(2, 0), (1, 1), (1, 2)], .equal, AffineConstant(perWidth: 2)), .tie(2, 0, 0),
      Demand([(1, 2), (1, 1)], .equal, AffineConstant(perWidth: 1)),
    ], gone: [1]),
  Change(
    testDescription: "free variables become numbers",
    demands: [
      wholeWidth, .tie(2, 0, 30), .tie(3, 2, 8), .value(3, .lessThanOrEqual, 90, .optional(750)),
      .value(2, .equal, 50, .optional(250)), .value(4, .equal, 7, .optional(1)),
    ], added: [Demand([(1, 0)], .equal, AffineConstant(4, perWidth: 0.25))]),
  Change(
    testDescription: "two components become one",
    demands: [
      .value(0, .equal, 20, .optional(500)), .value(1, .equal, 50, .optional(500)),
      .value(0, .greaterThanOrEqual, 0), .value(2, .equal, 5, .optional(500)),
    ], added: [Demand([(1, 1), (-1, 0)], .lessThanOrEqual, AffineConstant(10))]),
  Change(
    testDescription: "a component falls into two",
    demands: [
      .value(0, .equal, 20, .optional(500)), .value(1, .equal, 50, .optional(500)),
      Demand([(1, 1), (-1, 0)], .lessThanOrEqual, AffineConstant(10)),
      Demand([(1, 2), (-1, 1)], .greaterThanOrEqual, AffineConstant(5)),
    ], gone: [2]),
  Change(
    testDescription: "a variable stops to depend on a component it shared with others",
    demands: [
      .tie(0, 1, 16), .value(0, .equal, 70, .optional(250)), .value(2, .equal, 3),
      Demand([(1, 1), (-1, 3)], .lessThanOrEqual, AffineConstant(), .optional(500)),
      .value(3, .equal, 20, .optional(300)),
    ], gone: [0]),
  Change(
    testDescription: "an open variable tied to another component's is decided with it",
    demands: [
      Demand([(1, 0), (-1, 1), (-1, 2)], .equal, AffineConstant(30)),
      .value(1, .greaterThanOrEqual, 0), .value(2, .equal, 12, .optional(500)),
    ], gone: [2]),
  Change(
    testDescription: "a conflict comes",
    demands: [.value(0, .equal, 8), .tie(1, 0, 8), .value(2, .equal, 1)],
    added: [.value(1, .lessThanOrEqual, 10)]),
  Change(
    testDescription: "a conflict that one size has comes",
    demands: [wholeWidth, .tie(0, 1, 5), .value(2, .equal, 1)],
    added: [.value(0, .lessThanOrEqual, 120)]),
  Change(
    testDescription: "a conflict goes",
    demands: [.value(0, .equal, 8), .tie(1, 0, 8), .value(1, .lessThanOrEqual, 10)], gone: [2]),
  Change(
    testDescription: "a row without variables comes and contradicts itself",
    demands: [.value(0, .equal, 8)], added: [Demand([], .equal, AffineConstant(1))]),
]

@Suite("A single change")
struct PartCaseTests {
  @Test("has the answer of a fresh system, and so has taking it back", arguments: changes)
  func freshAnswer(_ change: Change) throws {
    var scene = Scene(variables: 5)
    for demand in change.demands {
      try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
    }
    let before = scene.solve(width: 100).values
    for index in change.gone { scene.solver.remove(scene.ids[index]) }
    for demand in change.added {
      try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
    }
    let kept = change.demands.indices.filter { !change.gone.contains($0) }
    try expectFresh(scene, kept.map { change.demands[$0] } + change.added)
    _ = scene.solve(width: 100)
    for id in scene.ids.dropFirst(change.demands.count) { scene.solver.remove(id) }
    for demand in change.gone.map({ change.demands[$0] }) {
      try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
    }
    #expect(scene.solve(width: 100).values == before)
    try expectFresh(scene, kept.map { change.demands[$0] } + change.gone.map { change.demands[$0] })
  }

  @Test("of several rows at once lays these out in canonical order")
  func canonicalOrder() throws {
    // Both are at their limit, and rounding makes different numbers of them.
    let rows = [
      Demand([(7, 0)], .equal, AffineConstant(0.7), .optional(500)),
      Demand([(1, 0)], .equal, AffineConstant(0.1), .optional(500)),
    ]
    for order in [[0, 1], [1, 0]] {
      var scene = Scene(variables: 3)
      try scene.add([(1, 0)], .equal, 5, .optional(250))
      for index in 1..<3 { try scene.add([(1, index)], .equal, 5) }
      var fresh = scene
      _ = scene.solve()
      for row in order.map({ rows[$0] }) {
        try scene.add(row.terms, row.relation, row.constant, row.priority)
        try fresh.add(row.terms, row.relation, row.constant, row.priority)
      }
      #expect(scene.solve().values == fresh.solve().values)
    }
  }

  @Test("that is refused leaves all as it was")
  func refused() throws {
    var scene = Scene(variables: 2)
    let edge = try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 1), (-1, 0)], .equal, 7)
    let before = scene.solve()
    let effort = scene.solver.effort
    #expect(throws: SolverError.notFinite) {
      try scene.add([(1, 0), (.nan, 1)], .equal, 1)
    }
    #expect(throws: SolverError.notFinite) {
      try scene.solver.setConstant(AffineConstant(.infinity), of: edge)
    }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try scene.solver.setPriority(.optional(0), of: edge)
    }
    let after = scene.solve()
    #expect(after.values == before.values)
    #expect(scene.solver.effort == effort)
  }
}

@Suite("The effort of changes")
struct EffortTests {
  /// Rows of an icon, a title and a detail, as lists have them.
  private static func list(_ count: Int) throws -> Scene {
    var scene = Scene(variables: 1 + 4 * count)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    for row in 0..<count {
      let first = 1 + 4 * row
      try scene.add([(1, first)], .equal, 16)
      try scene.add([(1, first + 1), (-1, first)], .equal, Double(20 + row % 7), .optional(251))
      try scene.add([(1, first + 2), (-1, first + 1)], .greaterThanOrEqual, 8)
      try scene.add([(1, first + 3), (-1, 0)], .equal, -16)
      try scene.add([(1, first + 3), (-1, first + 2)], .equal, 40, .optional(250))
    }
    _ = scene.solve(width: 320)
    return scene
  }

  @Test("is that of a row, not of the list, for thousands of changes of one constraint")
  func oneConstraint() throws {
    var scene = try Self.list(500)
    let start = scene.solver.effort
    for step in 0..<3000 {
      try scene.solver.setConstant(AffineConstant(Double(-step % 50)), of: scene.ids[6])
      scene.solver.resolve(at: CanvasSize(width: 320, height: 0))
    }
    #expect(scene.solver.effort - start <= 3000 * 12)
  }

  @Test("is that of a row for thousands of constraints taken out and put back")
  func toggles() throws {
    var scene = try Self.list(500)
    let start = scene.solver.effort
    for step in 0..<2500 {
      let constraint = scene.ids[1 + step]
      try scene.solver.setPriority(.optional(100), of: constraint)
      scene.solver.resolve(at: CanvasSize(width: 320, height: 0))
      try scene.solver.setPriority(Self.priority(step), of: constraint)
      scene.solver.resolve(at: CanvasSize(width: 320, height: 0))
    }
    #expect(scene.solver.effort - start <= 5000 * 12)
  }

  @Test("is nothing for a constraint that is switched off and on for the second time")
  func switching() throws {
    var scene = try Self.list(50)
    var off: [Double] = []
    var constraint = scene.ids[1]
    for round in 0..<3 {
      let start = scene.solver.effort
      scene.solver.remove(constraint)
      let values = scene.solve(width: 320).values
      constraint = try scene.add([(1, 1)], .equal, 16)
      _ = scene.solve(width: 320)
      if round == 0 { off = values }
      #expect(values == off)
      #expect(scene.solver.effort == start || round == 0)
    }
  }

  private static func priority(_ step: Int) -> Priority {
    switch step % 5 {
    case 1: .optional(251)
    case 4: .optional(250)
    default: .required
    }
  }

  @Test("of changes that add up stays far below building anew each time")
  func addingUp() throws {
    var scene = try Self.list(500)
    let whole = scene.solver.effort
    for row in 0..<500 {
      try scene.solver.setConstant(AffineConstant(-17), of: scene.ids[1 + 5 * row])
      scene.solver.resolve(at: CanvasSize(width: 320, height: 0))
    }
    #expect(scene.solver.effort <= 4 * whole)
    for row in 0..<500 { scene.solver.remove(scene.ids[2 + 5 * row]) }
    scene.solver.resolve(at: CanvasSize(width: 320, height: 0))
    #expect(scene.solver.effort <= 6 * whole)
  }

  /// Variables with an equation to the one before and a wish, added and removed one by one.
  private static func growth(
    to count: Int, isInConflict: Bool = false
  ) throws -> (grown: Int, shrunk: Int, solutions: [Solution]) {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5))
    if isInConflict {
      for value in [3.0, 5] { try scene.add([(1, 1)], .equal, value) }
    }
    var solutions = [scene.solve(width: 320)]
    var added: [[ConstraintID]] = []
    for index in 0..<count {
      scene.makeVariable()
      added.append([
        try scene.add([(1, index + 2), (-1, index == 0 ? 0 : index + 1)], .equal, 4),
        try scene.add([(1, index + 2)], .lessThanOrEqual, Double(index % 5), .optional(500)),
      ])
      solutions.append(scene.solve(width: 320))
    }
    let grown = scene.solver.effort
    while let ids = added.popLast() {
      for id in ids { scene.solver.remove(id) }
      solutions.append(scene.solve(width: 320))
    }
    return (grown, scene.solver.effort - grown, solutions)
  }

  @Test("that put a constraint back in a conflict leave it there, also after a look at all sizes")
  func renamedInConflict() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = LinearConstraint([Term(1, x)], .equal, constant: AffineConstant(-10))
    var id = try solver.add(first)
    _ = try solver.add(LinearConstraint([Term(1, x)], .equal, constant: AffineConstant(-20)))
    _ = try solver.add(
      LinearConstraint([Term(1, y), Term(-1, x)], .equal, constant: AffineConstant(-4)))
    let size = CanvasSize(width: 100, height: 100)
    let before = solver.solve(at: size)
    for _ in 0..<2 {
      solver.remove(id)
      id = try solver.add(first)
      _ = solver.linearPieces(from: size, to: CanvasSize(width: 200, height: 100))
      let after = solver.solve(at: size)
      #expect(after.conflicts.count == 1)
      #expect(after.conflicts.contains { $0.broken == id || $0.because.contains(id) })
      #expect(after.values == before.values)
    }
  }

  @Test("is that of a view for views that come and go one by one", arguments: [false, true])
  func growth(isInConflict: Bool) throws {
    let growth = try Self.growth(to: 2000, isInConflict: isInConflict)
    #expect(growth.grown <= 2000 * 16)
    #expect(growth.shrunk <= 2000 * 16)
    #expect(growth.solutions.allSatisfy { $0.conflicts.count == (isInConflict ? 1 : 0) })
  }

  @Test("leaves solutions that are kept what they were")
  func keptSolutions() throws {
    let solutions = try Self.growth(to: 60).solutions
    for (count, solution) in solutions.prefix(61).enumerated() {
      #expect(solution.values.count == count + 2)
      var expected: [Double] = [160, 0]
      for index in 0..<count { expected.append(164 + 4 * Double(index)) }
      #expect(solution.values == expected)
      #expect(solution.violatedConstraints.count == count)
    }
  }
}
