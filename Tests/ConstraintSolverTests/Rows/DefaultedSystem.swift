import TestTools

@testable import ConstraintSolver

/// Intervals inside one another, edited at random: once with defaults, and once with the constraints that
/// these stand for.
struct DefaultedSystem {
  private(set) var solver = Solver()
  /// The same without defaults.
  private(set) var plain = Solver()
  private(set) var variables: [Variable] = []
  /// The interval that each lies in; the first lies in none.
  private var owners: [Int] = []
  private(set) var present: [Entry] = []
  /// What the first solver calls a constraint of the second.
  private var names: [ConstraintID: ConstraintID] = [:]
  private var standIns: [Variable: [ConstraintID]] = [:]
  private var removed: Set<Variable> = []

  struct Entry {
    var id: ConstraintID
    var plainID: ConstraintID
    var constraint: LinearConstraint
  }

  init(intervals count: Int, _ generator: inout SeededGenerator) throws {
    try addInterval(in: -1)
    try add(LinearConstraint([Term(1, variables[0])], .equal))
    try add(
      LinearConstraint([Term(1, variables[1])], .equal, constant: AffineConstant(perWidth: -1)))
    for _ in 1..<count { try addInterval(&generator) }
  }

  /// What the first solver calls a constraint of the second.
  func name(_ id: ConstraintID) -> ConstraintID? { names[id] }

  /// The same for several, in order.
  func named(_ ids: [ConstraintID]) -> [ConstraintID] { ids.compactMap { names[$0] }.sorted() }

  /// The same constraints in a solver without a past, in another order.
  func fresh(_ generator: inout SeededGenerator) throws -> Solver {
    var solver = Solver()
    for (place, variable) in variables.enumerated() {
      if removed.contains(variable) || place == 0 {
        _ = solver.makeVariable()
      } else {
        _ = try solver.makeVariable(standard(place))
      }
    }
    for entry in present.shuffled(using: &generator) { _ = try solver.add(entry.constraint) }
    return solver
  }

  /// What the variable at a place is to be: after its interval's start, or near that of its owner.
  private func standard(_ place: Int) -> VariableDefault {
    place % 2 == 1
      ? VariableDefault(near: variables[place - 1], level: 2, isNotBefore: true)
      : VariableDefault(near: variables[2 * owners[place / 2]], level: 1)
  }

  // MARK: - Edits

  mutating func addInterval(_ generator: inout SeededGenerator) throws {
    let owner = Int.random(in: max(0, owners.count - 5)..<owners.count, using: &generator)
    try addInterval(in: owner)
    let (start, outer) = (variables.count - 2, 2 * owner)
    guard Int.random(in: 0..<8, using: &generator) > 0 else { return }
    // Most are determined.
    let inset = Double(Int.random(in: 0...3, using: &generator) * 8)
    try addGap(outer, start, inset, .equal, .required)
    if Bool.random(using: &generator) {
      try addGap(start, start + 1, inset + 16, .equal, .required)
    } else {
      try addGap(start + 1, outer + 1, inset, .equal, .required)
    }
  }

  private mutating func addInterval(in owner: Int) throws {
    owners.append(owner)
    for _ in 0..<2 {
      let place = variables.count
      variables.append(plain.makeVariable())
      if place == 0 {
        _ = solver.makeVariable()
      } else {
        let standard = standard(place)
        _ = try solver.makeVariable(standard)
        try addStandIns(for: standard, of: variables[place])
      }
    }
  }

  private mutating func addStandIns(for standard: VariableDefault, of variable: Variable) throws {
    let terms = [Term(1, variable), Term(-1, standard.near)]
    var ids: [ConstraintID] = []
    if standard.isNotBefore {
      ids.append(
        try plain.add(LinearConstraint(terms, .greaterThanOrEqual, isBreakable: false)))
      names[ids[0]] = ConstraintID(statement: 2 * variable.index)
    }
    ids.append(
      try plain.add(LinearConstraint(terms, .equal, priority: .preference(standard.level))))
    standIns[variable] = ids
  }

