import ConstraintSolver
import Testing

@Suite("Constraints that determine values or beat others")
struct DeterminationTests {
  @Test("of redundant equations one is named")
  func redundant() throws {
    let scene = Scene(variables: 2)
    let left = try scene.add([(1, 0)], .equal, 8)
    try scene.add([(2, 0)], .equal, 16)
    let width = try scene.add([(1, 1), (-1, 0)], .equal, 100)
    scene.solve()
    #expect(scene.determining(0) == [left])
    #expect(scene.determining(1) == [left, width])
  }

  @Test("of several possible sets the more important one is named")
  func important() throws {
    let scene = Scene(variables: 3)
    let hug = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 44, .optional(250))
    let resist = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 44, .optional(750))
    let least = try scene.add([(1, 2), (-1, 0)], .greaterThanOrEqual, 44)
    let same = try scene.add([(1, 2), (-1, 1)], .equal, 0)
    scene.solve()
    let width: Sum = [(1, 1), (-1, 0)]
    #expect(scene.value(of: width) == 44)
    #expect(scene.determining(width) == [least, same])
    scene.remove(least)
    scene.solve()
    #expect(scene.determining(width) == [resist])
    scene.remove(resist)
    scene.solve()
    #expect(scene.determining(width).isEmpty)
    #expect(scene.isDetermined(width) == false)
    try scene.setPriority(.required, of: hug)
    scene.solve()
    #expect(scene.determining(width).isEmpty)
  }

  @Test("an inequality that is active takes part, one with room does not")
  func active() throws {
    let scene = Scene(variables: 2)
    let right = try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1))
    let inset = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 20)
    let wide = try scene.add([(1, 0)], .greaterThanOrEqual, 100, .optional(750))
    let narrow = try scene.add([(1, 0)], .lessThanOrEqual, 100, .optional(250))
    scene.solve(width: 300)
    #expect(scene.determining(0) == [wide])
    #expect(scene.values(width: 90) == [70, 90])
    #expect(scene.determining(0) == [right, inset])
    #expect(scene.beating(wide) == [right, inset])
    #expect(scene.beating(narrow).isEmpty)
  }

  @Test("a value that preferences or ties decide has no constraint, distances from it have")
  func preferences() throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 50, .preference(1))
    let gap = try scene.add([(1, 1), (-1, 0)], .equal, 5, .optional(500))
    let next = try scene.add([(1, 2), (-1, 1)], .greaterThanOrEqual, 7)
    try scene.add([(1, 2), (-1, 1)], .equal, 0, .preference(2))
    #expect(scene.values() == [50, 55, 62])
    #expect(scene.determining(0).isEmpty)
    #expect(scene.determining(1) == [gap])
    #expect(scene.determining(2) == [gap, next])
  }

  @Test("a variable that a tie sets to zero has no constraint")
  func tie() throws {
    let scene = Scene(variables: 3)
    // The first variable is the sum of two that have nothing else to do with one another.
    let sum = try scene.add([(1, 0), (-1, 1), (-1, 2)], .equal, 30)
    let most = try scene.add([(1, 1)], .lessThanOrEqual, -10)
    try scene.add([(1, 2)], .lessThanOrEqual, 0)
    #expect(scene.values() == [0, -10, -20])
    #expect(scene.determining(0).isEmpty)
    #expect(scene.determining(1) == [most])
    #expect(scene.determining(2) == [sum, most])
  }

  @Test("a constraint is beaten by all that hold its left side, except less important ones")
  func beaten() throws {
    let scene = Scene(variables: 4)
    let left = try scene.add([(1, 0)], .equal, 0)
    let first = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 10, .optional(900))
    let second = try scene.add([(1, 2), (-1, 1)], .lessThanOrEqual, 20, .optional(800))
    let third = try scene.add([(1, 3), (-1, 2)], .equal, 30, .optional(100))
    let wish = try scene.add([(1, 2)], .greaterThanOrEqual, 50, .optional(700))
    let far = try scene.add([(1, 3)], .equal, 500, .optional(50))
    let solution = scene.solve()
    #expect(solution.values == [0, 10, 30, 60])
    #expect(solution.violated == [wish, far])
    #expect(scene.beating(wish) == [left, first, second])
    #expect(scene.beating(far) == [left, first, second, third])
  }

  @Test("a constraint is beaten by others of its priority that are nearer together")
  func outnumbered() throws {
    let scene = Scene(variables: 1)
    let wishes = try [0.0, 10, 11].map { try scene.add([(1, 0)], .equal, $0, .optional(500)) }
    let solution = scene.solve()
    #expect(solution.violated == [wishes[0], wishes[2]])
    #expect(scene.beating(wishes[0]) == [wishes[1]])
    #expect(scene.beating(wishes[2]) == [wishes[1]])
  }

  @Test("the rounding error of large numbers violates no constraint")
  func rounded() throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 1e8 + 0.1, .optional(900))
    try scene.add([(1, 1)], .equal, 3e8 + 0.3, .optional(900))
    try scene.add([(1, 2), (-3, 0), (1, 1)], .equal, 0)
    try scene.add([(1, 2)], .equal, 0, .optional(800))
    #expect(scene.solve().violated.isEmpty)
  }

  @Test("a constraint in conflict is beaten by the rest of the conflict")
  func broken() throws {
    let scene = Scene(variables: 2)
    let first = try scene.add([(1, 0)], .equal, 80)
    let second = try scene.add([(1, 0)], .greaterThanOrEqual, 90)
    let third = try scene.add([(1, 1), (-1, 0)], .equal, 1)
    let solution = scene.solve()
    #expect(solution.conflicts.map(\.broken) == [first])
    #expect(scene.beating(first) == [second])
    #expect(!scene.determining(1).contains(first))
    #expect(scene.determining([(1, 1), (-1, 0)]) == [third])
  }

  @Test("a constraint that was removed beats and determines nothing")
  func removed() throws {
    let scene = Scene(variables: 1)
    let gone = try scene.add([(1, 0)], .equal, 5, .optional(400))
    let kept = try scene.add([(1, 0)], .equal, 7, .optional(500))
    scene.solve()
    #expect(scene.beating(gone) == [kept])
    scene.remove(gone)
    scene.solve()
    #expect(scene.determining(0) == [kept])
    #expect(scene.beating(gone).isEmpty)
  }
}
