import ConstraintSolver
import Testing

@Suite("Thousands of constraints turned off and on in one go")
struct BulkEditTests {
  private static let viewCount = 200
  private static let size = CanvasSize(width: 320, height: 480)

  /// Rows of pairs of views: sizes that are wished for, limits, and a place beside the view before.
  private static func constraints(_ variables: [Variable]) -> [LinearConstraint] {
    (0..<viewCount).flatMap { view in
      let size = [Term(1, variables[2 * view + 1]), Term(-1, variables[2 * view])]
      let before = view % 4 == 0 ? [] : [Term(-1, variables[2 * view - 1])]
      func demand(
        _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Priority
      ) -> LinearConstraint {
        LinearConstraint(
          terms, relation, constant: AffineConstant(-constant), priority: priority)
      }
      return [
        demand([Term(1, variables[2 * view])] + before, .equal, 8, .required),
        demand(size, .greaterThanOrEqual, 0, .required),
        demand(size, .lessThanOrEqual, Double(20 + view % 9), .optional(250)),
        demand(size, .greaterThanOrEqual, Double(20 + view % 9), .optional(750)),
        demand(size, .equal, Double(30 + view % 5), .optional(100)),
        demand(size, .equal, Double(30 + view % 5), .optional(100)),
        LinearConstraint(
          [Term(1, variables[2 * view + 1])], .lessThanOrEqual,
          constant: AffineConstant(perWidth: -1), priority: .optional(900)),
      ]
    }
  }

  private static func makeVariables(_ solver: inout Solver) -> [Variable] {
    (0..<2 * viewCount).map { _ in solver.makeVariable() }
  }

  /// What a solver says that was never asked before.
  private static func fresh(_ isThere: (Int) -> Bool) throws -> Solution {
    var solver = Solver()
    let constraints = constraints(makeVariables(&solver))
    _ = try solver.add(
      contentsOf: constraints.indices.filter(isThere).map { constraints[$0] })
    return solver.solve(at: size)
  }

  @Test(
    "leave what a fresh solver finds", arguments: [10, 40, 150, 700, 1390], [false, true])
  func offAndOn(count: Int, comesAfterAChange: Bool) throws {
    var solver = Solver()
    let constraints = Self.constraints(Self.makeVariables(&solver))
    var ids = try solver.add(contentsOf: constraints)
    let whole = solver.solve(at: Self.size).values
    if comesAfterAChange {
      solver.remove(ids[2])
      _ = solver.solve(at: Self.size)
      ids[2] = try solver.add(constraints[2])
      #expect(solver.solve(at: Self.size).values == whole)
    }
    // Some of each kind, in no order.
    let gone = (0..<count).map { $0 * 1597 % constraints.count }
    for index in gone { solver.remove(ids[index]) }
    let isGone = Set(gone)
    let less = try Self.fresh { !isGone.contains($0) }
    let found = solver.solve(at: Self.size)
    #expect(found.values == less.values)
    #expect(found.violatedConstraints.count == less.violatedConstraints.count)
    for index in gone.prefix(count / 2).reversed() {
      ids[index] = try solver.add(constraints[index])
    }
    let isStillGone = Set(gone.dropFirst(count / 2))
    #expect(
      solver.solve(at: Self.size).values
        == (try Self.fresh { !isStillGone.contains($0) }).values)
    for index in gone.dropFirst(count / 2) { ids[index] = try solver.add(constraints[index]) }
    #expect(solver.solve(at: Self.size).values == whole)
  }

  @Test("cancel out if nobody asks in between", arguments: [10, 40, 700])
  func unnoticed(count: Int) throws {
    var solver = Solver()
    let constraints = Self.constraints(Self.makeVariables(&solver))
    let ids = try solver.add(contentsOf: constraints)
    let whole = solver.solve(at: Self.size).values
    _ = solver.takeChangedVariables()
    let gone = (0..<count).map { $0 * 1597 % constraints.count }
    for index in gone { try solver.setConstant(AffineConstant(1), of: ids[index]) }
    for index in gone { solver.remove(ids[index]) }
    for index in gone.reversed() { _ = try solver.add(constraints[index]) }
    #expect(solver.solve(at: Self.size).values == whole)
    #expect(solver.takeChangedVariables()?.isEmpty == true)
  }
}
