/// The active rows, of which the values of expressions are combinations.
///
/// These are the required equations and every other row at its limit. If they are linearly
/// dependent, equations are used before other rows, and rows with higher priorities before others.
/// Preferences come after constraints. Variables that a tie set to zero come last.
struct Determination: ~Copyable {
  private var combination: RowCombination
  /// The source and priority of each row, or `nil` for a variable that is zero.
  private let sources: [(source: RowSource, priority: Priority)?]

  /// Gathers the active rows of all blocks, with the values of all variables.
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

  /// Appends rows by descending priority, then in canonical order.
  ///
  /// - Returns: The sources and priorities of the rows, in this order.
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

  /// The rows of which an expression is a linear combination, with their factors, without
  /// preferences and rows below a priority.
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
  /// The rows that are at their limit at the last size.
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
  /// The variables of open components that are zero, ascending.
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
