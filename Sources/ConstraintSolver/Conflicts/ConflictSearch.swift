/// Finds required rows that cannot hold together at a size of the canvas, and what is to give way.
///
/// Sets are found one after another, and each stands without the rows that those before it gave up:
/// first the sets that end in a row without unknowns, then component by component those of
/// inequalities. What is looked at is the system and the size alone, so the order in which things
/// were added or asked for cannot reach an answer.
struct ConflictSearch: ~Copyable {
  /// An irreducible set of rows, as slots.
  struct Finding: Equatable {
    let slots: [Int]
    /// The member that gives way; nil if a member gave way to another set, so that nothing is left
    /// to do.
    let broken: Int?
    /// By how much the members miss one another: positive at the sizes at which they have no
    /// solution, and at no others.
    let excess: AffineConstant
    /// How large the excess may be for the members to count as having one.
    let tolerance: AffineConstant
  }

  /// What was found so far.
  private(set) var findings: [Finding] = []

  let blueprint: Blueprint
  private let identifiers: Identifiers
  let size: CanvasSize
  private var isBroken: [Bool]
  /// The rows that gave way before.
  private let wasExcluded: [Bool]
  /// The equations that do not follow from others.
  private var equations: RowCombination
  private var sum: Scatter
  private var factorization = Factorization()
  /// For each variable its place among those of a set, or -1.
  private var placeOfColumn: [Int]

  init(_ blueprint: Blueprint, identifiers: Identifiers, size: CanvasSize) {
    self.blueprint = blueprint
    self.identifiers = identifiers
    self.size = size
    isBroken = [Bool](repeating: false, count: blueprint.store.count)
    sum = Scatter(columnCount: blueprint.variableCount)
    placeOfColumn = [Int](repeating: -1, count: blueprint.variableCount)
    var isAbsent = isBroken
    for slot in blueprint.excluded { isAbsent[slot] = true }
    wasExcluded = isAbsent
    for condition in blueprint.guards { isAbsent[condition.slot] = true }
    let equations = blueprint.order.filter { slot in
      let kind = blueprint.store.kind(of: Int(slot))
      return kind.isRequired && kind.relation == .equal && !isAbsent[Int(slot)]
    }
    self.equations = RowCombination(
      blueprint.store, equations: equations, variableCount: blueprint.variableCount)
  }

  /// Looks for sets among the rows without unknowns and in the components that have no solution.
  ///
  /// - Parameters:
  ///   - brokenComponents: The components.
  ///   - unrefuted: Those from which so much follows that the simplex is asked at once.
  mutating func search(_ brokenComponents: [Int], unrefuted: Set<Int> = []) {
    for condition in brokenGuards() {
      let expression = blueprint.store.terms(of: condition.slot)
      _ = take(
        [condition.slot] + equationSlots(behind: expression),
        excess: condition.margin.negated, tolerance: condition.tolerance)
    }
    guard !brokenComponents.isEmpty else { return }
    var simplex = SparseSimplex()
    var conflicts = ImpliedConflicts()
    for component in brokenComponents {
      search(component, isUnrefuted: unrefuted.contains(component), &simplex, &conflicts)
    }
  }

  /// The guards that do not hold, in canonical order of their rows.
  private func brokenGuards() -> [Guard] {
    var guardOfSlot: [Int: Guard] = [:]
    for condition in blueprint.guards where !condition.holds(at: size) {
      guardOfSlot[condition.slot] = condition
    }
    if guardOfSlot.isEmpty { return [] }
    return blueprint.order.compactMap { guardOfSlot[Int($0)] }
  }

  /// Looks for sets of inequalities that have no solution, until there is none or one is no longer
  /// a set without a row that was broken.
  private mutating func search(
    _ component: Int, isUnrefuted: Bool, _ simplex: inout SparseSimplex,
    _ conflicts: inout ImpliedConflicts
  ) {
    simplex.load(requiredRowsOf: component, of: blueprint, at: size)
    var relaxed: [Int] = []
    if !isUnrefuted, conflicts.load(&simplex.problem, at: size) {
      var rows = conflicts.irreducibleSet()
      while !conflicts.isDoubtful {
        guard let row = take(rows, scale: simplex.problem.scale) else { return }
        relaxed.append(row)
        conflicts.relax(row: row)
        rows = conflicts.irreducibleSet()
      }
    }
    simplex.startConflicts()
    for row in relaxed { simplex.relax(row: row) }
    var later = LaterRows()
    while let row = take(simplex.irreducibleSet(&later), scale: simplex.problem.scale) {
      simplex.relax(row: row)
    }
  }

  /// Lists a set of inequalities of a component with numbers of some scale.
  ///
  /// - Returns: The row of a component that gives way; nil if there is no set, or what gives way is none.
  private mutating func take(_ rows: [Int], scale: AffineConstant) -> Int? {
    guard !rows.isEmpty else { return nil }
    let dependency = dependency(among: rows)
    let slots = rows.map { blueprint.rows.slot(of: $0) } + equationSlots(behind: dependency)
    let (excess, tolerance) = excess(of: dependency, scale: scale)
    guard let broken = take(slots, excess: excess, tolerance: tolerance) else { return nil }
    return rows.first { blueprint.rows.slot(of: $0) == broken }
  }

