import TestTools

@testable import ConstraintSolver

/// Intervals inside one another, edited at random: once with defaults, and once with the
/// constraints that these are equivalent to.
final class DefaultedSystem {
  let scene = Scene(variables: 1)
  /// The same without defaults.
  let plain = Scene(variables: 1)
  /// The identifiers in the scene with defaults by those in the plain one.
  private var names: [ConstraintID: ConstraintID] = [:]
  /// The default of each variable, or `nil` if it was removed.
  private var defaults: [VariableDefault?] = [nil]
  private var equivalents: [Int: [ConstraintID]] = [:]

  init(intervals count: Int, _ generator: inout SeededGenerator) throws {
    try addVariable(VariableDefault(near: scene.variables[0], level: 2, isNotBefore: true))
    try add(LinearConstraint([(1, 0)], .equal, 0))
    try add(LinearConstraint([(1, 1)], .equal, AffineConstant(perWidth: 1)))
    for _ in 1..<count { try addInterval(&generator) }
  }

  /// The identifiers in the scene with defaults of constraints in the plain one.
  func named(_ ids: [ConstraintID]) -> [ConstraintID] { ids.compactMap { names[$0] } }

  /// Returns the same constraints in a new solver, added in another order.
  func fresh(_ generator: inout SeededGenerator) throws -> Scene {
    let fresh = Scene()
    for value in defaults {
      if let value { try fresh.makeVariable(value) } else { fresh.makeVariable() }
    }
    for entry in scene.present.shuffled(using: &generator) { try fresh.add(entry.row) }
    return fresh
  }

  // MARK: - Edits

  /// Makes one change of any kind.
  func edit(_ generator: inout SeededGenerator) throws {
    guard let entry = scene.present.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<9, using: &generator) {
    case 0...1: try addRandomGap(&generator)
    case 2...3: remove(entry.id)
    case 4:
      remove(entry.id)
      try add(entry.row)
    case 5...6:
      let right = AffineConstant(
        Double(Int.random(in: -4...4, using: &generator) * 8),
        perWidth: Int.random(in: 0..<5, using: &generator) == 0 ? 0.5 : 0)
      try scene.setRight(right, of: entry.id)
      if let id = plainID(of: entry.id) { try plain.setRight(right, of: id) }
    case 7:
      let priority = randomPriority(&generator)
      try scene.setPriority(priority, of: entry.id)
      if let id = plainID(of: entry.id) { try plain.setPriority(priority, of: id) }
    default:
      if Bool.random(using: &generator) { return try addInterval(&generator) }
      removeVariable(Int.random(in: scene.variables.indices, using: &generator))
    }
  }

  private func addInterval(_ generator: inout SeededGenerator) throws {
    let start = scene.variables.count
    guard start < 60 else { return }
    let outer = max(0, start - 2 * Int.random(in: 1...5, using: &generator))
    try addVariable(VariableDefault(near: scene.variables[outer], level: 1))
    try addVariable(VariableDefault(near: scene.variables[start], level: 2, isNotBefore: true))
    // Constraints determine most intervals.
    guard Int.random(in: 0..<8, using: &generator) > 0 else { return }
    let inset = Double(Int.random(in: 0...3, using: &generator) * 8)
    try add(LinearConstraint([(1, start), (-1, outer)], .equal, inset))
    try add(
      Bool.random(using: &generator)
        ? LinearConstraint([(1, start + 1), (-1, start)], .equal, inset + 16)
        : LinearConstraint([(1, outer + 1), (-1, start + 1)], .equal, inset))
  }

  private func addVariable(_ value: VariableDefault) throws {
    let variable = try scene.makeVariable(value)
    plain.makeVariable()
    defaults.append(value)
    let sum: Sum = [(1, variable), (-1, value.near.index)]
    if value.isNotBefore {
      let bound = try plain.add(sum, .greaterThanOrEqual, 0, isBreakable: false)
      names[bound] = ConstraintID(boundOf: variable)
      equivalents[variable] = [bound]
    }
    equivalents[variable, default: []].append(
      try plain.add(sum, .equal, 0, .preference(value.level)))
  }

  /// Removes a variable's default and all constraints about it.
  private func removeVariable(_ variable: Int) {
    for entry in scene.present
    where entry.row.terms.contains(where: { $0.variable.index == variable }) {
      remove(entry.id)
    }
    scene.solver.removeDefault(of: scene.variables[variable])
    for id in equivalents.removeValue(forKey: variable) ?? [] { plain.remove(id) }
    defaults[variable] = nil
  }

  private func add(_ row: LinearConstraint) throws {
    names[try plain.add(row)] = try scene.add(row)
  }

  private func remove(_ id: ConstraintID) {
    if let other = plainID(of: id) { plain.remove(other) }
    scene.remove(id)
  }

  private func plainID(of id: ConstraintID) -> ConstraintID? {
    names.first { $0.value == id }?.key
  }

  private func addRandomGap(_ generator: inout SeededGenerator) throws {
    let relations = [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let first = Int.random(in: scene.variables.indices, using: &generator)
    let second = Int.random(in: scene.variables.indices, using: &generator)
    guard first != second else { return }
    try add(
      LinearConstraint(
        [(1, second), (-1, first)], relations.randomElement(using: &generator) ?? .equal,
        Double(Int.random(in: -4...8, using: &generator) * 8), randomPriority(&generator)))
  }

  private func randomPriority(_ generator: inout SeededGenerator) -> Priority {
    let priorities: [Priority] = [
      .required, .required, .optional(750), .optional(250), .preference(3),
    ]
    return priorities.randomElement(using: &generator) ?? .required
  }
}
