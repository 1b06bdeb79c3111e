import TestTools
import Testing

@testable import ConstraintSolver

/// Rows for a combination, without a solver around them.
private struct Rows {
  private(set) var store = RowStore()
  let variableCount: Int

  init(variables: Int, _ rows: [[(Double, Int)]]) throws {
    variableCount = variables
    for row in rows {
      let terms = row.map { Term($0.0, Variable(index: $0.1)) }
      try store.append(
        terms.span,
        RowStore.Kind(
          rank: Priority.requiredRank, relation: .equal, isBreakable: true, hasName: false),
        constant: AffineConstant(), name: "", variableCount: variables)
    }
  }

  /// Equations first, then others; all of them in the order of addition.
  func combination(equationCount: Int) -> RowCombination {
    RowCombination(
      store, equations: (0..<equationCount).map(Int32.init),
      others: (equationCount..<store.count).map(Int32.init), variableCount: variableCount)
  }

  /// The coefficients of a sum of rows, by variable.
  func sum(of terms: [RowCombination.Term]) -> [Double] {
    var sum = [Double](repeating: 0, count: variableCount)
    for term in terms {
      for entry in store.terms(of: term.slot) {
        sum[entry.column] += term.factor * entry.coefficient
      }
    }
    return sum
  }
}

@Suite("An expression as a sum of rows")
struct RowCombinationTests {
  @Test("a number follows from the rows that lead to it, and from no others")
  func numbers() throws {
    let rows = try Rows(
      variables: 4, [[(1, 0)], [(1, 1), (-1, 0)], [(2, 2), (-4, 1)], [(1, 3), (1, 0)]])
    var combination = rows.combination(equationCount: 4)
    #expect(
      combination.terms(for: [Entry(column: 2, coefficient: 1)]) == [
        .init(slot: 0, factor: 2), .init(slot: 1, factor: 2), .init(slot: 2, factor: 0.5),
      ])
  }

  @Test("what is redundant stays out")
  func redundant() throws {
    let rows = try Rows(variables: 2, [[(1, 0)], [(2, 0)], [(1, 1), (-1, 0)], [(1, 1)]])
    var combination = rows.combination(equationCount: 2)
    let terms = combination.terms(for: [Entry(column: 1, coefficient: 3)])
    // The first of two equal rows, and of the others the first that helps.
    #expect(terms == [.init(slot: 0, factor: 3), .init(slot: 2, factor: 3)])
  }

  @Test("what equations can express takes no other row")
  func precedence() throws {
    let rows = try Rows(
      variables: 3, [[(1, 0), (1, 1), (1, 2)], [(1, 0), (-1, 1), (2, 2)], [(1, 0)], [(1, 1)]])
    var combination = rows.combination(equationCount: 2)
    let first = [
      Entry(column: 0, coefficient: 3), Entry(column: 1, coefficient: 1),
      Entry(column: 2, coefficient: 4),
    ]
    #expect(
      combination.terms(for: first) == [.init(slot: 0, factor: 2), .init(slot: 1, factor: 1)])
    let second = combination.terms(for: [Entry(column: 1, coefficient: 1)])
    #expect(second.map(\.slot) == [0, 1, 2])
    #expect(rows.sum(of: second) == [0, 1, 0])
  }

  @Test("what no row can express is left out")
  func inexpressible() throws {
    let rows = try Rows(variables: 3, [[(1, 0), (-1, 1)]])
    var combination = rows.combination(equationCount: 1)
    #expect(combination.terms(for: [Entry(column: 2, coefficient: 1)]).isEmpty)
    #expect(combination.terms(for: []).isEmpty)
  }

  @Test("a nest of multipliers is taken apart with relative precision", arguments: [0.9, 1.1, 3])
  func nest(factor: Double) throws {
    let rows = try Rows(
      variables: 100,
      [[(1, 0)]] + (1..<100).map { [(1, $0), (-factor, $0 - 1)] })
    var combination = rows.combination(equationCount: 100)
    let terms = combination.terms(for: [Entry(column: 99, coefficient: 1)])
    #expect(terms.count == 100)
    var expected = 1.0
    for term in terms.reversed() {
      #expect(isSame(term.factor, expected))
      expected *= factor
    }
  }

  @Test("random sums are found again", arguments: UInt64(1)...300)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let variableCount = Int.random(in: 2...14, using: &generator)
    let rowCount = Int.random(in: 1...variableCount + 4, using: &generator)
    let rows = try Rows(
      variables: variableCount,
      (0..<rowCount).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          (
            Double([-3, -1, -1, 1, 1, 2].randomElement(using: &generator) ?? 1),
            Int.random(in: 0..<variableCount, using: &generator)
          )
        }
      })
    let equationCount = Int.random(in: 0...rowCount, using: &generator)
    var combination = rows.combination(equationCount: equationCount)
    for _ in 0..<4 {
      let limit = Bool.random(using: &generator) ? equationCount : rowCount
      let wanted = rows.sum(
        of: (0..<limit).filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }.map {
          .init(slot: $0, factor: Double(Int.random(in: -4...4, using: &generator)))
        })
      let expression = wanted.indices.filter { wanted[$0] != 0 }.map {
        Entry(column: $0, coefficient: wanted[$0])
      }
      let terms = combination.terms(for: expression)
      // What was asked before makes no difference.
      var fresh = rows.combination(equationCount: equationCount)
      let freshTerms = fresh.terms(for: expression)
      #expect(terms == freshTerms, "seed \(seed)")
      let found = rows.sum(of: terms)
      for (left, right) in zip(wanted, found) {
        #expect(abs(left - right) < rounding * 100, "seed \(seed)")
      }
      if limit == equationCount {
        #expect(terms.allSatisfy { $0.slot < equationCount }, "seed \(seed)")
      }
      #expect(Set(terms.map(\.slot)).count == terms.count, "seed \(seed)")
    }
  }
}
