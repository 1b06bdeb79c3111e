import TestTools
import Testing

@testable import ConstraintSolver

extension Scene {
  /// Makes one change of any kind.
  func edit(_ kind: RandomSystem.Kind, _ generator: inout SeededGenerator) throws {
    func row(about variable: Int? = nil) -> LinearConstraint {
      kind.row(about: variable, &generator, variableCount: variables.count)
    }
    let entry = present.randomElement(using: &generator)
    switch (Int.random(in: 0..<8, using: &generator), entry) {
    case (1, let entry?): remove(entry.id)
    case (2, let entry?): try setRight(kind.right(&generator), of: entry.id)
    case (3, let entry?): try setPriority(kind.priority(&generator), of: entry.id)
    case (4, _) where variables.count < 40:
      let variable = makeVariable()
      for _ in 0..<Int.random(in: 0...2, using: &generator) { try add(row(about: variable)) }
    case (5, let entry?):
      // Removes all constraints about a variable.
      let variable = entry.row.terms.first?.variable
      for other in present where other.row.terms.contains(where: { $0.variable == variable }) {
        remove(other.id)
      }
    case (6...7, let entry?):
      remove(entry.id)
      try add(entry.row)
    default: try add(row())
    }
  }

  /// Adds equations that contradict one another, about a new variable that another depends on.
  func addConflict() throws {
    let (first, second) = (makeVariable(), makeVariable())
    for value in [8.0, 24] { try add([(1, first)], .equal, value) }
    try add([(1, second), (-1, first)], .equal, 4)
  }
}

@Suite("Edits")
struct EditTests {
  private static let sizes = [320.0, 320, 100, 37, 0].map { CanvasSize(width: $0, height: 200) }
  private static let systems = RandomSystem.all(RandomSystem.Kind.allCases, 100..<115)

