import ConstraintSolver
import Testing

@Suite("Large systems around a known answer") struct PlantedSystemTests {
  @Test(
    "have that answer at every size",
    arguments: [(60, 12), (300, 4), (1000, 1)])
  func answer(count: Int, seeds: Int) throws {
    for seed in 1...UInt64(seeds) {
      let system = PlantedSystem(count: count, seed: seed)
      var scene = Scene(variables: count)
      for demand in system.demands {
        try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
      }
      for width in [100.0, 640] {
        let solution = scene.solve(width: width)
        #expect(solution.conflicts.isEmpty)
        for (unknown, answer) in system.answer.enumerated() {
          let expected = answer.constant + answer.perWidth * width
          let miss = abs(solution.value(of: scene[unknown]) - expected)
          #expect(miss < 1e-6 * max(1, expected), "seed \(seed), width \(width), \(unknown)")
        }
      }
    }
  }
}
