import ConstraintSolver
import TestTools
import Testing

/// Labels in a row between two edges, with sizes that may coincide: optima with much at its limit.
private func randomRow(_ generator: inout SeededGenerator) -> [Demand] {
  let count = Int.random(in: 2...7, using: &generator)
  let sizes: [Double] = [0, 30, 100, 300 / Double(count)]
  var demands = [Demand([(1, 0)], .equal, AffineConstant())]
  if Int.random(in: 0..<3, using: &generator) > 0 {
    demands.append(Demand([(1, count)], .equal, AffineConstant(300)))
  }
  for index in 0..<count {
    let width = [(1.0, index + 1), (-1.0, index)]
    let size = sizes.randomElement(using: &generator) ?? 0
    demands.append(Demand(width, .greaterThanOrEqual, AffineConstant()))
    if Bool.random(using: &generator) {
      demands.append(
        Demand(width, .greaterThanOrEqual, AffineConstant(size), .optional(750)))
    }
    if Bool.random(using: &generator) {
      demands.append(Demand(width, .lessThanOrEqual, AffineConstant(size), .optional(250)))
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      demands.append(Demand([(1, index)], .equal, AffineConstant(40), .preference(1)))
    }
  }
  return demands
}

/// Rows about anything.
private func randomRows(_ generator: inout SeededGenerator) -> [Demand] {
  let priorities = [
    Priority.required, .required, .optional(750), .optional(500), .optional(500), .preference(0),
  ]
  let relations = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
  let factors: [Double] = [1, -1, -1, 2, -0.5]
  return (0..<Int.random(in: 2...14, using: &generator)).map { _ in
    let first = Int.random(in: 0..<8, using: &generator)
    let second = Int.random(in: 0..<8, using: &generator)
    let factor = factors.randomElement(using: &generator) ?? 1
    return Demand(
      first == second ? [(1, first)] : [(1, first), (factor, second)],
      relations.randomElement(using: &generator) ?? .equal,
      AffineConstant(Double(Int.random(in: -4...4, using: &generator) * 10)),
      priorities.randomElement(using: &generator) ?? .required)
  }
}

/// A system, its solution, and what can be checked about both without the solver.
private struct Case {
  let demands: [Demand]
  var scene = Scene(variables: 8)
  let solution: Solution

