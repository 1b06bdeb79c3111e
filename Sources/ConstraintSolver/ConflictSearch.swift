/// Finds required rows that cannot hold together at a size of the canvas.
struct ConflictSearch {
  let structure: Structure
  let size: CanvasSize

  /// An irreducible set of rows and the member that gives way, all as indices in canonical order.
  struct Finding {
    let rows: [Int]
    let broken: Int
  }

  /// Sets that share no row, so that one member of each has to go.
  func findings(_ simplexes: [Simplex]) -> [Finding] {
    var isUsed = Array(repeating: false, count: structure.rows.count)
    var findings: [Finding] = []
    func take(_ rows: [Int]) {
      guard !rows.isEmpty, !rows.contains(where: { isUsed[$0] }) else { return }
      for row in rows { isUsed[row] = true }
      findings.append(Finding(rows: rows.sorted(), broken: broken(among: rows)))
    }
    for condition in structure.guards where !condition.holds(at: size) {
      take(rows(behind: condition))
    }
    for simplex in simplexes where simplex.hasBrokenRow {
      take(rows(behind: simplex.component))
    }
    return findings
  }

  /// The row that gives way: about the latest items, and breakable if any member is.
  private func broken(among rows: [Int]) -> Int {
    let breakable = rows.filter { structure.rows[$0].isBreakable }
    let candidates = breakable.isEmpty ? rows : breakable
    return candidates.dropFirst().reduce(candidates[0]) { chosen, row in
      Row.isBrokenRather(structure.rows[row], than: structure.rows[chosen]) ? row : chosen
    }
  }

  /// A row without unknowns together with the equations that took its unknowns away.
  ///
  /// Those equations are independent, so the set is irreducible.
  private func rows(behind condition: Structure.Guard) -> [Int] {
    [condition.row] + equations(behind: structure.rows[condition.row].entries)
  }

  /// The equations whose combination is an expression.
  private func equations(behind entries: [Entry]) -> [Int] {
    let factors = structure.elimination.combination(for: entries)
    return factors.indices.filter { factors[$0] != 0 }.map { structure.equationRows[$0] }
  }

  /// The rows of an irreducible set within a component that has no solution.
  private func rows(behind component: Component) -> [Int] {
    // From the start, because which rows are tight may depend on the way to an optimum.
    var simplex = Simplex(component)
    simplex.optimize(at: size)
    let required = simplex.component.members.filter {
      structure.reducedRows[$0].priority == .required
    }
    let broken = simplex.brokenBreakpoints
    let tight = required.filter { member in
      simplex.isTight(row: structure.reducedRows[member].row)
    }
    let inequalities: [Int]
    if isInfeasible(tight) {
      inequalities = irreducibleSubset(of: tight)
    } else if isInfeasible(required) {
      inequalities = irreducibleSubset(of: required)
    } else {
      // Nothing but rounding can lead here; the row that misses stands for itself.
      return broken.prefix(1).compactMap { simplex.component.breakpoints[$0].row }
    }
    return inequalities.map { structure.reducedRows[$0].row }
      + equations(behind: dependency(among: inequalities))
  }

  /// Whether inequalities alone, with the equations, have no solution.
  private func isInfeasible(_ members: [Int]) -> Bool {
    let rows = members.map { structure.reducedRows[$0] }
    let columns = Set(rows.flatMap { $0.expression.entries.map(\.column) }).sorted()
    return ComponentBuilder(rows: rows, unknowns: columns).components().contains { component in
      var simplex = Simplex(component)
      simplex.optimize(at: size)
      return simplex.hasBrokenRow
    }
  }

  /// A subset without a solution, any member of which removed leaves one.
  ///
  /// Each round finds, by bisection, the first member without which what is known to belong and
  /// what comes before it has a solution.
  private func irreducibleSubset(of members: [Int]) -> [Int] {
    var kept: [Int] = []
    var remaining = members
    while !remaining.isEmpty, !isInfeasible(kept) {
      var low = 0
      var high = remaining.count - 1
      while low < high {
        let middle = (low + high) / 2
        if isInfeasible(kept + remaining[...middle]) { high = middle } else { low = middle + 1 }
      }
      kept.append(remaining[low])
      remaining.removeSubrange(low...)
    }
    return kept
  }

  /// The combination of inequalities in which no unknown is left, in terms of the variables.
  private func dependency(among members: [Int]) -> [Entry] {
    var elimination = Elimination(columnCount: structure.componentOfVariable.count)
    elimination.eliminate(
      members.map {
        SparseRow(structure.reducedRows[$0].expression.entries, constant: AffineConstant())
      })
    guard let leftover = elimination.leftovers.first else { return [] }
    let dependent = structure.reducedRows[members[leftover.source]]
    var factors = elimination.combination(for: dependent.expression.entries).map { -$0 }
    factors[leftover.source] = 1
    var sum = SparseRow([], constant: AffineConstant())
    var changes = ColumnChanges()
    for (index, member) in members.enumerated() where factors[index] != 0 {
      let row = structure.rows[structure.reducedRows[member].row]
      sum.subtract(row.expression, times: -factors[index], clearing: -1, changes: &changes)
    }
    return sum.entries
  }
}

extension Simplex {
  /// Whether a required row is violated.
  var hasBrokenRow: Bool { !brokenBreakpoints.isEmpty }

  /// Whether a row is violated or at its limit.
  func isTight(row: Int) -> Bool {
    for residual in values.indices {
      for index in component.ranges[residual]
      where component.breakpoints[index].row == row {
        let point = component.breakpoints[index]
        switch comparison(of: residual, with: index) {
        case 0: return true
        case ..<0: return point.slopeBelow != 0
        default: return point.slopeAbove != 0
        }
      }
    }
    return false
  }
}
