import ConstraintSolver
import Testing

@Suite("A size at which several constraints are at their limit")
struct DegenerateSizeTests {
  @Test("doesn't decide the values at other sizes: one unknown")
  func line() throws {
    let scene = Scene(variables: 1)
    try scene.add([(1, 0)], .lessThanOrEqual, 100, .optional(750))
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    #expect([200, 100, 300].map { scene.values(width: $0) } == [[100], [50], [100]])
  }

  @Test("doesn't decide the values at other sizes: several unknowns")
  func component() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 1), (-1, 0)], .lessThanOrEqual, 100, .optional(750))
    try scene.add([(1, 1), (-1, 0)], .equal, AffineConstant(perWidth: 0.5), .optional(500))
    try scene.add([(1, 1), (1, 0)], .equal, AffineConstant(perWidth: 1), .optional(500))
    #expect(
      [200, 100, 300].map { scene.values(width: $0) } == [[50, 150], [25, 75], [100, 200]])
  }

  /// Each pair of sizes in both orders, so that each known optimum meets each other size.
  @Test("makes no difference to the sizes after it", arguments: UInt64(0)..<150)
  func sizes(seed: UInt64) throws {
    let system = try RandomSystem(kind: .degenerate, seed: seed).scene().0
    let widths = [0.0, 50, 100, 150, 200, 300, 400, 475]
    let expected = try widths.map { try system.fresh().solve(width: $0) }
    for first in widths {
      let scene = try system.fresh()
      scene.solve(width: first)
      for (width, expected) in zip(widths, expected) {
        let solution = scene.solve(width: width)
        #expect(areSame(solution.values, expected.values), "\(first), \(width)")
        #expect(solution.conflicts == expected.conflicts, "\(first), \(width)")
      }
    }
  }
}
