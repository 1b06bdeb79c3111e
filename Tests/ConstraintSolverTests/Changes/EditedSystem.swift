import ConstraintSolver
import TestTools

/// A system that is edited at random, with what a fresh one would be made of.
struct EditedSystem {
  var solver = Solver()
  private(set) var variables: [Variable]
  let kind: Kind
  private(set) var present: [(id: ConstraintID, constraint: LinearConstraint)] = []

  /// What the constraints are like.
  enum Kind {
    /// Anything about any variables.
    case scattered
    /// Distances of neighbours, most of them bounded or wished for: large components, in which all
    /// numbers are exact.
    case chain
    /// The same with coefficients that leave thirds.
    case weightedChain
  }

  init(variables count: Int, _ kind: Kind = .scattered) {
    self.kind = kind
    var solver = Solver()
    variables = (0..<count).map { _ in solver.makeVariable() }
    self.solver = solver
  }

  /// The same constraints in a solver without a past.
  func fresh() throws -> Solver {
    var solver = Solver()
    for _ in variables { _ = solver.makeVariable() }
    for entry in present { _ = try solver.add(entry.constraint) }
    return solver
  }

  mutating func add(_ generator: inout SeededGenerator) throws {
    try add(randomConstraint(&generator))
  }

  /// Makes one change of any kind.
  mutating func edit(_ generator: inout SeededGenerator) throws {
    guard present.count > 5 else { return try add(&generator) }
    let index = Int.random(in: present.indices, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0:
      try add(&generator)
    case 1:
      solver.remove(present[index].id)
      present.remove(at: index)
    case 2:
      let constant = randomConstant(&generator)
      try solver.setConstant(constant, of: present[index].id)
      present[index].constraint.constant = constant
    case 3:
      let priority = randomPriority(&generator)
      try solver.setPriority(priority, of: present[index].id)
      present[index].constraint.priority = priority
    case 4:
      if variables.count < 40 { variables.append(solver.makeVariable()) }
      for _ in 0..<Int.random(in: 0...2, using: &generator) {
        try add(randomConstraint(about: variables.count - 1, &generator))
      }
    case 5 where kind == .scattered || Int.random(in: 0..<4, using: &generator) == 0:
      removeAll(about: variables[Int.random(in: variables.indices, using: &generator)])
    default:
      solver.remove(present[index].id)
      present[index].id = try solver.add(present[index].constraint)
    }
  }

  /// Adds equations that cannot hold together, about a variable of their own that another follows.
  mutating func addConflict() throws {
    let (first, second) = (solver.makeVariable(), solver.makeVariable())
    variables += [first, second]
    for value in [8.0, 24] {
      try add(LinearConstraint([Term(1, first)], .equal, constant: AffineConstant(-value)))
    }
    try add(
      LinearConstraint([Term(1, second), Term(-1, first)], .equal, constant: AffineConstant(-4)))
  }

  private mutating func add(_ constraint: LinearConstraint) throws {
    present.append((try solver.add(constraint), constraint))
  }

  /// Removes all constraints about a variable, as if it was gone.
  private mutating func removeAll(about variable: Variable) {
    present.removeAll { entry in
      guard entry.constraint.terms.contains(where: { $0.variable == variable }) else {
        return false
      }
      solver.remove(entry.id)
      return true
    }
  }

  /// Takes a constraint out, solves, puts it back and solves.
  mutating func toggle(_ index: Int, at size: CanvasSize) throws {
    solver.remove(present[index].id)
    solver.resolve(at: size)
    present[index].id = try solver.add(present[index].constraint)
    solver.resolve(at: size)
  }

  private func randomConstraint(_ generator: inout SeededGenerator) -> LinearConstraint {
    randomConstraint(about: Int.random(in: variables.indices, using: &generator), &generator)
  }

  private func randomConstraint(
    about index: Int, _ generator: inout SeededGenerator
  ) -> LinearConstraint {
    kind == .scattered
      ? scatteredConstraint(about: variables[index], &generator)
      : chainConstraint(after: max(0, index - 1), &generator)
  }

  private func chainConstraint(
    after first: Int, _ generator: inout SeededGenerator
  ) -> LinearConstraint {
    let isFar = Int.random(in: 0..<12, using: &generator) == 0
    let second = isFar ? Int.random(in: variables.indices, using: &generator) : first + 1
    let factors = kind == .chain ? [1.0] : [1.0, 1, 1.5, 3]
    let factor = factors.randomElement(using: &generator) ?? 1
    var terms = [Term(factor, variables[second])]
    if second != first, Int.random(in: 0..<5, using: &generator) > 0 {
      terms.append(Term(-1, variables[first]))
    }
    let relations = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let priority = randomPriority(&generator)
    // An equation that is required would take the component apart.
    let relation = relations.randomElement(using: &generator) ?? .equal
    let isOften = Int.random(in: 0..<20, using: &generator) > 0
    return LinearConstraint(
      terms, relation, constant: randomConstant(&generator),
      priority: relation == .equal && priority == .required && isOften ? .optional(600) : priority)
  }

  private func scatteredConstraint(
    about variable: Variable, _ generator: inout SeededGenerator
  ) -> LinearConstraint {
    var terms = [Term(1, variable)]
    let count = Int.random(in: 0...2, using: &generator)
    for coefficient in [-1.0, 0.5].prefix(count) {
      let other = variables[Int.random(in: variables.indices, using: &generator)]
      if terms.allSatisfy({ $0.variable != other }) { terms.append(Term(coefficient, other)) }
    }
    let relations = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    return LinearConstraint(
      terms, relations.randomElement(using: &generator) ?? .equal,
      constant: randomConstant(&generator), priority: randomPriority(&generator))
  }

  private func randomConstant(_ generator: inout SeededGenerator) -> AffineConstant {
    AffineConstant(
      Double(Int.random(in: -6...6, using: &generator) * 8),
      perWidth: Int.random(in: 0..<4, using: &generator) == 0 ? -0.5 : 0)
  }

  private func randomPriority(_ generator: inout SeededGenerator) -> Priority {
    let priorities: [Priority] = [
      .required, .required, .optional(750), .optional(500), .optional(250), .preference(1),
    ]
    return priorities.randomElement(using: &generator) ?? .required
  }
}
