import ConstraintSolver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("variables that shift together are open, their distance isn't")
  func shifted() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 1), (-1, 0)], .equal, 8)
    let solution = scene.solve()
    #expect(!scene.isDetermined(0))
    #expect(!scene.isDetermined(1))
    #expect(scene.isDetermined([(1, 1), (-1, 0)]))
    #expect(solution.values == [0, 8])
  }

  @Test("the same holds if only optional constraints fix the distance")
  func shiftedOptionally() throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 1), (-1, 0)], .equal, 8, .optional(500))
    try scene.add([(1, 2), (-1, 1)], .equal, 8, .optional(250))
    let solution = scene.solve()
    #expect(scene.isDetermined([(1, 2), (-1, 0)]))
    #expect(!scene.isDetermined([(1, 2), (1, 0)]))
    #expect(solution.values == [0, 8, 16])
  }

  @Test("two labels that could equally give way are open, their sum isn't")
  func sharedLoss() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, 100)
    for index in 0..<2 {
      try scene.add([(1, index)], .greaterThanOrEqual, 80, .optional(750))
      try scene.add([(1, index)], .greaterThanOrEqual, 0)
    }
    #expect(scene.values() == [20, 80])
    #expect(!scene.isDetermined(0))
    #expect(scene.isDetermined([(1, 0), (1, 1)]))
    #expect(scene.alternative(to: 0) == 80)
    #expect(scene.alternative(to: 1) == 20)
  }

  @Test("a variable squeezed between two inequalities is determined")
  func squeezed() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 0), (1, 1)], .lessThanOrEqual, 10)
    try scene.add([(1, 1)], .greaterThanOrEqual, 0)
    #expect(scene.values() == [10, 0])
    #expect(scene.isDetermined(0))
    #expect(scene.isDetermined(1))
  }

  @Test("a degenerate optimum without room isn't open")
  func degenerate() throws {
    let scene = Scene(variables: 4)
    // Three gaps that may not shrink share what there is: nothing.
    try scene.add([(1, 0)], .equal, 0)
    for index in 0..<3 { try scene.add([(1, index + 1), (-1, index)], .greaterThanOrEqual, 10) }
    try scene.add([(1, 3)], .lessThanOrEqual, 30, .optional(500))
    #expect(scene.values() == [0, 10, 20, 30])
    #expect(scene.variables.allSatisfy { scene.isDetermined($0.index) })
    #expect(scene.alternatives.isEmpty)
    try scene.add([(1, 3)], .lessThanOrEqual, 40)
    scene.solve()
    #expect(scene.alternatives.isEmpty)
  }

  @Test("an alternative is at the limit, or away from it if there is none on the other side")
  func unlimited() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .lessThanOrEqual, 10)
    #expect(scene.values() == [0, 0])
    // Up to the limit first; from there down without one.
    #expect(scene.alternative(to: 0) == 10)
    #expect(scene.alternative(to: 1) == 100)
    try scene.add([(1, 0)], .equal, 10, .preference(0))
    #expect(scene.values() == [10, 0])
    #expect(scene.alternative(to: 0) == -90)
    #expect(scene.alternative(to: [(5, 0), (100, 1)]) == 150)
  }

  @Test("an alternative of several open parts is at the limits of all of them")
  func severalParts() throws {
    let scene = Scene(variables: 2)
    for index in 0..<2 {
      try scene.add([(1, index)], .lessThanOrEqual, 10)
      try scene.add([(1, index)], .greaterThanOrEqual, -4)
    }
    scene.solve()
    #expect(scene.alternative(to: [(1, 0), (1, 1)]) == 20)
    #expect(scene.alternative(to: [(1, 0), (-2, 1)]) == 18)
  }

  @Test("constraints of one priority on both sides leave the values between open")
  func twoSided() throws {
    let scene = Scene(variables: 2)
    for index in 0..<2 {
      try scene.add([(1, index)], .equal, 10, .optional(500))
      try scene.add([(1, index)], .equal, 30, .optional(500))
    }
    try scene.add([(1, 0), (-1, 1)], .equal, 12)
    #expect(scene.values() == [22, 10])
    #expect(scene.alternative(to: 0) == 30)
    #expect(scene.alternative(to: 1) == 18)
    #expect(scene.isDetermined([(1, 0), (-1, 1)]))
  }

  @Test("preferences decide without making anything determined")
  func preferences() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 0)], .equal, 50, .preference(1))
    try scene.add([(1, 1), (-1, 0)], .equal, 5, .preference(0))
    #expect(scene.values() == [50, 55])
    #expect(!scene.isDetermined(0))
    #expect(!scene.isDetermined(1))
  }

  @Test("the higher preference goes first, and any priority before it")
  func orderOfPreferences() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 1, .preference(-3))
    try scene.add([(1, 0)], .equal, 2, .preference(7))
    #expect(scene.values() == [2])
    try scene.add([(1, 0)], .lessThanOrEqual, 1.5, .optional(0.001))
    #expect(scene.values() == [1.5])
  }

  @Test("ties go to the earlier variable, also through what depends on it")
  func ties() throws {
    let scene = Scene(variables: 3)
    // The first variable is the sum of two that have nothing else to do with one another.
    try scene.add([(1, 0), (-1, 1), (-1, 2)], .equal, 30)
    try scene.add([(1, 1)], .lessThanOrEqual, -10)
    try scene.add([(1, 2)], .lessThanOrEqual, 0)
    #expect(scene.values() == [0, -10, -20])
  }

  @Test("the constraints that determine a value are those that add up to it")
  func determining() throws {
    let scene = Scene(variables: 4)
    let left = try scene.add([(1, 0)], .equal, 8)
    let width = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 44)
    let hug = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 20, .optional(250))
    let next = try scene.add([(1, 2), (-1, 1)], .equal, 4, .optional(600))
    try scene.add([(1, 3)], .equal, 3)
    #expect(scene.values() == [8, 52, 56, 3])
    #expect(scene.determining(2) == [left, width, next])
    #expect(
      scene.determining([(1, 1), (-1, 0)]) == [width])
    #expect(!scene.determining(2).contains(hug))
  }

  @Test("every open variable has another value")
  func alternatives() throws {
    let scene = Scene(variables: 4)
    try scene.add([(1, 0)], .equal, 8)
    try scene.add([(1, 1), (1, 2)], .equal, 100)
    for index in 1...2 {
      try scene.add([(1, index)], .greaterThanOrEqual, 80, .optional(750))
      try scene.add([(1, index)], .greaterThanOrEqual, 0)
    }
    scene.solve()
    #expect(scene.alternatives.map(\.variable.index) == [1, 2, 3])
    #expect(scene.alternatives.map(\.value) == [80, 20, 100])
  }

  @Test("the constraints that beat a violated one hold its left side and matter at least as much")
  func beating() throws {
    let scene = Scene(variables: 3)
    let left = try scene.add([(1, 0)], .equal, 8)
    let right = try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1))
    let wide = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 400, .optional(750))
    let middle = try scene.add([(1, 2), (-0.5, 1)], .equal, 0, .optional(600))
    let near = try scene.add([(1, 2)], .lessThanOrEqual, 100, .optional(500))
    let solution = scene.solve(width: 300)
    #expect(solution.violated == [wide, near])
    #expect(scene.beating(wide) == [left, right])
    #expect(scene.beating(near) == [right, middle])
    #expect(scene.beating(middle).isEmpty)
  }
}