  /// Lists a set and lets a member give way, unless one has done so before.
  ///
  /// - Returns: The slot of the row that gives way.
  private mutating func take(
    _ slots: [Int], excess: AffineConstant, tolerance: AffineConstant
  ) -> Int? {
    let broken = slots.contains { isBroken[$0] } ? nil : broken(among: slots)
    if let broken { isBroken[broken] = true }
    findings.append(
      Finding(slots: slots, broken: broken, excess: excess, tolerance: tolerance))
    return broken
  }

  /// Lists a set of two, and lets one of them give way to the other.
  mutating func give(way loser: Int, to rival: Int) {
    isBroken[loser] = true
    findings.append(
      Finding(
        slots: [rival, loser], broken: loser, excess: AffineConstant(),
        tolerance: AffineConstant()))
  }

  /// Whether a row gave way before this search.
  func isExcluded(_ slot: Int) -> Bool { wasExcluded[slot] }

  /// The row that gives way: about the latest items, and breakable if any member is.
  func broken(among slots: [Int]) -> Int {
    let breakable = slots.filter { blueprint.store.kind(of: $0).isBreakable }
    let candidates = breakable.isEmpty ? slots : breakable
    let last = candidates.reduce(-1) { max($0, firstVariable(of: $1)) }
    let rows = candidates.filter { firstVariable(of: $0) == last }
      .map { (slot: $0, row: Row(blueprint.store, slot: $0, id: identifiers[$0])) }
    return rows.dropFirst().reduce(rows[0]) { chosen, candidate in
      Row.isBrokenRather(candidate.row, than: chosen.row) ? candidate : chosen
    }.slot
  }

  private func firstVariable(of slot: Int) -> Int {
    let range = blueprint.store.range(of: slot)
    return range.isEmpty ? -1 : blueprint.store.entries[range.lowerBound].column
  }

  // MARK: - The equations behind

  /// The equations whose combination is an expression.
  ///
  /// They are independent, so that a row without unknowns and the equations that took its unknowns
  /// away are an irreducible set.
  private mutating func equationSlots(behind expression: [Entry]) -> [Int] {
    equations.terms(for: expression).map(\.slot)
  }

  /// The equations that take the variables out of a combination of inequalities in which no unknown
  /// is left.
  private mutating func equationSlots(behind dependency: [(row: Int, factor: Double)]) -> [Int] {
    for (row, factor) in dependency {
      for place in blueprint.store.range(of: blueprint.rows.slot(of: row)) {
        let entry = blueprint.store.entries[place]
        sum.add(factor * entry.coefficient, to: entry.column)
      }
    }
    var expression: [Entry] = []
    sum.drain(into: &expression)
    return equationSlots(behind: expression)
  }

  /// What a combination of rows in which no unknown is left must not be beyond, and how far rounding
  /// may bring it there: as far as it is for all rows, and as `Implications` allow for any one of them.
  private func excess(
    of dependency: [(row: Int, factor: Double)], scale: AffineConstant
  ) -> (excess: AffineConstant, tolerance: AffineConstant) {
    var excess = AffineConstant()
    var tolerance = AffineConstant()
    for (row, factor) in dependency {
      excess.add(blueprint.rows.constant(of: row), times: factor)
      tolerance.add(
        blueprint.rows.magnitude(of: row), times: abs(factor) * Approximation.violation)
    }
    let noise = tolerance.scaled(by: Approximation.cancellation / Approximation.violation)
    if abs(excess.perWidth) <= noise.perWidth { excess.perWidth = 0 }
    if abs(excess.perHeight) <= noise.perHeight { excess.perHeight = 0 }
    for (row, factor) in dependency {
      let weight = blueprint.rows.range(of: row).reduce(0) { largest, place in
        max(largest, abs(blueprint.rows.entries[place].coefficient))
      }
      tolerance.formMaximum(scale, times: 2 * factor * weight * Approximation.violation)
    }
    return (excess.value(at: size) < 0 ? excess.negated : excess, tolerance)
  }

  /// How many times each row of an irreducible set is to be taken for no unknown to be left.
  private mutating func dependency(among rows: [Int]) -> [(row: Int, factor: Double)] {
    var columns: [Int] = []
    defer { for column in columns { placeOfColumn[column] = -1 } }
    var entries = UnsafeList<Entry>()
    var ends: [Int] = []
    for row in rows {
      for place in blueprint.rows.range(of: row) {
        let entry = blueprint.rows.entries[place]
        if placeOfColumn[entry.column] < 0 {
          placeOfColumn[entry.column] = columns.count
          columns.append(entry.column)
        }
        entries.append(
          Entry(column: placeOfColumn[entry.column], coefficient: entry.coefficient))
      }
      ends.append(entries.count)
    }
    factorization.reset(columnCount: columns.count)
    factorization.countUses(entries)
    var start = 0
    for (index, end) in ends.enumerated() {
      defer { start = end }
      if factorization.append(entries, start..<end) { continue }
      var factors = RowVector()
      factors.reset(count: factorization.count)
      for place in start..<end {
        factorization.load(-entries[place].coefficient, at: entries[place].column)
      }
      factorization.combine(into: &factors, withoutSettled: UnsafeList())
      return factors.indices.map { (rows[$0], factors[$0]) } + [(rows[index], 1)]
    }
    return []
  }
}
