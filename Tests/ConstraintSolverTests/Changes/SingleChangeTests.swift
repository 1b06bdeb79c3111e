import ConstraintSolver
import Testing

/// A change to a system: the positions of the rows that are removed, and rows that are added.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let rows: [LinearConstraint]
  var removed: [Int] = []
  var added: [LinearConstraint] = []
}

/// `first = second + distance`.
private func tie(_ first: Int, _ second: Int, _ distance: Double) -> LinearConstraint {
  LinearConstraint([(1, first), (-1, second)], .equal, distance)
}

private func value(
  _ variable: Int, _ relation: Relation, _ right: Double, _ priority: Priority = .required
) -> LinearConstraint {
  LinearConstraint([(1, variable)], relation, right, priority)
}

private let wholeWidth = LinearConstraint([(1, 1)], .equal, AffineConstant(perWidth: 1))

private let changes = [
  Change(
    testDescription: "an equation is removed that others follow from",
    rows: [
      value(0, .equal, 8), tie(1, 0, 8), tie(2, 1, 8), tie(3, 2, 8),
      value(2, .greaterThanOrEqual, 90, .optional(500)), value(4, .equal, 3),
    ], removed: [0]),
  Change(
    testDescription: "a redundant equation takes the place of a removed one",
    rows: [
      value(0, .equal, 8), tie(1, 0, 8), tie(2, 1, 8), tie(2, 0, 16), value(1, .equal, 16),
    ], removed: [1]),
  Change(
    testDescription: "one of two equal equations is removed",
    rows: [value(0, .equal, 8), value(0, .equal, 8), tie(1, 0, 1)], removed: [1]),
  Change(
    testDescription: "a redundant equation among several unknowns takes the place of another",
    rows: [
      LinearConstraint([(1, 0), (1, 1)], .equal, AffineConstant(perWidth: 1)), tie(1, 0, 0),
      LinearConstraint([(2, 0), (1, 1), (1, 2)], .equal, AffineConstant(perWidth: 2)),
      tie(2, 0, 0), LinearConstraint([(1, 2), (1, 1)], .equal, AffineConstant(perWidth: 1)),
    ], removed: [1]),
  Change(
    testDescription: "free variables become numbers",
    rows: [
      wholeWidth, tie(2, 0, 30), tie(3, 2, 8), value(3, .lessThanOrEqual, 90, .optional(750)),
      value(2, .equal, 50, .optional(250)), value(4, .equal, 7, .optional(1)),
    ], added: [LinearConstraint([(1, 0)], .equal, AffineConstant(4, perWidth: 0.25))]),
  Change(
    testDescription: "two components are joined",
    rows: [
      value(0, .equal, 20, .optional(500)), value(1, .equal, 50, .optional(500)),
      value(0, .greaterThanOrEqual, 0), value(2, .equal, 5, .optional(500)),
    ], added: [LinearConstraint([(1, 1), (-1, 0)], .lessThanOrEqual, 10)]),
  Change(
    testDescription: "a component is split",
    rows: [
      value(0, .equal, 20, .optional(500)), value(1, .equal, 50, .optional(500)),
      LinearConstraint([(1, 1), (-1, 0)], .lessThanOrEqual, 10),
      LinearConstraint([(1, 2), (-1, 1)], .greaterThanOrEqual, 5),
    ], removed: [2]),
  Change(
    testDescription: "a variable stops depending on a component that it shared with others",
    rows: [
      tie(0, 1, 16), value(0, .equal, 70, .optional(250)), value(2, .equal, 3),
      LinearConstraint([(1, 1), (-1, 3)], .lessThanOrEqual, 0, .optional(500)),
      value(3, .equal, 20, .optional(300)),
    ], removed: [0]),
  Change(
    testDescription: "an open variable is tied to another component",
    rows: [
      LinearConstraint([(1, 0), (-1, 1), (-1, 2)], .equal, 30),
      value(1, .greaterThanOrEqual, 0), value(2, .equal, 12, .optional(500)),
    ], removed: [2]),
  Change(
    testDescription: "a conflict starts",
    rows: [value(0, .equal, 8), tie(1, 0, 8), value(2, .equal, 1)],
    added: [value(1, .lessThanOrEqual, 10)]),
  Change(
    testDescription: "a conflict starts at one size",
    rows: [wholeWidth, tie(0, 1, 5), value(2, .equal, 1)],
    added: [value(0, .lessThanOrEqual, 120)]),
  Change(
    testDescription: "a conflict ends",
    rows: [value(0, .equal, 8), tie(1, 0, 8), value(1, .lessThanOrEqual, 10)], removed: [2]),
  Change(
    testDescription: "a row without variables contradicts itself",
    rows: [value(0, .equal, 8)], added: [LinearConstraint([], .equal, 1)]),
  Change(
    testDescription: "the equation of a fixed variable is removed",
    rows: [wholeWidth, tie(0, 1, -20), value(0, .lessThanOrEqual, 200, .optional(900))],
    removed: [0]),
]

