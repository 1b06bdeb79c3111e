extension Solution {
  /// Whether a linear expression has the same value in every optimal solution.
  ///
  /// Preferences do not count: an expression they alone decide is not determined.
  ///
  /// - Precondition: The variables were made before the system was solved.
  public func isDetermined(_ terms: [Term]) -> Bool {
    for part in parts(of: terms) {
      let simplex = state.simplexes[part.component]
      guard !simplex.isUnique else { continue }
      if simplex.range(of: part.entries) != .point { return false }
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
    for part in parts(of: terms) {
      // A new dictionary, so that the answer depends on nothing but the system and the size.
      var simplex = Simplex(state.structure.components[part.component])
      simplex.optimize(at: size)
      guard !simplex.isUnique else { continue }
      let present = part.entries.reduce(0) { sum, entry in
        sum + entry.coefficient * values[simplex.component.unknowns[entry.column]]
      }
      switch simplex.range(of: part.entries) {
      case .point: continue
      case .unbounded(let direction):
        return current + direction.rawValue * max(100, abs(current))
      case .interval(let least, let greatest):
        let isAtGreatest = abs(greatest - present) <= abs(least - present) * 1e-9
        return current + (isAtGreatest ? least : greatest) - present
      }
    }
    return nil
  }

  /// What an expression takes from each component, in the component's unknowns.
  private func parts(of terms: [Term]) -> [(component: Int, entries: [Entry])] {
    let structure = state.structure
    var reducer = Reducer(columnCount: structure.componentOfVariable.count)
    let expression = reducer.reduce(
      SparseRow(Row.entries(of: terms), constant: AffineConstant()), by: structure.elimination)
    var parts: [(component: Int, entries: [Entry])] = []
    for entry in expression.entries {
      let component = structure.componentOfVariable[entry.column]
      guard let place = structure.components[component].place(of: entry.column) else { continue }
      let local = Entry(column: place, coefficient: entry.coefficient)
      if let index = parts.firstIndex(where: { $0.component == component }) {
        parts[index].entries.append(local)
      } else {
        parts.append((component, [local]))
      }
    }
    return parts
  }
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
