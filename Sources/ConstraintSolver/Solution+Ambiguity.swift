extension Solution {
  /// Whether a linear expression has the same value in every optimal solution.
  ///
  /// Preferences do not count: an expression they alone decide is not determined.
  ///
  /// - Precondition: The variables were made before the system was solved.
  public func isDetermined(_ terms: [Term]) -> Bool {
    let parts = parts(of: terms)
    guard parts.contains(where: { isOpen($0.component) }) else { return true }
    for part in parts where isOpen(part.component) {
      for piece in pieces(of: part) where piece.simplex.range(of: piece.entries) != .point {
        return false
      }
    }
    return true
  }

  /// Another value the expression could have just as well, or nil if it is determined.
  ///
  /// The greatest such value, or the least if the expression has the greatest already. Where there
  /// is no limit, some value beyond.
  ///
  /// - Precondition: The variables were made before the system was solved.
  public func alternative(to terms: [Term]) -> Double? {
    let current = value(of: terms)
    for part in parts(of: terms) where isOpen(part.component) {
      for piece in pieces(of: part) {
        let present = piece.entries.reduce(0) { sum, entry in
          sum + entry.coefficient * values[piece.simplex.component.unknowns[entry.column]]
        }
        switch piece.simplex.range(of: piece.entries) {
        case .point: continue
        case .unbounded(let direction):
          return current + direction.rawValue * max(100, abs(current))
        case .interval(let least, let greatest):
          let isAtGreatest = abs(greatest - present) <= abs(least - present) * 1e-9
          return current + (isAtGreatest ? least : greatest) - present
        }
      }
    }
    return nil
  }

  /// The variables that constraints do not determine, each with another value it could have.
  ///
  /// Each value is possible together with some values of the others, not with all of them at once.
  public var alternatives: [Alternative] {
    var variables: Set<Int32> = []
    for component in openComponents {
      variables.formUnion(blueprint.components.dependents[component])
    }
    return variables.sorted().compactMap { index in
      let variable = Variable(index: Int(index))
      return alternative(to: [Term(1, variable)]).map { Alternative(variable: variable, value: $0) }
    }
  }

  private func isOpen(_ component: Int) -> Bool {
    openComponents.contains(component)
  }

  /// What an expression takes from each component, in free variables.
  private func parts(of terms: [Term]) -> [(component: Int, entries: [Entry])] {
    var sum = SmallSum()
    for term in terms {
      let variable = term.variable.index
      if blueprint.definitions.isFree(variable) {
        sum.add(term.coefficient, to: variable)
      } else {
        for place in blueprint.definitions.sum(of: variable) {
          let entry = blueprint.definitions.entries[place]
          sum.add(term.coefficient * entry.coefficient, to: entry.column)
        }
      }
    }
    var parts: [(component: Int, entries: [Entry])] = []
    for entry in sum.entries where entry.coefficient != 0 {
      let component = Int(blueprint.components.componentOfVariable[entry.column])
      if let index = parts.firstIndex(where: { $0.component == component }) {
        parts[index].entries.append(entry)
      } else {
        parts.append((component, [entry]))
      }
    }
    return parts
  }

  /// What an expression takes from each of the pieces a component falls into without preferences.
  ///
  /// The dictionaries are new, so that answers depend on nothing but the system and the size.
  private func pieces(
    of part: (component: Int, entries: [Entry])
  ) -> [(simplex: Simplex, entries: [Entry])] {
    let rows = blueprint.components.members[part.component].compactMap { row in
      ReducedRow(blueprint, row: Int(row))
    }
    let unknowns = blueprint.components.unknowns[part.component].map { Int($0) }
    return ComponentBuilder(rows: rows, unknowns: unknowns).components().compactMap { component in
      let local = part.entries.compactMap { entry in
        component.place(of: entry.column).map {
          Entry(column: $0, coefficient: entry.coefficient)
        }
      }
      guard !local.isEmpty else { return nil }
      var simplex = Simplex(component)
      simplex.optimize(at: size)
      return simplex.isUnique ? nil : (simplex, local)
    }
  }
}

extension ReducedRow {
  /// A reduced row of a blueprint, or nil if it is a preference.
  fileprivate init?(_ blueprint: Blueprint, row: Int) {
    let kind = blueprint.store.kind(of: Int(blueprint.rows.slots[row]))
    guard kind.rank > 0 else { return nil }
    var expression = SparseRow(
      Array(blueprint.rows.entries[blueprint.rows.range(of: row)]),
      constant: blueprint.rows.constants[row])
    expression.magnitude = blueprint.rows.magnitudes[row]
    self.init(
      row: row, expression: expression, relation: kind.relation,
      priority: Priority(rank: kind.rank))
  }
}

/// A sum of few variables.
private struct SmallSum {
  private(set) var entries: [Entry] = []
  private var placeOfColumn: [Int: Int] = [:]

  mutating func add(_ coefficient: Double, to column: Int) {
    if let place = placeOfColumn[column] {
      entries[place].coefficient = Approximation.difference(
        entries[place].coefficient, -coefficient)
    } else {
      placeOfColumn[column] = entries.count
      entries.append(Entry(column: column, coefficient: coefficient))
    }
  }
}

/// Another value that a variable could have just as well.
public struct Alternative: Hashable, Sendable {
  /// The variable, which no constraint determines.
  public let variable: Variable

  /// A value it has in another optimal solution.
  public let value: Double
}

/// The values an expression has in the optimal solutions.
private enum OptimalRange: Equatable {
  case point
  case interval(Double, Double)
  case unbounded(Direction)
}

extension Simplex {
  /// The values a linear form of the unknowns has in all optimal solutions.
  fileprivate func range(of entries: [Entry]) -> OptimalRange {
    var factors = columnCoefficients(of: entries)
    let largest = factors.reduce(0) { max($0, abs($1)) }
    for column in factors.indices
    where abs(factors[column]) <= Approximation.cancellation * largest {
      factors[column] = 0
    }
    if isLocked(factors) { return .point }
    var ends: [Double] = []
    for direction in [Direction.up, .down] {
      var probe = self
      probe.isUnbounded = false
      probe.append(
        entries, columnCoefficients: factors, at: AffineConstant(),
        slopeBelow: -direction.rawValue, slopeAbove: -direction.rawValue)
      probe.iterate()
      if probe.isUnbounded { return .unbounded(direction) }
      ends.append(probe.values[probe.values.count - 1])
    }
    let largestNumber = max(scale, abs(ends[0]), abs(ends[1]))
    if abs(ends[0] - ends[1]) <= Approximation.violation * largestNumber { return .point }
    return .interval(ends[1], ends[0])
  }
}
