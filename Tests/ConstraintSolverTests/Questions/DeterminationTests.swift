import ConstraintSolver
import Testing

@Suite("What gives a value, and what outweighs a wish")
struct DeterminationTests {
  @Test("of equations that say the same twice one is named")
  func redundant() throws {
    var scene = Scene(variables: 2)
    let left = try scene.add([(1, 0)], .equal, 8)
    try scene.add([(2, 0)], .equal, 16)
    let width = try scene.add([(1, 1), (-1, 0)], .equal, 100)
    let solution = scene.solve()
    #expect(solution.constraintsDetermining([scene.term(1, 0)]) == [left])
    #expect(solution.constraintsDetermining([scene.term(1, 1)]) == [left, width])
  }

  @Test("where several would do, what is more important is named")
  func important() throws {
    var scene = Scene(variables: 3)
    let hug = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 44, .optional(250))
    let resist = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 44, .optional(750))
    let least = try scene.add([(1, 2), (-1, 0)], .greaterThanOrEqual, 44)
    let same = try scene.add([(1, 2), (-1, 1)], .equal, 0)
    let solution = scene.solve()
    let width = [scene.term(1, 1), scene.term(-1, 0)]
    #expect(solution.value(of: width) == 44)
    #expect(solution.constraintsDetermining(width) == [least, same])
    scene.solver.remove(least)
    #expect(scene.solve().constraintsDetermining(width) == [resist])
    scene.solver.remove(resist)
    #expect(scene.solve().constraintsDetermining(width).isEmpty)
    #expect(scene.solve().isDetermined(width) == false)
    try scene.solver.setPriority(.required, of: hug)
    #expect(scene.solve().constraintsDetermining(width).isEmpty)
  }

  @Test("an inequality that is active takes part, one with room does not")
  func active() throws {
    var scene = Scene(variables: 2)
    let right = try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1))
    let inset = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 20)
    let wide = try scene.add([(1, 0)], .greaterThanOrEqual, 100, .optional(750))
    let narrow = try scene.add([(1, 0)], .lessThanOrEqual, 100, .optional(250))
    #expect(scene.solve(width: 300).constraintsDetermining([scene.term(1, 0)]) == [wide])
    let squeezed = scene.solve(width: 90)
    #expect(squeezed.values == [70, 90])
    #expect(squeezed.constraintsDetermining([scene.term(1, 0)]) == [right, inset])
    #expect(squeezed.constraintsBeating(wide) == [right, inset])
    #expect(squeezed.constraintsBeating(narrow).isEmpty)
  }

  @Test("what preferences and ties decide has no constraint, what stands on it has")
  func preferences() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 50, .preference(1))
    let gap = try scene.add([(1, 1), (-1, 0)], .equal, 5, .optional(500))
    let next = try scene.add([(1, 2), (-1, 1)], .greaterThanOrEqual, 7)
    try scene.add([(1, 2), (-1, 1)], .equal, 0, .preference(2))
    let solution = scene.solve()
    #expect(solution.values == [50, 55, 62])
    #expect(solution.constraintsDetermining([scene.term(1, 0)]).isEmpty)
    #expect(solution.constraintsDetermining([scene.term(1, 1)]) == [gap])
    #expect(solution.constraintsDetermining([scene.term(1, 2)]) == [gap, next])
  }

  @Test("a variable that is zero by default stands for itself")
  func tie() throws {
    var scene = Scene(variables: 3)
    // The first variable is the sum of two that have nothing else to do with one another.
    let sum = try scene.add([(1, 0), (-1, 1), (-1, 2)], .equal, 30)
    let most = try scene.add([(1, 1)], .lessThanOrEqual, -10)
    try scene.add([(1, 2)], .lessThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.values == [0, -10, -20])
    #expect(solution.constraintsDetermining([scene.term(1, 0)]).isEmpty)
    #expect(solution.constraintsDetermining([scene.term(1, 1)]) == [most])
    #expect(solution.constraintsDetermining([scene.term(1, 2)]) == [sum, most])
  }

  @Test("a wish is beaten by all that hold its left side, less important ones apart")
  func beaten() throws {
    var scene = Scene(variables: 4)
    let left = try scene.add([(1, 0)], .equal, 0)
    let first = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 10, .optional(900))
    let second = try scene.add([(1, 2), (-1, 1)], .lessThanOrEqual, 20, .optional(800))
    let third = try scene.add([(1, 3), (-1, 2)], .equal, 30, .optional(100))
    let wish = try scene.add([(1, 2)], .greaterThanOrEqual, 50, .optional(700))
    let far = try scene.add([(1, 3)], .equal, 500, .optional(50))
    let solution = scene.solve()
    #expect(solution.values == [0, 10, 30, 60])
    #expect(solution.violatedConstraints == [wish, far])
    #expect(solution.constraintsBeating(wish) == [left, first, second])
    #expect(solution.constraintsBeating(far) == [left, first, second, third])
  }

  @Test("a wish is beaten by others of its priority that are nearer together")
  func outnumbered() throws {
    var scene = Scene(variables: 1)
    let wishes = try [0.0, 10, 11].map { try scene.add([(1, 0)], .equal, $0, .optional(500)) }
    let solution = scene.solve()
    #expect(solution.violatedConstraints == [wishes[0], wishes[2]])
    #expect(solution.constraintsBeating(wishes[0]) == [wishes[1]])
    #expect(solution.constraintsBeating(wishes[2]) == [wishes[1]])
  }

  @Test("what rounding leaves of large numbers breaks no wish")
  func rounded() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 1e8 + 0.1, .optional(900))
    try scene.add([(1, 1)], .equal, 3e8 + 0.3, .optional(900))
    try scene.add([(1, 2), (-3, 0), (1, 1)], .equal, 0)
    try scene.add([(1, 2)], .equal, 0, .optional(800))
    #expect(scene.solve().violatedConstraints.isEmpty)
  }

  @Test("a broken requirement is beaten by the rest of its conflict")
  func broken() throws {
    var scene = Scene(variables: 2)
    let first = try scene.add([(1, 0)], .equal, 80)
    let second = try scene.add([(1, 0)], .greaterThanOrEqual, 90)
    let third = try scene.add([(1, 1), (-1, 0)], .equal, 1)
    let solution = scene.solve()
    #expect(solution.conflicts.map(\.broken) == [first])
    #expect(solution.constraintsBeating(first) == [second])
    #expect(!solution.constraintsDetermining([scene.term(1, 1)]).contains(first))
    #expect(solution.constraintsDetermining([scene.term(1, 1), scene.term(-1, 0)]) == [third])
  }

  @Test("a constraint that was removed beats and determines nothing")
  func removed() throws {
    var scene = Scene(variables: 1)
    let gone = try scene.add([(1, 0)], .equal, 5, .optional(400))
    let kept = try scene.add([(1, 0)], .equal, 7, .optional(500))
    #expect(scene.solve().constraintsBeating(gone) == [kept])
    scene.solver.remove(gone)
    let solution = scene.solve()
    #expect(solution.constraintsDetermining([scene.term(1, 0)]) == [kept])
    #expect(solution.constraintsBeating(gone).isEmpty)
  }
}
