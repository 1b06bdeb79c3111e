/// A presolve step, which reduces the rows of a block.
///
/// It solves the required equations, and rewrites the other rows in terms of the variables that the equations leave
/// free. Rows are processed in canonical order. Most equations of a layout then have a single unknown when their turn
/// comes, because views are created after the views that they depend on. Other equations are solved as soon as they
/// have a single unknown left, and the rest by sparse elimination. Memory is reused from block to block.
struct Presolve: ~Copyable {
  private var definitions = Definitions(variableCount: 0)
  /// The slots of equations with several unknowns, in canonical order, with −1 in place of solved equations.
  private var remaining = Buffer<Int32>()
  /// The slots of rows other than required equations.
  private var others = Buffer<Int32>()
  private var conditions: [FeasibilityCondition] = []
  private var reducedRows = ReducedRows()
  private var constantRows: [ConstantRow] = []
  private var elimination = SparseElimination()
  private var sum = SparseSum()
  private var sets = DisjointSets()

  /// Reduces the rows of a block.
  ///
  /// - Parameters:
  ///   - slots: The slots of the constraints, in canonical order.
  ///   - variables: The variables of the block, in ascending order.
  ///   - block: The number of the block.
  ///   - system: The system that contains the constraints.
  ///   - excluded: The rows to leave out.
  /// - Returns: The block as a reduced system.
  /// - Complexity: Linear in the number of terms if there is no fill-in.
  mutating func reduce(
    _ slots: [Int32], variables: [Int32], block: Int, of system: borrowing ConstraintSystem,
    without excluded: Set<RowSource> = []
  ) -> ReducedSystem {
    remaining.removeAll()
    others.removeAll()
    definitions = Definitions(variableCount: variables.count)
    for slot in slots where excluded.isEmpty || !excluded.contains(RowSource(slot: Int(slot))) {
      if !system.rows[Int(slot)].isRequiredEquation {
        others.append(slot)
      } else if !resolve(Int(slot), of: system, block) {
        remaining.append(slot)
      }
    }
    if !remaining.isEmpty {
      propagate(system, block)
      eliminate(system, block)
    }
    sum.reset(columnCount: variables.count)
    reduceOthers(system, block)
    if !system.defaults.isEmpty { addDefaults(of: variables, block, system, excluded) }
    return finish()
  }

  /// Returns the reduced system with its components.
  private mutating func finish() -> ReducedSystem {
    var definitions = Definitions(variableCount: 0)
    var rows = ReducedRows()
    swap(&definitions, &self.definitions)
    swap(&rows, &reducedRows)
    let components = Components(of: rows, definitions, &sets)
    defer {
      conditions = []
      constantRows = []
    }
    return ReducedSystem(
      definitions: definitions, conditions: conditions, rows: rows, constantRows: constantRows,
      components: components)
  }

  // MARK: - Equations

  /// Solves an equation if it has at most one unknown.
  ///
  /// - Returns: Whether the equation has at most one unknown.
  @inline(__always)
  private mutating func resolve(
    _ slot: Int, of system: borrowing ConstraintSystem, _ block: Int
  ) -> Bool {
    var constant = system.rows[slot].constant
    var magnitude = constant.magnitude
    var unknown = -1
    var coefficient = 0.0
    for index in system.rows.range(of: slot) {
      let entry = system.rows.entries[index]
      let place = system.layout.place(of: entry.column, in: block)
      if place < 0 {
        let fixed = system.layout.fixedValue(of: entry.column)
        constant.add(fixed.constant, times: entry.coefficient)
        magnitude.formMaximum(fixed.magnitude, times: entry.coefficient)
      } else if definitions.isFree(place) {
        if unknown >= 0 { return false }
        unknown = place
        coefficient = entry.coefficient
      } else {
        constant.add(definitions.constant(of: place), times: entry.coefficient)
        magnitude.formMaximum(definitions.magnitude(of: place), times: entry.coefficient)
      }
    }
    guard unknown >= 0 else {
      require(.equal, RowSource(slot: slot), constant, magnitude)
      return true
    }
    if abs(coefficient) != 1 {
      constant = constant.divided(by: -coefficient)
      magnitude = magnitude.divided(by: abs(coefficient))
    } else if coefficient == 1 {
      constant = constant.negated
    }
    definitions.define(unknown, as: constant, magnitude: magnitude)
    return true
  }

  /// Adds the conditions on the canvas size under which a required row without unknowns is satisfied.
  private mutating func require(
    _ relation: Relation, _ source: RowSource, _ constant: AffineConstant,
    _ magnitude: AffineConstant
  ) {
    if relation != .lessThanOrEqual {
      FeasibilityCondition.append(source, constant, magnitude, to: &conditions)
    }
    if relation != .greaterThanOrEqual {
      FeasibilityCondition.append(source, constant.negated, magnitude, to: &conditions)
    }
  }

