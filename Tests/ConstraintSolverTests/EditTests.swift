import ConstraintSolver
import Testing

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
    #expect(scene.solver.withValues { $0.isEmpty })
    scene.solver.resolve(at: CanvasSize(width: 100, height: 0))
    #expect(scene.solver.withValues { $0[1] } == 108)
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
