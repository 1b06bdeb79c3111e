/// Finds sets of required inequalities that have no solution by what they imply.
struct ImpliedConflicts: ~Copyable {
  private var implications = Implications()
  /// How many rows have been put in force, from the first.
  private var count = 0
  /// Rows that gave way.
  private var relaxed: Set<Int> = []
  /// Rows that are out of force while a set is looked for.
  private var withdrawn: [Int] = []
  private var kept: [Int] = []

  /// Whether what was found last may be owed to rounding.
  var isDoubtful: Bool { implications.isDoubtful }

  /// How much was looked at.
  var effort: Int { implications.effort }

  /// Begins a search among the required inequalities of a component.
  ///
  /// - Returns: Whether it can be made; not if too much follows from them.
  mutating func load(_ problem: inout SimplexProblem, at size: CanvasSize) -> Bool {
    guard implications.load(&problem, at: size) else { return false }
    count = 0
    relaxed.removeAll()
    return true
  }

  /// Puts a row out of force for good.
  mutating func relax(row: Int) {
    var low = 0
    var high = implications.demands.count
    while low < high {
      let middle = (low + high) / 2
      if Int(implications.demands[middle].row) < row { low = middle + 1 } else { high = middle }
    }
    relaxed.insert(low)
    implications.withdraw(CollectionOfOne(low))
  }

  /// Rows that have no solution together, but have one without any of them, in canonical order.
  ///
  /// Empty if all rows that did not give way have a solution. Of all such sets the one whose last row
  /// comes first, of those the one whose last but one comes first, and so on.
  mutating func irreducibleSet() -> [Int] {
    while !implications.hasContradiction, count < implications.demands.count {
      if !relaxed.contains(count) { implications.enforce(CollectionOfOne(count)) }
      count += 1
    }
    guard implications.hasContradiction, !isDoubtful else { return [] }
    kept = []
    withdrawn = []
    findSet()
    for demand in kept { implications.unsettle(demand) }
    implications.enforce(withdrawn)
    return kept.sorted().map { Int(implications.demands[$0].row) }
  }

  /// Keeps from the last row to the first each that is needed.
  ///
  /// A row is needed if there is a solution without it and without those after it that are not. Of
  /// these only such as come up in place of it are withdrawn.
  private mutating func findSet() {
    implications.explain()
    var nextMarking = implications.effort
    var markingCost = 0
    while !isDoubtful, let member = implications.lastMember() {
      // As many marks as cost no more than what was looked at without them, which is twice as much
      // each time they are of no use.
      if implications.effort >= nextMarking {
        let start = implications.effort
        implications.markNeeded()
        markingCost = max(2 * markingCost, implications.effort - start)
        nextMarking = implications.effort + markingCost
      }
      if implications.isNeededInOrder(member) {
        markingCost = 0
        keep(member)
        continue
      }
      implications.withdraw(CollectionOfOne(member))
      withdrawInPlace(of: member)
      if implications.hasContradiction {
        withdrawn.append(member)
      } else {
        implications.enforce(CollectionOfOne(member))
        keep(member)
        withdrawInPlace(of: member)
      }
    }
  }

  /// Withdraws what has come up after a row that was withdrawn, as long as there is no solution: of the
  /// rows after it those that are needed are known.
  private mutating func withdrawInPlace(of member: Int) {
    while implications.hasContradiction, !isDoubtful {
      implications.explain()
      var late: [Int] = []
      var limit: Int?
      while let demand = implications.lastMember(before: limit), demand > member {
        late.append(demand)
        limit = demand
      }
      if late.isEmpty { return }
      implications.withdraw(late)
      withdrawn += late
    }
  }

  private mutating func keep(_ demand: Int) {
    implications.settle(demand)
    kept.append(demand)
  }
}
