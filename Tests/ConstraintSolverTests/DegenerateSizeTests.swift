import ConstraintSolver
import TestTools
import Testing

/// Small whole numbers, so that several constraints are at their limit at once at many sizes.
private struct DegenerateSystem {
  private(set) var solver = Solver()
  private var variables: [Variable] = []

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...5, using: &generator)
    variables = (0..<count).map { _ in solver.makeVariable() }
    for _ in 0..<Int.random(in: count...4 * count, using: &generator) {
      _ = try solver.add(constraint(&generator))
    }
  }

  private func constraint(_ generator: inout SeededGenerator) -> LinearConstraint {
    let priorities: [Priority] = [.required, .optional(750), .optional(500), .optional(250)]
    var terms = [Term(1, variables.randomElement(using: &generator) ?? variables[0])]
    if Bool.random(using: &generator) {
      let coefficient = Double([-1, -1, 1, -2].randomElement(using: &generator) ?? -1)
      terms.append(Term(coefficient, variables.randomElement(using: &generator) ?? variables[0]))
    }
    let relations = [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual]
    let constant = AffineConstant(
      Double(50 * Int.random(in: -4...4, using: &generator)),
      perWidth: Double(Int.random(in: -2...2, using: &generator)) / 2)
    return LinearConstraint(
      terms, relations.randomElement(using: &generator) ?? .equal, constant: constant,
      priority: priorities.randomElement(using: &generator) ?? .required)
  }
}

@Suite("A size at which several constraints are at their limit")
struct DegenerateSizeTests {
  @Test("does not answer for other sizes: one unknown")
  func line() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, 100, .optional(750))
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    #expect(scene.solve(width: 200).values == [100])
    #expect(scene.solve(width: 100).values == [50])
    #expect(scene.solve(width: 300).values == [100])
  }

  @Test("does not answer for other sizes: several unknowns")
  func component() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 100, .optional(750))
    try scene.add([(1, 1), (-1, 0)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    try scene.add([(1, 1), (1, 0)], .equal, AffineConstant(perWidth: 1), .optional(500))
    #expect(scene.solve(width: 200).values == [50, 150])
    #expect(scene.solve(width: 100).values == [25, 75])
    #expect(scene.solve(width: 300).values == [100, 200])
  }

  /// Each pair of sizes in both orders, so that each optimum that is kept meets each other size.
  @Test("makes no difference to the sizes after it", arguments: UInt64(0)..<150)
  func sizes(seed: UInt64) throws {
    let system = try DegenerateSystem(seed: seed)
    let widths = [0.0, 50, 100, 150, 200, 300, 400, 475]
    let fresh = widths.map { width in
      var solver = system.solver
      return solver.solve(at: CanvasSize(width: width, height: 0))
    }
    for first in widths {
      var solver = system.solver
      _ = solver.solve(at: CanvasSize(width: first, height: 0))
      for (width, expected) in zip(widths, fresh) {
        let solution = solver.solve(at: CanvasSize(width: width, height: 0))
        #expect(zip(solution.values, expected.values).allSatisfy(isSame), "\(first), \(width)")
        #expect(solution.conflicts == expected.conflicts)
      }
    }
  }
}
