extension Solution {
  /// Whether a linear expression has the same value in every optimal solution.
  ///
  /// Preferences do not count: an expression they alone decide is not determined.
  ///
  /// - Complexity: The first question about a part of the system solves that part once more; the next
  ///   take a step or two of the simplex method each.
  /// - Precondition: The variables were made before the system was solved.
  public func isDetermined(_ terms: [Term]) -> Bool {
    let blueprint = blueprint
    return openParts(of: terms, in: blueprint).allSatisfy { part in
      preparation.withFace(of: part.component, blueprint, at: size) { face in
        face.isPoint(part.form, at: part.value)
      }
    }
  }

  /// Another value the expression could have just as well, or nil if it is determined.
  ///
  /// The greatest such value, or the least if the expression has the greatest already. Where there
  /// is no limit, some value beyond.
  ///
  /// - Precondition: The variables were made before the system was solved.
  public func alternative(to terms: [Term]) -> Double? {
    let blueprint = blueprint
    let parts = openParts(of: terms, in: blueprint)
    guard !parts.isEmpty else { return nil }
    let current = value(of: terms)
    for direction in [1.0, -1] {
      var room = 0.0
      for part in parts where room.isFinite {
        room += preparation.withFace(of: part.component, blueprint, at: size) { face in
          face.room(for: part.form, direction, from: part.value)
        }
      }
      if room.isInfinite { room = max(100, abs(current)) }
      if room > 0 { return Approximation.finite(current + direction * room) }
    }
    return nil
  }

  /// The variables that constraints do not determine, each with another value it could have.
  ///
  /// Each value is possible together with some values of the others, not with all of them at once.
  public var alternatives: [Alternative] {
    let blueprint = blueprint
    var variables: Set<Int32> = []
    for component in openComponents {
      variables.formUnion(blueprint.components.dependents[component])
    }
    return variables.sorted().compactMap { index in
      let variable = Variable(index: Int(index))
      return alternative(to: [Term(1, variable)]).map { Alternative(variable: variable, value: $0) }
    }
  }

  /// What an expression takes from a component that constraints may leave open.
  private struct OpenPart {
    let component: Int
    /// A linear form of the component's unknowns, by their places.
    var form: [Entry] = []
    /// The value it has in the solution.
    var value = 0.0
  }

  /// What an expression takes from each open component, by component.
  private func openParts(of terms: [Term], in blueprint: Blueprint) -> [OpenPart] {
    let openComponents = openComponents
    guard !openComponents.isEmpty else { return [] }
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
    var parts: [OpenPart] = []
    for entry in sum.byComponent(blueprint.components) {
      let component = Int(blueprint.components.componentOfVariable[entry.column])
      if parts.last?.component != component {
        guard openComponents.holds(component) else { continue }
        parts.append(OpenPart(component: component))
      }
      let place = Int(blueprint.components.placeOfVariable[entry.column])
      parts[parts.count - 1].form.append(Entry(column: place, coefficient: entry.coefficient))
      parts[parts.count - 1].value += entry.coefficient * value(of: Variable(index: entry.column))
    }
    return parts
  }
}

extension [Int] {
  /// Whether a number is among ascending ones, by bisection.
  fileprivate func holds(_ number: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number
  }
}

/// A sum of few variables.
private struct SmallSum {
  private var entries: [Entry] = []
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

  /// What is not zero, by component and then by column.
  func byComponent(_ components: ComponentIndex) -> [Entry] {
    entries.filter { $0.coefficient != 0 }.sorted { lhs, rhs in
      let left = components.componentOfVariable[lhs.column]
      let right = components.componentOfVariable[rhs.column]
      return (left, lhs.column) < (right, rhs.column)
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
