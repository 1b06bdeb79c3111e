import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Edits")
struct EditTests {
  @Test(
    "leave a solver with the answers of a fresh one, to the last bit", arguments: UInt64(1)...200)
  func sequence(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = EditedSystem(variables: 10)
    for _ in 0..<14 { try system.add(&generator) }
    for step in 0..<20 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) { try system.edit(&generator) }
      let width = Double([320, 100, 37, 0].randomElement(using: &generator) ?? 320)
      let size = CanvasSize(width: width, height: 200)
      var fresh = try system.fresh()
      let expected = fresh.solve(at: size)
      let actual = system.solver.solve(at: size)
      #expect(actual.values == expected.values, "seed \(seed) step \(step) width \(width)")
      #expect(
        actual.conflicts.count == expected.conflicts.count, "seed \(seed) step \(step) \(width)")
    }
  }

  @Test("values can be read in place")
  func inPlace() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    try scene.add([(1, 1), (-1, 0)], .equal, 8)
    let isEmpty = scene.solver.withValues { $0.isEmpty }
    #expect(isEmpty)
    scene.solver.resolve(at: CanvasSize(width: 100, height: 0))
    let value = scene.solver.withValues { $0[1] }
    #expect(value == 108)
  }

  @Test(
    "every variable that has another value is among the changed ones", arguments: UInt64(1)...100)
  func changedVariables(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var system = EditedSystem(variables: 10)
    for _ in 0..<14 { try system.add(&generator) }
    var known = [Double](repeating: 0, count: 10)
    for step in 0..<30 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) { try system.edit(&generator) }
      let width = Double([320, 320, 320, 100].randomElement(using: &generator) ?? 320)
      system.solver.resolve(at: CanvasSize(width: width, height: 200))
      let values = system.solver.withValues { values in values.indices.map { values[$0] } }
      known += [Double](repeating: 0, count: values.count - known.count)
      if let changed = system.solver.takeChangedVariables() {
        for variable in changed { known[variable.index] = values[variable.index] }
      } else {
        known = values
      }
      #expect(known == values, "seed \(seed) step \(step) width \(width)")
    }
  }

  @Test("what a change cannot move is not among the changed variables")
  func unchangedVariables() throws {
    var scene = Scene(variables: 40)
    let ids = try (0..<40).map { try scene.add([(1, $0)], .equal, 5) }
    let size = CanvasSize(width: 100, height: 100)
    scene.solver.resolve(at: size)
    #expect(scene.solver.takeChangedVariables() == nil)
    scene.solver.resolve(at: size)
    #expect(scene.solver.takeChangedVariables() == [])
    try scene.solver.setConstant(AffineConstant(7), of: ids[3])
    scene.solver.resolve(at: size)
    #expect(scene.solver.takeChangedVariables() == [Variable(index: 3)])
    scene.solver.resolve(at: CanvasSize(width: 50, height: 50))
    #expect(scene.solver.takeChangedVariables() == nil)
  }

  @Test("a chain, which its first change builds anew, tells what it moved")
  func changedVariablesOfWhole() throws {
    var scene = Scene(variables: 100)
    var ids = [try scene.add([(1, 0)], .equal, 5)]
    for index in 1..<100 { ids.append(try scene.add([(1, index), (-1, index - 1)], .equal, 8)) }
    let size = CanvasSize(width: 100, height: 100)
    scene.solver.resolve(at: size)
    #expect(scene.solver.takeChangedVariables() == nil)
    try scene.solver.setConstant(AffineConstant(9), of: ids[90])
    scene.solver.resolve(at: size)
    #expect(scene.solver.takeChangedVariables() == (90..<100).map { Variable(index: $0) })
    scene.solver.remove(ids[99])
    scene.solver.resolve(at: size)
    #expect(scene.solver.takeChangedVariables().map(Set.init) == [Variable(index: 99)])
  }

  @Test("a chain, built anew at a size nobody asked about, tells that all may have moved")
  func changedVariablesElsewhere() throws {
    var scene = Scene(variables: 100)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    for index in 1..<100 { try scene.add([(1, index), (-1, index - 1)], .equal, 8) }
    scene.solver.resolve(at: CanvasSize(width: 100, height: 100))
    #expect(scene.solver.takeChangedVariables() == nil)
    scene.solver.resolve(at: CanvasSize(width: 50, height: 100))
    for id in scene.ids.suffix(10) { try scene.solver.setConstant(AffineConstant(9), of: id) }
    scene.solver.resolve(at: CanvasSize(width: 50, height: 100))
    #expect(scene.solver.state.hasBuiltAnew)
    #expect(scene.solver.takeChangedVariables() == nil)
  }

  @Test("what is taken out and put back has the new identifier")
  func identifiers() throws {
    var scene = Scene(variables: 1)
    let five = try scene.add([(1, 0)], .equal, 5)
    let six = try scene.add([(1, 0)], .equal, 6)
    #expect(scene.solve().conflicts.map(\.broken) == [six])
    scene.solver.remove(six)
    let again = try scene.add([(1, 0)], .equal, 6)
    #expect(again != six)
    #expect(scene.solve().conflicts.map(\.broken) == [again])
    #expect(scene.solve().conflicts.map(\.because) == [[five]])
  }
}
