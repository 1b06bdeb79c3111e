import ConstraintSolver
import Testing

@Suite("The independent check of feasibility")
struct FeasibilityTests {
  private static let size = CanvasSize(width: 100, height: 0)

  @Test("tells feasible sets from infeasible ones")
  func decided() {
    let least = LinearConstraint([(1, 0)], .greaterThanOrEqual, 10)
    let most = LinearConstraint([(1, 0)], .lessThanOrEqual, AffineConstant(perWidth: 0.125))
    let equal = LinearConstraint([(1, 1), (-1, 0)], .equal, 3)
    let far = LinearConstraint([(2, 1)], .greaterThanOrEqual, 32)
    #expect(areFeasible([least, most, equal], at: Self.size))
    #expect(!areFeasible([least, most, equal, far], at: Self.size))
    #expect(areIrreducible([most, equal, far], at: Self.size))
    #expect(!areIrreducible([least, most, equal, far], at: Self.size))
    #expect(!areFeasible([LinearConstraint([], .equal, 1)], at: Self.size))
    #expect(areFeasible([], at: Self.size))
  }

  @Test("doesn't cycle where all constraints meet")
  func degenerate() {
    let rows = (0..<4).flatMap { first in
      (0..<4).filter { $0 != first }.map { second in
        LinearConstraint([(1, first), (-1, second)], .lessThanOrEqual, 0)
      }
    }
    #expect(areFeasible(rows, at: Self.size))
    let cycle = LinearConstraint([(1, 3), (-1, 0)], .greaterThanOrEqual, 1)
    #expect(!areFeasible(rows + [cycle], at: Self.size))
  }
}
