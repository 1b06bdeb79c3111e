import ConstraintSolver
import TestTools
import Testing

/// Random systems in the shape of layouts: edges of views, sizes, gaps, centres.
private func randomDemands(_ generator: inout SeededGenerator, views: Int) -> [Demand] {
  let relations = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
  let priorities = [Priority.optional(750), .optional(500), .optional(250), .preference(1)]
  var demands = [
    Demand([(1, 0)], .equal, AffineConstant()),
    Demand([(1, 1)], .equal, AffineConstant(perWidth: 1)),
  ]
  for view in 1..<views {
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      let edge = 2 * view + Int.random(in: 0...1, using: &generator)
      let other = Int.random(in: 0..<2 * views, using: &generator)
      guard edge != other else { continue }
      let distance = Double(Int.random(in: -3...12, using: &generator) * 8)
      let isRequired = Int.random(in: 0..<3, using: &generator) == 0
      let priority = isRequired ? .required : priorities.randomElement(using: &generator)
      demands.append(
        Demand(
          [(1, edge), (-1, other)], relations.randomElement(using: &generator) ?? .equal,
          AffineConstant(distance), priority ?? .required))
    }
    demands.append(
      Demand([(1, 2 * view + 1), (-1, 2 * view)], .greaterThanOrEqual, AffineConstant()))
  }
  return demands
}

private func scene(_ demands: [Demand], variables: Int) throws -> Scene {
  var scene = Scene(variables: variables)
  for demand in demands {
    try scene.add(demand.terms, demand.relation, demand.constant, demand.priority)
  }
  return scene
}

@Suite("Answers depend on the system and the size alone")
struct InvarianceTests {
  private static let seeds = Array(UInt64(1)...60)
  private static let sizes = [300.0, 80, -40, 517, 300, 1, 0]

  @Test("not on the order of additions", arguments: seeds)
  func permuted(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let demands = randomDemands(&generator, views: 7)
    var first = try scene(demands, variables: 14)
    var second = try scene(demands.shuffled(using: &generator), variables: 14)
    for width in Self.sizes {
      let left = first.solve(width: width)
      let right = second.solve(width: width)
      #expect(left.values == right.values, "seed \(seed) width \(width)")
      #expect(left.conflicts.count == right.conflicts.count, "seed \(seed) width \(width)")
    }
  }

  @Test("not on the sizes solved before", arguments: seeds)
  func history(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let demands = randomDemands(&generator, views: 7)
    var travelled = try scene(demands, variables: 14)
    for width in Self.sizes + Self.sizes.reversed() {
      var fresh = try scene(demands, variables: 14)
      let left = travelled.solve(width: width)
      let right = fresh.solve(width: width)
      #expect(left.values == right.values, "seed \(seed) width \(width)")
      #expect(left.conflicts == right.conflicts, "seed \(seed) width \(width)")
      #expect(!left.reachedIterationLimit)
    }
  }

  @Test("not on what was removed and put back", arguments: seeds)
  func toggled(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let demands = randomDemands(&generator, views: 7)
    var plain = try scene(demands, variables: 14)
    var edited = try scene(demands, variables: 14)
    var ids = edited.ids
    for _ in 0..<5 {
      let index = Int.random(in: 0..<demands.count, using: &generator)
      edited.solver.remove(ids[index])
      _ = edited.solve(width: 300)
      let demand = demands[index]
      ids[index] = try edited.add(
        demand.terms, demand.relation, demand.constant, demand.priority)
    }
    #expect(plain.solve(width: 300).values == edited.solve(width: 300).values, "seed \(seed)")
  }

  @Test("constants twice as large make answers twice as large", arguments: seeds)
  func scaled(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let demands = randomDemands(&generator, views: 7)
    var doubled = demands
    for index in doubled.indices { doubled[index].constant.constant *= 2 }
    var single = try scene(demands, variables: 14)
    var double = try scene(doubled, variables: 14)
    let values = single.solve(width: 300).values
    #expect(double.solve(width: 600).values == values.map { $0 * 2 }, "seed \(seed)")
  }

  @Test("a conflict's members cannot hold, and all but one of them can", arguments: seeds)
  func irreducible(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let demands = randomDemands(&generator, views: 7)
    var whole = try scene(demands, variables: 14)
    for conflict in whole.solve(width: 80).conflicts {
      let members = ([conflict.broken] + conflict.because).map { demands[$0.index] }
      var all = try scene(members, variables: 14)
      #expect(all.solve(width: 80).conflicts.count == 1, "seed \(seed)")
      for absent in members.indices {
        var rest = members
        rest.remove(at: absent)
        var scene = try scene(rest, variables: 14)
        #expect(scene.solve(width: 80).conflicts.isEmpty, "seed \(seed) without \(absent)")
      }
    }
  }
}
