import ConstraintSolver
import Testing

@Suite("Classic Cassowary cases")
struct CassowaryTests {
  @Test("the midpoint of a line follows its ends")
  func midpoint() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 0), (1, 2), (-2, 1)], .equal, 0)
    try scene.add([(1, 2), (-1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 2)], .lessThanOrEqual, 100)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    try scene.add([(1, 1)], .equal, 45, .optional(1))
    let solution = scene.solve()
    #expect(solution.value(of: scene[1]) == 45)
    #expect(solution.value(of: scene[0]) + solution.value(of: scene[2]) == 90)
  }

  @Test("an inequality pushes a weak wish aside")
  func pushed() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0), (-1, 1)], .lessThanOrEqual, 0)
    try scene.add([(1, 1)], .equal, 10)
    try scene.add([(1, 0)], .equal, 20, .optional(1))
    #expect(scene.solve().values == [10, 10])
  }

  @Test("a removed constraint has no effect, in any order of removal")
  func removal() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 100, .optional(1))
    let ten = try scene.add([(1, 0)], .lessThanOrEqual, 10)
    let twenty = try scene.add([(1, 0)], .lessThanOrEqual, 20)
    #expect(scene.solve().values == [10])
    scene.solver.remove(ten)
    #expect(scene.solve().values == [20])
    scene.solver.remove(twenty)
    #expect(scene.solve().values == [100])
    try scene.add([(1, 0)], .lessThanOrEqual, 10)
    #expect(scene.solve().values == [10])
  }

  @Test("a constant and a priority can be replaced")
  func replaced() throws {
    var scene = Scene(variables: 1)
    let wish = try scene.add([(1, 0)], .equal, 10, .optional(10))
    let other = try scene.add([(1, 0)], .equal, 30, .optional(20))
    try scene.solver.setConstant(AffineConstant(-40), of: other)
    #expect(scene.solve().values == [40])
    try scene.solver.setPriority(.optional(5), of: other)
    #expect(scene.solve().values == [10])
    scene.solver.remove(wish)
    #expect(throws: SolverError.unknownConstraint(wish)) {
      try scene.solver.setPriority(.required, of: wish)
    }
  }

  @Test("boxes share the canvas' width and follow it")
  func boxes() throws {
    var scene = Scene(variables: 4)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, 2), (-1, 1)], .equal, 8)
    try scene.add([(1, 3)], .equal, AffineConstant(perWidth: 1))
    try scene.add([(1, 1), (-1, 0), (-1, 3), (1, 2)], .equal, 0)
    #expect(scene.solve(width: 108).values == [0, 50, 58, 108])
    #expect(scene.solve(width: 208).values == [0, 100, 108, 208])
  }
}
