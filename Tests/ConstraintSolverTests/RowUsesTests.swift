import Testing

@testable import ConstraintSolver

@Suite("Uses of variables in rows")
struct RowUsesTests {
  /// Rows over four variables, of which the third occurs in none.
  private func store() throws -> RowStore {
    var store = RowStore()
    for variables in [[0, 1], [3], [1, 3], []] {
      try store.append(
        variables.map { Term(1, Variable(index: $0)) }.span,
        RowStore.Kind(
          rank: Priority.requiredRank, relation: .equal, isBreakable: true, hasName: false),
        constant: AffineConstant(), name: "", variableCount: 4)
    }
    return store
  }

  @Test("are listed by variable, in the order of the rows")
  func order() throws {
    let store = try store()
    let uses = RowUses(of: UnsafeList([3, 2, 0, 1]), in: store, variableCount: 4)
    var lists: [[Int]] = []
    for variable in 0..<4 { lists.append(uses.range(of: variable).map { uses[$0] }) }
    #expect(lists == [[2], [1, 2], [], [1, 3]])
  }

  @Test("can name the slots of the rows")
  func slots() throws {
    let store = try store()
    let slots = UnsafeList<Int32>([3, 2, 0, 1])
    let lists = RowUses(of: slots, in: store, variableCount: 4).lists(of: slots)
    #expect((0..<4).map { Array(lists[$0]) } == [[0], [2, 0], [], [2, 1]])
  }

  @Test("of no variables are none")
  func empty() {
    let slots = UnsafeList<Int32>()
    let lists = RowUses(of: slots, in: RowStore(), variableCount: 0).lists(of: slots)
    #expect(lists.count == 0)
  }
}
