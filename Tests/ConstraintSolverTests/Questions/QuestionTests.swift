import ConstraintSolver
import TestTools
import Testing

/// Labels in a row between two edges, with sizes that may coincide: optima with many rows at their
/// limit.
private func randomRow(_ generator: inout SeededGenerator) -> [LinearConstraint] {
  let count = Int.random(in: 2...7, using: &generator)
  let sizes: [Double] = [0, 30, 100, 300 / Double(count)]
  var rows = [LinearConstraint([(1, 0)], .equal, 0)]
  if Int.random(in: 0..<3, using: &generator) > 0 {
    rows.append(LinearConstraint([(1, count)], .equal, 300))
  }
  for index in 0..<count {
    let width = [(1.0, index + 1), (-1.0, index)]
    let size = sizes.randomElement(using: &generator) ?? 0
    rows.append(LinearConstraint(width, .greaterThanOrEqual, 0))
    if Bool.random(using: &generator) {
      rows.append(LinearConstraint(width, .greaterThanOrEqual, size, .optional(750)))
    }
    if Bool.random(using: &generator) {
      rows.append(LinearConstraint(width, .lessThanOrEqual, size, .optional(250)))
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      rows.append(LinearConstraint([(1, index)], .equal, 40, .preference(1)))
    }
  }
  return rows
}

/// A system and what can be checked about its solution without the solver.
private struct Case {
  let scene: Scene
  let solution: Solution
  private static let size = CanvasSize(width: 0, height: 0)

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    scene =
      try seed % 2 == 0
      ? Scene(variables: 8, randomRow(&generator))
      : RandomSystem(kind: .scattered, seed: seed).scene().0
    solution = scene.solve(at: Self.size)
  }

  /// The sum of violations of each priority.
  func costs(_ values: [Double]) -> [Priority: Double] {
    var costs: [Priority: Double] = [:]
    for row in scene.present.map(\.row) where row.priority > .optional(1e-9) {
      costs[row.priority, default: 0] += row.violation(values, at: Self.size)
    }
    return costs
  }

  /// The solution of the same system with another row.
  func solution(with row: LinearConstraint) throws -> Solution {
    let other = try scene.fresh()
    try other.add(row)
    return other.solve(at: Self.size)
  }

  func isSameCost(_ lhs: [Priority: Double], _ rhs: [Priority: Double]) -> Bool {
    lhs.allSatisfy { abs($0.value - (rhs[$0.key] ?? 0)) <= 1e-6 }
  }

  /// Whether a variable is a sum of multiples of some rows.
  func isSum(_ variable: Int, of rows: [ConstraintID]) -> Bool {
    func coefficients(_ terms: [Term]) -> [Double] {
      var coefficients = [Double](repeating: 0, count: scene.variables.count)
      for term in terms { coefficients[term.variable.index] += term.coefficient }
      return coefficients
    }
    var matrix = scene.present.filter { rows.contains($0.id) }.map { coefficients($0.row.terms) }
    var rest = coefficients(makeTerms([(1, variable)]))
    while let row = matrix.popLast() {
      guard let pivot = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }),
        abs(row[pivot]) > 1e-9
      else { continue }
      func clear(_ other: inout [Double]) {
        let factor = other[pivot] / row[pivot]
        for index in other.indices { other[index] -= factor * row[index] }
        other[pivot] = 0
      }
      for index in matrix.indices { clear(&matrix[index]) }
      clear(&rest)
    }
    return rest.allSatisfy { abs($0) < 1e-9 }
  }
}

@Suite("Answers to questions about random systems")
struct QuestionTests {
  private static let seeds = UInt64(1)...200

  @Test("every alternative is another optimum, and there is none beyond", arguments: seeds)
  func alternatives(seed: UInt64) throws {
    let system = try Case(seed: seed)
    guard system.solution.conflicts.isEmpty else { return }
    let costs = system.costs(system.solution.values)
    for alternative in system.scene.alternatives {
      let index = alternative.variable.index
      let present = system.solution.values[index]
      #expect(abs(alternative.value - present) > 1e-6, "variable \(index)")
      let other = try system.solution(
        with: LinearConstraint([(1, index)], .equal, alternative.value))
      #expect(other.conflicts.isEmpty, "variable \(index)")
      #expect(system.isSameCost(costs, system.costs(other.values)), "variable \(index)")
      // Without a limit, the alternative is this far away.
      if isSame(abs(alternative.value - present), max(100, abs(present))) { continue }
      let isUp = alternative.value > present
      let beyond = try system.solution(
        with: LinearConstraint(
          [(1, index)], isUp ? .greaterThanOrEqual : .lessThanOrEqual,
          alternative.value + (isUp ? 1 : -1)))
      #expect(
        !beyond.conflicts.isEmpty || !system.isSameCost(costs, system.costs(beyond.values)),
        "variable \(index)")
    }
  }

  @Test("a determined value stays, an open one follows a low preference", arguments: seeds)
  func probes(seed: UInt64) throws {
    let system = try Case(seed: seed)
    guard system.solution.conflicts.isEmpty else { return }
    let open = Set(system.scene.alternatives.map(\.variable.index))
    for variable in system.scene.variables.indices {
      let present = system.solution.values[variable]
      let isMoved = try [1.0, -1].contains { step in
        let probe = try system.solution(
          with: LinearConstraint([(1, variable)], .equal, present + step, .preference(100)))
        return abs(probe.values[variable] - present) > 1e-6
      }
      #expect(system.scene.isDetermined(variable) == !isMoved, "variable \(variable)")
      #expect(open.contains(variable) == isMoved, "variable \(variable)")
    }
  }

  @Test("a determined value is a sum of the rows named, and of no fewer", arguments: seeds)
  func sums(seed: UInt64) throws {
    let system = try Case(seed: seed)
    let solution = system.solution
    for variable in system.scene.variables.indices {
      let rows = system.scene.determining(variable)
      let violated = Set(solution.conflicts.map(\.broken) + solution.violated)
      #expect(violated.isDisjoint(with: rows), "variable \(variable)")
      guard system.scene.isDetermined(variable) else { continue }
      #expect(system.isSum(variable, of: rows), "variable \(variable)")
      for absent in rows {
        let others = rows.filter { $0 != absent }
        #expect(!system.isSum(variable, of: others), "variable \(variable)")
      }
    }
  }

  @Test("no answer depends on the questions before", arguments: seeds)
  func order(seed: UInt64) throws {
    let scene = try Case(seed: seed).scene
    var generator = SeededGenerator(seed: seed)
    func answers(_ variable: Int) -> [String] {
      [
        "\(scene.determining(variable))", "\(String(describing: scene.alternative(to: variable)))",
        "\(scene.isDetermined(variable))",
      ]
    }
    let expected = scene.variables.indices.map { answers($0) }
    scene.solve(width: 0)
    for variable in scene.variables.indices.shuffled(using: &generator) {
      #expect(answers(variable) == expected[variable], "variable \(variable)")
    }
  }
}
