import TestTools
import Testing

@testable import ConstraintSolver

@Suite("Equations with the same terms that contradict one another")
struct RivalEquationTests {
  @Test("give way one after another, each to the next", arguments: [2, 3, 40, 3000])
  func succession(count: Int) throws {
    var scene = Scene(variables: 3)
    try scene.add([(1, 0)], .equal, 5)
    try scene.add([(1, 2), (-1, 1)], .greaterThanOrEqual, 8)
    var rivals: [ConstraintID] = []
    // Against the canonical order, which is that of the constants.
    for number in 0..<count {
      rivals.append(try scene.add([(1, 1), (-1, 0)], .equal, Double(count - 1 - number)))
    }
    for width in [100.0, 50, 100] {
      let solution = scene.solve(width: width)
      #expect(solution.value(of: scene[1]) == 5)
      let pairs = Dictionary(
        uniqueKeysWithValues: solution.conflicts.map { ($0.broken, $0.because) })
      #expect(pairs.count == count - 1)
      #expect(zip(rivals, rivals.dropFirst()).allSatisfy { pairs[$0] == [$1] })
    }
  }

  @Test("do so about a sum that nothing else is about")
  func sum() throws {
    var scene = Scene(variables: 2)
    let rivals = try (0..<50).map { try scene.add([(1, 0), (1, 1)], .equal, Double($0)) }
    let conflicts = scene.solve().conflicts
    #expect(Set(conflicts.map(\.broken)).count == 49)
    #expect(conflicts.allSatisfy { $0.because.count == 1 && rivals.contains($0.because[0]) })
  }

  @Test("stay together where their constants are the same")
  func repetition() throws {
    var scene = Scene(variables: 1)
    let rivals = try [1.0, 1, 1, 2, 2, 3].map { try scene.add([(1, 0)], .equal, $0) }
    let conflicts = scene.solve().conflicts
    #expect(Set(conflicts.map(\.broken)).count == 3)
    let broken = Set(conflicts.map(\.broken))
    #expect(rivals.filter { !broken.contains($0) } == Array(rivals.prefix(3)))
  }

  @Test("stay while others that may not give way are left")
  func unbreakable() throws {
    var scene = Scene(variables: 1)
    var rivals: [ConstraintID] = []
    for number in 0..<9 {
      rivals.append(
        try scene.add([(1, 0)], .equal, Double(number), isBreakable: number != 4))
    }
    let solution = scene.solve()
    #expect(solution.value(of: scene[0]) == 4)
    #expect(solution.conflicts.count == 8)
    #expect(!solution.conflicts.contains { $0.broken == rivals[4] })
  }

  @Test("are the sets that search after search finds, whatever else is in conflict")
  func agreement() throws {
    var foreseenCount = 0
    for seed in 0..<RivalEquationTests.seedCount {
      var generator = SeededGenerator(seed: UInt64(seed))
      var scene = try randomScene(&generator)
      for width in [100.0, 40] {
        _ = scene.solve(width: width, height: 50)
        for dispute in scene.solver.state.disputes.active {
          if dispute.hasForeseen { foreseenCount += 1 }
          let told = dispute.conflicts.map { Pair(broken: $0.broken, because: Set($0.1.because)) }
          let found: [Pair] = dispute.findingsInSystem.compactMap { finding in
            guard let broken = finding.broken else { return nil }
            let others = finding.slots.filter { $0 != broken }
            return Pair(
              broken: Int32(broken),
              because: Set(others.map { scene.solver.edits.identifiers[$0] }))
          }
          #expect(told == found, "seed \(seed)")
        }
      }
    }
    #expect(foreseenCount > RivalEquationTests.seedCount / 4)
  }

  private static let seedCount = 150

  private struct Pair: Hashable {
    let broken: Int32
    let because: Set<ConstraintID>
  }

  /// Equations of which several have the same terms, among others and inequalities.
  private func randomScene(_ generator: inout SeededGenerator) throws -> Scene {
    let count = Int.random(in: 2...10, using: &generator)
    var scene = Scene(variables: count)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let terms = randomTerms(count, &generator)
      for _ in 0..<Int.random(in: 2...7, using: &generator) {
        let constants = [0, 1, 2, 3, 10, -5, 1e6, 1e-7]
        let constant = constants.randomElement(using: &generator) ?? 0
        let perWidth = Int.random(in: 0..<8, using: &generator) == 0 ? 0.5 : 0
        try scene.add(
          terms, .equal, AffineConstant(constant, perWidth: perWidth),
          isBreakable: Int.random(in: 0..<12, using: &generator) > 0)
      }
    }
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let relations: [Relation] = [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
      try scene.add(
        randomTerms(count, &generator), relations.randomElement(using: &generator) ?? .equal,
        Double(Int.random(in: -3...12, using: &generator)))
    }
    return scene
  }

  private func randomTerms(
    _ count: Int, _ generator: inout SeededGenerator
  ) -> [(Double, Int)] {
    let factors = [1.0, 1, -1, 2]
    let termCount = Int.random(in: 1...3, using: &generator)
    return (0..<count).shuffled(using: &generator).prefix(termCount).map {
      (factors.randomElement(using: &generator) ?? 1, $0)
    }
  }
}

@Suite("Conflicts beside one another")
struct ConflictNeighbourTests {
  @Test("have the sets each has alone, however many there are")
  func groups() throws {
    let count = 60
    var alone = Scene(variables: 0)
    try addCluster(to: &alone)
    let expected = alone.solve().conflicts.map { conflict in
      ([conflict.broken] + conflict.because).map { alone.ids.firstIndex(of: $0) }
    }
    var scene = Scene(variables: 0)
    for _ in 0..<count { try addCluster(to: &scene) }
    let conflicts = scene.solve().conflicts
    #expect(conflicts.count == count * expected.count)
    let size = alone.ids.count
    for (number, conflict) in conflicts.enumerated() {
      let cluster = number / expected.count
      let places = ([conflict.broken] + conflict.because).map { id in
        scene.ids.firstIndex(of: id).map { $0 - cluster * size }
      }
      #expect(places == expected[number % expected.count])
    }
  }

  /// Two contradictions that share a number, and an equation that follows from the others.
  private func addCluster(to scene: inout Scene) throws {
    let first = scene.variables.count
    for _ in 0..<3 { scene.makeVariable() }
    try scene.add([(1, first)], .equal, 10)
    try scene.add([(1, first + 1), (-1, first)], .equal, 5)
    try scene.add([(1, first + 1)], .equal, 15)
    try scene.add([(1, first + 2), (-1, first + 1)], .equal, 1)
    try scene.add([(1, first + 2)], .equal, 20)
    try scene.add([(1, first + 2)], .equal, 16)
    try scene.add([(1, first)], .equal, 9)
  }
}
