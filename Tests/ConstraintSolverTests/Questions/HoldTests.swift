import ConstraintSolver
import Testing

@Suite("Held expressions")
struct HoldTests {
  @Test("what follows from a held expression is determined, up to the release")
  func followers() throws {
    let scene = Scene(variables: 4)
    try scene.add([(1, 1), (-1, 0)], .equal, 8)
    try scene.add([(1, 2), (-1, 1)], .greaterThanOrEqual, 8)
    scene.solve()
    #expect(scene.hold([(1, 0)]))
    #expect(scene.isDetermined(0))
    #expect(scene.isDetermined(1))
    #expect(!scene.isDetermined(2))
    #expect(!scene.isDetermined(3))
    scene.solver.releaseHeld()
    #expect(!scene.isDetermined(0))
    #expect(!scene.isDetermined(1))
  }

  @Test("a held expression between two bounds determines what they squeeze")
  func squeezed() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10)
    try scene.add([(1, 0)], .lessThanOrEqual, 30)
    try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 0)
    try scene.add([(1, 1)], .lessThanOrEqual, 10)
    #expect(scene.values() == [10, 10])
    #expect(scene.hold([(1, 0)]))
    #expect(scene.isDetermined(1))
  }

  @Test("an expression of several components is not held")
  func components() throws {
    let scene = Scene(variables: 4)
    for index in [0, 2] { try scene.add([(1, index + 1), (-1, index)], .greaterThanOrEqual, 8) }
    scene.solve()
    #expect(!scene.hold([(1, 0), (1, 2)]))
    #expect(!scene.isDetermined(0))
  }

  @Test("holding many expressions is the same as adding equations", arguments: 0..<20)
  func equations(_ seed: Int) throws {
    var generator = HoldNumbers(state: UInt64(seed + 1))
    let scene = Scene(variables: 12)
    for index in 1..<12 {
      let relation: Relation = generator.next(3) == 0 ? .equal : .greaterThanOrEqual
      let priority: Priority = generator.next(2) == 0 ? .required : .optional(500)
      let other = generator.next(index)
      try scene.add([(1, index), (-1, other)], relation, Double(generator.next(9)), priority)
    }
    let values = scene.values()
    let held = Set((0..<3).map { _ in generator.next(12) }).sorted()
    for variable in held { #expect(scene.hold([(1, variable)])) }
    let determined = (0..<12).map { scene.isDetermined($0) }
    for variable in held { try scene.add([(1, variable)], .equal, values[variable]) }
    scene.solve()
    #expect(determined == (0..<12).map { scene.isDetermined($0) })
  }
}

/// Numbers that follow from a seed.
private struct HoldNumbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
