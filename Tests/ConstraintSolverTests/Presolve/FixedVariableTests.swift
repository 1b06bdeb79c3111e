import ConstraintSolver
import Testing

@Suite("Variables of required equations without other variables")
struct FixedVariableTests {
  @Test("keep one of two values, and the rows that depend on it hold")
  func contradiction() throws {
    let scene = Scene(variables: 2)
    let low = try scene.add([(1, 0)], .equal, 1)
    let high = try scene.add([(1, 0)], .equal, 2)
    try scene.add([(1, 1), (-1, 0)], .equal, 10)
    let solution = scene.solve()
    #expect(solution.conflicts.map(\.broken) == [high])
    #expect(solution.conflicts.map(\.because) == [[low]])
    #expect(solution.values == [1, 11])
  }

  @Test("can give way to rows that aren't breakable, and then all rows about them are solved again")
  func outweighed() throws {
    let scene = Scene(variables: 3)
    let fixing = try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    for variable in 1...2 {
      try scene.add([(1, variable), (-1, 0)], .equal, 10, isBreakable: false)
      try scene.add([(1, variable)], .lessThanOrEqual, 60, isBreakable: false)
    }
    for width in [40.0, 90, 40] {
      let solution = scene.solve(width: width)
      #expect(solution.conflicts.isEmpty == (width <= 50))
      #expect(solution.conflicts.allSatisfy { $0.broken == fixing })
      #expect(solution.values[1] == solution.values[0] + 10 && solution.values[1] <= 60)
      #expect(solution.values[2] == solution.values[1])
    }
    let pieces = scene.pieces(
      from: CanvasSize(width: 0, height: 0), to: CanvasSize(width: 100, height: 0))
    #expect(pieces.map(\.range) == [0...0.5, 0.5...1])
    #expect(pieces.map { $0.conflicts.map(\.broken) } == [[], [fixing]])
  }

  @Test("may be near a variable that isn't fixed, and keep the bound of their default")
  func defaultNearOpenVariable() throws {
    let scene = Scene(variables: 1)
    try scene.makeVariable(VariableDefault(near: scene.variables[0], level: 1, isNotBefore: true))
    try scene.add([(1, 0)], .greaterThanOrEqual, 30, .optional(750))
    try scene.add([(1, 1)], .equal, 20)
    let solution = scene.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.values == [20, 20])
  }

  @Test("are determined; those without constraints are not")
  func determination() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 20)
    #expect(scene.values() == [20, 0])
    #expect(scene.isDetermined(0))
    #expect(!scene.isDetermined(1))
  }
}
