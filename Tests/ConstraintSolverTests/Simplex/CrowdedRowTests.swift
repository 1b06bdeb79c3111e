import ConstraintSolver
import TestTools
import Testing

/// Views in a row with too little room, whose middles are to be equally far from each other: the rows of
/// an `NSStackView`, in one component of hundreds of unknowns that no order of steps solves at once.
@Suite("Views in a row with too little room") struct CrowdedRowTests {
  private static let spacing = 8.0

  /// Contents of 20 to 32 points.
  private func contents(_ count: Int) -> [Double] { (0..<count).map { Double(20 + $0 * 7 % 13) } }

  /// What is asked of the row.
  ///
  /// Unknowns are the start and the width of each view.
  private func demands(_ contents: [Double], width: Double) -> [Demand] {
    let count = contents.count
    let start = [(1.0, 0)]
    let end = [(1.0, 2 * count - 2), (1.0, 2 * count - 1)]
    var demands = [
      Demand(start, .greaterThanOrEqual, AffineConstant()),
      Demand(start, .equal, AffineConstant(), .optional(750)),
      Demand(end, .lessThanOrEqual, AffineConstant(width)),
      Demand(end, .greaterThanOrEqual, AffineConstant(width), .optional(750)),
    ]
    for (view, content) in contents.enumerated() {
      let size = [(1.0, 2 * view + 1)]
      demands += [
        Demand(size, .greaterThanOrEqual, AffineConstant()),
        Demand(size, .greaterThanOrEqual, AffineConstant(content), .optional(750)),
        Demand(size, .lessThanOrEqual, AffineConstant(content), .optional(250)),
      ]
      guard view > 0 else { continue }
      let gap = [(1.0, 2 * view), (-1.0, 2 * view - 2), (-1.0, 2 * view - 1)]
      let least = AffineConstant(Self.spacing)
      demands += [
        Demand(gap, .greaterThanOrEqual, least), Demand(gap, .equal, least, .optional(249.99998)),
      ]
      guard view > 1 else { continue }
      let first = [(-1.0, 2), (-0.5, 3), (1.0, 0), (0.5, 1)]
      let middles = [
        (1.0, 2 * view), (0.5, 2 * view + 1), (-1.0, 2 * view - 2), (-0.5, 2 * view - 1),
      ]
      demands.append(Demand(middles + first, .equal, AffineConstant(), .optional(260)))
    }
    return demands
  }

  private func solve(_ demands: [Demand], count: Int) throws -> [Double] {
    var scene = Scene(variables: 2 * count)
    for demand in demands {
      try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
    }
    let solution = scene.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(!solution.reachedIterationLimit)
    return solution.values
  }

  // Widths are short of their contents by what is missing in all, at least, with 750; and by just that
  // where all distances are the least and the row touches both ends, so that holds. The middles are then
  // equally far from each other if views take turns to have one of two widths, and only then. With half
  // of the views each, the two add up to twice the average, and where that is at most 20 points, no view
  // need be more than its content, so with 260 that holds as well. Nothing else is asked for: the first
  // width is as small as can be, which leaves the second no more than the 20 points of the least content.
  @Test(
    "have two widths in turns",
    arguments: [(100, 1.0), (100, 14), (150, 1), (300, 0), (300, 5), (500, 1), (800, 1)])
  func turns(count: Int, average: Double) throws {
    let width = average * Double(count) + Self.spacing * Double(count - 1)
    let values = try solve(demands(contents(count), width: width), count: count)
    let second = min(20, 2 * average)
    let expected = [2 * average - second, second]
    var start = 0.0
    for view in 0..<count {
      #expect(abs(values[2 * view] - start) < 1e-6, "start of \(view)")
      #expect(abs(values[2 * view + 1] - expected[view % 2]) < 1e-6, "width of \(view)")
      start += expected[view % 2] + Self.spacing
    }
  }

  /// How much the constraints of a priority are violated in all.
  private func cost(_ demands: [Demand], of priority: Priority, at values: [Double]) -> Double {
    demands.filter { $0.priority == priority }.reduce(0) { cost, demand in
      let value = demand.terms.reduce(-demand.constant.constant) { $0 + $1.0 * values[$1.1] }
      switch demand.relation {
      case .equal: return cost + abs(value)
      case .lessThanOrEqual: return cost + max(0, value)
      case .greaterThanOrEqual: return cost + max(0, -value)
      }
    }
  }

  /// Where contents are in the way of two widths there is no simple answer, but only one.
  @Test(
    "lie where they lie in whatever order it is asked for",
    arguments: [(100, 23.0), (101, 1), (201, 21), (200, 25), (301, 9)])
  func order(count: Int, average: Double) throws {
    let width = average * Double(count) + Self.spacing * Double(count - 1)
    let contents = contents(count)
    var demands = demands(contents, width: width)
    let values = try solve(demands, count: count)
    #expect(cost(demands, of: .required, at: values) < 1e-6 * width)
    let missing = contents.reduce(0, +) - average * Double(count)
    #expect(abs(cost(demands, of: .optional(750), at: values) - missing) < 1e-6 * width)
    var generator = SeededGenerator(seed: UInt64(count))
    demands.shuffle(using: &generator)
    let others = try solve(demands, count: count)
    for index in values.indices { #expect(abs(values[index] - others[index]) < 1e-6 * width) }
  }
}
