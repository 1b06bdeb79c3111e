import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Numbers of all sizes")
struct NumericsTests {
  @Test(
    "keep their relative precision in a nest of multipliers",
    arguments: [(0.9, 200), (1.1, 200), (1.0 / 3, 40), (3, 40)],
    [Priority.required, .optional(700)])
  func nest(nest: (factor: Double, depth: Int), priority: Priority) throws {
    let scene = Scene(variables: nest.depth + 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1), priority)
    var expected = 320.0
    for level in 1...nest.depth {
      try scene.add([(1, level), (-nest.factor, level - 1)], .equal, 0, priority)
      expected *= nest.factor
    }
    // The product of all, which is redundant and no conflict.
    try scene.add([(1, nest.depth), (-expected / 320, 0)], .equal, 0, priority)
    let solution = scene.solve(width: 320)
    #expect(solution.conflicts.isEmpty)
    #expect(isSame(solution.values[nest.depth], expected))
  }

  @Test("repeated and redundant constraints are no conflict")
  func redundant() throws {
    let scene = Scene(variables: 3)
    for _ in 0..<3 {
      try scene.add([(1, 1), (-1, 0)], .equal, 7)
      try scene.add([(1, 2), (-1, 1)], .equal, 7)
      try scene.add([(1, 2), (-1, 0)], .equal, 14)
      try scene.add([(1, 2), (-1, 0)], .lessThanOrEqual, 14)
      try scene.add([(2, 0)], .equal, 10)
    }
    #expect(scene.solve().conflicts.isEmpty)
    #expect(scene.values() == [5, 12, 19])
  }

  @Test("terms of one variable are summed, and those that cancel are no terms")
  func summed() throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (2, 0)], .equal, 9)
    try scene.add([(1, 1), (-1, 1)], .equal, 0)
    let wrong = try scene.add([(1, 1), (-1, 1)], .equal, 1)
    #expect(scene.solve().conflicts == [Conflict(broken: wrong, because: [])])
    #expect(scene.values() == [3, 0])
  }

  /// The difference is far more than rounding, and exact in binary.
  @Test(
    "expressions that differ by a part in two million are different",
    arguments: [Priority.required, .optional(500)])
  func nearlyAlike(priority: Priority) throws {
    let scene = Scene(variables: 2)
    try scene.add([(1, 0), (-1, 1)], .equal, 0, priority)
    try scene.add([(1, 0), (-1 - 0x1p-21, 1)], .equal, -1, priority)
    let solution = scene.solve()
    #expect(areSame(solution.values, [0x1p21, 0x1p21]))
    #expect(solution.conflicts.isEmpty)
    #expect(scene.isDetermined(0))
  }

  @Test("equations aren't solved for variables they hardly depend on")
  func smallCoefficients() throws {
    let scene = Scene(variables: 5)
    // Three equations that are connected, and one that isn't.
    try scene.add([(1, 0), (1e-8, 1)], .equal, 1 + 2e-8)
    try scene.add([(1, 1), (1, 2)], .equal, 5)
    try scene.add([(1, 0), (-1, 2)], .equal, -2)
    try scene.add([(1, 3), (1e-8, 4)], .equal, (1 + 2e-8) / 3)
    try scene.add([(1, 4)], .equal, 2 / 3, .optional(500))
    #expect(areSame(scene.values(), [1, 2, 3, 1 / 3, 2 / 3]))
  }

  @Test("a violation that grows faster by a part in two thousand outweighs another")
  func nearlyEqualSlopes() throws {
    let scene = Scene(variables: 3)
    let factor = 1 + 0x1p-11
    try scene.add([(1, 1), (-1, 2)], .equal, 0, .optional(700))
    for (growing, shrinking) in [(0, 0), (1, 2)] {
      try scene.add([(factor, growing)], .greaterThanOrEqual, 10 * factor, .optional(500))
      try scene.add([(1, shrinking)], .lessThanOrEqual, 0, .optional(500))
    }
    #expect(scene.values() == [10, 10, 10])
    #expect((0..<3).allSatisfy { scene.isDetermined($0) })
  }

  @Test("numbers beyond the largest magnitude are clamped to it, and NaN is zero")
  func clamped() {
    let numbers = [.infinity, -.infinity, .greatestFiniteMagnitude, -1e301, .nan, -5, 1e300]
    #expect(numbers.map { Tolerance.clamped($0) } == [1e300, -1e300, 1e300, -1e300, 0, -5, 1e300])
  }

  @Test("extreme numbers neither trap nor hang nor leave the finite", arguments: UInt64(1)...80)
  func extreme(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let numbers = [
      0, 1, -1, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300, 1e150, -1e-150, 1e16,
      .greatestFiniteMagnitude, 1 / 3,
    ]
    func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
    let scene = Scene(variables: 5)
    for _ in 0..<16 {
      let relation = Relation(rawValue: Int8.random(in: -1...1, using: &generator)) ?? .equal
      let priority = [Priority.required, .optional(500), .preference(0)]
        .randomElement(using: &generator)
      let right = AffineConstant(number(), perWidth: number(), perHeight: number())
      let sum = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (number(), Int.random(in: 0..<5, using: &generator))
      }
      do {
        try scene.add(sum, relation, right, priority ?? .required)
      } catch SolverError.notFinite {
        continue
      }
    }
    for size in [0, 1, 1e308, -5] {
      #expect(scene.values(width: size, height: 1).allSatisfy { $0.isFinite })
      for index in 0..<5 {
        _ = scene.isDetermined(index)
        _ = scene.alternative(to: index)
        _ = scene.determining(index)
      }
    }
    #expect(scene.values(width: .nan, height: .infinity).allSatisfy { $0.isFinite })
  }

  @Test("values end at the largest magnitude, at each of several sizes")
  func greatestValues() throws {
    let scene = Scene(variables: 4)
    // The last one isn't a number at large sizes.
    let rights = [
      AffineConstant(perWidth: 3), AffineConstant(perWidth: 1e200),
      AffineConstant(perWidth: -1e200), AffineConstant(perWidth: 1e300, perHeight: -1e300),
    ]
    for (index, right) in rights.enumerated() { try scene.add([(1, index)], .equal, right) }
    #expect(scene.values(width: 2, height: 2) == [6, 2e200, -2e200, 0])
    #expect(scene.values(width: 1e300, height: 1e300) == [1e300, 1e300, -1e300, 0])
    #expect(
      scene.values(width: 1e50, height: 0) == [3 * 1e50, 1e200 * 1e50, -1e200 * 1e50, 1e300])
  }
}
