import ConstraintSolver
import TestTools
import Testing

@Suite("Bounds beyond what a double resolves beside the other numbers")
struct FarBoundTests {
  private static let magnitudes = [1e9, 1e12, 1e15, 1e18, 1e100, 1e300, .greatestFiniteMagnitude]

  @Test("leave a width alone", arguments: magnitudes)
  func width(magnitude: Double) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 0)
    let width: Sum = [(1, 1), (-1, 0)]
    try scene.add(width, .equal, 50, .optional(999))
    try scene.add(width, .greaterThanOrEqual, 10)
    try scene.add(width, .lessThanOrEqual, magnitude)
    let solution = scene.solve(width: 320, height: 480)
    #expect(solution.values == [0, 50])
    #expect(solution.conflicts.isEmpty && solution.violated.isEmpty)
    #expect(scene.isDetermined(1))
  }

  @Test("leave equal widths alone", arguments: magnitudes)
  func equalWidths(magnitude: Double) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 50, .optional(999))
    try scene.add([(1, 0), (-1, 1)], .equal, 0, .optional(999))
    for index in 0..<2 {
      try scene.add([(1, index)], .greaterThanOrEqual, 10)
      try scene.add([(1, index)], .lessThanOrEqual, magnitude)
    }
    let solution = scene.solve(width: 320, height: 480)
    #expect(solution.values == [50, 50])
    #expect(solution.conflicts.isEmpty && solution.violated.isEmpty)
  }

  @Test(
    "are no bounds, whatever the system",
    arguments: RandomSystem.all([.scattered, .pairs, .crowded, .chain], 0..<25))
  func property(system: RandomSystem) throws {
    let (plain, start) = try system.scene()
    var generator = start
    for magnitude in Self.magnitudes.suffix(4) {
      let bounded = try plain.fresh()
      for _ in 0..<4 {
        let row = system.kind.row(&generator, variableCount: plain.variables.count)
        let isUpper = Bool.random(using: &generator)
        try bounded.add(
          LinearConstraint(
            row.terms, isUpper ? .lessThanOrEqual : .greaterThanOrEqual,
            constant: AffineConstant(isUpper ? -magnitude : magnitude), priority: row.priority,
            slackGoal: row.slackGoal))
      }
      for width in [320.0, 100] {
        let (expected, solution) = (plain.solve(width: width), bounded.solve(width: width))
        // Their explanations may differ if there are several.
        #expect(
          solution.conflicts.map(\.broken) == expected.conflicts.map(\.broken), "\(magnitude)")
        #expect(areSame(solution.values, expected.values), "\(magnitude)")
        #expect(solution.violated == expected.violated, "\(magnitude)")
      }
    }
  }
}