  init(_ demands: [Demand]) throws {
    self.demands = demands
    for demand in demands {
      try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
    }
    solution = scene.solve()
  }

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    try self.init(seed % 2 == 0 ? randomRow(&generator) : randomRows(&generator))
  }

  /// The sum of violations of each priority, the broken requirements as one.
  func costs(_ values: [Double]) -> [Priority: Double] {
    var costs: [Priority: Double] = [:]
    for demand in demands {
      if case .preference = demand.priority { continue }
      let left = demand.terms.reduce(-demand.constant.constant) { $0 + $1.0 * values[$1.1] }
      let violation =
        switch demand.relation {
        case .equal: abs(left)
        case .lessThanOrEqual: max(0, left)
        case .greaterThanOrEqual: max(0, -left)
        }
      costs[demand.priority, default: 0] += violation
    }
    return costs
  }

  /// The solution of the same system with something to obey as well.
  func solution(with demand: Demand) throws -> Solution {
    var scene = scene
    try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
    return scene.solve()
  }

  /// What a row says, however its terms are arranged.
  func text(of row: Int) -> String {
    var demand = demands[row]
    demand.terms.sort { $0.1 < $1.1 }
    return "\(demand)"
  }

  func isSameCost(_ lhs: [Priority: Double], _ rhs: [Priority: Double]) -> Bool {
    lhs.allSatisfy { abs($0.value - (rhs[$0.key] ?? 0)) <= 1e-6 }
  }

  /// Whether a variable is a sum of multiples of some rows.
  func isSum(_ variable: Int, of rows: [ConstraintID]) -> Bool {
    var matrix = rows.map { row -> [Double] in
      var coefficients = [Double](repeating: 0, count: 8)
      for term in demands[row.index].terms { coefficients[term.1] += term.0 }
      return coefficients
    }
    var rest = [Double](repeating: 0, count: 8)
    rest[variable] = 1
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
  private static let seeds = Array(UInt64(1)...200)

  @Test("every alternative is another optimum, and nothing lies beyond it", arguments: seeds)
  func alternatives(seed: UInt64) throws {
    let system = try Case(seed: seed)
    let solution = system.solution
    guard solution.conflicts.isEmpty else { return }
    let costs = system.costs(solution.values)
    for alternative in solution.alternatives {
      let index = alternative.variable.index
      let present = solution.values[index]
      #expect(abs(alternative.value - present) > 1e-6, "seed \(seed) variable \(index)")
      let other = try system.solution(
        with: Demand([(1, index)], .equal, AffineConstant(alternative.value)))
      #expect(other.conflicts.isEmpty, "seed \(seed) variable \(index)")
      #expect(
        system.isSameCost(costs, system.costs(other.values)), "seed \(seed) variable \(index)")
      // Where there is no limit, the value is this far away.
      if isSame(abs(alternative.value - present), max(100, abs(present))) { continue }
      let isUp = alternative.value > present
      let beyond = try system.solution(
        with: Demand(
          [(1, index)], isUp ? .greaterThanOrEqual : .lessThanOrEqual,
          AffineConstant(alternative.value + (isUp ? 1 : -1))))
      #expect(
        !beyond.conflicts.isEmpty || !system.isSameCost(costs, system.costs(beyond.values)),
        "seed \(seed) variable \(index)")
    }
  }

  @Test("a determined value stays, an open one follows a wish below all others", arguments: seeds)
  func probes(seed: UInt64) throws {
    let system = try Case(seed: seed)
    let solution = system.solution
    guard solution.conflicts.isEmpty else { return }
    let open = Set(solution.alternatives.map(\.variable))
    for variable in system.scene.variables {
      let present = solution.value(of: variable)
      let isMoved = try [1.0, -1].contains { step in
        let probe = try system.solution(
          with: Demand(
            [(1, variable.index)], .equal, AffineConstant(present + step), .preference(100)))
        return abs(probe.value(of: variable) - present) > 1e-6
      }
      let isDetermined = solution.isDetermined([Term(1, variable)])
      #expect(isDetermined == !isMoved, "seed \(seed) variable \(variable.index)")
      #expect(isDetermined == !open.contains(variable), "seed \(seed) variable \(variable.index)")
    }
  }

  @Test("a determined value is a sum of the rows named, and of no fewer", arguments: seeds)
  func sums(seed: UInt64) throws {
    let system = try Case(seed: seed)
    let solution = system.solution
    for variable in system.scene.variables {
      let terms = [Term(1, variable)]
      let rows = solution.constraintsDetermining(terms)
      let broken = Set(solution.conflicts.map(\.broken) + solution.violatedConstraints)
      #expect(broken.isDisjoint(with: rows), "seed \(seed) variable \(variable.index)")
      guard solution.isDetermined(terms), solution.conflicts.isEmpty else { continue }
      #expect(system.isSum(variable.index, of: rows), "seed \(seed) variable \(variable.index)")
      for absent in rows.indices {
        var rest = rows
        rest.remove(at: absent)
        #expect(
          !system.isSum(variable.index, of: rest), "seed \(seed) variable \(variable.index)")
      }
    }
  }

  @Test("no answer depends on the questions before or on the order of additions", arguments: seeds)
  func order(seed: UInt64) throws {
    let first = try Case(seed: seed)
    var generator = SeededGenerator(seed: seed)
    let places = first.demands.indices.shuffled(using: &generator)
    let second = try Case(places.map { first.demands[$0] })
    var expected: [Int: ([Int], Double?, Bool)] = [:]
    for variable in first.scene.variables {
      let terms = [Term(1, variable)]
      expected[variable.index] = (
        first.solution.constraintsDetermining(terms).map(\.index),
        first.solution.alternative(to: terms), first.solution.isDetermined(terms)
      )
    }
    for variable in second.scene.variables.shuffled(using: &generator) {
      let terms = [Term(1, variable)]
      let isDetermined = second.solution.isDetermined(terms)
      let alternative = second.solution.alternative(to: terms)
      let rows = second.solution.constraintsDetermining(terms).map { places[$0.index] }
      let answer = try #require(expected[variable.index])
      #expect(answer.1 == alternative && answer.2 == isDetermined, "seed \(seed)")
      // Of two equal rows the one that was added first is named.
      let texts = [answer.0, rows].map { $0.map(first.text(of:)).sorted() }
      #expect(texts[0] == texts[1], "seed \(seed) variable \(variable.index)")
    }
  }
}