  /// Solves the remaining equations that have a single unknown, until no such equation is left.
  ///
  /// The search is depth-first, because equations that share a variable are usually close in memory.
  private mutating func propagate(_ system: borrowing ConstraintSystem, _ block: Int) {
    let uses = RowUses(
      of: remaining, in: system, block, variableCount: definitions.variableCount)
    var unknownCounts = Buffer<Int32>(repeating: 0, count: remaining.count)
    var pending = Buffer<Int32>()
    for index in remaining.indices.reversed() {
      forEachUnknown(of: remaining[index], system, block) { _ in unknownCounts[index] += 1 }
      if unknownCounts[index] == 1 { pending.append(Int32(small: index)) }
    }
    while let next = pending.popLast() {
      let index = Int(next)
      // Another equation may have solved the same unknown since.
      guard unknownCounts[index] == 1 else { continue }
      let slot = remaining[index]
      remaining[index] = -1
      var unknown = -1
      forEachUnknown(of: slot, system, block) { unknown = $0 }
      _ = resolve(Int(slot), of: system, block)
      for use in uses.range(of: unknown).reversed() {
        let other = uses[use]
        unknownCounts[other] -= 1
        if unknownCounts[other] == 1 { pending.append(Int32(small: other)) }
      }
    }
    for index in remaining.indices where remaining[index] >= 0 {
      if resolve(Int(remaining[index]), of: system, block) { remaining[index] = -1 }
    }
  }

  @inline(__always)
  private func forEachUnknown(
    of slot: Int32, _ system: borrowing ConstraintSystem, _ block: Int, _ body: (Int) -> Void
  ) {
    for index in system.rows.range(of: Int(slot)) {
      let place = system.layout.place(of: system.rows.entries[index].column, in: block)
      if place >= 0, definitions.isFree(place) { body(place) }
    }
  }

  /// Solves the remaining equations together by sparse elimination.
  private mutating func eliminate(_ system: borrowing ConstraintSystem, _ block: Int) {
    elimination.reset(columnCount: definitions.variableCount)
    for index in remaining.indices where remaining[index] >= 0 {
      elimination.append(Int(remaining[index]), of: system, block, definitions)
    }
    elimination.eliminate()
    elimination.substituteBack(into: &definitions)
    for (slot, constant, magnitude) in elimination.redundantRows {
      require(.equal, RowSource(slot: slot), constant, magnitude)
    }
  }

  // MARK: - Other rows

  /// Rewrites all rows except required equations in terms of free variables.
  private mutating func reduceOthers(_ system: borrowing ConstraintSystem, _ block: Int) {
    for index in others.indices {
      let slot = Int(others[index])
      let row = system.rows[slot]
      // Most rows of a layout are preferences whose variables have known values, and have no effect.
      if row.priority.isPreference, areConstants(slot, system, block) { continue }
      sum.start(row.constant, row.constant.magnitude)
      for index in system.rows.range(of: slot) {
        let entry = system.rows.entries[index]
        add(entry.coefficient, of: entry.column, system.layout, block)
      }
      appendReduced(
        RowSource(slot: slot), row.priority, row.relation, slackGoal: row.slackGoal)
    }
  }

  private func areConstants(
    _ slot: Int, _ system: borrowing ConstraintSystem, _ block: Int
  ) -> Bool {
    for index in system.rows.range(of: slot) {
      let place = system.layout.place(of: system.rows.entries[index].column, in: block)
      if place >= 0, !definitions.isConstant(place) { return false }
    }
    return true
  }

  /// Adds a multiple of a variable to `sum`.
  @inline(__always)
  private mutating func add(
    _ coefficient: Double, of variable: Int, _ layout: borrowing BlockLayout, _ block: Int
  ) {
    let place = layout.place(of: variable, in: block)
    if place >= 0 { return definitions.add(coefficient, of: place, to: &sum) }
    let fixed = layout.fixedValue(of: variable)
    sum.constant.add(fixed.constant, times: coefficient)
    sum.magnitude.formMaximum(fixed.magnitude, times: coefficient)
  }

  /// Appends a row with `sum` as its left side.
  private mutating func appendReduced(
    _ source: RowSource, _ priority: Priority, _ relation: Relation, slackGoal: SlackGoal = .any
  ) {
    if reducedRows.append(source, priority, relation, slackGoal: slackGoal, &sum) {
      return
    }
    if priority.isRequired {
      require(relation, source, sum.constant, sum.magnitude)
    } else if !priority.isPreference {
      constantRows.append(
        ConstantRow(
          source: source, relation: relation, constant: sum.constant, magnitude: sum.magnitude))
    }
  }

  // MARK: - Defaults

  /// Adds the rows for variables' defaults that may affect the solution.
  ///
  /// A preference is added unless both variables have known values, and a bound unless it holds at every size.
  private mutating func addDefaults(
    of variables: [Int32], _ block: Int, _ system: borrowing ConstraintSystem,
    _ excluded: Set<RowSource>
  ) {
    for place in variables.indices {
      let variable = Int(variables[place])
      guard let item = system.defaults[variable] else { continue }
      let near = system.layout.place(of: item.near, in: block)
      let isConstant = definitions.isConstant(place) && (near < 0 || definitions.isConstant(near))
      if isConstant, !item.isNotBefore { continue }
      loadDistance(from: item.near, to: variable, system.layout, block)
      let bound = RowSource(boundOf: variable)
      let isBounded =
        item.isNotBefore && !excluded.contains(bound)
        && !(isConstant && FeasibilityCondition.alwaysHolds(sum.constant, sum.magnitude))
      if isBounded {
        appendReduced(bound, .required, .greaterThanOrEqual)
        if isConstant { continue }
        loadDistance(from: item.near, to: variable, system.layout, block)
      }
      if isConstant { continue }
      appendReduced(RowSource(nearnessOf: variable), .preference(item.level), .equal)
    }
  }

  private mutating func loadDistance(
    from near: Int, to variable: Int, _ layout: borrowing BlockLayout, _ block: Int
  ) {
    sum.start(AffineConstant(), AffineConstant())
    add(-1, of: near, layout, block)
    add(1, of: variable, layout, block)
  }
}
