import TestTools
import Testing

@testable import ConstraintSolver

/// A dense square matrix of small whole numbers.
private struct Matrix {
  private(set) var rows: [[Double]]

  init(_ count: Int, _ generator: inout SeededGenerator) {
    rows = (0..<count).map { row in
      (0..<count).map { column in
        row == column || Int.random(in: 0..<count, using: &generator) < 2
          ? Double([-2, -1, 1, 1, 3].randomElement(using: &generator) ?? 1) : 0
      }
    }
  }

  func entries(of row: Int) -> [Entry] {
    rows[row].indices.filter { rows[row][$0] != 0 }
      .map { Entry(column: $0, coefficient: rows[row][$0]) }
  }

  mutating func replace(_ row: Int, by coefficients: [Double]) { rows[row] = coefficients }

  /// The product with a vector of columns.
  func times(_ vector: [Double]) -> [Double] {
    rows.map { zip($0, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// The sum of multiples of the rows.
  func sum(_ factors: [Double]) -> [Double] {
    rows[0].indices.map { column in
      zip(rows, factors).reduce(0) { $0 + $1.0[column] * $1.1 }
    }
  }
}

extension Factorization {
  /// Factors a matrix, with its rows in order.
  ///
  /// - Returns: Whether its rows are independent.
  fileprivate mutating func factor(_ matrix: Matrix) -> Bool {
    reset(columnCount: matrix.rows.count)
    for row in matrix.rows.indices where !append(matrix.entries(of: row)) { return false }
    return true
  }

  fileprivate mutating func append(_ row: [Entry]) -> Bool {
    var entries = Buffer<Entry>()
    for entry in row { entries.append(entry) }
    countUses(entries, entries.indices)
    return append(entries, entries.indices)
  }

  /// The factors of the rows whose sum is a row.
  fileprivate mutating func factors(of row: [Double]) -> SparseVector {
    var factors = SparseVector()
    factors.reset(count: row.count)
    for column in row.indices where row[column] != 0 { load(row[column], at: column) }
    combine(into: &factors, withoutSettled: Buffer())
    return factors
  }

  /// The values of the columns for values of the rows.
  fileprivate mutating func solution(_ values: [Double]) -> [Double] {
    var given = Buffer<Double>()
    var solution = Buffer(repeating: 0.0, count: values.count)
    for value in values { given.append(value) }
    solve(&given, into: &solution)
    return solution.array(solution.indices)
  }
}

@Suite("A factored matrix")
struct FactorizationTests {
  private static let precision = 1e-7

  private func isNear(_ lhs: [Double], _ rhs: [Double]) -> Bool {
    let largest = (lhs + rhs).reduce(1) { max($0, abs($1)) }
    return zip(lhs, rhs).allSatisfy { abs($0 - $1) <= Self.precision * largest }
  }

  @Test("solves both ways, also after rows were replaced", arguments: UInt64(0)..<200)
  func solutions(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...25, using: &generator)
    var matrix = Matrix(count, &generator)
    var factorization = Factorization()
    guard factorization.factor(matrix) else { return }
    for step in 0..<6 {
      let wanted = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
      let solution = factorization.solution(matrix.times(wanted))
      #expect(isNear(matrix.times(solution), matrix.times(wanted)), "step \(step)")
      let row = matrix.sum(wanted)
      let factors = factorization.factors(of: row)
      let sum = matrix.sum((0..<count).map { factors[$0] })
      #expect(isNear(sum, row), "step \(step)")
      replaceRow(of: &matrix, &factorization, &generator)
      #expect(factorization.replacementCount <= step + 1)
    }
  }

  /// Replaces a row by another one that is independent of the others.
  private func replaceRow(
    of matrix: inout Matrix, _ factorization: inout Factorization,
    _ generator: inout SeededGenerator
  ) {
    let count = matrix.rows.count
    let row = (0..<count).map { _ in Double(Int.random(in: -2...2, using: &generator)) }
    let factors = factorization.factors(of: row)
    let leaving = (0..<count).max { abs(factors[$0]) < abs(factors[$1]) } ?? 0
    guard abs(factors[leaving]) > 0.1 else { return }
    factorization.replace(leaving, by: factors)
    matrix.replace(leaving, by: row)
  }

  @Test("refuses rows that depend on others, and stays as it was")
  func dependentRows() {
    var factorization = Factorization()
    factorization.reset(columnCount: 3)
    let rows: [([Double], Bool)] = [
      ([1, 2, 0], true), ([2, 4, 0], false), ([0, 1, 1], true), ([1, 3, 1], false),
      ([1, 2 + 1e-14, 0], false), ([0, 0, 5], true),
    ]
    for (row, isIndependent) in rows {
      let entries = row.indices.filter { row[$0] != 0 }
        .map { Entry(column: $0, coefficient: row[$0]) }
      let wasAppended = factorization.append(entries)
      #expect(wasAppended == isIndependent, "\(row)")
    }
    #expect(factorization.count == 3)
    #expect(factorization.solution([5, 5, 15]) == [1, 2, 3])
  }

  @Test("is the same as its copy")
  func copies() {
    var generator = SeededGenerator(seed: 7)
    let matrix = Matrix(12, &generator)
    var factorization = Factorization()
    var copy = Factorization()
    let isIndependent = factorization.factor(matrix)
    #expect(isIndependent)
    copy.reset(columnCount: 12)
    copy.copy(factorization)
    let values = (0..<12).map { Double($0) }
    let (first, second) = (factorization.solution(values), copy.solution(values))
    #expect(first == second)
  }
}
