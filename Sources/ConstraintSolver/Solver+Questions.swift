// Questions about the last solution.
extension Solver {
  // MARK: - Ambiguity

  /// Whether a linear expression has the same value in every optimal solution.
  ///
  /// Preferences don't make an expression determined.
  ///
  /// - Complexity: The first query about a component of the system solves the component again. Later queries take a few
  ///   pivots of the simplex method.
  /// - Precondition: The variables were created before the last solution.
  public func isDetermined(_ terms: [Term]) -> Bool {
    openParts(of: terms).allSatisfy { part in
      withFace(of: part) { $0.isPoint(part.form, at: part.value) }
    }
  }

  /// Returns the value of an expression in another optimal solution, or `nil` if the expression is determined.
  ///
  /// This is the expression's greatest possible value, or its least if the current value is the greatest. If the values
  /// are unbounded, the result differs from the current value by at least 100.
  ///
  /// - Precondition: The variables were created before the last solution.
  public func alternative(to terms: [Term]) -> Double? {
    let parts = openParts(of: terms)
    if parts.isEmpty { return nil }
    let current = value(of: terms)
    for direction in [1.0, -1] {
      var room = 0.0
      for part in parts where room.isFinite {
        room += withFace(of: part) { $0.room(for: part.form, direction, from: part.value) }
      }
      if room.isInfinite { room = max(100, abs(current)) }
      if room > 0 { return Tolerance.clamped(current + direction * room) }
    }
    return nil
  }

  /// The variables that constraints don't determine, each with its value in another optimal
  /// solution.
  ///
  /// The values of different variables may come from different solutions.
  public var alternatives: [Alternative] {
    var variables: [Variable] = []
    for block in blocks.solvedBlocks {
      let solved = block.solved
      for component in 0..<solved.system.components.count where solved.isOpen(component) {
        variables += solved.system.components.dependents(of: component).map {
          Variable(index: Int(block.variables[solved.system.components[$0]]))
        }
      }
    }
    return variables.sorted().compactMap { variable in
      alternative(to: [Term(1, variable)]).map { Alternative(variable: variable, value: $0) }
    }
  }

  /// Fixes an expression at its current value in later queries about ambiguity.
  ///
  /// This lasts until the next solution or ``releaseHeld()``. All expressions that this expression determines are then
  /// determined as well.
  ///
  /// - Returns: `true` if the expression was fixed, or `false` if it depends on several components of the system. To
  ///   fix such an expression, add a constraint.
  /// - Precondition: The variables were created before the last solution.
  public func hold(_ terms: [Term]) -> Bool {
    let parts = openParts(of: terms)
    guard parts.count <= 1 else { return false }
    for part in parts {
      answers.hold(
        part.form, at: part.value, of: part.component, part.block,
        at: blocks.lastSize ?? CanvasSize(width: 0, height: 0))
    }
    return true
  }

  /// Releases all expressions fixed by ``hold(_:)``.
  public func releaseHeld() { answers.forget() }

  /// The part of an expression that depends on one component with possibly several optima, ignoring preferences.
  private struct OpenPart {
    let block: Block
    let component: Int
    /// The coefficients of the component's unknowns, by their positions in the component.
    var form: [Entry] = []
    /// The value of this part of the expression in the solution.
    var value = 0.0
  }

  private func withFace<Result>(
    of part: OpenPart, _ body: (inout OptimalFace) -> Result
  ) -> Result {
    answers.withFace(
      of: part.component, part.block, at: blocks.lastSize ?? CanvasSize(width: 0, height: 0), body)
  }

  /// Returns the parts of an expression, one for each component that constraints alone may leave undetermined.
  private func openParts(of terms: [Term]) -> [OpenPart] {
    var sums: [OpenUnknown: Double] = [:]
    for term in terms {
      precondition(blocks.knows(term.variable.index), "solve before asking about \(term.variable)")
      let number = system.layout.block(of: term.variable.index)
      guard let block = blocks[number] else { continue }
      let solved = block.solved
      let place = system.layout.place(of: term.variable.index)
      guard let component = solved.system.components.component(of: place),
        solved.isOpen(component)
      else { continue }
      func add(_ coefficient: Double, _ unknown: Int) {
        let key = OpenUnknown(block: number, component: component, unknown: unknown)
        let sum = sums[key] ?? 0
        sums[key] = Tolerance.difference(sum, -coefficient)
      }
      if solved.system.definitions.isFree(place) { add(term.coefficient, place) }
      for index in solved.system.definitions.sum(of: place) {
        let entry = solved.system.definitions.entries[index]
        add(term.coefficient * entry.coefficient, entry.column)
      }
    }
    var parts: [OpenPart] = []
    for (key, coefficient) in sums.sorted(by: { $0.key < $1.key }) where coefficient != 0 {
      if parts.last?.block.number != key.block || parts.last?.component != key.component {
        guard let block = blocks[key.block] else { continue }
        parts.append(OpenPart(block: block, component: key.component))
      }
      let block = parts[parts.count - 1].block
      let place = block.solved.system.components.place(ofUnknown: key.unknown)
      parts[parts.count - 1].form.append(Entry(column: place, coefficient: coefficient))
      parts[parts.count - 1].value +=
        coefficient * solution.values[Int(block.variables[key.unknown])]
    }
    return parts
  }

