import ConstraintSolver
import Testing

@Suite("Ambiguity")
struct AmbiguityTests {
  @Test("what shifts together is open, the distance between is not")
  func shifted() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 1), (-1, 0)], .equal, 8)
    let solution = scene.solve()
    #expect(!solution.isDetermined([scene.term(1, 0)]))
    #expect(!solution.isDetermined([scene.term(1, 1)]))
    #expect(solution.isDetermined([scene.term(1, 1), scene.term(-1, 0)]))
    #expect(solution.values == [0, 8])
  }

  @Test("the same when only optional constraints hold the distance")
  func shiftedOptionally() throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 1), (-1, 0)], .equal, 8, .optional(500))
    try scene.add([(1, 2), (-1, 1)], .equal, 8, .optional(250))
    let solution = scene.solve()
    #expect(solution.isDetermined([scene.term(1, 2), scene.term(-1, 0)]))
    #expect(!solution.isDetermined([scene.term(1, 2), scene.term(1, 0)]))
    #expect(solution.values == [0, 8, 16])
  }

  @Test("two labels that could give way equally are open, their sum is not")
  func sharedLoss() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, 100)
    for index in 0..<2 {
      try scene.add([(1, index)], .greaterThanOrEqual, 80, .optional(750))
      try scene.add([(1, index)], .greaterThanOrEqual, 0)
    }
    let solution = scene.solve()
    #expect(solution.values == [20, 80])
    #expect(!solution.isDetermined([scene.term(1, 0)]))
    #expect(solution.isDetermined([scene.term(1, 0), scene.term(1, 1)]))
    #expect(solution.alternative(to: [scene.term(1, 0)]) == 80)
    #expect(solution.alternative(to: [scene.term(1, 1)]) == 20)
  }

  @Test("a variable squeezed between two inequalities is determined")
  func squeezed() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 0), (1, 1)], .lessThanOrEqual, 10)
    try scene.add([(1, 1)], .greaterThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.values == [10, 0])
    #expect(solution.isDetermined([scene.term(1, 0)]))
    #expect(solution.isDetermined([scene.term(1, 1)]))
  }

  @Test("room that a degenerate optimum only seems to have is none")
  func degenerate() throws {
    var scene = Scene(variables: 4)
    // Three gaps that may not shrink share what there is: nothing.
    try scene.add([(1, 0)], .equal, 0)
    for index in 0..<3 { try scene.add([(1, index + 1), (-1, index)], .greaterThanOrEqual, 10) }
    try scene.add([(1, 3)], .lessThanOrEqual, 30, .optional(500))
    let tight = scene.solve()
    #expect(tight.values == [0, 10, 20, 30])
    #expect(scene.variables.allSatisfy { tight.isDetermined([Term(1, $0)]) })
    #expect(tight.alternatives.isEmpty)
    try scene.add([(1, 3)], .lessThanOrEqual, 40)
    #expect(scene.solve().alternatives.isEmpty)
  }

  @Test("what is held from one side alone goes as far as it can, or beyond")
  func unlimited() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .lessThanOrEqual, 10)
    let open = scene.solve()
    #expect(open.values == [0, 0])
    // Up to the limit first; from there down without one.
    #expect(open.alternative(to: [scene.term(1, 0)]) == 10)
    #expect(open.alternative(to: [scene.term(1, 1)]) == 100)
    try scene.add([(1, 0)], .equal, 10, .preference(0))
    let pushed = scene.solve()
    #expect(pushed.values == [10, 0])
    #expect(pushed.alternative(to: [scene.term(1, 0)]) == -90)
    #expect(pushed.alternative(to: [scene.term(5, 0), scene.term(100, 1)]) == 150)
  }

  @Test("an expression of several open parts goes as far as all of them can")
  func severalParts() throws {
    var scene = Scene(variables: 2)
    for index in 0..<2 {
      try scene.add([(1, index)], .lessThanOrEqual, 10)
      try scene.add([(1, index)], .greaterThanOrEqual, -4)
    }
    let solution = scene.solve()
    #expect(solution.alternative(to: [scene.term(1, 0), scene.term(1, 1)]) == 20)
    #expect(solution.alternative(to: [scene.term(1, 0), scene.term(-2, 1)]) == 18)
  }

  @Test("wishes of one priority on both sides leave what lies between open")
  func twoSided() throws {
    var scene = Scene(variables: 2)
    for index in 0..<2 {
      try scene.add([(1, index)], .equal, 10, .optional(500))
      try scene.add([(1, index)], .equal, 30, .optional(500))
    }
    try scene.add([(1, 0), (-1, 1)], .equal, 12)
    let solution = scene.solve()
    #expect(solution.values == [22, 10])
    #expect(solution.alternative(to: [scene.term(1, 0)]) == 30)
    #expect(solution.alternative(to: [scene.term(1, 1)]) == 18)
    #expect(solution.isDetermined([scene.term(1, 0), scene.term(-1, 1)]))
  }

  @Test("preferences decide without making anything determined")
  func preferences() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 0)], .equal, 50, .preference(1))
    try scene.add([(1, 1), (-1, 0)], .equal, 5, .preference(0))
    let solution = scene.solve()
    #expect(solution.values == [50, 55])
    #expect(!solution.isDetermined([scene.term(1, 0)]))
    #expect(!solution.isDetermined([scene.term(1, 1)]))
  }

  @Test("the higher preference goes first, and any priority before it")
  func orderOfPreferences() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 1, .preference(-3))
    try scene.add([(1, 0)], .equal, 2, .preference(7))
    #expect(scene.solve().values == [2])
    try scene.add([(1, 0)], .lessThanOrEqual, 1.5, .optional(0.001))
    #expect(scene.solve().values == [1.5])
  }

  @Test("ties go to the earlier variable, also through what depends on it")
  func ties() throws {
    var scene = Scene(variables: 3)
    // The first variable is the sum of two that have nothing else to do with one another.
    try scene.add([(1, 0), (-1, 1), (-1, 2)], .equal, 30)
    try scene.add([(1, 1)], .lessThanOrEqual, -10)
    try scene.add([(1, 2)], .lessThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.value(of: scene[0]) == 0)
    #expect(solution.value(of: scene[1]) == -10)
    #expect(solution.value(of: scene[2]) == -20)
  }

  @Test("the constraints behind a value are those that add up to it")
  func determining() throws {
    var scene = Scene(variables: 4)
    let left = try scene.add([(1, 0)], .equal, 8)
    let width = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 44)
    let hug = try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 20, .optional(250))
    let next = try scene.add([(1, 2), (-1, 1)], .equal, 4, .optional(600))
    try scene.add([(1, 3)], .equal, 3)
    let solution = scene.solve()
    #expect(solution.values == [8, 52, 56, 3])
    #expect(solution.constraintsDetermining([scene.term(1, 2)]) == [left, width, next])
    #expect(
      solution.constraintsDetermining([scene.term(1, 1), scene.term(-1, 0)]) == [width])
    #expect(!solution.constraintsDetermining([scene.term(1, 2)]).contains(hug))
  }

  @Test("every open variable has another value")
  func alternatives() throws {
    var scene = Scene(variables: 4)
    try scene.add([(1, 0)], .equal, 8)
    try scene.add([(1, 1), (1, 2)], .equal, 100)
    for index in 1...2 {
      try scene.add([(1, index)], .greaterThanOrEqual, 80, .optional(750))
      try scene.add([(1, index)], .greaterThanOrEqual, 0)
    }
    let alternatives = scene.solve().alternatives
    #expect(alternatives.map(\.variable) == [scene[1], scene[2], scene[3]])
    #expect(alternatives.map(\.value) == [80, 20, 100])
  }

  @Test("what beats a broken wish has a multiplier and matters at least as much")
  func beating() throws {
    var scene = Scene(variables: 3)
    let left = try scene.add([(1, 0)], .equal, 8)
    let right = try scene.add([(1, 1)], .equal, AffineConstant(perWidth: 1))
    let wide = try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 400, .optional(750))
    let middle = try scene.add([(1, 2), (-0.5, 1)], .equal, 0, .optional(600))
    let near = try scene.add([(1, 2)], .lessThanOrEqual, 100, .optional(500))
    let solution = scene.solve(width: 300)
    #expect(solution.violatedConstraints == [wide, near])
    #expect(solution.constraintsBeating(wide) == [left, right])
    #expect(solution.constraintsBeating(near) == [right, middle])
    #expect(solution.constraintsBeating(middle).isEmpty)
  }
}
