import TestTools
import Testing

@testable import ConstraintSolver

@Suite("The canonical order")
struct CanonicalOrderTests {
  /// Rows of no to five terms of few variables, many of them alike.
  private func demands(_ count: Int, seed: UInt64) -> [Demand] {
    var random = SeededGenerator(seed: seed)
    let priorities: [Priority] = [.required, .optional(750), .optional(250), .preference(1)]
    return (0..<count).map { _ in
      let variables = (0..<6).shuffled(using: &random).prefix(.random(in: 0...5, using: &random))
      var demand = Demand(
        variables.map { (Bool.random(using: &random) ? 1 : -1, $0) },
        [.lessThanOrEqual, .equal, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
        AffineConstant(Double(Int.random(in: 0...1, using: &random))),
        priorities.randomElement(using: &random) ?? .required)
      demand.name = ["", "a", "b"].randomElement(using: &random) ?? ""
      demand.isBreakable = Bool.random(using: &random)
      return demand
    }
  }

  private func store(_ demands: [Demand]) throws -> RowStore {
    var scene = Scene(variables: 6)
    for demand in demands {
      try scene.add(
        demand.terms, demand.relation, demand.constant, demand.priority, name: demand.name,
        isBreakable: demand.isBreakable)
    }
    return scene.solver.edits.store
  }

  // Up to 24 rows of one last variable are sorted in another way than more.
  @Test("is that of last variables, numbers of terms and contents", arguments: [12, 60, 300])
  func order(count: Int) throws {
    for seed in UInt64(0)..<20 {
      let store = try store(demands(count, seed: seed))
      let order = store.canonicalOrder(variableCount: 6, except: [])
      #expect(order.sorted() == (0..<Int32(count)).map { $0 })
      for (slot, next) in zip(order, order.dropFirst()) {
        #expect(store.precedes(Int(slot), Int(next)), "seed \(seed): \(slot), \(next)")
      }
    }
  }

  @Test("leaves absent rows out and does not depend on the order of additions")
  func absence() throws {
    for seed in UInt64(0)..<20 {
      let demands = demands(40, seed: seed)
      let store = try store(demands)
      let isAbsent = demands.indices.map { $0 % 3 == 0 }
      let order = store.canonicalOrder(variableCount: 6, except: isAbsent)
      let all = store.canonicalOrder(variableCount: 6, except: [])
      #expect(order == all.filter { !isAbsent[Int($0)] })
      let reversed = try self.store(demands.reversed())
      let others = reversed.canonicalOrder(variableCount: 6, except: [])
      #expect(zip(all, others).allSatisfy { isSame(store, Int($0), reversed, Int($1)) })
    }
  }

  private func isSame(_ lhs: RowStore, _ left: Int, _ rhs: RowStore, _ right: Int) -> Bool {
    lhs.terms(of: left) == rhs.terms(of: right) && lhs.kind(of: left) == rhs.kind(of: right)
      && lhs.constant(of: left) == rhs.constant(of: right)
      && lhs.name(of: left) == rhs.name(of: right)
  }
}
