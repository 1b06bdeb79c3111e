/// Solves the required equations for as many variables as they determine.
///
/// First whatever follows number by number: an equation with one unknown left gives its value. Most
/// equations of a layout end there, and most of these in one walk through them in canonical order,
/// as views are made after those they hang on. What remains is solved group by group, as unknowns hold
/// equations together: most groups are so small that all that is known of one stays in the cache.
struct EquationSolver: ~Copyable {
  private(set) var definitions: Definitions
  /// The equations that follow from others, or contradict them.
  private(set) var leftovers: [Leftover] = []
  /// The slots of the equations that had several unknowns when they were taken, in canonical order; -1
  /// for those that were solved since.
  private var remaining = UnsafeList<Int32>()
  /// Which of these hang together through unknowns, by their places.
  private var groups = DisjointSets(count: 0)
  /// Whether any do.
  private var hasGroups = false
  /// How many terms these have together.
  private var termCount = 0
  /// How many equations the largest group has that was eliminated.
  private(set) var longestElimination = 0
  /// Whether an unknown that one of these has became a number since.
  private var hasNews = false
  /// A record of each step, for whoever puts an empty one here.
  var trace: EquationTrace?

  init(variableCount: Int) {
    definitions = Definitions(variableCount: variableCount)
  }

  /// Begins anew without equations, in the memory of those before.
  mutating func start(variableCount: Int) {
    definitions = Definitions(variableCount: variableCount)
    leftovers = []
    remaining.removeAll()
    groups.removeAll()
    hasGroups = false
    termCount = 0
    longestElimination = 0
    hasNews = false
  }

  /// Begins where all variables are numbers that single equations make numbers.
  init(numbersOf definitions: Definitions) {
    self.definitions = definitions.plainNumbers
  }

  /// Gives a variable its value before the equations are solved.
  mutating func assume(_ known: KnownVariable) {
    definitions.define(
      known.variable, as: known.constant, magnitude: known.magnitude, by: nil)
  }

  /// Takes the next equation, in canonical order.
  @inline(__always)
  mutating func append(_ slot: Int32, of store: borrowing RowStore) {
    if resolve(Int(slot), of: store) { return }
    let number = remaining.count
    remaining.append(slot)
    let range = store.range(of: Int(slot))
    termCount += range.count
    var group = number
    for place in range where definitions.isFree(store.entries[place].column) {
      let first = definitions.markAwaited(store.entries[place].column, by: number)
      guard first < number else { continue }
      hasGroups = true
      group = groups.union(group, first, next: number)
    }
    groups.append(group)
  }

  /// Solves the equations that were taken.
  mutating func solve(_ store: borrowing RowStore) {
    if hasNews {
      propagate(store)
      setResolvedAside(store)
    }
    if !remaining.isEmpty { solveGroups(store) }
    definitions.complete()
  }

  /// Ends with what was found, handed over rather than shared.
  mutating func finish() -> Definitions {
    var found = Definitions(variableCount: 0)
    swap(&found, &definitions)
    return found
  }

  /// Solves the remaining equations, those that hang together at a time.
  private mutating func solveGroups(_ store: borrowing RowStore) {
    var elimination = SparseElimination(columnCount: definitions.variableCount)
    elimination.keepsSteps = trace != nil
    definitions.reserve(remaining.count)
    let followers = chainGroups()
    for number in remaining.indices where remaining[number] >= 0 {
      let slot = Int(remaining[number])
      if !hasGroups || followers[number] < 0, let unknown = pivot(of: slot, in: store) {
        solveAlone(slot, for: unknown, store)
      } else {
        eliminate(from: number, followers, store, &elimination)
      }
    }
    leftovers += elimination.leftovers
  }

  /// For each remaining equation the next one of its group, or -1; empty if there are no groups.
  private mutating func chainGroups() -> UnsafeList<Int32> {
    guard hasGroups else { return UnsafeList() }
    var followers = UnsafeList<Int32>(repeating: -1, count: remaining.count)
    var last = UnsafeList<Int32>(repeating: -1, count: remaining.count)
    for number in remaining.indices where remaining[number] >= 0 {
      let group = groups.representative(of: number)
      if last[group] >= 0 { followers[Int(last[group])] = Int32(truncatingIfNeeded: number) }
      last[group] = Int32(truncatingIfNeeded: number)
    }
    return followers
  }

  /// Solves an equation that shares no unknown with another one, as centres often do not.
  ///
  /// As the elimination would, without its lists.
  private mutating func solveAlone(
    _ slot: Int, for unknown: Entry, _ store: borrowing RowStore
  ) {
    if trace != nil { record(slot, solvedFor: unknown.column, store) }
    definitions.define(
      unknown, bySolving: store.entries, store.range(of: slot), constant: store.constant(of: slot))
  }

  /// The unknown an equation is solved for: the last of those whose coefficients are large enough for
  /// that to be stable.
  @inline(__always)
  private func pivot(of slot: Int, in store: borrowing RowStore) -> Entry? {
    var largest = 0.0
    var pivot: Entry?
    for place in store.range(of: slot) {
      let entry = store.entries[place]
      guard definitions.isFree(entry.column) else { continue }
      let size = abs(entry.coefficient)
      largest = max(largest, size)
      if size >= largest * Approximation.pivotFraction { pivot = entry }
    }
    return pivot
  }

  /// Takes down what an equation defines, and by which others.
  private mutating func record(
    _ slot: Int, solvedFor unknown: Int, _ store: borrowing RowStore
  ) {
    trace?.isEliminated[slot] = true
    trace?.definedVariables[slot] = Int32(truncatingIfNeeded: unknown)
    for place in store.range(of: slot) {
      let column = store.entries[place].column
      guard column != unknown, definitions.isFree(column) else { continue }
      trace?.readings.append(
        ComponentIndex.Pair(
          list: Int32(truncatingIfNeeded: column), number: Int32(truncatingIfNeeded: slot)))
    }
  }

