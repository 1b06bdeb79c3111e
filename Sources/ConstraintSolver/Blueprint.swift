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
  /// - Parameters:
  ///   - absent: Whether each slot's row is left out, as if it were not there; empty if none is.
  ///   - excluded: The slots that are treated as absent, but keep their places; ascending.
  ///   - known: Variables that are known from elsewhere: they are numbers, whatever the rows say.
  convenience init(
    _ store: RowStore, variableCount: Int, except absent: [Bool], excluded: [Int] = [],
    known: [KnownVariable] = []
  ) {
    var rows = SortedRows(store, variableCount: variableCount, excluded)
    for variable in known { rows.equations.assume(variable) }
    let order = store.canonicalOrder(variableCount: variableCount, except: absent) { slot in
      rows.take(slot, of: store)
    }
    self.init(store, order, excluded, &rows)
  }

  /// Takes a system apart once more, with other rows treated as absent.
  convenience init(_ other: Blueprint, excluded: [Int]) {
    var rows = SortedRows(other.store, variableCount: other.variableCount, excluded)
    for slot in other.order { rows.take(slot, of: other.store) }
    self.init(other.store, other.order, excluded, &rows)
  }

  private init(
    _ store: RowStore, _ order: [Int32], _ excluded: [Int], _ sorted: inout SortedRows
  ) {
    self.store = store
    self.order = order
    self.excluded = excluded
    sorted.equations.solve(store)
    // Locals, because each look at a stored property costs a count of references.
    let definitions = sorted.equations.definitions
    let leftovers = sorted.equations.leftovers
    variableCount = definitions.variableCount
    longestElimination = sorted.equations.longestElimination
    let (rows, idleRows, rowLeftovers) = SpareMemory.withReduction(rowCount: sorted.others.count) {
      reduction in
      reduction.start(variableCount: definitions.variableCount, capacity: sorted.others.count)
      let rows = reduction.makeRows(sorted.others, of: store, definitions)
      return (rows, reduction.idleRows, reduction.leftovers)
    }
    guards =
      (leftovers + rowLeftovers).flatMap { leftover in
        Guard.guards(for: leftover, store.kind(of: leftover.slot).relation)
      }
    redundantSlots = leftovers.map { Int32(truncatingIfNeeded: $0.slot) }
    self.idleRows = idleRows
    components = ComponentIndex(rows, definitions)
    self.definitions = definitions
    self.rows = rows
  }

  /// A part of a system whose equations were solved before.
  init(_ store: RowStore, _ reduction: borrowing RowReduction, _ definitions: Definitions) {
    self.store = store
    variableCount = definitions.variableCount
    order = []
    excluded = []
    let rows = reduction.makeRows()
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

/// The rows of a system, taken in canonical order: equations on their way to being solved, and others.
private struct SortedRows: ~Copyable {
  var equations: EquationSolver
  /// The slots of those that are not required equations.
  var others = UnsafeList<Int32>()
  private var isExcluded: [Bool]

  init(_ store: RowStore, variableCount: Int, _ excluded: [Int]) {
    equations = EquationSolver(variableCount: variableCount)
    others.reserve(store.count)
    isExcluded = [Bool](repeating: false, count: excluded.isEmpty ? 0 : store.count)
    for slot in excluded { isExcluded[slot] = true }
  }

  @inline(__always)
  mutating func take(_ slot: Int32, of store: borrowing RowStore) {
    if !isExcluded.isEmpty, isExcluded[Int(slot)] { return }
    if store.kind(of: Int(slot)).isEquation {
      equations.append(slot, of: store)
    } else {
      others.append(slot)
    }
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