@Suite("A single change")
struct SingleChangeTests {
  @Test("has the answers of a fresh solver, and so has taking it back", arguments: changes)
  func freshAnswers(_ change: Change) throws {
    let scene = try Scene(variables: 5, change.rows)
    let before = scene.values(width: 100)
    for index in change.removed { scene.remove(scene.ids[index]) }
    for row in change.added { try scene.add(row) }
    try expectFresh(scene)
    for id in scene.ids.dropFirst(change.rows.count) { scene.remove(id) }
    for index in change.removed { try scene.add(change.rows[index]) }
    #expect(scene.values(width: 100) == before)
    try expectFresh(scene)
  }

  private func expectFresh(_ scene: Scene) throws {
    for width in [100.0, 40, 260, 100] {
      let fresh = try scene.fresh()
      #expect(scene.values(width: width) == fresh.values(width: width), "width \(width)")
      #expect(scene.verdict() == fresh.verdict(), "width \(width)")
    }
  }

  @Test("of several rows at once doesn't depend on their order")
  func canonicalOrder() throws {
    // Both are at their limit, and rounding makes different numbers of them.
    let rows = [
      LinearConstraint([(7, 0)], .equal, 0.7, .optional(500)),
      LinearConstraint([(1, 0)], .equal, 0.1, .optional(500)),
    ]
    let values = try [rows, rows.reversed()].map { rows in
      let scene = Scene(variables: 3)
      try scene.add([(1, 0)], .equal, 5, .optional(250))
      for index in 1..<3 { try scene.add([(1, index)], .equal, 5) }
      scene.solve()
      for row in rows { try scene.add(row) }
      return scene.values()
    }
    #expect(values[0] == values[1])
  }

  @Test("after another adds views one by one, and removes them again", arguments: [false, true])
  func growth(hasConflict: Bool) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5))
    if hasConflict { for right in [3.0, 5] { try scene.add([(1, 1)], .equal, right) } }
    var added: [[ConstraintID]] = []
    for index in 0..<300 {
      let last = scene.variables.count - 1
      let view = scene.makeVariable()
      added.append([
        try scene.add([(1, view), (-1, index == 0 ? 0 : last)], .equal, 4),
        try scene.add([(1, view)], .lessThanOrEqual, Double(index % 5), .optional(500)),
      ])
      let solution = scene.solve(width: 320)
      #expect(solution.values.last == 164 + 4 * Double(index))
      #expect(solution.conflicts.count == (hasConflict ? 1 : 0))
      #expect(solution.violated.count == index + 1)
    }
    while let ids = added.popLast() {
      for id in ids { scene.remove(id) }
      let solution = scene.solve(width: 320)
      #expect(solution.values[added.count + 2] == 0)
      #expect(solution.violated.count == added.count)
    }
  }
}
