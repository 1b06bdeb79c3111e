import ConstraintSolver
import Testing

@Suite("Systems solved by hand")
struct HandSolvedTests {
  @Test("one equation is one point")
  func pinned() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 5)
    #expect(scene.values() == [5])
    #expect(scene.isDetermined(0))
    #expect(scene.alternative(to: 0) == nil)
  }

  @Test("a lower bound alone leaves a variable open, and it stays near zero")
  func open() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 1)], .greaterThanOrEqual, 0)
    #expect(scene.values() == [5, 0])
    #expect(scene.isDetermined(0))
    #expect(!scene.isDetermined(1))
    #expect(scene.alternative(to: 1) == 100)
  }

  @Test("compression resistance beats hugging, a required limit beats both")
  func squeezed() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, 80, .optional(250))
    try scene.add([(1, 0)], .greaterThanOrEqual, 80, .optional(750))
    try scene.add([(1, 0)], .lessThanOrEqual, 60)
    #expect(scene.values() == [60])
    #expect(scene.solve().conflicts.isEmpty)
    #expect(scene.isDetermined(0))
  }

  @Test("of two labels the one with the higher resistance keeps its width")
  func twoLabels() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (1, 1)], .equal, 100)
    try scene.add([(1, 0)], .greaterThanOrEqual, 80, .optional(751))
    try scene.add([(1, 1)], .greaterThanOrEqual, 60, .optional(750))
    try scene.add([(1, 0)], .lessThanOrEqual, 80, .optional(251))
    try scene.add([(1, 1)], .lessThanOrEqual, 60, .optional(250))
    #expect(scene.values() == [80, 20])
  }

  @Test("one constraint at 751 outweighs a hundred at 750")
  func strictOrder() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 0, .optional(751))
    for _ in 0..<100 { try scene.add([(1, 0)], .equal, 1, .optional(750)) }
    #expect(scene.values() == [0])
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
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 1, .optional(250))
    try scene.add([(1, 0)], .equal, 2, .optional(250.5))
    #expect(scene.values() == [2])
  }

  @Test("a priority of 1000 and more is required")
  func thousand() throws {
    let scene = Scene(variables: 1)
    let first = try scene.add([(1, 0)], .equal, 1, .optional(1000))
    let second = try scene.add([(1, 0)], .equal, 2, .optional(1200))
    let conflicts = scene.solve().conflicts
    #expect(Set(conflicts.flatMap { [$0.broken] + $0.because }) == [first, second])
    #expect(conflicts.count == 1)
  }

  @Test("the sum of absolute violations is least at the median")
  func median() throws {
    let scene = Scene(variables: 1)
    for value in [0.0, 10, 11] { try scene.add([(1, 0)], .equal, value, .optional(500)) }
    #expect(scene.values() == [10])
  }

  @Test("a tie within a priority is ambiguous and goes to the value nearest zero")
  func tie() throws {
    let scene = Scene(variables: 1)
    for value in [2.0, 10] { try scene.add([(1, 0)], .equal, value, .optional(500)) }
    #expect(scene.values() == [2])
    #expect(!scene.isDetermined(0))
    #expect(scene.alternative(to: 0) == 10)
  }

  @Test("a tie is decided one priority below")
  func tieDecided() throws {
    let scene = Scene(variables: 1)
    for value in [0.0, 10] { try scene.add([(1, 0)], .equal, value, .optional(500)) }
    try scene.add([(1, 0)], .lessThanOrEqual, 3, .optional(499))
    try scene.add([(1, 0)], .greaterThanOrEqual, 3, .optional(498))
    #expect(scene.values() == [3])
    #expect(scene.isDetermined(0))
  }

  @Test("proportions couple the axes")
  func aspect() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (-16.0 / 9, 1)], .equal, 0)
    try scene.add([(1, 0)], .lessThanOrEqual, 320)
    try scene.add([(1, 1)], .lessThanOrEqual, 100)
    try scene.add([(1, 0)], .equal, 1000, .optional(999))
    #expect(areSame(scene.values(), [1600.0 / 9, 100]))
  }

  /// Contents need more space than there is, so each constraint for a share takes a step of its
  /// own.
  @Test("shares of a whole that is too small for its contents")
  func shares() throws {
    let count = 200
    let scene = Scene(variables: count + 1)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, count)], .equal, 9 * Double(count))
    for item in 0..<count {
      let extent = [(1, item + 1), (-1, item)] as Sum
      try scene.add(extent, .greaterThanOrEqual, 0)
      try scene.add(extent, .greaterThanOrEqual, 10, .optional(750))
      try scene.add(extent, .equal, 9, .optional(Double(749 - item)))
    }
    #expect(scene.values() == (0...count).map { 9 * Double($0) })
  }

  @Test("a bound holds against an optional constraint beyond it")
  func bound() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0, isBreakable: false)
    try scene.add([(1, 0)], .lessThanOrEqual, -5, .optional(300))
    #expect(scene.values() == [0])
  }

  @Test("a variable without constraints is zero, a system without variables empty")
  func empty() {
    #expect(Scene(variables: 1).values() == [0])
    #expect(Scene().values().isEmpty)
  }

  // MARK: - Classic cases of the Cassowary paper

  @Test("the midpoint of a line follows its ends")
  func midpoint() throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 0), (1, 2), (-2, 1)], .equal, 0)
    try scene.add([(1, 2), (-1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 2)], .lessThanOrEqual, 100)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    try scene.add([(1, 1)], .equal, 45, .optional(1))
    let values = scene.values()
    #expect(values[1] == 45)
    #expect(values[0] + values[2] == 90)
  }

  @Test("an inequality pushes a weak constraint aside")
  func pushed() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (-1, 1)], .lessThanOrEqual, 0)
    try scene.add([(1, 1)], .equal, 10)
    try scene.add([(1, 0)], .equal, 20, .optional(1))
    #expect(scene.values() == [10, 10])
  }

  @Test("a removed constraint has no effect, in any order of removal")
  func removal() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, 100, .optional(1))
    let ten = try scene.add([(1, 0)], .lessThanOrEqual, 10)
    let twenty = try scene.add([(1, 0)], .lessThanOrEqual, 20)
    #expect(scene.values() == [10])
    scene.remove(ten)
    #expect(scene.values() == [20])
    scene.remove(twenty)
    #expect(scene.values() == [100])
    try scene.add([(1, 0)], .lessThanOrEqual, 10)
    #expect(scene.values() == [10])
  }

  @Test("a constant and a priority can be replaced")
  func replaced() throws {
    let scene = Scene(variables: 1)
    let first = try scene.add([(1, 0)], .equal, 10, .optional(10))
    let second = try scene.add([(1, 0)], .equal, 30, .optional(20))
    try scene.setRight(AffineConstant(40), of: second)
    #expect(scene.values() == [40])
    try scene.setPriority(.optional(5), of: second)
    #expect(scene.values() == [10])
    scene.remove(first)
    #expect(throws: SolverError.unknownConstraint(first)) {
      try scene.setPriority(.required, of: first)
    }
  }

  @Test("boxes share the canvas width and follow it")
  func boxes() throws {
    let scene = Scene(variables: 4)
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, 2), (-1, 1)], .equal, 8)
    try scene.add([(1, 3)], .equal, AffineConstant(perWidth: 1))
    try scene.add([(1, 1), (-1, 0), (-1, 3), (1, 2)], .equal, 0)
    #expect(scene.values(width: 108) == [0, 50, 58, 108])
    #expect(scene.values(width: 208) == [0, 100, 108, 208])
  }
}