  @Test("leave a solver with the answers of a fresh one", arguments: systems, [false, true])
  func answers(system: RandomSystem, hasConflicts: Bool) throws {
    let (scene, start) = try system.scene()
    var generator = start
    if hasConflicts { for _ in 0..<2 { try scene.addConflict() } }
    for step in 0..<8 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        try scene.edit(system.kind, &generator)
      }
      let size = Self.sizes.randomElement(using: &generator) ?? Self.sizes[0]
      let fresh = try scene.fresh()
      #expect(
        areSame(scene.solve(at: size).values, fresh.solve(at: size).values), "step \(step)")
      #expect(scene.verdict() == fresh.verdict(), "step \(step), width \(size.width)")
      #expect(scene.largestViolation() <= 1e-7, "step \(step), width \(size.width)")
    }
  }

  @Test(
    "leave a solver with the values of a fresh one to the bit if all numbers are exact",
    arguments: RandomSystem.all([.pairs, .chain], 200..<215))
  func exactValues(system: RandomSystem) throws {
    let (scene, start) = try system.scene()
    var generator = start
    for step in 0..<20 {
      try scene.edit(system.kind, &generator)
      let width: Double = [320, 320, 96, 32].randomElement(using: &generator) ?? 320
      let expected = try scene.fresh().values(width: width)
      #expect(scene.values(width: width) == expected, "step \(step), width \(width)")
    }
  }

  @Test(
    "that are taken back restore every bit",
    arguments: RandomSystem.all([.scattered, .chain, .weightedChain], 300..<306))
  func undone(system: RandomSystem) throws {
    let scene = try system.scene().0
    let before = scene.values(width: 320)
    for entry in scene.present {
      scene.remove(entry.id)
      scene.solve(width: 320)
      try scene.add(entry.row)
      #expect(scene.values(width: 320) == before, "\(entry.row.text)")
    }
  }

  // MARK: - Reading changes

  @Test("list every variable with another value as changed", arguments: systems)
  func changedVariables(system: RandomSystem) throws {
    let (scene, start) = try system.scene()
    var generator = start
    var known: [Double] = []
    for step in 0..<15 {
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        try scene.edit(system.kind, &generator)
      }
      let values = scene.solve(at: Self.sizes.randomElement(using: &generator) ?? Self.sizes[0])
        .values
      known += [Double](repeating: 0, count: values.count - known.count)
      if let changed = scene.solver.takeChangedVariables() {
        for variable in changed { known[variable.index] = values[variable.index] }
      } else {
        known = values
      }
      #expect(known == values, "step \(step)")
    }
  }

  @Test("don't list variables as changed that they can't move")
  func unchangedVariables() throws {
    let scene = Scene(variables: 400)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    let ids = try (1..<400).map { try scene.add([(1, $0), (-1, 0)], .equal, 5) }
    scene.solve(width: 100)
    #expect(scene.solver.takeChangedVariables() == nil)
    scene.solve(width: 100)
    #expect(scene.solver.takeChangedVariables() == [])
    for right in [7.0, 7] {
      try scene.setRight(AffineConstant(right), of: ids[2])
      scene.solve(width: 100)
    }
    #expect(scene.solver.takeChangedVariables() == [Variable(index: 3)])
    scene.solve(width: 50)
    #expect(scene.solver.takeChangedVariables() == nil)
  }

  @Test("of a chain list the variables after it as changed")
  func changedChain() throws {
    let scene = Scene(variables: 100)
    var ids = [try scene.add([(1, 0)], .equal, 5)]
    for index in 1..<100 { ids.append(try scene.add([(1, index), (-1, index - 1)], .equal, 8)) }
    scene.solve(width: 100)
    #expect(scene.solver.takeChangedVariables() == nil)
    try scene.setRight(AffineConstant(9), of: ids[90])
    scene.solve(width: 100)
    #expect(scene.solver.takeChangedVariables()?.map(\.index).sorted() == Array(90..<100))
    scene.remove(ids[99])
    scene.solve(width: 100)
    #expect(scene.solver.takeChangedVariables()?.map(\.index) == [99])
  }

  @Test("leave values that can be read in place")
  func inPlace() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    try scene.add([(1, 1), (-1, 0)], .equal, 8)
    let isEmpty = scene.solver.withValues { $0.isEmpty }
    #expect(isEmpty)
    scene.solve(width: 100)
    let value = scene.solver.withValues { $0[1] }
    #expect(value == 108)
  }

  // MARK: - Identifiers

  @Test("give a constraint that is added again a new identifier")
  func identifiers() throws {
    let scene = Scene(variables: 1)
    let five = try scene.add([(1, 0)], .equal, 5)
    let six = try scene.add([(1, 0)], .equal, 6)
    #expect(scene.solve().conflicts == [Conflict(broken: six, because: [five])])
    for _ in 0..<2 {
      scene.remove(scene.present[1].id)
      let again = try scene.add([(1, 0)], .equal, 6)
      #expect(again != six)
      _ = scene.pieces(
        from: CanvasSize(width: 100, height: 0), to: CanvasSize(width: 200, height: 0))
      #expect(scene.solve().conflicts == [Conflict(broken: again, because: [five])])
    }
  }

  @Test("that are refused leave everything as it was")
  func refused() throws {
    let scene = Scene(variables: 2)
    let edge = try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 1), (-1, 0)], .equal, 7)
    let before = scene.values()
    #expect(throws: SolverError.notFinite) { try scene.add([(1, 0), (.nan, 1)], .equal, 1) }
    #expect(throws: SolverError.notFinite) {
      try scene.setRight(AffineConstant(.infinity), of: edge)
    }
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try scene.setPriority(.optional(0), of: edge)
    }
    #expect(scene.values() == before)
  }

  @Test("remain correct after most constraints are removed")
  func compaction() throws {
    let scene = Scene(variables: 3000)
    for index in 0..<3000 { try scene.add([(1, index)], .equal, Double(index)) }
    scene.solve(width: 320)
    for id in scene.ids.dropLast(500) { scene.solver.remove(id) }
    scene.solve(width: 320)
    let last = try scene.add([(1, 0)], .equal, 7)
    try scene.solver.setConstant(AffineConstant(-8), of: scene.ids[2999])
    let values = scene.values(width: 320)
    #expect(last.index == 3000)
    #expect(values[0] == 7 && values[2999] == 8)
    #expect(values[1..<2500].allSatisfy { $0 == 0 })
    #expect((2500..<2999).allSatisfy { values[$0] == Double($0) })
    #expect(throws: SolverError.unknownConstraint(scene.ids[0])) {
      try scene.solver.setPriority(.required, of: scene.ids[0])
    }
  }
}
