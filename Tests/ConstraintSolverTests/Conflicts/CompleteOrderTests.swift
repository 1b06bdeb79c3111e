import ConstraintSolver
import Testing

@Suite("Views in a complete order")
struct CompleteOrderTests {
  /// Intervals, every pair of which is ordered.
  private func scene(
    _ count: Int, _ order: (_ first: Int, _ second: Int) -> LinearConstraint
  ) throws -> Scene {
    let scene = Scene(variables: 2 * count)
    for view in 0..<count {
      try scene.add([(1, 2 * view + 1), (-1, 2 * view)], .greaterThanOrEqual, 1)
      for other in 0..<view { try scene.add(order(other, view)) }
    }
    return scene
  }

  private static let counts = [2, 10, 65, 70, 100]

  @Test("side by side have no conflict", arguments: counts)
  func trailingToLeading(count: Int) throws {
    let scene = try scene(count) { first, second in
      LinearConstraint([(1, 2 * first + 1), (-1, 2 * second)], .lessThanOrEqual, 0)
    }
    let solution = scene.solve(width: 1000, height: 1000)
    #expect(solution.conflicts.isEmpty)
    #expect(!solution.reachedIterationLimit)
    #expect(scene.largestViolation() <= rounding)
  }

  @Test("with distances of leading edges have no conflict", arguments: counts)
  func leadingToLeading(count: Int) throws {
    let scene = try scene(count) { first, second in
      LinearConstraint([(1, 2 * second), (-1, 2 * first)], .greaterThanOrEqual, 3)
    }
    let solution = scene.solve(width: 1000, height: 1000)
    #expect(solution.conflicts.isEmpty)
    #expect(!solution.reachedIterationLimit)
    #expect(scene.largestViolation() <= rounding)
  }

  @Test("that is closed to a cycle have a conflict", arguments: [2, 10, 65])
  func cycle(count: Int) throws {
    let scene = try scene(count) { first, second in
      LinearConstraint([(1, 2 * second), (-1, 2 * first)], .greaterThanOrEqual, 3)
    }
    let closing = LinearConstraint(
      [(1, 0), (-1, 2 * count - 2)], .greaterThanOrEqual, AffineConstant(), isBreakable: false)
    try scene.add(closing)
    let conflicts = scene.solve(width: 1000, height: 1000).conflicts
    #expect(!conflicts.isEmpty)
    #expect(scene.largestViolation() <= rounding)
  }
}
