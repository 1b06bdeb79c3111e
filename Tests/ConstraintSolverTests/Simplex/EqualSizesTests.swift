import Testing

@testable import ConstraintSolver

@Suite("Views in a row that wish to be equal") struct EqualSizesTests {
  /// Labels that resist with 750 and hug with 250, between two edges, and equal with 260.
  private func row(_ widths: [Double]) throws -> Scene {
    var scene = Scene(variables: widths.count + 1)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, widths.count)], .equal, AffineConstant(perWidth: 1))
    for (index, width) in widths.enumerated() {
      let size = [(1.0, index + 1), (-1.0, index)]
      try scene.add(size, .greaterThanOrEqual, 0)
      try scene.add(size, .greaterThanOrEqual, width, .optional(750))
      try scene.add(size, .lessThanOrEqual, width, .optional(250))
      if index > 0 { try scene.add(size + [(-1, 1), (1, 0)], .equal, 0, .optional(260)) }
    }
    return scene
  }

  private func contents(_ count: Int) -> [Double] { (0..<count).map { Double(20 + $0 * 7 % 13) } }

  /// How many steps the simplex takes.
  private func stepCount(_ scene: Scene, width: Double) throws -> Int {
    let blueprint = scene.solver.blueprint
    try #require(blueprint.components.count == 1)
    var simplex = SparseSimplex()
    var outcome = Outcome()
    simplex.solve(
      [0], of: blueprint, at: CanvasSize(width: width, height: 0), decidesTies: true, fixed: [],
      into: &outcome)
    let allowed = 1000 + 50 * (simplex.problem.points.count + simplex.problem.unknowns.count)
    let isCutShort = outcome.reachedIterationLimit
    #expect(!isCutShort)
    return allowed - simplex.stepsLeft
  }

  @Test("become equal without a step for each, with room and without", arguments: [60.0, 10])
  private func steps(share: Double) throws {
    let count = 400
    let width = share * Double(count)
    var scene = try row(contents(count))
    #expect(try stepCount(scene, width: width) < 10)
    let solution = scene.solve(width: width)
    #expect(
      scene.variables.indices.allSatisfy {
        abs(solution.value(of: scene[$0]) - share * Double($0)) < 1e-6
      })
  }

  @Test("become equal around one that is larger, without a step for each")
  func larger() throws {
    let count = 400
    var widths = contents(count)
    widths[count / 2] = 459
    var scene = try row(widths)
    let width = 60.0 * Double(count)
    #expect(try stepCount(scene, width: width) < 10)
    let solution = scene.solve(width: width)
    // The others share what is left: 59 points each.
    #expect(abs(solution.value(of: scene[count / 2]) - 59 * Double(count / 2)) < 1e-6)
    #expect(
      abs(solution.value(of: scene[count / 2 + 1]) - solution.value(of: scene[count / 2]) - 459)
        < 1e-6)
    #expect(abs(solution.value(of: scene[count - 1]) - (width - 59)) < 1e-6)
  }
}
