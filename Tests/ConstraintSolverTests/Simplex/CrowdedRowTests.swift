import ConstraintSolver
import TestTools
import Testing

/// Views in a row with too little room, with equal distances of their centers: the rows of an
/// `NSStackView`, in one component of hundreds of unknowns that no order of steps solves at once.
@Suite("Views in a row with too little room")
struct CrowdedRowTests {
  private static let spacing = 8.0

  /// Contents of 20 to 32 points.
  private func contents(_ count: Int) -> [Double] { (0..<count).map { Double(20 + $0 * 7 % 13) } }

  /// The constraints on the starts and widths of the views.
  private func rows(_ contents: [Double], width: Double) -> [LinearConstraint] {
    let count = contents.count
    let start = [(1.0, 0)]
    let end = [(1.0, 2 * count - 2), (1.0, 2 * count - 1)]
    var rows = [
      LinearConstraint(start, .greaterThanOrEqual, AffineConstant()),
      LinearConstraint(start, .equal, AffineConstant(), .optional(750)),
      LinearConstraint(end, .lessThanOrEqual, AffineConstant(width)),
      LinearConstraint(end, .greaterThanOrEqual, AffineConstant(width), .optional(750)),
    ]
    for (view, content) in contents.enumerated() {
      let size = [(1.0, 2 * view + 1)]
      rows += [
        LinearConstraint(size, .greaterThanOrEqual, AffineConstant()),
        LinearConstraint(size, .greaterThanOrEqual, AffineConstant(content), .optional(750)),
        LinearConstraint(size, .lessThanOrEqual, AffineConstant(content), .optional(250)),
      ]
      guard view > 0 else { continue }
      let gap = [(1.0, 2 * view), (-1.0, 2 * view - 2), (-1.0, 2 * view - 1)]
      let least = AffineConstant(Self.spacing)
      rows += [
        LinearConstraint(gap, .greaterThanOrEqual, least),
        LinearConstraint(gap, .equal, least, .optional(249.99998)),
      ]
      guard view > 1 else { continue }
      let first = [(-1.0, 2), (-0.5, 3), (1.0, 0), (0.5, 1)]
      let middles = [
        (1.0, 2 * view), (0.5, 2 * view + 1), (-1.0, 2 * view - 2), (-0.5, 2 * view - 1),
      ]
      rows.append(LinearConstraint(middles + first, .equal, AffineConstant(), .optional(260)))
    }
    return rows
  }

  private func solve(_ rows: [LinearConstraint], count: Int) throws -> [Double] {
    let scene = try Scene(variables: 2 * count, rows)
    let solution = scene.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(!solution.reachedIterationLimit)
    return solution.values
  }

  // At 750 the widths are smaller than their contents by the missing length in total. They miss by
  // no more if all distances are the least and the row touches both ends. The distances of centers
  // are then equal only if views alternate between two widths, which add up to twice the average.
  // If that is at most 20 points, no view exceeds its content, so this holds at 260 as well. The
  // first width is then as small as possible, which leaves up to 20 points, the least content, to
  // the second.
  @Test(
    "alternate between two widths",
    arguments: [(100, 1.0), (100, 14), (150, 1), (300, 0), (300, 5)])
  func turns(count: Int, average: Double) throws {
    let width = average * Double(count) + Self.spacing * Double(count - 1)
    let values = try solve(rows(contents(count), width: width), count: count)
    let second = min(20, 2 * average)
    let expected = [2 * average - second, second]
    var start = 0.0
    for view in 0..<count {
      #expect(abs(values[2 * view] - start) < 1e-6, "start of \(view)")
      #expect(abs(values[2 * view + 1] - expected[view % 2]) < 1e-6, "width of \(view)")
      start += expected[view % 2] + Self.spacing
    }
  }
}
