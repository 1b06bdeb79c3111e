/// The active rows of a solution, which determine the values of expressions as linear combinations.
///
/// Active rows are the required equations and every other row that is at its limit. If rows are linearly dependent,
/// equations are used first, and then rows with higher priorities. Preferences come after constraints. Last come
/// equations for the variables that were set to zero to resolve ties.
struct Determination: ~Copyable {
  private var combination: RowCombination
  /// For each row, its source and priority, or `nil` for the equation of a variable that was set to zero.
  private let sources: [(source: RowSource, priority: Priority)?]

  /// Collects the active rows of all blocks, given the values of all variables.
  ///
  /// - Complexity: Linear in the number of terms.
  init(
    _ blocks: [Block], of system: borrowing ConstraintSystem, values: [Double], at size: CanvasSize
  ) {
    var rows = RowStore()
    var sources: [(source: RowSource, priority: Priority)?] = []
    for block in blocks {
      let excluded = Set(block.leftOut.map(\.source))
      for slot in block.slots {
        let source = RowSource(slot: Int(slot))
        guard system.rows[Int(slot)].isRequiredEquation, !excluded.contains(source) else {
          continue
        }
        rows.append(Int(slot), of: system.rows)
        sources.append((source, .required))
      }
    }
    let equationCount = rows.count
    for block in blocks {
      for (source, priority) in Determination.append(
        block.solved.rowsAtLimit(block.variables, values, at: size), system, to: &rows)
      {
        sources.append((source, priority))
      }
      for variable in block.openVariablesAtZero(values, at: size) {
        rows.appendZero(variable)
        sources.append(nil)
      }
    }
    self.sources = sources
    combination = RowCombination(
      rows, equationCount: equationCount, variableCount: values.count)
  }

  /// Appends rows in descending order of priority, and in canonical order within a priority.
  ///
  /// - Returns: The source and priority of each appended row.
  private static func append(
    _ atLimit: [ReducedRows.Row], _ system: borrowing ConstraintSystem, to rows: inout RowStore
  ) -> [(RowSource, Priority)] {
    var unordered = RowStore()
    for row in atLimit {
      if let slot = row.source.slot {
        unordered.append(slot, of: system.rows)
      } else if let item = system.defaults[row.source.variable] {
        unordered.appendBound(from: item.near, to: row.source.variable)
      }
    }
    let order = atLimit.indices.sorted { lhs, rhs in
      let (left, right) = (atLimit[lhs].priority, atLimit[rhs].priority)
      return left == right ? unordered.precedes(lhs, rhs) : left > right
    }
    for index in order { rows.append(index, of: unordered) }
    return order.map { (atLimit[$0].source, atLimit[$0].priority) }
  }

  /// Returns the rows whose linear combination is the given expression, with their factors.
  ///
  /// Preferences and rows below the given priority are left out.
  mutating func sources(
    for expression: [Entry], atLeast priority: Priority?
  ) -> [(source: RowSource, factor: Double)] {
    combination.rows(for: expression).compactMap { row, factor in
      guard let found = sources[row], !found.priority.isPreference else { return nil }
      if let priority, found.priority < priority { return nil }
      return (found.source, factor)
    }
  }
}

extension SolvedSystem {
  /// Returns the rows that are at their limit at `size`, which must be the size of the last solution.
  fileprivate func rowsAtLimit(
    _ variables: [Int32], _ values: [Double], at size: CanvasSize
  ) -> [ReducedRows.Row] {
    var found: [ReducedRows.Row] = []
    for component in 0..<system.components.count {
      let scale = scale(of: component, at: size)
      for index in system.components.rows(of: component) {
        let row = system.components[index]
        if system.isAtLimit(row, variables, values, scale: scale, size) {
          found.append(system.rows[row])
        }
      }
    }
    return found
  }
}

extension ReducedSystem {
  fileprivate func isAtLimit(
    _ row: Int, _ variables: [Int32], _ values: [Double], scale: Double, _ size: CanvasSize
  ) -> Bool {
    var sum = RoundedSum(rows[row].constant, at: size)
    var largest = 0.0
    for place in rows.range(of: row) {
      let entry = rows.entries[place]
      sum.add(entry.coefficient * values[Int(variables[entry.column])])
      largest = max(largest, abs(entry.coefficient))
    }
    let rounding =
      Tolerance.touching * sum.magnitude + Tolerance.touchingInComponent * scale * largest
    return abs(sum.sum) <= rounding
  }
}

extension Block {
  /// Returns, in ascending order, the variables that are zero and that constraints alone might not determine.
  fileprivate func openVariablesAtZero(_ values: [Double], at size: CanvasSize) -> [Int] {
    let solved = solved
    var found: [Int] = []
    for component in 0..<solved.system.components.count where solved.isOpen(component) {
      let rounding =
        Tolerance.touchingInComponent * solved.scale(of: component, at: size)
      for index in solved.system.components.dependents(of: component) {
        let place = solved.system.components[index]
        let magnitude = solved.system.definitions.magnitude(of: place).absoluteValue(at: size)
        let variable = Int(variables[place])
        if abs(values[variable]) <= Tolerance.touching * magnitude + rounding {
          found.append(variable)
        }
      }
    }
    return found.sorted()
  }
}
