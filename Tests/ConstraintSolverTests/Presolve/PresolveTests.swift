import TestTools
import Testing

@testable import ConstraintSolver

/// Required equations with several unknowns each, some of which follow from others.
private func randomEquations(_ count: Int, _ generator: inout SeededGenerator) -> [Sum] {
  var sums: [Sum] = []
  for _ in 0..<Int.random(in: count / 2...count, using: &generator) {
    let variables = (0..<count).shuffled(using: &generator)
      .prefix(Int.random(in: 2...4, using: &generator))
    sums.append(
      variables.map { (Double([-2, -1, 1, 1, 3].randomElement(using: &generator) ?? 1), $0) })
    if let other = sums.randomElement(using: &generator), other.count < 8,
      Int.random(in: 0..<5, using: &generator) == 0
    {
      sums.append(sums[sums.count - 1] + other.map { (2 * $0.0, $0.1) })
    }
  }
  return sums
}

@Suite("Presolve")
struct PresolveTests {
  @Test("defines variables so that all equations hold", arguments: UInt64(0)..<150)
  func definitions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...40, using: &generator)
    let sums = randomEquations(count, &generator)
    let point = (0..<count).map { _ in Double(Int.random(in: -9...9, using: &generator)) }
    let scene = Scene(variables: count)
    for sum in sums {
      try scene.add(sum, .equal, sum.reduce(0) { $0 + $1.0 * point[$1.1] })
    }
    #expect(scene.solve().conflicts.isEmpty)
    var freeCount = 0
    for block in scene.solver.blocks.solvedBlocks {
      freeCount += block.variables.indices.count {
        block.solved.system.definitions.isFree($0)
      }
    }
    #expect(freeCount == count - rank(sums, columnCount: count))
    for sum in sums {
      let value = scene.definition(of: sum)
      #expect(value.coefficients.values.allSatisfy { abs($0) <= rounding })
      let expected = sum.reduce(0) { $0 + $1.0 * point[$1.1] }
      #expect(abs(value.constant - expected) <= 1e-6 * max(1, abs(expected)))
    }
  }

  private func rank(_ sums: [Sum], columnCount: Int) -> Int {
    var rows = sums.map { sum in
      var row = [Double](repeating: 0, count: columnCount)
      for (coefficient, variable) in sum { row[variable] += coefficient }
      return row
    }
    var rank = 0
    while let row = rows.popLast() {
      guard let pivot = row.indices.max(by: { abs(row[$0]) < abs(row[$1]) }),
        abs(row[pivot]) > 1e-7
      else { continue }
      rank += 1
      for index in rows.indices where rows[index][pivot] != 0 {
        let factor = rows[index][pivot] / row[pivot]
        for column in row.indices { rows[index][column] -= factor * row[column] }
        rows[index][pivot] = 0
      }
    }
    return rank
  }

  @Test("puts connected variables into one block", arguments: UInt64(0)..<40)
  func blocks(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 2...400, using: &generator)
    let scene = Scene(variables: count)
    for _ in 0..<count {
      let first = Int.random(in: 0..<count, using: &generator)
      let isFar = Int.random(in: 0..<20, using: &generator) == 0
      let second = isFar ? Int.random(in: 0..<count, using: &generator) : min(first + 1, count - 1)
      let isFixed = Int.random(in: 0..<6, using: &generator) == 0
      try scene.add(
        isFixed || first == second ? [(1, first)] : [(1, first), (-1, second)], .equal, 8,
        isFixed ? .required : .optional(500))
    }
    scene.solve()
    let fixed = Set(
      scene.present.filter { $0.row.terms.count == 1 && $0.row.priority == .required }
        .map { $0.row.terms[0].variable.index })
    for entry in scene.present {
      let open = entry.row.terms.map(\.variable.index).filter { !fixed.contains($0) }
      let blocks = Set(open.map { scene.solver.system.layout.block(of: $0) })
      #expect(blocks.count <= 1)
      #expect(blocks.allSatisfy { $0 > BlockLayout.fixedBlock })
    }
    for block in scene.solver.blocks.solvedBlocks { checkComponents(of: block.solved.system) }
  }

  /// Checks that rows and definitions stay inside one component.
  private func checkComponents(of system: borrowing ReducedSystem) {
    for component in 0..<system.components.count {
      for index in system.components.rows(of: component) {
        for place in system.rows.range(of: system.components[index]) {
          let owner = system.components.component(of: system.rows.entries[place].column)
          #expect(owner == component)
        }
      }
      for index in system.components.dependents(of: component) {
        for place in system.definitions.sum(of: system.components[index]) {
          let owner = system.components.component(of: system.definitions.entries[place].column)
          #expect(owner == component)
        }
      }
    }
  }

  @Test("splits what isn't connected into components")
  func components() throws {
    let scene = Scene(variables: 9)
    try scene.add([(1, 0)], .equal, AffineConstant(perWidth: 1))
    // Only the fixed variable connects these.
    for first in [1, 3, 5] {
      try scene.add([(1, first), (-1, 0)], .lessThanOrEqual, -8, .optional(500))
      try scene.add([(1, first + 1), (-1, first)], .greaterThanOrEqual, 8, .optional(500))
    }
    // The equation connects the first of them with two others.
    try scene.add([(1, 7), (-1, 1), (-1, 8)], .equal, 0)
    scene.solve(width: 100)
    let counts = scene.solver.blocks.solvedBlocks.map { $0.solved.system.components.count }
    #expect(counts.reduce(0, +) == 3)
  }
}

extension Scene {
  /// A sum of variables in terms of free variables.
  fileprivate func definition(
    of sum: Sum
  ) -> (coefficients: [Int: Double], constant: Double) {
    var coefficients: [Int: Double] = [:]
    var constant = 0.0
    for (coefficient, variable) in sum {
      guard let block = solver.blocks[solver.system.layout.block(of: variable)] else { continue }
      let place = solver.system.layout.place(of: variable)
      let solved = block.solved
      if solved.system.definitions.isFree(place) {
        coefficients[Int(block.variables[place]), default: 0] += coefficient
        continue
      }
      constant += coefficient * solved.system.definitions.constant(of: place).constant
      for index in solved.system.definitions.sum(of: place) {
        let entry = solved.system.definitions.entries[index]
        coefficients[Int(block.variables[entry.column]), default: 0] +=
          coefficient * entry.coefficient
      }
    }
    return (coefficients, constant)
  }
}
