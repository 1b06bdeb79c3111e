import ConstraintSolver
import Testing

@Suite("Changes inside a large component")
struct LargeComponentEditTests {
  /// Distances of 32 between neighbors, the last first, and a limit for all of them.
  private static func wholeNumbers(limit: Double) throws -> Scene {
    let scene = Scene(variables: 12)
    try scene.add([(1, 0)], .greaterThanOrEqual, 0)
    for index in 1..<12 {
      try scene.add(
        [(1, index), (-1, index - 1)], .greaterThanOrEqual, 32, .optional(Double(500 + index)))
    }
    try scene.add([(1, 11), (-1, 0)], .lessThanOrEqual, limit, .optional(700))
    try scene.add([(1, 0)], .equal, 8, .optional(300))
    return scene
  }

  @Test("to numbers that aren't exact leave the values of a fresh solver")
  func inexactNumbers() throws {
    let scene = try Self.wholeNumbers(limit: 60)
    scene.solve(width: 320)
    for limit in [0.1, 0.7, 47.3, 50.0 / 3, 100.0 / 3, 90.1, 200.7] {
      for (place, most) in [(2, limit / 3), (6, limit / 11), (9, 1 / limit), (12, 2 * limit)] {
        try scene.setRight(AffineConstant(most), of: scene.ids[place])
      }
      let expected = try scene.fresh().values(width: 320)
      #expect(scene.values(width: 320) == expected, "\(limit)")
    }
  }

  @Test("don't depend on numbers that were large before")
  func formerScale() throws {
    let scene = try Self.wholeNumbers(limit: 60)
    for limit in [60, 61, 1e13, 60] {
      try scene.setRight(AffineConstant(limit), of: scene.ids[12])
      scene.solve(width: 320)
    }
    let values = scene.values(width: 320)
    let most = values[11] - values[10] - 0.03125
    try scene.add([(1, 11), (-1, 10)], .lessThanOrEqual, most, .optional(700))
    let moved = scene.values(width: 320)
    #expect(moved[11] - moved[10] == most)
  }
}
