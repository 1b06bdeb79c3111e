import ConstraintSolver
import Testing

@Suite("Adding constraints")
struct AdditionTests {
  @Test("refuses numbers that are not finite and leaves the system as it was")
  func refusesNonFinite() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.notFinite) {
      try solver.add(LinearConstraint([Term(.nan, width)], .equal))
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add(
        LinearConstraint([Term(1, width)], .equal, constant: AffineConstant(perWidth: .infinity)))
    }
    let id = try solver.add(LinearConstraint([Term(1, width)], .equal))
    #expect(id.index == 0)
  }

  @Test("refuses priorities that are not above zero")
  func refusesPriority() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    #expect(throws: SolverError.priorityOutOfRange(0)) {
      try solver.add(LinearConstraint([Term(1, width)], .equal, priority: .optional(0)))
    }
  }

  @Test("adds several constraints, or none of them")
  func several() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let good = LinearConstraint([Term(1, width)], .equal, constant: AffineConstant(-7))
    let bad = LinearConstraint([Term(.nan, width)], .equal)
    #expect(throws: SolverError.notFinite) { try solver.add(contentsOf: [good, bad]) }
    let size = CanvasSize(width: 0, height: 0)
    #expect(!solver.solve(at: size).isDetermined([Term(1, width)]))
    #expect(try solver.add(contentsOf: [good]).count == 1)
    #expect(solver.solve(at: size).values == [7])
  }
}
