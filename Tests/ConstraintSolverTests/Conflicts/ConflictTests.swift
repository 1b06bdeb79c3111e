import ConstraintSolver
import Testing

@Suite("Conflicts")
struct ConflictTests {
  @Test("name exactly the constraints that cannot hold together")
  func irreducible() throws {
    var scene = Scene(variables: 2)
    let five = try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 1)], .equal, 1)
    let six = try scene.add([(1, 0)], .equal, 6)
    let solution = scene.solve()
    // Same variables, same relation: the smaller coefficients and then constants give way.
    #expect(solution.conflicts.map(\.broken) == [six])
    #expect(solution.conflicts.map(\.because) == [[five]])
    #expect(solution.values == [5, 1])
  }

  @Test("an equation gives way to an inequality about the same variables")
  func equation() throws {
    var scene = Scene(variables: 1)
    let atLeast = try scene.add([(1, 0)], .greaterThanOrEqual, 90)
    let exactly = try scene.add([(1, 0)], .equal, 80)
    let solution = scene.solve()
    #expect(solution.conflicts.map(\.broken) == [exactly])
    #expect(solution.conflicts.map(\.because) == [[atLeast]])
    #expect(solution.values == [90])
  }

  @Test("of several constraints the one about the latest variables gives way")
  func latest() throws {
    var scene = Scene(variables: 3)
    let canvas = try scene.add([(1, 0)], .equal, 100)
    let outer = try scene.add([(1, 1), (-1, 0)], .equal, -10)
    let inner = try scene.add([(1, 2), (-1, 1)], .equal, -10)
    let wide = try scene.add([(1, 2)], .greaterThanOrEqual, 90)
    let solution = scene.solve()
    #expect(solution.conflicts.map(\.broken) == [wide])
    #expect(solution.conflicts.map(\.because) == [[canvas, outer, inner]])
    #expect(solution.values == [100, 90, 80])
  }

  @Test("what cannot be broken stays while anything else can")
  func unbreakable() throws {
    var scene = Scene(variables: 2)
    let size = try scene.add([(1, 1)], .greaterThanOrEqual, 0, isBreakable: false)
    let wish = try scene.add([(1, 1), (1, 0)], .equal, 0)
    let right = try scene.add([(1, 0)], .equal, 10)
    let solution = scene.solve()
    #expect(solution.conflicts.map(\.broken) == [wish])
    #expect(solution.conflicts.map(\.because) == [[size, right]])
    #expect(solution.values == [10, 0])
  }

  @Test("when nothing can be broken, the greatest is")
  func allUnbreakable() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10, isBreakable: false)
    let low = try scene.add([(1, 0)], .lessThanOrEqual, 0, isBreakable: false)
    #expect(scene.solve().conflicts.map(\.broken) == [low])
  }

  @Test("appear at the sizes where they are and at no others")
  func sizes() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, AffineConstant(-20, perWidth: 1))
    let minimum = try scene.add([(1, 0)], .greaterThanOrEqual, 50)
    try scene.add([(1, 1)], .lessThanOrEqual, AffineConstant(perHeight: 1))
    let tall = try scene.add([(1, 1)], .greaterThanOrEqual, 30)
    #expect(scene.solve(width: 100, height: 100).conflicts.isEmpty)
    #expect(scene.solve(width: 60, height: 100).conflicts.map(\.because) == [[minimum]])
    #expect(scene.solve(width: 60, height: 100).conflicts.map(\.because) == [[minimum]])
    #expect(scene.solve(width: 100, height: 10).conflicts.map(\.broken) != [])
    let both = scene.solve(width: 10, height: 10)
    #expect(both.conflicts.count == 2)
    #expect(both.conflicts.contains { $0.broken == tall || $0.because == [tall] })
    let neither = scene.solve(width: 200, height: 30)
    #expect(neither.conflicts.isEmpty)
    #expect(neither.values == [180, 30])
  }

  @Test("two equations may agree at one size only")
  func agreement() throws {
    var scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5))
    try scene.add([(1, 0)], .equal, 50)
    #expect(scene.solve(width: 100).conflicts.isEmpty)
    #expect(scene.solve(width: 101).conflicts.count == 1)
    #expect(scene.solve(width: 100).conflicts.isEmpty)
  }

  @Test("several conflicts over the same constraint are each resolved")
  func several() throws {
    var scene = Scene(variables: 1)
    for value in 0..<5 { try scene.add([(1, 0)], .equal, Double(value)) }
    let solution = scene.solve()
    #expect(solution.conflicts.count == 4)
    #expect(solution.values == [0])
  }

  @Test("a cycle of inequalities is found whole")
  func cycle() throws {
    var scene = Scene(variables: 4)
    for index in 0..<4 {
      try scene.add([(1, index), (-1, (index + 1) % 4)], .greaterThanOrEqual, 1)
    }
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.conflicts.count == 1)
    #expect(solution.conflicts[0].because.count == 3)
    #expect(solution.conflicts[0].broken == scene.ids[2])
  }

  @Test("thirds that do not quite add up are no conflict")
  func thirds() throws {
    var scene = Scene(variables: 3)
    for index in 0..<3 {
      try scene.add([(1, index)], .equal, AffineConstant(perWidth: 1.0 / 3))
    }
    try scene.add([(1, 0), (1, 1), (1, 2)], .equal, AffineConstant(perWidth: 1))
    try scene.add([(1, 0), (1, 1), (1, 2)], .greaterThanOrEqual, AffineConstant(perWidth: 1))
    for width in [1.0, 7, 320, 1e6] { #expect(scene.solve(width: width).conflicts.isEmpty) }
  }

  @Test("are all found in what hangs together, each by itself", arguments: [1, 7, 40, 120])
  func manyTogether(count: Int) throws {
    var scene = Scene(variables: 4 * count + 1)
    var expected: [[ConstraintID]] = []
    for variable in 0..<4 * count {
      let distance = [(1.0, variable + 1), (-1.0, variable)]
      let least = try scene.add(distance, .greaterThanOrEqual, 8)
      guard variable % 4 == 2 else { continue }
      expected.append([try scene.add(distance, .lessThanOrEqual, 4), least])
    }
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    let solution = scene.solve()
    #expect(solution.conflicts.map { [$0.broken] + $0.because } == expected)
    #expect(solution.values == (0...4 * count).map { 8 * Double($0) })
  }
}
