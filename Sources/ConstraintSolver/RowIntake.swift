/// The rows of a system on their way from canonical order to being reduced.
///
/// Where no unknown so far is mentioned by rows to come, as between the rows of a table, all equations so
/// far are solved and the other rows reduced: what is needed for that is still in the cache. Of a large
/// system this saves most of what it waits for memory.
struct RowIntake: ~Copyable {
  /// What has become of the rows.
  struct Result: Sendable {
    /// The slots of all rows in canonical order, with those that were passed over.
    let order: [Int32]
    let definitions: Definitions
    let rows: ReducedRows
    /// The equations that follow from others or contradict them.
    let leftovers: [Leftover]
    /// The other rows in which no unknown is left: required ones, and those that only cost.
    let rowLeftovers: [Leftover]
    let idleRows: [Leftover]
    let longestElimination: Int
  }

  private var equations: EquationSolver
  /// The slots of rows that are not required equations and are to be reduced.
  private var others = UnsafeList<Int32>()
  private var isExcluded: [Bool]
  private var order: [Int32] = []
  private var hasReduced = false

  /// How many rows are reduced at once at least: the second cache holds them several times over.
  private static let stretch = 2048

  /// Makes one that passes over the rows at some slots.
  init(_ store: RowStore, variableCount: Int, _ excluded: [Int]) {
    equations = EquationSolver(variableCount: variableCount)
    isExcluded = [Bool](repeating: false, count: excluded.isEmpty ? 0 : store.count)
    for slot in excluded { isExcluded[slot] = true }
  }

  /// Makes variables numbers that are known from elsewhere.
  mutating func assume(_ known: [KnownVariable]) {
    for variable in known { equations.assume(variable) }
  }

  /// Takes all rows of a store, except some; none if the list is empty.
  mutating func take(_ store: RowStore, except absent: [Bool], _ reduction: inout RowReduction) {
    let variableCount = equations.definitions.variableCount
    reduction.start(variableCount: variableCount)
    let isLong = store.count > Self.stretch
    var order = CanonicalOrder(
      store, variableCount: variableCount, except: absent, withHorizons: isLong)
    if !isLong { others.reserve(store.count) }
    var horizon = -1
    var count = 0
    for variable in -1..<variableCount {
      let places = order.sort(lastVariable: variable, store)
      for place in places { take(order.slots[place], of: store) }
      guard let ownHorizon = order.horizon(of: variable) else { continue }
      count += places.count
      if horizon < ownHorizon, equations.definitions.isFree(variable) { horizon = ownHorizon }
      // No row to come mentions one of the unknowns so far.
      if count > Self.stretch, horizon <= variable {
        settle(store, before: variable + 1, &reduction)
        count = 0
      }
    }
    self.order = order.slots.array()
  }

  /// Takes all rows of a store whose canonical order is known.
  mutating func take(_ store: RowStore, inOrder order: [Int32], _ reduction: inout RowReduction) {
    reduction.start(variableCount: equations.definitions.variableCount)
    for slot in order { take(slot, of: store) }
    self.order = order
  }

  @inline(__always)
  private mutating func take(_ slot: Int32, of store: RowStore) {
    if !isExcluded.isEmpty, isExcluded[Int(slot)] { return }
    if store.kind(of: Int(slot)).isEquation {
      equations.append(slot, of: store)
    } else {
      others.append(slot)
    }
  }

  private mutating func settle(
    _ store: RowStore, before variable: Int, _ reduction: inout RowReduction
  ) {
    equations.settle(store, before: variable)
    // Room for all there may be, which is not touched before it is needed.
    if !hasReduced { reduction.reserve(store.count) }
    hasReduced = true
    reduction.append(others, of: store, equations.definitions)
    others.removeAll()
  }

  /// Solves and reduces what is left, after all rows.
  mutating func finish(_ store: RowStore, _ reduction: inout RowReduction) -> Result {
    equations.solve(store)
    reduction.append(others, of: store, equations.definitions)
    return Result(
      order: order, definitions: equations.definitions, rows: reduction.finish(),
      leftovers: equations.leftovers, rowLeftovers: reduction.leftovers,
      idleRows: reduction.idleRows, longestElimination: equations.longestElimination)
  }
}
