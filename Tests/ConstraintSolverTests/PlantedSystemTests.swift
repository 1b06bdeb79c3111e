import ConstraintSolver
import Testing

@Suite("Large systems with a known solution")
struct PlantedSystemTests {
  @Test("have this solution at every size", arguments: [(60, 12), (300, 4), (1000, 1)])
  func solution(count: Int, seeds: Int) throws {
    for seed in 1...UInt64(seeds) {
      let system = PlantedSystem(count: count, seed: seed)
      let scene = try Scene(variables: count, system.rows)
      for width in [100.0, 640] {
        let solution = scene.solve(width: width)
        #expect(solution.conflicts.isEmpty)
        #expect(!solution.reachedIterationLimit)
        for (unknown, function) in system.solution.enumerated() {
          let expected = function.value(at: CanvasSize(width: width, height: 0))
          let error = abs(solution.values[unknown] - expected)
          #expect(error < 1e-6 * max(1, expected), "seed \(seed), width \(width), \(unknown)")
        }
      }
    }
  }
}
