import ConstraintSolver
import Testing

@Suite("Memory kept from one solver to the next")
struct SpareMemoryTests {
  /// Labels between two edges, whose widths and gaps are at odds with one another.
  private func values(count: Int) throws -> [Double] {
    var scene = Scene(variables: 2 * count + 2)
    let last = 2 * count + 1
    try scene.add([(1, 0)], .equal, 0)
    try scene.add([(1, last)], .equal, AffineConstant(perWidth: 1))
    for label in 0..<count {
      let left = 2 * label + 1
      try scene.add([(1, left), (-1, left - 1)], .greaterThanOrEqual, 8)
      try scene.add([(1, left), (-1, left - 1)], .equal, 8, .optional(500))
      let width = Double(20 + label * 37 % 60)
      try scene.add([(1, left + 1), (-1, left)], .greaterThanOrEqual, width, .optional(750))
      try scene.add([(1, left + 1), (-1, left)], .lessThanOrEqual, width, .optional(250))
    }
    try scene.add([(1, last), (-1, last - 1)], .greaterThanOrEqual, 8)
    return scene.solve(width: 40 * Double(count)).values
  }

  @Test("makes no difference to solvers on several threads")
  func threads() async throws {
    let expected = try (1..<9).map { try values(count: $0) }
    try await withThrowingTaskGroup(of: (Int, [Double]).self) { group in
      for round in 0..<64 {
        group.addTask { (round % 8, try values(count: round % 8 + 1)) }
      }
      for try await (index, values) in group { #expect(values == expected[index]) }
    }
  }

  @Test("has nothing left of the equations before", arguments: [5, 2, 7, 1, 3, 7])
  func equations(count: Int) throws {
    // Pairs that have nothing to do with one another.
    var pairs = Scene(variables: 2 * count)
    for pair in 0..<count { try pairs.add([(1, 2 * pair), (1, 2 * pair + 1)], .equal, 0) }
    #expect(pairs.solve().values.allSatisfy { $0 == 0 })
    // Boxes side by side, each as wide as the next.
    var scene = Scene(variables: count + 1)
    try scene.add([(1, 0)], .equal, 0)
    for box in 1..<max(count, 1) {
      try scene.add([(1, box + 1), (-2, box), (1, box - 1)], .equal, 0)
    }
    try scene.add([(1, count)], .equal, AffineConstant(perWidth: 1))
    let values = scene.solve(width: 64 * Double(count)).values
    for (place, value) in values.enumerated() { #expect(isSame(value, 64 * Double(place))) }
  }

  @Test("makes no difference to a system it is too small for")
  func large() throws {
    let first = try values(count: 300)
    _ = try values(count: 3)
    #expect(try values(count: 300) == first)
    #expect(first.count == 602)
  }
}
