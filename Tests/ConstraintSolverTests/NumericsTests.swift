import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Numbers of all sizes")
struct NumericsTests {
  @Test(
    "a nest of multipliers keeps its relative precision",
    arguments: [(0.9, 200), (1.1, 200), (1.0 / 3, 40), (3, 40)])
  func nest(factor: Double, depth: Int) throws {
    var scene = Scene(variables: depth + 1)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    var expected = 320.0
    for level in 1...depth {
      try scene.add([(1, level), (-factor, level - 1)], .equal, 0)
      expected *= factor
    }
    // The same once more, as a whole: redundant, and not a conflict.
    try scene.add([(1, depth), (-expected / 320, 0)], .equal, 0)
    let solution = scene.solve(width: 320)
    #expect(solution.conflicts.isEmpty)
    #expect(isSame(solution.value(of: scene[depth]), expected))
  }

  @Test("a nest of optional multipliers", arguments: [(0.9, 200), (1.1, 200), (1.0 / 3, 40)])
  func optionalNest(factor: Double, depth: Int) throws {
    var scene = Scene(variables: depth + 1)
    try scene.add([(1, 0)], .equal, 320, .optional(900))
    var expected = 320.0
    for level in 1...depth {
      try scene.add([(1, level), (-factor, level - 1)], .equal, 0, .optional(700))
      expected *= factor
    }
    #expect(isSame(scene.solve().value(of: scene[depth]), expected))
  }

  @Test("repeated and redundant constraints are no conflict")
  func redundant() throws {
    var scene = Scene(variables: 3)
    for _ in 0..<3 {
      try scene.add([(1, 1), (-1, 0)], .equal, 7)
      try scene.add([(1, 2), (-1, 1)], .equal, 7)
      try scene.add([(1, 2), (-1, 0)], .equal, 14)
      try scene.add([(1, 2), (-1, 0)], .lessThanOrEqual, 14)
      try scene.add([(2, 0)], .equal, 10)
    }
    let solution = scene.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.values == [5, 12, 19])
  }

  @Test("terms of one variable are summed, and those that cancel are no terms")
  func summed() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0), (2, 0)], .equal, 9)
    try scene.add([(1, 1), (-1, 1)], .equal, 0)
    let wrong = try scene.add([(1, 1), (-1, 1)], .equal, 1)
    let solution = scene.solve()
    #expect(solution.values == [3, 0])
    #expect(solution.conflicts.map(\.broken) == [wrong])
    #expect(solution.conflicts.map(\.because) == [[]])
  }

  /// Far more than rounding, and exact in binary.
  @Test(
    "expressions that differ by a part in two million are two",
    arguments: [Priority.required, .optional(500)])
  func nearlyAlike(priority: Priority) throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0), (-1, 1)], .equal, 0, priority)
    try scene.add([(1, 0), (-1 - 0x1p-21, 1)], .equal, -1, priority)
    let solution = scene.solve()
    #expect(solution.values.allSatisfy { isSame($0, 0x1p21) })
    #expect(solution.conflicts.isEmpty)
    #expect(solution.isDetermined([scene.term(1, 0)]))
  }

  @Test("equations are not solved for what they hardly depend on")
  func smallCoefficients() throws {
    var scene = Scene(variables: 5)
    // Three that hang together, and one that stands alone.
    try scene.add([(1, 0), (1e-8, 1)], .equal, 1 + 2e-8)
    try scene.add([(1, 1), (1, 2)], .equal, 5)
    try scene.add([(1, 0), (-1, 2)], .equal, -2)
    try scene.add([(1, 3), (1e-8, 4)], .equal, (1 + 2e-8) / 3)
    try scene.add([(1, 4)], .equal, 2 / 3, .optional(500))
    #expect(zip(scene.solve().values, [1, 2, 3, 1 / 3, 2 / 3]).allSatisfy(isSame))
  }

  @Test("a violation that grows faster by a part in two thousand outweighs another")
  func nearlyEqualSlopes() throws {
    var scene = Scene(variables: 3)
    let factor = 1 + 0x1p-11
    try scene.add([(1, 1), (-1, 2)], .equal, 0, .optional(700))
    for (wanting, yielding) in [(0, 0), (1, 2)] {
      try scene.add([(factor, wanting)], .greaterThanOrEqual, 10 * factor, .optional(500))
      try scene.add([(1, yielding)], .lessThanOrEqual, 0, .optional(500))
    }
    let solution = scene.solve()
    #expect(solution.values == [10, 10, 10])
    #expect((0..<3).allSatisfy { solution.isDetermined([scene.term(1, $0)]) })
  }

  @Test("what is beyond the largest number counts as that, and what is no number as zero")
  func clamped() {
    let numbers = [.infinity, -.infinity, .greatestFiniteMagnitude, -1e301, .nan, -5, 1e300]
    let expected = [1e300, -1e300, 1e300, -1e300, 0, -5, 1e300]
    #expect(numbers.map(Approximation.finite) == expected)
    #expect(numbers.map(Approximation.finiteInLoop) == expected)
  }

  @Test("extreme numbers neither trap nor hang nor leave the finite", arguments: UInt64(1)...80)
  func extreme(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let numbers = [
      0, 1, -1, 1e308, -1e308, .leastNonzeroMagnitude, 1e-300, 1e150, -1e-150, 1e16,
      .greatestFiniteMagnitude,
      1 / 3,
    ]
    func number() -> Double { numbers.randomElement(using: &generator) ?? 0 }
    var scene = Scene(variables: 5)
    for _ in 0..<16 {
      let relation =
        Relation(rawValue: Int.random(in: -1...1, using: &generator)) ?? .equal
      let priority = [Priority.required, .optional(500), .preference(0)]
        .randomElement(using: &generator)
      let right = AffineConstant(number(), perWidth: number(), perHeight: number())
      let terms = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (number(), Int.random(in: 0..<5, using: &generator))
      }
      do {
        try scene.add(terms, relation, right, priority ?? .required)
      } catch SolverError.notFinite {
        continue
      }
    }
    for size in [0, 1, 1e308, -5] {
      let solution = scene.solve(width: size, height: 1)
      #expect(solution.values.allSatisfy { $0.isFinite }, "seed \(seed)")
      for index in 0..<5 {
        _ = solution.isDetermined([scene.term(1, index)])
        _ = solution.alternative(to: [scene.term(1, index)])
        _ = solution.constraintsDetermining([scene.term(1, index)])
      }
    }
    #expect(scene.solve(width: .nan, height: .infinity).values.allSatisfy { $0.isFinite })
  }

  @Test("values end where numbers are computed with, at each of several sizes")
  func greatestValues() throws {
    // 3 · width, 1e200 · width, the same below zero, and what is no number at large sizes.
    let rights = [
      AffineConstant(perWidth: 3), AffineConstant(perWidth: 1e200),
      AffineConstant(perWidth: -1e200), AffineConstant(perWidth: 1e300, perHeight: -1e300),
    ]
    for count in 1...4 {
      var scene = Scene(variables: count)
      for (index, right) in rights.prefix(count).enumerated() {
        try scene.add([(1, index)], .equal, right)
      }
      #expect(
        scene.solve(width: 2, height: 2).values == [6, 2e200, -2e200, 0].prefix(count).map { $0 })
      #expect(
        scene.solve(width: 1e300, height: 1e300).values
          == [1e300, 1e300, -1e300, 0].prefix(count).map { $0 })
      #expect(
        scene.solve(width: 1e50, height: 0).values
          == [3 * 1e50, 1e200 * 1e50, -1e200 * 1e50, 1e300].prefix(count).map { $0 })
    }
  }
}
