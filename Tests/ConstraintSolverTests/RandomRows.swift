import ConstraintSolver
import TestTools
import Testing

/// A random system of a kind.
struct RandomSystem: CustomTestStringConvertible, Sendable {
  let kind: Kind
  let seed: UInt64

  enum Kind: String, CaseIterable, Sendable {
    /// Few constraints about one to three variables, some of them required.
    case scattered
    /// Distances of pairs of variables.
    case pairs
    /// Many required inequalities.
    case crowded
    /// Many required equations.
    case crowdedEquations
    /// Small multiples of 50, so that several constraints are at their limit at many sizes.
    case degenerate
    /// Distances of neighbors, most of them bounded or optional: large components with exact
    /// numbers.
    case chain
    /// The same with coefficients that leave thirds.
    case weightedChain
  }

  /// A system for each kind and each of several seeds.
  static func all(_ kinds: [Kind], _ seeds: Range<UInt64>) -> [RandomSystem] {
    kinds.flatMap { kind in seeds.map { RandomSystem(kind: kind, seed: $0) } }
  }

  var testDescription: String { "\(kind), seed \(seed)" }

  /// The system, and the generator for what comes after.
  func scene() throws -> (Scene, SeededGenerator) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: kind.variableCounts, using: &generator)
    let scene = Scene(variables: count)
    for _ in 0..<Int.random(in: kind.rowCounts(count), using: &generator) {
      try scene.add(kind.row(&generator, variableCount: count))
    }
    return (scene, generator)
  }
}

extension RandomSystem.Kind {
  fileprivate var variableCounts: ClosedRange<Int> {
    switch self {
    case .scattered, .pairs, .crowded, .crowdedEquations: 3...8
    case .degenerate: 1...5
    case .chain, .weightedChain: 10...40
    }
  }

  fileprivate func rowCounts(_ count: Int) -> ClosedRange<Int> {
    switch self {
    case .scattered: count / 2...2 * count
    case .pairs, .crowded, .crowdedEquations, .degenerate: count...4 * count
    case .chain, .weightedChain: 3 * count / 2...4 * count
    }
  }

  /// A constraint about a variable, or about any variable.
  func row(
    about variable: Int? = nil, _ generator: inout SeededGenerator, variableCount: Int
  ) -> LinearConstraint {
    let variable = variable ?? Int.random(in: 0..<variableCount, using: &generator)
    let sum = sum(about: variable, &generator, variableCount)
    let roll = Int.random(in: 0..<10, using: &generator)
    let relation: Relation =
      roll < equationShare ? .equal : roll % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual
    var row = LinearConstraint(sum, relation, right(&generator), priority(&generator))
    if isChain, relation == .equal, row.priority == .required,
      Int.random(in: 0..<20, using: &generator) > 0
    {
      // A required equation would take the component apart.
      row.priority = .optional(600)
    }
    row.isBreakable = Int.random(in: 0..<6, using: &generator) > 0
    row.slackGoal = SlackGoal.allCases.randomElement(using: &generator) ?? .any
    return row
  }

  private var isChain: Bool { self == .chain || self == .weightedChain }

  /// The number of constraints in ten that are equations.
  private var equationShare: Int {
    switch self {
    case .scattered: 5
    case .pairs, .degenerate, .chain, .weightedChain: 4
    case .crowded: 2
    case .crowdedEquations: 8
    }
  }

  private func sum(
    about first: Int, _ generator: inout SeededGenerator, _ variableCount: Int
  ) -> Sum {
    func other() -> Int { Int.random(in: 0..<variableCount, using: &generator) }
    func choose(_ factors: [Double]) -> Double { factors.randomElement(using: &generator) ?? 1 }
    switch self {
    case .scattered, .crowded, .crowdedEquations:
      let factors = [-3.0, -2, -1, -1, 1, 1, 2]
      let others = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
        (choose(factors), other())
      }
      return [(choose(factors), first)] + others
    case .pairs:
      let second = other()
      return first == second ? [(1, first)] : [(1, first), (-1, second)]
    case .degenerate:
      return Bool.random(using: &generator)
        ? [(1, first), (choose([-1, -1, 1, -2]), other())] : [(1, first)]
    case .chain, .weightedChain:
      let second =
        Int.random(in: 0..<12, using: &generator) == 0 ? other() : max(0, first - 1)
      let factor = self == .chain ? 1 : choose([1, 1, 1.5, 3])
      if second == first || Int.random(in: 0..<5, using: &generator) == 0 {
        return [(factor, first)]
      }
      return [(factor, first), (-1, second)]
    }
  }

  func right(_ generator: inout SeededGenerator) -> AffineConstant {
    let step: Double = self == .degenerate ? 50 : 8
    return AffineConstant(
      step * Double(Int.random(in: -9...9, using: &generator)),
      perWidth: [0, 0, 0, 0.5, -1].randomElement(using: &generator) ?? 0)
  }

  func priority(_ generator: inout SeededGenerator) -> Priority {
    let required: Double =
      switch self {
      case .crowded, .crowdedEquations: 0.8
      case .scattered, .pairs, .degenerate, .chain, .weightedChain: 0.3
      }
    if Double.random(in: 0..<1, using: &generator) < required { return .required }
    let others: [Priority] = [
      .optional(750), .optional(500), .optional(500), .optional(250), .preference(1),
    ]
    return others.randomElement(using: &generator) ?? .required
  }
}
