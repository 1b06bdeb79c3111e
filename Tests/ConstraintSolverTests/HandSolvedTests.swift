import ConstraintSolver
import Testing

@Suite("Systems solved by hand")
struct HandSolvedTests {
  @Test("one equation is one point")
  func pinned() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 5)
    let solution = scene.solve()
    #expect(solution.values == [5])
    #expect(solution.isDetermined([scene.term(1, 0)]))
    #expect(solution.alternative(to: [scene.term(1, 0)]) == nil)
  }

  @Test("a lower bound alone leaves a variable open, and it stays near zero")
  func open() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 1)], .greaterThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.values == [5, 0])
    #expect(solution.isDetermined([scene.term(1, 0)]))
    #expect(!solution.isDetermined([scene.term(1, 1)]))
    #expect(solution.alternative(to: [scene.term(1, 1)]) == 100)
  }

  @Test("compression resistance beats hugging, a required limit beats both")
  func squeezed() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, 80, .optional(250))
    try scene.add([(1, 0)], .greaterThanOrEqual, 80, .optional(750))
    try scene.add([(1, 0)], .lessThanOrEqual, 60)
    let solution = scene.solve()
    #expect(solution.values == [60])
    #expect(solution.conflicts.isEmpty)
    #expect(solution.isDetermined([scene.term(1, 0)]))
  }

  @Test("of two labels the one with the higher resistance keeps its width")
  func twoLabels() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, 100)
    try scene.add([(1, 0)], .greaterThanOrEqual, 80, .optional(751))
    try scene.add([(1, 1)], .greaterThanOrEqual, 60, .optional(750))
    try scene.add([(1, 0)], .lessThanOrEqual, 80, .optional(251))
    try scene.add([(1, 1)], .lessThanOrEqual, 60, .optional(250))
    #expect(scene.solve().values == [80, 20])
  }

  @Test("one constraint at 751 outweighs a hundred at 750")
  func strictOrder() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 0, .optional(751))
    for _ in 0..<100 { try scene.add([(1, 0)], .equal, 1, .optional(750)) }
    #expect(scene.solve().values == [0])
  }

  @Test("priorities are in the order in which they outweigh one another")
  func order() {
    let ascending: [Priority] = [
      .preference(-1), .preference(2), .optional(0.5), .optional(750), .required,
    ]
    #expect(ascending.reversed().sorted() == ascending)
  }

  @Test("fractions of a priority count")
  func fractions() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 1, .optional(250))
    try scene.add([(1, 0)], .equal, 2, .optional(250.5))
    #expect(scene.solve().values == [2])
  }

  @Test("a priority of 1000 and more is required")
  func thousand() throws {
    var scene = Scene(variables: 1)
    let first = try scene.add([(1, 0)], .equal, 1, .optional(1000))
    let second = try scene.add([(1, 0)], .equal, 2, .optional(1200))
    let solution = scene.solve()
    #expect(solution.values == [1])
    #expect(solution.conflicts.map(\.broken) == [second])
    #expect(solution.conflicts.map(\.because) == [[first]])
  }

  @Test("the sum of absolute violations is least at the median")
  func median() throws {
    var scene = Scene(variables: 1)
    for value in [0.0, 10, 11] { try scene.add([(1, 0)], .equal, value, .optional(500)) }
    #expect(scene.solve().values == [10])
  }

  @Test("a tie within a priority is ambiguous and goes to the value nearest zero")
  func tie() throws {
    var scene = Scene(variables: 1)
    for value in [2.0, 10] { try scene.add([(1, 0)], .equal, value, .optional(500)) }
    let solution = scene.solve()
    #expect(solution.values == [2])
    #expect(!solution.isDetermined([scene.term(1, 0)]))
    #expect(solution.alternative(to: [scene.term(1, 0)]) == 10)
  }

  @Test("a tie is decided one priority below")
  func tieDecided() throws {
    var scene = Scene(variables: 1)
    for value in [0.0, 10] { try scene.add([(1, 0)], .equal, value, .optional(500)) }
    try scene.add([(1, 0)], .lessThanOrEqual, 3, .optional(499))
    try scene.add([(1, 0)], .greaterThanOrEqual, 3, .optional(498))
    let solution = scene.solve()
    #expect(solution.values == [3])
    #expect(solution.isDetermined([scene.term(1, 0)]))
  }

  @Test("proportions couple the axes")
  func aspect() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0), (-16.0 / 9, 1)], .equal, 0)
    try scene.add([(1, 0)], .lessThanOrEqual, 320)
    try scene.add([(1, 1)], .lessThanOrEqual, 100)
    try scene.add([(1, 0)], .equal, 1000, .optional(999))
    let values = scene.solve().values
    #expect(isSame(values[0], 1600.0 / 9))
    #expect(isSame(values[1], 100))
  }

  /// Contents want more than there is, so that each wish for a share takes a step of its own.
  @Test("shares of a whole that is too small for its contents")
  func shares() throws {
    let count = 200
    var scene = Scene(variables: count + 1)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, count)], .equal, 9 * Double(count))
    for item in 0..<count {
      let extent = [(1, item + 1), (-1, item)] as [(Double, Int)]
      try scene.add(extent, .greaterThanOrEqual, 0)
      try scene.add(extent, .greaterThanOrEqual, 10, .optional(750))
      try scene.add(extent, .equal, 9, .optional(Double(749 - item)))
    }
    #expect(scene.solve().values == (0...count).map { 9 * Double($0) })
  }

  @Test("a bound holds against a wish beyond it")
  func bound() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0, isBreakable: false)
    try scene.add([(1, 0)], .lessThanOrEqual, -5, .optional(300))
    #expect(scene.solve().values == [0])
  }

  @Test("a variable without constraints is zero, a system without variables empty")
  func empty() {
    var scene = Scene(variables: 1)
    #expect(scene.solve().values == [0])
    var none = Solver()
    #expect(none.solve(at: CanvasSize(width: 1, height: 1)).values.isEmpty)
  }
}
