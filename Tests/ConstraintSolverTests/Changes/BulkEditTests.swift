import ConstraintSolver
import Testing

@Suite("Many constraints removed and added at once")
struct BulkEditTests {
  private static let viewCount = 200

  /// Rows of four views each: sizes, limits, and a place beside the view before.
  private static let rows: [LinearConstraint] = (0..<viewCount).flatMap { view in
    let size = [(1.0, 2 * view + 1), (-1.0, 2 * view)]
    let before: Sum = view % 4 == 0 ? [] : [(-1, 2 * view - 1)]
    let content = Double(20 + view % 9)
    return [
      LinearConstraint([(1, 2 * view)] + before, .equal, 8),
      LinearConstraint(size, .greaterThanOrEqual, 0),
      LinearConstraint(size, .lessThanOrEqual, content, .optional(250)),
      LinearConstraint(size, .greaterThanOrEqual, content, .optional(750)),
      LinearConstraint(size, .equal, Double(30 + view % 5), .optional(100)),
      LinearConstraint(size, .equal, Double(30 + view % 5), .optional(100)),
      LinearConstraint(
        [(1, 2 * view + 1)], .lessThanOrEqual, AffineConstant(perWidth: 1), .optional(900)),
    ]
  }

  private static func values(_ isPresent: (Int) -> Bool) throws -> [Double] {
    try Scene(variables: 2 * viewCount, rows.indices.filter(isPresent).map { rows[$0] })
      .values(width: 320)
  }

  @Test("leave the values of a fresh solver", arguments: [10, 40, 150, 700, 1390], [false, true])
  func offAndOn(count: Int, isAfterChange: Bool) throws {
    let scene = try Scene(variables: 2 * Self.viewCount, Self.rows)
    var ids = scene.ids
    let whole = scene.values(width: 320)
    if isAfterChange {
      scene.remove(ids[2])
      scene.solve(width: 320)
      ids[2] = try scene.add(Self.rows[2])
      #expect(scene.values(width: 320) == whole)
    }
    // Some of each kind, in no particular order.
    let removed = (0..<count).map { $0 * 1597 % Self.rows.count }
    for index in removed { scene.remove(ids[index]) }
    var absent = Set(removed)
    #expect(try Self.values { !absent.contains($0) } == scene.values(width: 320))
    for index in removed.prefix(count / 2).reversed() { try scene.add(Self.rows[index]) }
    absent = Set(removed.dropFirst(count / 2))
    #expect(try Self.values { !absent.contains($0) } == scene.values(width: 320))
    for index in removed.dropFirst(count / 2) { try scene.add(Self.rows[index]) }
    #expect(scene.values(width: 320) == whole)
  }

  @Test("cancel out if nothing is solved in between", arguments: [10, 40, 700])
  func unnoticed(count: Int) throws {
    let scene = try Scene(variables: 2 * Self.viewCount, Self.rows)
    let whole = scene.values(width: 320)
    _ = scene.solver.takeChangedVariables()
    let removed = (0..<count).map { $0 * 1597 % Self.rows.count }
    for index in removed { scene.remove(scene.ids[index]) }
    for index in removed.reversed() { try scene.add(Self.rows[index]) }
    #expect(scene.values(width: 320) == whole)
    #expect(scene.solver.takeChangedVariables()?.isEmpty == true)
  }
}
