import TestTools
import Testing

@testable import ConstraintSolver

/// Rows for a combination, without a solver around them.
private struct Rows {
  let rows: [Sum]
  let variableCount: Int

  /// The rows as equations first, then others.
  func combination(equationCount: Int) throws -> RowCombination {
    var store = RowStore()
    for row in rows {
      try store.append(
        makeTerms(row).span, .equal, constant: AffineConstant(), priority: .required, name: "",
        isBreakable: true, slackGoal: .any, variableCount: variableCount)
    }
    return RowCombination(store, equationCount: equationCount, variableCount: variableCount)
  }

  /// The coefficients of a sum of multiples of rows, by variable.
  func sum(_ factors: [Int: Double]) -> [Double] {
    var sum = [Double](repeating: 0, count: variableCount)
    for (row, factor) in factors {
      for (coefficient, variable) in rows[row] { sum[variable] += factor * coefficient }
    }
    return sum
  }
}

@Suite("An expression as a sum of rows")
struct RowCombinationTests {
  @Test("takes the rows that a number follows from, and no others")
  func numbers() throws {
    let rows = Rows(
      rows: [[(1, 0)], [(1, 1), (-1, 0)], [(2, 2), (-4, 1)], [(1, 3), (1, 0)]], variableCount: 4)
    var combination = try rows.combination(equationCount: 4)
    let found = combination.rows(for: [Entry(column: 2, coefficient: 1)]).map(\.row)
    #expect(found == [0, 1, 2])
  }

  @Test("takes no redundant rows")
  func redundant() throws {
    let rows = Rows(rows: [[(1, 0)], [(2, 0)], [(1, 1), (-1, 0)], [(1, 1)]], variableCount: 2)
    var combination = try rows.combination(equationCount: 2)
    // The first of two equal rows, and of the others the first that completes the sum.
    let found = combination.rows(for: [Entry(column: 1, coefficient: 3)]).map(\.row)
    #expect(found == [0, 2])
  }

  @Test("takes other rows only if equations aren't enough")
  func precedence() throws {
    let rows = Rows(
      rows: [[(1, 0), (1, 1), (1, 2)], [(1, 0), (-1, 1), (2, 2)], [(1, 0)], [(1, 1)]],
      variableCount: 3)
    var combination = try rows.combination(equationCount: 2)
    let expression = [3.0, 1, 4].enumerated().map { Entry(column: $0, coefficient: $1) }
    let first = combination.rows(for: expression).map(\.row)
    #expect(first == [0, 1])
    let second = combination.rows(for: [Entry(column: 1, coefficient: 1)]).map(\.row)
    #expect(second == [0, 1, 2])
  }

  @Test("leaves out variables that no row can express")
  func inexpressible() throws {
    let rows = Rows(rows: [[(1, 0), (-1, 1)]], variableCount: 3)
    var combination = try rows.combination(equationCount: 1)
    let stranger = combination.rows(for: [Entry(column: 2, coefficient: 1)]).map(\.row)
    let nothing = combination.rows(for: []).map(\.row)
    #expect(stranger.isEmpty && nothing.isEmpty)
  }

  @Test("is found again if it was made from rows", arguments: UInt64(1)...300)
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let variableCount = Int.random(in: 2...14, using: &generator)
    let rowCount = Int.random(in: 1...variableCount + 4, using: &generator)
    let rows = Rows(
      rows: (0..<rowCount).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          (
            Double([-3, -1, -1, 1, 1, 2].randomElement(using: &generator) ?? 1),
            Int.random(in: 0..<variableCount, using: &generator)
          )
        }
      }, variableCount: variableCount)
    let equationCount = Int.random(in: 0...rowCount, using: &generator)
    var combination = try rows.combination(equationCount: equationCount)
    for _ in 0..<4 {
      let limit = Bool.random(using: &generator) ? equationCount : rowCount
      var factors: [Int: Double] = [:]
      for row in 0..<limit where Int.random(in: 0..<3, using: &generator) == 0 {
        factors[row] = Double(Int.random(in: -4...4, using: &generator))
      }
      let wanted = rows.sum(factors)
      let expression = wanted.indices.filter { wanted[$0] != 0 }.map {
        Entry(column: $0, coefficient: wanted[$0])
      }
      let combined = combination.rows(for: expression)
      let found = combined.map(\.row)
      let sum = rows.sum(Dictionary(uniqueKeysWithValues: combined.map { ($0.row, $0.factor) }))
      #expect(zip(sum, wanted).allSatisfy { abs($0 - $1) < 1e-9 })
      // Questions before make no difference.
      var fresh = try rows.combination(equationCount: equationCount)
      let again = fresh.rows(for: expression).map(\.row)
      #expect(found == again)
      #expect(rank(found.map { rows.sum([$0: 1]) }) == found.count)
      #expect(rank(found.map { rows.sum([$0: 1]) } + [wanted]) == found.count)
      if limit == equationCount { #expect(found.allSatisfy { $0 < equationCount }) }
    }
  }

  /// The rank of a matrix of small whole numbers.
  private func rank(_ rows: [[Double]]) -> Int {
    var (rest, rank) = (rows, 0)
    while let row = rest.popLast() {
      guard let pivot = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }),
        abs(row[pivot]) > rounding
      else { continue }
      rank += 1
      for index in rest.indices {
        let factor = rest[index][pivot] / row[pivot]
        for column in row.indices { rest[index][column] -= factor * row[column] }
        rest[index][pivot] = 0
      }
    }
    return rank
  }
}
