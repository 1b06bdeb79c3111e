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
  /// The slots of equations that follow from others or contradict them.
  let redundantSlots: [Int32]
  /// What only costs: rows below required that free variables have no part in.
  let idleRows: [Leftover]
  let components: ComponentIndex
  /// How many equations there are in the largest group that was solved together.
  let longestElimination: Int

  /// Takes a system apart.
  ///
  /// Where a list says that a slot's row is absent, it is as if it were not there; excluded rows, by
  /// ascending slots, are treated as absent, but keep their places. Variables that are known from
  /// elsewhere are numbers, whatever the rows say.
  convenience init(
    _ store: RowStore, variableCount: Int, except absent: [Bool], excluded: [Int] = [],
    known: [KnownVariable] = []
  ) {
    let system = SpareMemory.withReduction(rowCount: store.count) { reduction in
      var intake = RowIntake(store, variableCount: variableCount, excluded)
      intake.assume(known)
      intake.take(store, except: absent, &reduction)
      return intake.finish(store, &reduction)
    }
    self.init(store, excluded, system)
  }

  /// Takes a system apart once more, with other rows treated as absent.
  convenience init(_ other: Blueprint, excluded: [Int]) {
    let store = other.store
    let system = SpareMemory.withReduction(rowCount: store.count) { reduction in
      var intake = RowIntake(store, variableCount: other.variableCount, excluded)
      intake.take(store, inOrder: other.order, &reduction)
      return intake.finish(store, &reduction)
    }
    self.init(store, excluded, system)
  }

  private init(_ store: RowStore, _ excluded: [Int], _ system: RowIntake.Result) {
    self.store = store
    self.excluded = excluded
    order = system.order
    definitions = system.definitions
    variableCount = system.definitions.variableCount
    rows = system.rows
    longestElimination = system.longestElimination
    guards =
      (system.leftovers + system.rowLeftovers).flatMap { leftover in
        Guard.guards(for: leftover, store.kind(of: leftover.slot).relation)
      }
    redundantSlots = system.leftovers.map { Int32(truncatingIfNeeded: $0.slot) }
    idleRows = system.idleRows
    components = ComponentIndex(system.rows, system.definitions)
  }

  /// A part of a system whose equations were solved before.
  init(_ store: RowStore, _ reduction: inout RowReduction, _ definitions: Definitions) {
    self.store = store
    variableCount = definitions.variableCount
    order = []
    excluded = []
    let rows = reduction.finish()
    guards = reduction.leftovers.flatMap { leftover in
      Guard.guards(for: leftover, store.kind(of: leftover.slot).relation)
    }
    redundantSlots = []
    longestElimination = 0
    idleRows = reduction.idleRows
    components = ComponentIndex(rows, definitions)
    self.definitions = definitions
    self.rows = rows
  }
}

/// A row without unknowns, as a function of the canvas' size that must not be negative.
struct Guard: Sendable {
  let slot: Int
  let margin: AffineConstant
  let tolerance: AffineConstant

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
