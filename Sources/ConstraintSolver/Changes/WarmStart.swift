/// A large component of a part as it was settled, with its optimum at one size: where the search for
/// the optimum begins when a few of its rows have changed.
///
/// Every search begins there and none at the end of another, so that an answer depends on the
/// system and the changes, not on the changes before. A class, because a `SparseSimplex` is large
/// and cannot be copied into a list.
final class WarmStart {
  /// Which component it is.
  let component: Int
  let size: CanvasSize
  /// How much there is to look at, in rows and unknowns.
  let length: Int

  let part: PartContents
  /// The variables of the system that depend on the component.
  let variables: [Int32]
  var simplex = SparseSimplex()
  private var layout = SimplexLayout()
  private var start = SimplexPosition()
  /// Whether all numbers were such that any way of computing the values gives the same bits.
  private var startsExact = false
  /// The slot of the system for the row of each point.
  private var slots = UnsafeList<Int32>()
  /// The points that are not as they were laid out.
  private var altered = UnsafeList<Int32>()
  private var hasMovedPoints = false
  /// Whether all numbers are such that any way of computing the values gives the same bits.
  private var isExact = false
  /// Whether that, or that the rows have the order they would have if laid out anew.
  private var keepsOrder = true
  private var form = UnsafeList<Entry>()
  private var terms: [Entry] = []
  private var sum: Scatter
  private var outcome = Outcome()

  /// Optimizes a component as far as its rows go, without ties.
  init(_ component: Int, of part: PartContents, at size: CanvasSize) {
    self.component = component
    self.part = part
    self.size = size
    let blueprint = part.blueprint
    variables = blueprint.components.dependents[component].map { part.variables[Int($0)] }
    sum = Scatter(columnCount: blueprint.variableCount)
    simplex.beginAnew(component, of: blueprint, at: size)
    layout.save(simplex.problem)
    start.save(simplex)
    for point in simplex.problem.points.indices {
      let row = Int(simplex.problem.points[point].row)
      slots.append(part.slots[blueprint.rows.slot(of: row)])
    }
    length = slots.count + simplex.problem.unknowns.count
    startsExact = isLaidOutExactly
  }

  /// The values of the variables that depend on the component when rows have changed.
  ///
  /// - Returns: Nil if that is not for this component alone to say, or not all required rows hold.
  func values(
    with changes: [EditLog.Change], in store: RowStore, _ division: Division
  ) -> (values: [Double], isUnique: Bool)? {
    returnToStart()
    for change in changes where !apply(change, store, division) { return nil }
    guard isExact || keepsOrder else { return nil }
    let isUnique = simplex.goOn(from: hasMovedPoints, of: component, part.blueprint)
    guard simplex.stepsLeft > 0, simplex.freedom == 0, simplex.isSound, !simplex.hasBrokenRow else {
      return nil
    }
    return (isExact ? exactValues() : computedValues(), isUnique)
  }

  private func returnToStart() {
    let hasNewScale = simplex.problem.scale != layout.scale
    layout.restore(&simplex.problem)
    for place in altered.indices {
      layout.restore(point: Int(altered[place]), of: &simplex.problem)
    }
    start.restore(&simplex)
    simplex.forget(fromPoint: layout.pointCount, residual: layout.residualCount)
    if hasNewScale {
      simplex.evaluatePoints()
    } else if hasMovedPoints {
      for place in altered.indices { simplex.evaluatePoint(Int(altered[place])) }
    }
    altered.removeAll()
    hasMovedPoints = false
    isExact = startsExact
    keepsOrder = true
    simplex.hasRelaxed = false
  }

  // MARK: - Changes

  /// Lays out a changed row.
  ///
  /// - Returns: Whether the row is about unknowns of the component.
  private func apply(
    _ change: EditLog.Change, _ store: RowStore, _ division: Division
  ) -> Bool {
    guard division.rowHomes[change.slot].part >= 0 else {
      return append(change, store, division)
    }
    guard let point = slots.indices.first(where: { Int(slots[$0]) == change.slot }) else {
      return false
    }
    altered.append(Int32(truncatingIfNeeded: point))
    if change.isPresent, change.state.rank == simplex.problem.points[point].rank {
      move(point, change, store, division)
      return true
    }
    simplex.problem.setSlopes(of: point, below: 0, above: 0)
    if !staysInOrder(without: point) { keepsOrder = false }
    return !change.isPresent || append(change, store, division)
  }

