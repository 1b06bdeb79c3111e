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
  /// Variables that are known from elsewhere are numbers, whatever the rows say.
  static func takingApart(
    _ store: RowStore, variableCount: Int, order: [Int32], excluded: [Int],
    known: [KnownVariable] = []
  ) -> Blueprint {
    SpareMemory.withBlueprint(rowCount: order.count, variableCount: variableCount) { memory in
      memory.solveEquations(
        of: store, variableCount: variableCount, order: order, excluded: excluded, known: known)
      return Blueprint(
        store, variableCount: variableCount, order: order, excluded: excluded, &memory)
    }
  }

  /// Takes the system of a log apart, and writes those of its defaults as rows that have something to
  /// say.
  static func takingApart(_ log: inout EditLog, variableCount: Int) -> Blueprint {
    var order = log.canonicalOrder(variableCount: variableCount)
    return SpareMemory.withBlueprint(rowCount: order.count, variableCount: variableCount) {
      memory in
      memory.solveEquations(
        of: log.store, variableCount: variableCount, order: order, excluded: [], known: [])
      if !log.defaults.isEmpty {
        let unwritten = memory.unwritten(log.defaults)
        if !unwritten.isEmpty {
          let added = log.write(unwritten)
          log.store.merge(added, into: &order)
          memory.listOthers(of: log.store, order)
        }
      }
      return Blueprint(
        log.store, variableCount: variableCount, order: order, excluded: [], &memory)
    }
  }

  /// A system whose equations were solved.
  private init(
    _ store: RowStore, variableCount: Int, order: [Int32], excluded: [Int],
    _ memory: inout BlueprintMemory
  ) {
    self.variableCount = variableCount
    longestElimination = memory.equations.longestElimination
    // Locals, because each look at a stored property costs a count of references; they are stored
    // last, which hands them over.
    let leftovers = memory.equations.leftovers
    let definitions = memory.equations.finish()
    memory.reduction.start(variableCount: variableCount, capacity: memory.others.count)
    let rows = memory.reduction.makeRows(memory.others, of: store, definitions)
    var guards: [Guard] = []
    for leftover in leftovers {
      Guard.append(for: leftover, store.kind(of: leftover.slot).relation, to: &guards)
    }
    self.guards = guards + memory.reduction.guards
    redundantSlots = leftovers.map { Int32(truncatingIfNeeded: $0.slot) }
    idleRows = memory.reduction.idleRows
    components = ComponentIndex(rows, definitions, &memory.components)
    self.definitions = definitions
    self.rows = rows
    self.store = store
    self.order = order
    self.excluded = excluded
  }

  /// A part of a system whose equations were solved before.
  init(_ store: RowStore, _ reduction: borrowing RowReduction, _ definitions: Definitions) {
    self.store = store
    variableCount = definitions.variableCount
    order = []
    excluded = []
    let rows = reduction.makeRows()
    guards = reduction.guards
    redundantSlots = []
    longestElimination = 0
    idleRows = reduction.idleRows
    var memory = ComponentIndex.Memory()
    components = ComponentIndex(rows, definitions, &memory)
    self.definitions = definitions
    self.rows = rows
  }
}

/// What a system is taken apart in, kept from one small system to the next.
struct BlueprintMemory: ~Copyable {
  fileprivate var equations = EquationSolver(variableCount: 0)
  /// The slots of the rows that are no required equations.
  fileprivate var others = UnsafeList<Int32>()
  fileprivate var reduction = RowReduction()
  fileprivate var components = ComponentIndex.Memory()

  /// Solves the equations of a system, and lists its other rows.
  @inline(__always)
  fileprivate mutating func solveEquations(
    of store: borrowing RowStore, variableCount: Int, order: [Int32], excluded: [Int],
    known: [KnownVariable]
  ) {
    equations.start(variableCount: variableCount)
    others.removeAll()
    others.reserve(order.count)
    for variable in known { equations.assume(variable) }
    var isExcluded = [Bool](repeating: false, count: excluded.isEmpty ? 0 : store.count)
    for slot in excluded { isExcluded[slot] = true }
    for slot in order where excluded.isEmpty || !isExcluded[Int(slot)] {
      if store.kind(of: Int(slot)).isEquation {
        equations.append(slot, of: store)
      } else {
        others.append(slot)
      }
    }
    equations.solve(store)
  }

  /// Lists the rows that are no required equations once more.
  fileprivate mutating func listOthers(of store: borrowing RowStore, _ order: [Int32]) {
    others.removeAll()
    others.reserve(order.count)
    for slot in order where !store.kind(of: Int(slot)).isEquation { others.append(slot) }
  }

  /// What defaults have to say but is no row, as the numbers of statements.
  fileprivate func unwritten(_ defaults: Defaults) -> [Int32] {
    defaults.unwritten(equations.definitions)
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

  /// Adds the guards that a row needs: none if it holds at every size, as most do.
  static func append(for leftover: Leftover, _ relation: Relation, to guards: inout [Guard]) {
    let tolerance = tolerance(of: leftover.magnitude)
    if relation != .lessThanOrEqual {
      let least = Guard(leftover.slot, leftover.constant, tolerance)
      if !least.isIdle { guards.append(least) }
    }
    if relation != .greaterThanOrEqual {
      let greatest = Guard(leftover.slot, leftover.constant.negated, tolerance)
      if !greatest.isIdle { guards.append(greatest) }
    }
  }

  /// Whether what must not be negative is not at any size.
  static func isIdle(_ margin: AffineConstant, _ magnitude: AffineConstant) -> Bool {
    Guard(-1, margin, tolerance(of: magnitude)).isIdle
  }

  private static func tolerance(of magnitude: AffineConstant) -> AffineConstant {
    var tolerance = magnitude.scaled(by: Approximation.violation)
    // The least numbers have no relative precision.
    tolerance.constant += .leastNormalMagnitude
    return tolerance
  }

  private init(_ slot: Int, _ margin: AffineConstant, _ tolerance: AffineConstant) {
    self.slot = slot
    self.margin = margin
    self.tolerance = tolerance
  }

  /// Whether the margin is not negative at any size.
  private var isIdle: Bool {
    abs(margin.perWidth) <= tolerance.perWidth && abs(margin.perHeight) <= tolerance.perHeight
      && margin.constant + tolerance.constant >= 0
  }
}