  private mutating func addGap(
    _ first: Int, _ second: Int, _ gap: Double, _ relation: Relation, _ priority: Priority
  ) throws {
    try add(
      LinearConstraint(
        [Term(1, variables[second]), Term(-1, variables[first])], relation,
        constant: AffineConstant(-gap), priority: priority))
  }

  private mutating func add(_ constraint: LinearConstraint) throws {
    let entry = Entry(
      id: try solver.add(constraint), plainID: try plain.add(constraint), constraint: constraint)
    names[entry.plainID] = entry.id
    present.append(entry)
  }

  private mutating func remove(at index: Int) {
    solver.remove(present[index].id)
    plain.remove(present[index].plainID)
    present.remove(at: index)
  }

  /// Makes one change of any kind.
  mutating func edit(_ generator: inout SeededGenerator) throws {
    let index = Int.random(in: present.indices, using: &generator)
    switch Int.random(in: 0..<10, using: &generator) {
    case 0...1: try addRandom(&generator)
    case 2...4: if present.count > 3 { remove(at: index) }
    case 5...6:
      let gap = AffineConstant(
        Double(Int.random(in: -4...4, using: &generator) * 8),
        perWidth: Int.random(in: 0..<5, using: &generator) == 0 ? -0.5 : 0)
      present[index].constraint.constant = gap
      try solver.setConstant(gap, of: present[index].id)
      try plain.setConstant(gap, of: present[index].plainID)
    case 7:
      let priority = randomPriority(&generator)
      present[index].constraint.priority = priority
      try solver.setPriority(priority, of: present[index].id)
      try plain.setPriority(priority, of: present[index].plainID)
    case 8: if variables.count < 60 { try addInterval(&generator) }
    default: try exchange(index, &generator)
    }
  }

  /// Takes a constraint out and in again, or takes away all that is said of a variable.
  private mutating func exchange(_ index: Int, _ generator: inout SeededGenerator) throws {
    guard Int.random(in: 0..<4, using: &generator) == 0 else {
      let constraint = present[index].constraint
      remove(at: index)
      return try add(constraint)
    }
    let place = Int.random(in: 2..<variables.count, using: &generator)
    let variable = variables[place]
    for index in present.indices.reversed()
    where present[index].constraint.terms.contains(where: { $0.variable == variable }) {
      remove(at: index)
    }
    solver.removeDefault(of: variable)
    for id in standIns.removeValue(forKey: variable) ?? [] { plain.remove(id) }
    removed.insert(variable)
  }

  private mutating func addRandom(_ generator: inout SeededGenerator) throws {
    let first = Int.random(in: variables.indices, using: &generator)
    let second = Int.random(in: variables.indices, using: &generator)
    guard first != second else { return }
    let relations = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    try addGap(
      first, second, Double(Int.random(in: -4...8, using: &generator) * 8),
      relations.randomElement(using: &generator) ?? .equal, randomPriority(&generator))
  }

  private func randomPriority(_ generator: inout SeededGenerator) -> Priority {
    let priorities: [Priority] = [
      .required, .required, .optional(750), .optional(250), .preference(3),
    ]
    return priorities.randomElement(using: &generator) ?? .required
  }

  // MARK: - Answers

  mutating func solve(at size: CanvasSize) -> (Solution, plain: Solution) {
    (solver.solve(at: size), plain.solve(at: size))
  }

  mutating func resolve(at size: CanvasSize) {
    solver.resolve(at: size)
    plain.resolve(at: size)
  }

  mutating func pieces(
    from: CanvasSize, to: CanvasSize
  ) -> ([LinearPiece], plain: [LinearPiece]) {
    (solver.linearPieces(from: from, to: to), plain.linearPieces(from: from, to: to))
  }
}