  /// Writes a row in the unknowns, as terms and a sum without any.
  private func reduce(
    _ change: EditLog.Change, _ store: RowStore, _ division: Division
  ) {
    let constant = change.state.constant
    sum.start(constant, constant.magnitude)
    for place in store.range(of: change.slot) {
      let entry = store.entries[place]
      division.add(entry.coefficient, of: entry.column, in: part, to: &sum)
    }
    terms.removeAll(keepingCapacity: true)
    sum.drain(into: &terms)
  }

  /// Moves the point of a row to where a new constant puts it.
  private func move(
    _ point: Int, _ change: EditLog.Change, _ store: RowStore, _ division: Division
  ) {
    let row = Int(simplex.problem.points[point].row)
    reduce(change, store, division)
    form.removeAll()
    let rows = part.blueprint.rows
    for place in rows.range(of: row) { form.append(rows.entries[place]) }
    let moved = LinePoint(
      store.kind(of: change.slot), constant: sum.constant, magnitude: sum.magnitude, row: row,
      scale: form.factor)
    simplex.problem.setPosition(moved.position, moved.magnitude, of: point)
    simplex.evaluatePoint(point)
    hasMovedPoints = true
    if !moved.position.isShort { isExact = false }
    if !staysInOrder(row, store) { keepsOrder = false }
  }

  /// Adds a row, written in the unknowns.
  private func append(
    _ change: EditLog.Change, _ store: RowStore, _ division: Division
  ) -> Bool {
    let blueprint = part.blueprint
    reduce(change, store, division)
    form.removeAll()
    for term in terms { form.append(term) }
    guard !form.isEmpty else { return false }
    let factor = form.factor
    for place in form.indices {
      guard let column = simplex.problem.place(of: form[place].column, in: blueprint) else {
        return false
      }
      form[place] = Entry(column: column, coefficient: form[place].coefficient / factor)
    }
    let point = LinePoint(
      store.kind(of: change.slot), constant: sum.constant, magnitude: sum.magnitude,
      row: blueprint.rows.count, scale: factor)
    simplex.append(form, point)
    keepsOrder = false
    if !point.position.isShort || !simplex.problem.isDistance(simplex.firstTie - 1) {
      isExact = false
    }
    return true
  }

  // MARK: - Values

  /// The values as they stand.
  private func exactValues() -> [Double] {
    let definitions = part.blueprint.definitions
    let components = part.blueprint.components
    let range = components.dependents.range(component)
    var values: [Double] = []
    values.reserveCapacity(range.count)
    for place in range {
      let variable = Int(components.dependents.members[place])
      guard !definitions.isFree(variable) else {
        values.append(simplex.coordinates[Int(components.placeOfVariable[variable])])
        continue
      }
      var value = definitions.constant(of: variable).value(at: size)
      for place in definitions.sum(of: variable) {
        let entry = definitions.entries[place]
        value +=
          entry.coefficient * simplex.coordinates[Int(components.placeOfVariable[entry.column])]
      }
      values.append(value)
    }
    return values
  }

  /// The values as the whole component computes them: from all rows at their limit.
  private func computedValues() -> [Double] {
    simplex.computeVertex(into: &outcome)
    let definitions = part.blueprint.definitions
    let components = part.blueprint.components
    return components.dependents[component].map { variable in
      let variable = Int(variable)
      guard !definitions.isFree(variable) else {
        return value(outcome.coordinates[Int(components.placeOfVariable[variable])])
      }
      var sum = definitions.constant(of: variable)
      for place in definitions.sum(of: variable) {
        let entry = definitions.entries[place]
        let unknown = Int(components.placeOfVariable[entry.column])
        sum.add(outcome.coordinates[unknown], times: entry.coefficient)
      }
      return value(sum)
    }
  }

  private func value(_ function: AffineConstant) -> Double {
    Approximation.finiteInLoop(function.value(at: size))
  }
}
