import TestTools
import Testing

@testable import ConstraintSolver

@Suite("The orders of rows")
struct CanonicalOrderTests {
  /// Rows of no to five terms of few variables, many of them alike.
  private func rows(_ count: Int, seed: UInt64) -> [LinearConstraint] {
    var random = SeededGenerator(seed: seed)
    let priorities: [Priority] = [.required, .optional(750), .optional(250), .preference(1)]
    return (0..<count).map { _ in
      let variables = (0..<6).shuffled(using: &random).prefix(.random(in: 0...5, using: &random))
      return LinearConstraint(
        variables.map { (Bool.random(using: &random) ? 1 : -1, $0) },
        [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
        AffineConstant(Double(Int.random(in: 0...1, using: &random))),
        priorities.randomElement(using: &random) ?? .required,
        name: ["", "a", "b"].randomElement(using: &random) ?? "",
        isBreakable: Bool.random(using: &random))
    }
  }

  @Test("are strict, total and independent of the order of additions", arguments: UInt64(0)..<20)
  func order(seed: UInt64) throws {
    let rows = rows(60, seed: seed)
    for isCanonical in [true, false] {
      var orders: [[String]] = []
      for rows in [rows, rows.reversed()] {
        let scene = try Scene(variables: 6, rows)
        func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
          isCanonical
            ? scene.solver.system.rows.precedes(lhs, rhs)
            : scene.solver.system.rows.isKept(lhs, ratherThan: rhs)
        }
        let order = rows.indices.sorted { precedes($0, $1) }
        for (place, slot) in order.enumerated() {
          #expect(!precedes(slot, slot))
          #expect(order[(place + 1)...].allSatisfy { precedes(slot, $0) && !precedes($0, slot) })
        }
        // The order in which rows are kept is that of required rows: it ignores priorities.
        orders.append(order.map { isCanonical ? rows[$0].text : rows[$0].textWithoutPriority })
      }
      #expect(orders[0] == orders[1])
    }
  }
}

extension LinearConstraint {
  fileprivate var textWithoutPriority: String {
    var row = self
    row.priority = .required
    return row.text
  }
}
