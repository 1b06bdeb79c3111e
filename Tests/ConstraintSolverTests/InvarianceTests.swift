import ConstraintSolver
import TestTools
import Testing

/// Random systems in the shape of layouts: edges of views, sizes, gaps.
private func randomRows(_ generator: inout SeededGenerator, views: Int = 7) -> [LinearConstraint] {
  let relations = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
  let priorities: [Priority] = [
    .required, .required, .optional(750), .optional(500), .optional(250), .preference(1),
  ]
  var rows = [
    LinearConstraint([(1, 0)], .equal, 0),
    LinearConstraint([(1, 1)], .equal, AffineConstant(perWidth: 1)),
  ]
  for view in 1..<views {
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      let edge = 2 * view + Int.random(in: 0...1, using: &generator)
      let other = Int.random(in: 0..<2 * views, using: &generator)
      guard edge != other else { continue }
      var row = LinearConstraint(
        [(1, edge), (-1, other)], relations.randomElement(using: &generator) ?? .equal,
        Double(Int.random(in: -3...12, using: &generator) * 8),
        priorities.randomElement(using: &generator) ?? .required)
      row.slackGoal = SlackGoal.allCases.randomElement(using: &generator) ?? .any
      rows.append(row)
    }
    let size = [(1, 2 * view + 1), (-1, 2 * view)] as Sum
    rows.append(LinearConstraint(size, .greaterThanOrEqual, 0))
    // What layout adds: sizes as small as allowed, then positions near zero, after slacks.
    rows.append(LinearConstraint(size, .equal, 0, .preference(-view)))
    rows.append(LinearConstraint([(1, 2 * view)], .equal, 0, .preference(-views - view)))
  }
  return rows
}

@Suite("Answers depend on the system and the size alone")
struct InvarianceTests {
  private static let seeds = UInt64(1)...120
  private static let sizes = [300.0, 80, -40, 517, 300, 69.25, 1, 0]

  @Test("not on the order of additions", arguments: seeds)
  func permuted(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = randomRows(&generator)
    let first = try Scene(variables: 14, rows)
    let second = try Scene(variables: 14, rows.shuffled(using: &generator))
    for width in Self.sizes {
      #expect(first.values(width: width) == second.values(width: width), "width \(width)")
      #expect(first.verdict() == second.verdict(), "width \(width)")
    }
  }

  @Test("not on the sizes before", arguments: seeds)
  func history(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = try Scene(variables: 14, randomRows(&generator))
    for width in Self.sizes + Self.sizes.reversed() {
      let solution = scene.solve(width: width)
      let expected = try scene.fresh().solve(width: width)
      #expect(solution.values == expected.values, "width \(width)")
      #expect(solution.conflicts == expected.conflicts, "width \(width)")
      #expect(!solution.reachedIterationLimit)
    }
  }

  @Test("not on earlier questions, also where rows leave much open", arguments: seeds)
  func questions(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = randomRows(&generator).filter { seed % 2 == 0 || $0.priority == .required }
    let scene = try Scene(variables: 14, rows)
    scene.solve(width: 300)
    let asked = (0..<40).map { _ -> Sum in
      let count = Int.random(in: 1...3, using: &generator)
      return (0..<14).shuffled(using: &generator).prefix(count).map { variable in
        (Bool.random(using: &generator) ? 1 : -1, variable)
      }
    }
    for sum in asked {
      let fresh = try scene.fresh()
      fresh.solve(width: 300)
      #expect(scene.isDetermined(sum) == fresh.isDetermined(sum))
      #expect(scene.isDetermined(sum) == (fresh.alternative(to: sum) == nil))
    }
  }

  @Test("constants twice as large make answers twice as large", arguments: seeds)
  func scaled(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rows = randomRows(&generator)
    var doubled = rows
    for index in rows.indices { doubled[index].constant.constant *= 2 }
    let values = try Scene(variables: 14, rows).values(width: 300)
    let large = try Scene(variables: 14, doubled).values(width: 600)
    #expect(large == values.map { $0 * 2 })
  }

  @Test("not on what other solvers solve on other threads")
  func threads() async throws {
    func values(_ seed: UInt64) throws -> [Double] {
      var generator = SeededGenerator(seed: seed)
      return try Scene(variables: 40, randomRows(&generator, views: 20)).values(width: 300)
    }
    let expected = try (0..<8).map { try values($0) }
    try await withThrowingTaskGroup(of: (UInt64, [Double]).self) { group in
      for round in UInt64(0)..<64 { group.addTask { (round % 8, try values(round % 8)) } }
      for try await (seed, values) in group { #expect(values == expected[Int(seed)]) }
    }
  }
}