  /// Takes the value of a variable from each remaining equation with one unknown, until there is none.
  ///
  /// What follows from a value comes first: it stands nearby. Wave by wave, each wave through all of
  /// a large system would wait for memory again.
  private mutating func propagate(_ store: borrowing RowStore) {
    let uses = RowUses(of: remaining, in: store, variableCount: definitions.variableCount)
    var unknownCounts = UnsafeList<Int32>(repeating: 0, count: remaining.count)
    var pending = UnsafeList<Int32>()
    for index in remaining.indices.reversed() {
      for place in store.range(of: Int(remaining[index]))
      where definitions.isFree(store.entries[place].column) {
        unknownCounts[index] += 1
      }
      if unknownCounts[index] == 1 { pending.append(Int32(truncatingIfNeeded: index)) }
    }
    while let next = pending.popLast() {
      let index = Int(next)
      // Counted down since, by another equation with the same unknown.
      guard unknownCounts[index] == 1 else { continue }
      let slot = Int(remaining[index])
      remaining[index] = -1
      let variable = unknown(of: slot, in: store)
      _ = resolve(slot, of: store)
      for use in uses.range(of: variable).reversed() {
        let other = uses[use]
        unknownCounts[other] -= 1
        if unknownCounts[other] == 1 { pending.append(Int32(truncatingIfNeeded: other)) }
      }
    }
  }

  /// Sets the equations aside in which no unknown is left.
  private mutating func setResolvedAside(_ store: borrowing RowStore) {
    for index in remaining.indices where remaining[index] >= 0 {
      if resolve(Int(remaining[index]), of: store) { remaining[index] = -1 }
    }
  }

  /// The first free variable of an equation, or -1.
  private func unknown(of slot: Int, in store: borrowing RowStore) -> Int {
    for place in store.range(of: slot) {
      let column = store.entries[place].column
      if definitions.isFree(column) { return column }
    }
    return -1
  }

  /// Takes the value of a variable from an equation with one unknown, and sets one without unknowns
  /// aside.
  ///
  /// - Returns: Whether there is at most one unknown; else nothing happens.
  @inline(__always)
  private mutating func resolve(_ slot: Int, of store: borrowing RowStore) -> Bool {
    let range = store.range(of: slot)
    var unknown = -1
    for place in range where definitions.isFree(store.entries[place].column) {
      if unknown >= 0 { return false }
      unknown = place
    }
    var constant = store.constant(of: slot)
    var magnitude = constant.magnitude
    for place in range where place != unknown {
      let entry = store.entries[place]
      constant.add(definitions.constant(of: entry.column), times: entry.coefficient)
      magnitude.formMaximum(definitions.magnitude(of: entry.column), times: entry.coefficient)
    }
    if unknown >= 0 {
      let entry = store.entries[unknown]
      if definitions.isAwaited(entry.column) { hasNews = true }
      define(entry, constant, magnitude, by: slot)
      if trace != nil {
        trace?.definedVariables[slot] = Int32(truncatingIfNeeded: entry.column)
      }
    } else {
      leftovers.append(Leftover(slot: slot, constant: constant, magnitude: magnitude))
    }
    return true
  }

  /// Defines a variable by what the equation at a slot adds to its multiple.
  @inline(__always)
  private mutating func define(
    _ unknown: Entry, _ constant: AffineConstant, _ magnitude: AffineConstant, by slot: Int
  ) {
    if unknown.coefficient == -1 {
      definitions.define(unknown.column, as: constant, magnitude: magnitude, by: slot)
    } else if unknown.coefficient == 1 {
      definitions.define(unknown.column, as: constant.negated, magnitude: magnitude, by: slot)
    } else {
      definitions.define(
        unknown.column, as: constant.divided(by: -unknown.coefficient),
        magnitude: magnitude.divided(by: abs(unknown.coefficient)), by: slot)
    }
  }

  /// Solves an equation together with those that follow it in its group.
  private mutating func eliminate(
    from start: Int, _ followers: borrowing UnsafeList<Int32>, _ store: borrowing RowStore,
    _ elimination: inout SparseElimination
  ) {
    if longestElimination == 0 { elimination.reserve(remaining.count, termCount: termCount) }
    elimination.start()
    var length = 0
    var number = start
    while number >= 0 {
      let slot = Int(remaining[number])
      elimination.append(
        store.entries, store.range(of: slot), constant: store.constant(of: slot), slot: slot,
        known: definitions)
      length += 1
      remaining[number] = -1
      number = hasGroups ? Int(followers[number]) : -1
    }
    longestElimination = max(longestElimination, length)
    elimination.eliminate()
    if trace != nil { elimination.record(in: &trace) }
    elimination.substituteBack(into: &definitions)
  }
}

/// A variable whose value is known from elsewhere.
struct KnownVariable: Sendable {
  let variable: Int
  let constant: AffineConstant
  /// What the rounding error of the value is relative to.
  let magnitude: AffineConstant
}

extension AffineConstant {
  /// The same with its sign reversed.
  @inline(__always)
  var negated: AffineConstant {
    AffineConstant(-constant, perWidth: -perWidth, perHeight: -perHeight)
  }

  @inline(__always)
  func divided(by divisor: Double) -> AffineConstant {
    AffineConstant(
      Approximation.finite(constant / divisor),
      perWidth: Approximation.finite(perWidth / divisor),
      perHeight: Approximation.finite(perHeight / divisor))
  }
}