  /// An unknown of an open component.
  private struct OpenUnknown: Hashable, Comparable {
    let block: Int
    let component: Int
    let unknown: Int

    static func < (lhs: OpenUnknown, rhs: OpenUnknown) -> Bool {
      (lhs.block, lhs.component, lhs.unknown) < (rhs.block, rhs.component, rhs.unknown)
    }
  }

  // MARK: - Explanations

  /// Returns the constraints that determine the value of an expression, in order of addition.
  ///
  /// The complexity and the precondition are those of ``combination(for:)``.
  public func constraintsDetermining(_ terms: [Term]) -> [ConstraintID] {
    combination(for: terms).map(\.constraint)
  }

  /// Returns the constraints that determine the value of an expression, with multipliers, in order of
  /// addition.
  ///
  /// The expression is the sum of the constraints' left sides, each times its multiplier. If several sets of
  /// constraints qualify, constraints with higher priorities are preferred. Preferences aren't included, and neither is
  /// the resolution of ties (see ``Variable``).
  ///
  /// - Complexity: The first query is linear in the constraints. Each query factors the rows connected with the
  ///   expression that earlier queries haven't factored.
  /// - Precondition: The variables were created before the last solution.
  public func combination(for terms: [Term]) -> [WeightedConstraint] {
    sources(behind: terms)
      .map { WeightedConstraint(constraint: id(of: $0.source), multiplier: $0.factor) }
      .sorted { $0.constraint < $1.constraint }
  }

  /// Returns whether one of ``constraintsDetermining(_:)`` meets a condition, without sorting them.
  package func isDetermined(_ terms: [Term], byAny condition: (ConstraintID) -> Bool) -> Bool {
    sources(behind: terms).contains { condition(id(of: $0.source)) }
  }

  private func sources(behind terms: [Term]) -> [(source: RowSource, factor: Double)] {
    var sums: [Int: Double] = [:]
    for term in terms { sums[term.variable.index, default: 0] += term.coefficient }
    return sources(
      behind: sums.sorted { $0.key < $1.key }.filter { $0.value != 0 }
        .map { Entry(column: $0.key, coefficient: $0.value) },
      atLeast: nil)
  }

  /// Returns the constraints that prevent a violated constraint from being satisfied, in order of addition.
  ///
  /// They determine the value of its left side, and their priorities are at least as high. For a required constraint
  /// that was left out, they are the other constraints of the conflict. For a satisfied constraint, the result is
  /// empty.
  public mutating func constraintsBeating(_ id: ConstraintID) -> [ConstraintID] {
    if let conflict = conflicts.first(where: { $0.broken == id }) { return conflict.because }
    guard let slot = slot(of: id), isViolated(slot) else { return [] }
    return sources(
      behind: system.rows.entries(of: slot), atLeast: system.rows[slot].priority
    ).map { self.id(of: $0.source) }.sorted()
  }

  /// Returns the terms of a constraint's left side.
  ///
  /// The result is empty for a constraint that was removed or that comes from a ``VariableDefault``.
  public func terms(of id: ConstraintID) -> [Term] {
    guard let slot = slot(of: id) else { return [] }
    return system.rows.entries(of: slot).map { Term($0.coefficient, Variable(index: $0.column)) }
  }

  /// Returns the rows that determine the value of an expression, with their multipliers.
  private func sources(
    behind expression: [Entry], atLeast priority: Priority?
  ) -> [(source: RowSource, factor: Double)] {
    guard let size = blocks.lastSize else { return [] }
    return answers.sources(for: expression, atLeast: priority) {
      Determination(blocks.solvedBlocks, of: system, values: solution.values, at: size)
    }
  }
}

/// A constraint that helps to determine the value of an expression.
public struct WeightedConstraint: Hashable, Sendable {
  /// The identifier of the constraint.
  public let constraint: ConstraintID

  /// The factor of the constraint's left side in the expression that it helps to determine.
  ///
  /// Increasing the constraint's constant by 1 decreases the expression by the multiplier, while the same constraints
  /// are active.
  public let multiplier: Double
}

/// The value of a variable in another optimal solution.
public struct Alternative: Hashable, Sendable {
  /// The variable that constraints don't determine.
  public let variable: Variable

  /// The value of the variable in the other solution.
  public let value: Double
}
