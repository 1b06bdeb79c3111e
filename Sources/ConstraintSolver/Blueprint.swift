/// What is the same at every size of the canvas: the rows reduced to free variables and split into
/// components that share none.
///
/// A class, so that a solution can keep it at the cost of one reference; it never changes.
final class Blueprint: Sendable {
  /// All rows, by slot.
  let store: RowStore
  let variableCount: Int
  /// The slots of all rows in canonical order, with those that are treated as absent.
  let order: [Int32]
  /// The slots that are treated as absent, ascending.
  let excluded: [Int]
  /// What the required equations make of each variable.
  let definitions: Definitions
  /// What must hold at a size though nothing can be done for it.
  let guards: [Guard]
  /// The other rows with free variables, in canonical order.
  let rows: ReducedRows
  let components: ComponentIndex

  init(_ store: RowStore, variableCount: Int, order: [Int32], excluded: [Int]) {
    self.store = store
    self.variableCount = variableCount
    self.order = order
    self.excluded = excluded
    var equations: [Int32] = []
    var others: [Int32] = []
    equations.reserveCapacity(order.count)
    others.reserveCapacity(order.count)
    for slot in order where excluded.isEmpty || !excluded.contains(Int(slot)) {
      let kind = store.kinds[Int(slot)]
      if kind.isRequired, kind.relation == .equal {
        equations.append(slot)
      } else {
        others.append(slot)
      }
    }
    var solver = EquationSolver(store, equations: equations, variableCount: variableCount)
    solver.solve()
    definitions = solver.definitions
    var rows = ReducedRows(variableCount: variableCount, capacity: others.count)
    for slot in others { rows.append(Int(slot), of: store, definitions) }
    rows.finish()
    self.rows = rows
    guards =
      (solver.leftovers + rows.leftovers).flatMap { leftover in
        Guard.guards(for: leftover, store.kinds[leftover.slot].relation)
      }
    components = ComponentIndex(rows, definitions)
  }
}

/// A row without unknowns, as a function of the canvas' size that must not be negative.
struct Guard: Sendable {
  let slot: Int
  private let margin: AffineConstant
  private let tolerance: AffineConstant

  @inline(__always)
  func holds(at size: CanvasSize) -> Bool {
    margin.value(at: size) + tolerance.absoluteValue(at: size) >= 0
  }

  /// The guards a row needs; none if it holds at every size.
  static func guards(for leftover: Leftover, _ relation: Relation) -> [Guard] {
    var tolerance = leftover.magnitude.scaled(by: Approximation.violation)
    // The least numbers have no relative precision.
    tolerance.constant += .leastNormalMagnitude
    let constant = leftover.constant
    let margins =
      switch relation {
      case .equal: [constant, constant.negated]
      case .greaterThanOrEqual: [constant]
      case .lessThanOrEqual: [constant.negated]
      }
    return margins.compactMap { margin in
      let isConstant =
        abs(margin.perWidth) <= tolerance.perWidth && abs(margin.perHeight) <= tolerance.perHeight
      if isConstant, margin.constant + tolerance.constant >= 0 { return nil }
      return Guard(slot: leftover.slot, margin: margin, tolerance: tolerance)
    }
  }
}

/// Rows that are not required equations, written in free variables.
struct ReducedRows: Sendable {
  /// Where the entries of each row start, with one more at the end.
  private(set) var starts: [Int32] = [0]
  private(set) var entries: [Entry] = []
  private(set) var constants: [AffineConstant] = []
  private(set) var magnitudes: [AffineConstant] = []
  /// The slot each row comes from.
  private(set) var slots: [Int32] = []
  /// The required rows in which no free variable is left.
  private(set) var leftovers: [Leftover] = []
  private var sum: Scatter

  init(variableCount: Int, capacity: Int) {
    sum = Scatter(columnCount: variableCount)
    starts.reserveCapacity(capacity + 1)
    entries.reserveCapacity(2 * capacity)
    constants.reserveCapacity(capacity)
    magnitudes.reserveCapacity(capacity)
    slots.reserveCapacity(capacity)
  }

  var count: Int { slots.count }

  @inline(__always)
  func range(of row: Int) -> Range<Int> {
    Int(starts[row])..<Int(starts[row + 1])
  }

  /// Reduces a row and adds it, if it still asks for something.
  mutating func append(
    _ slot: Int, of store: borrowing RowStore, _ definitions: borrowing Definitions
  ) {
    let constant = store.constants[slot]
    sum.start(constant, constant.magnitude)
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      definitions.add(entry.coefficient, of: entry.column, to: &sum)
    }
    let start = entries.count
    sum.drain(into: &entries)
    guard entries.count > start else {
      if store.kinds[slot].isRequired {
        leftovers.append(
          Leftover(slot: slot, constant: sum.constant, magnitude: sum.magnitude))
      }
      return
    }
    starts.append(Int32(truncatingIfNeeded: entries.count))
    constants.append(sum.constant)
    magnitudes.append(sum.magnitude)
    slots.append(Int32(truncatingIfNeeded: slot))
  }

  /// Releases working memory.
  mutating func finish() {
    sum = Scatter(columnCount: 0)
  }
}
