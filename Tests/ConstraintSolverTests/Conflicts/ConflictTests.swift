import Testing

@testable import ConstraintSolver

@Suite("Conflicts")
struct ConflictTests {
  @Test("break a constraint about a yielding variable, while it yields", arguments: 0...1)
  func yielding(variable: Int) throws {
    // The first variable is 10, the second 20, and they are the same.
    let rows = [
      LinearConstraint([(1, 0)], .greaterThanOrEqual, 10),
      LinearConstraint([(1, 0)], .lessThanOrEqual, 10),
      LinearConstraint([(1, 1)], .greaterThanOrEqual, 20),
      LinearConstraint([(1, 1), (-1, 0)], .equal, 0),
    ]
    let scene = try Scene(variables: 2, rows)
    let plain = scene.solve(width: 100, height: 100)
    scene.solver.setYielding(true, Variable(index: variable))
    let yielding = scene.solve(width: 100, height: 100)
    let other = 1 - variable
    #expect(yielding.values[other] == [10, 20][other])
    scene.solver.setYielding(false, Variable(index: variable))
    #expect(scene.solve(width: 100, height: 100).values == plain.values)
  }

  @Test("name exactly the constraints that can't hold together")
  func irreducible() throws {
    let scene = Scene(variables: 2)
    let five = try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 1)], .equal, 1)
    let six = try scene.add([(1, 0)], .equal, 6)
    // Same variables and relation: the larger constant of the left side is kept.
    #expect(scene.solve().conflicts == [Conflict(broken: six, because: [five])])
    #expect(scene.values() == [5, 1])
  }

  @Test("break an equation rather than an inequality about the same variables")
  func equation() throws {
    let scene = Scene(variables: 1)
    let atLeast = try scene.add([(1, 0)], .greaterThanOrEqual, 90)
    let exactly = try scene.add([(1, 0)], .equal, 80)
    #expect(scene.solve().conflicts == [Conflict(broken: exactly, because: [atLeast])])
    #expect(scene.values() == [90])
  }

  @Test("break the constraint about the latest variables")
  func latest() throws {
    let scene = Scene(variables: 3)
    let canvas = try scene.add([(1, 0)], .equal, 100)
    let outer = try scene.add([(1, 1), (-1, 0)], .equal, -10)
    let inner = try scene.add([(1, 2), (-1, 1)], .equal, -10)
    let wide = try scene.add([(1, 2)], .greaterThanOrEqual, 90)
    #expect(
      scene.solve().conflicts == [Conflict(broken: wide, because: [canvas, outer, inner])])
    #expect(scene.values() == [100, 90, 80])
  }

  @Test("break a breakable constraint rather than an unbreakable one")
  func unbreakable() throws {
    let scene = Scene(variables: 2)
    let size = try scene.add([(1, 1)], .greaterThanOrEqual, 0, isBreakable: false)
    let sum = try scene.add([(1, 1), (1, 0)], .equal, 0)
    let right = try scene.add([(1, 0)], .equal, 10)
    let conflict = try #require(scene.solve().conflicts.first)
    #expect(Set([conflict.broken] + conflict.because) == [size, sum, right])
    #expect(conflict.broken != size)
    #expect(scene.values()[1] >= 0)
  }

  @Test("break an unbreakable constraint if all are")
  func allUnbreakable() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .greaterThanOrEqual, 10, isBreakable: false)
    let low = try scene.add([(1, 0)], .lessThanOrEqual, 0, isBreakable: false)
    #expect(scene.solve().conflicts.map(\.broken) == [low])
  }

  @Test("break the gap between two fixed views")
  func gap() throws {
    // The root and two views, each with its top and bottom.
    let scene = Scene(variables: 6)
    try scene.add([(1, 0)], .equal, AffineConstant(), isBreakable: false)
    try scene.add([(1, 1)], .equal, AffineConstant(perHeight: 1), isBreakable: false)
    for view in [2, 4] {
      try scene.add([(1, view + 1), (-1, view)], .greaterThanOrEqual, 0, isBreakable: false)
    }
    let top = try scene.add([(1, 2), (-1, 0)], .equal, 40)
    let first = try scene.add([(1, 3), (-1, 2)], .equal, 100)
    try scene.add([(1, 5), (-1, 4)], .equal, 50)
    let bottom = try scene.add([(1, 5), (-1, 0)], .equal, 45)
    let gap = try scene.add([(1, 4), (-1, 3)], .greaterThanOrEqual, 0)
    let solution = scene.solve(width: 200, height: 200)
    #expect(solution.conflicts.map(\.broken) == [gap])
    #expect(solution.values == [0, 200, 40, 140, -5, 45])
    // The height of the second view is one of two members that complete the set.
    let because = try #require(solution.conflicts.first).because
    #expect(Set(because).isSuperset(of: [top, first, bottom]) && because.count == 4)
  }

  @Test("appear at the sizes at which they are and at no others")
  func sizes() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, AffineConstant(-20, perWidth: 1))
    let minimum = try scene.add([(1, 0)], .greaterThanOrEqual, 50)
    try scene.add([(1, 1)], .lessThanOrEqual, AffineConstant(perHeight: 1))
    let tall = try scene.add([(1, 1)], .greaterThanOrEqual, 30)
    #expect(scene.solve(width: 100, height: 100).conflicts.isEmpty)
    #expect(scene.solve(width: 60, height: 100).conflicts.map(\.because) == [[minimum]])
    #expect(scene.solve(width: 60, height: 100).conflicts.map(\.because) == [[minimum]])
    #expect(scene.solve(width: 100, height: 10).conflicts.count == 1)
    let both = scene.solve(width: 10, height: 10)
    #expect(both.conflicts.count == 2)
    #expect(both.conflicts.contains { $0.broken == tall || $0.because == [tall] })
    let neither = scene.solve(width: 200, height: 30)
    #expect(neither.conflicts.isEmpty)
    #expect(neither.values == [180, 30])
  }

  @Test("of two equations may end at a single size")
  func agreement() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5))
    try scene.add([(1, 0)], .equal, 50)
    #expect([100, 101, 100].map { scene.solve(width: $0).conflicts.count } == [0, 1, 0])
  }

  @Test("with the same constraint are each resolved")
  func several() throws {
    let scene = Scene(variables: 1)
    for value in 0..<5 { try scene.add([(1, 0)], .equal, Double(value)) }
    #expect(scene.solve().conflicts.count == 4)
    #expect(scene.values() == [0])
  }

  @Test("of a cycle of inequalities have the whole cycle")
  func cycle() throws {
    let scene = Scene(variables: 4)
    for index in 0..<4 {
      try scene.add([(1, index), (-1, (index + 1) % 4)], .greaterThanOrEqual, 1)
    }
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    let conflicts = scene.solve().conflicts
    #expect(conflicts.map(\.broken) == [scene.ids[2]])
    #expect(conflicts.map(\.because) == [[scene.ids[0], scene.ids[1], scene.ids[3]]])
  }

  @Test("don't include thirds that don't quite add up")
  func thirds() throws {
    let scene = Scene(variables: 3)
    for index in 0..<3 {
      try scene.add([(1, index)], .equal, AffineConstant(perWidth: 1.0 / 3))
    }
    try scene.add([(1, 0), (1, 1), (1, 2)], .equal, AffineConstant(perWidth: 1))
    try scene.add([(1, 0), (1, 1), (1, 2)], .greaterThanOrEqual, AffineConstant(perWidth: 1))
    for width in [1.0, 7, 320, 1e6] { #expect(scene.solve(width: width).conflicts.isEmpty) }
  }

  @Test("include inequalities that miss by more than a relative 1e-9, and no others")
  func roundingError() throws {
    for (miss, count) in [(1e-11, 0), (1e-6, 1)] {
      let scene = Scene(variables: 2)
      try scene.add([(1, 1), (-1, 0)], .greaterThanOrEqual, 100)
      try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 100 - miss)
      try scene.add([(1, 0)], .greaterThanOrEqual, 0)
      #expect(scene.solve().conflicts.count == count)
    }
  }

  @Test("are found with coefficients that would be rounded")
  func coefficients() throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 1), (-0.1, 0)], .greaterThanOrEqual, 3)
    try scene.add([(1, 2), (-0.3, 1)], .greaterThanOrEqual, 7)
    try scene.add([(1, 2), (-0.7, 0)], .lessThanOrEqual, -20)
    try scene.add([(1, 0)], .lessThanOrEqual, 10)
    #expect(scene.solve().conflicts.map(\.because.count) == [3])
  }

  @Test("are found if others could choose between the values that miss")
  func tied() throws {
    let scene = Scene(variables: 3)
    try scene.add([(1, 0), (-1, 2), (-2, 1)], .equal, 77)
    try scene.add([(1, 1)], .lessThanOrEqual, -32)
    try scene.add([(1, 1)], .greaterThanOrEqual, -60)
    try scene.add([(1, 0), (-1, 2), (-3, 1)], .lessThanOrEqual, 24)
    #expect(scene.solve().conflicts.map(\.because.count) == [2])
  }
}
