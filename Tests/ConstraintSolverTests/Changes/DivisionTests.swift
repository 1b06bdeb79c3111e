import Testing

@testable import ConstraintSolver

@Suite("The parts a system is solved in")
struct DivisionTests {
  @Test("are let go of when nothing belongs to them, and count for nothing then")
  func extents() throws {
    var scene = Scene(variables: 30)
    for index in 0..<30 { try scene.add([(1, index)], .equal, 8) }
    let size = CanvasSize(width: 100, height: 100)
    scene.solver.resolve(at: size)
    for round in 0..<3 {
      for index in 0..<30 {
        scene.solver.remove(scene.ids[30 * round + index])
        try scene.add([(1, index)], .equal, Double(9 + round))
        scene.solver.resolve(at: size)
        guard let division = scene.solver.state.reach?.division else { continue }
        let parts = division.parts.compactMap(\.self)
        #expect(division.extent == parts.reduce(0) { $0 + $1.extent })
        #expect(parts.allSatisfy { $0.useCount > 0 })
        let owned =
          division.homes.count { $0.part >= 0 } + division.homes.count { $0.equationPart >= 0 }
          + division.rowHomes.count { $0.part >= 0 }
        #expect(parts.reduce(0) { $0 + $1.useCount } == owned)
      }
    }
  }
}
