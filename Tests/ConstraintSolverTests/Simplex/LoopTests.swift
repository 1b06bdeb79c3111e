import TestTools
import Testing

@testable import ConstraintSolver

/// A component as two ways of solving it see it.
private struct ComponentVerdict: Equatable {
  var values: [Double] = []
  var isUnique = true
  var isOpen = false
  var isBroken = false
  /// Whether it was solved without a basis.
  var wasLoop = false

  init(_ component: Int, of blueprint: Blueprint, at size: CanvasSize, solvesLoops: Bool) {
    var simplex = SparseSimplex()
    simplex.solvesLoops = solvesLoops
    var outcome = Outcome()
    simplex.solve(
      [component], of: blueprint, at: size,
      decidesTies: !blueprint.components.isLinked(component), fixed: [], into: &outcome)
    values = outcome.coordinates.array().map { $0.value(at: size) }
    isUnique = outcome.isUnique
    isOpen = outcome.isOpen
    isBroken = outcome.isBroken
    wasLoop = simplex.residualOfRow.isEmpty
  }

  /// Whether another way says the same, but for rounding.
  ///
  /// Where more is at its limit than it takes, the simplex may not see that nothing is open.
  func agrees(with other: ComponentVerdict) -> Bool {
    (isUnique || !other.isUnique) && isOpen == other.isOpen && isBroken == other.isBroken
      && values.count == other.values.count
      && zip(values, other.values).allSatisfy { abs($0 - $1) <= 1e-9 * (1 + abs($0)) }
  }
}

@Suite("Views in a row")
struct LoopTests {
  /// Views between the edges of the canvas, with sizes and gaps of a few importances, some of them
  /// linked to views on the side, the variables in any order.
  private func row(seed: UInt64) throws -> Solver {
    var random = SeededGenerator(seed: seed)
    var solver = Solver()
    let count = Int.random(in: 1...6, using: &random)
    var edges = (0..<2 * count + 2).map { _ in solver.makeVariable() }
    if seed % 3 != 0 { edges.shuffle(using: &random) }
    let priorities: [Priority] = [
      .required, .optional(750), .optional(750), .optional(250), .optional(251),
    ]
    func add(
      _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double, perWidth: Double = 0,
      _ priority: Priority
    ) throws {
      _ = try solver.add(
        LinearConstraint(
          terms.map { Term($0.0, edges[$0.1]) }, relation,
          constant: AffineConstant(-constant, perWidth: -perWidth), priority: priority))
    }
    let last = 2 * count + 1
    try add([(1, 0)], .equal, 0, .required)
    try add([(1, last)], .equal, 0, perWidth: 1, .required)
    for place in 1...last {
      let size = Double(Int.random(in: 1...9, using: &random) * 10)
      let terms = [(1.0, place), (-1, place - 1)]
      let isGap = place % 2 == 1
      let lower = priorities.randomElement(using: &random) ?? .required
      try add(
        terms, isGap && Bool.random(using: &random) ? .equal : .greaterThanOrEqual, size, lower)
      // Most have another limit as well, so that there is something to give way.
      guard Int.random(in: 0..<8, using: &random) > 0 else { continue }
      let more = Int.random(in: 0..<3, using: &random) == 0 ? 15.0 : 0
      try add(
        terms, isGap ? .equal : .lessThanOrEqual, size + more,
        priorities.dropFirst().randomElement(using: &random) ?? .required)
    }
    return solver
  }

  @Test("are where the simplex would put them", arguments: UInt64(0)..<200)
  func agreement(seed: UInt64) throws {
    var solver = try row(seed: seed)
    for width in [0, 90, 200, 333.7, 480, 1000.3] {
      let size = CanvasSize(width: width, height: 0)
      solver.resolve(at: size)
      var fresh = try row(seed: seed)
      fresh.resolve(at: size)
      let (mine, theirs) = (solver.withValues { $0[0] }, fresh.withValues { $0[0] })
      #expect(abs(mine - theirs) <= 1e-9 * (1 + abs(mine)))
      let blueprint = fresh.blueprint
      for component in 0..<blueprint.components.count {
        let loop = ComponentVerdict(component, of: blueprint, at: size, solvesLoops: true)
        let simplex = ComponentVerdict(component, of: blueprint, at: size, solvesLoops: false)
        #expect(!simplex.wasLoop)
        #expect(loop.agrees(with: simplex), "seed \(seed), width \(width)")
        // Sizes and gaps are tens: nothing fits exactly into the other widths.
        if width > width.rounded(.down) { #expect(loop.isUnique == simplex.isUnique) }
      }
    }
  }

  @Test("are mostly solved without a basis")
  func share() throws {
    var loopCount = 0
    var openCount = 0
    for seed in UInt64(0)..<200 {
      let size = CanvasSize(width: 480, height: 0)
      let blueprint = try row(seed: seed).blueprint
      guard blueprint.components.count == 1, blueprint.components.unknowns.range(0).count > 1
      else { continue }
      let verdict = ComponentVerdict(0, of: blueprint, at: size, solvesLoops: true)
      if verdict.wasLoop { loopCount += 1 }
      if verdict.wasLoop, !verdict.isUnique { openCount += 1 }
    }
    #expect(loopCount > 30)
    // Ties decide some of them.
    #expect(openCount > 5)
  }

  @Test("need no basis either where ties decide what constraints are at their limit as well")
  func limitsAtTies() throws {
    var scene = Scene(variables: 2)
    try scene.add([(1, 0)], .equal, 10, .optional(500))
    try scene.add([(1, 1)], .equal, -10, .optional(500))
    try scene.add([(1, 1), (-1, 0)], .equal, 0, .optional(500))
    let size = CanvasSize(width: 0, height: 0)
    // In working memory that nothing was solved in before.
    let verdict = ComponentVerdict(0, of: scene.solver.blueprint, at: size, solvesLoops: true)
    #expect(verdict.wasLoop)
    #expect(verdict.values == [0, 0])
    #expect(scene.solve().values == [0, 0])
  }

  @Test("are left to the simplex where ties are about more than one of their edges")
  func tiesAboutSums() throws {
    var scene = Scene(variables: 4)
    // Two sums: what is in both of them is not what they define.
    try scene.add([(1, 0), (-1, 1), (1, 2)], .equal, 5)
    try scene.add([(1, 3), (1, 1), (1, 2)], .equal, 0)
    try scene.add([(1, 1)], .equal, 10, .optional(500))
    try scene.add([(1, 2)], .equal, 30, .optional(500))
    try scene.add([(1, 2), (-1, 1)], .equal, 0, .optional(500))
    // Anything from 10 to 30 in ascending order costs the same. First comes what is 5 + 10 − 15.
    #expect(scene.solve().values == [0, 10, 15, -25])
  }
}
