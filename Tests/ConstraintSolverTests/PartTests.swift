import ConstraintSolver
import Testing

/// How far values may be apart that were computed in another order, against the largest of them.
private let reordering = 1e-12

private func values(_ solver: Solver) -> [Double] {
  solver.withValues { values in values.indices.map { values[$0] } }
}

/// The largest distance of two lists of values, against the largest value.
private func distance(_ lhs: [Double], _ rhs: [Double]) -> Double {
  guard lhs.count == rhs.count else { return .infinity }
  let largest = zip(lhs, rhs).reduce(1) { max($0, abs($1.0), abs($1.1)) }
  return zip(lhs, rhs).reduce(0) { max($0, abs($1.0 - $1.1)) } / largest
}

@Suite("Single changes")
struct PartTests {
  @Test(
    "leave a solver with the values of a fresh one, at every size", arguments: UInt64(1)...400)
  func sequence(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 6...30, using: &generator)
    var system = EditedSystem(variables: count)
    for _ in 0..<count * 5 / 4 { try system.add(&generator) }
    system.solver.resolve(at: CanvasSize(width: 320, height: 200))
    for step in 0..<Int.random(in: 1...40, using: &generator) {
      try system.edit(&generator)
      var fresh = try system.fresh()
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let width = Double([320, 100, 37, 0].randomElement(using: &generator) ?? 320)
        let size = CanvasSize(width: width, height: 200)
        system.solver.resolve(at: size)
        fresh.resolve(at: size)
        let gap = distance(values(system.solver), values(fresh))
        #expect(gap <= reordering, "seed \(seed) step \(step) width \(width)")
      }
    }
  }
}
