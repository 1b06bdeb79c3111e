/// Finds sets of required inequalities that have no solution by what they imply.
struct ImpliedConflicts: ~Copyable {
  private var implications = Implications()
  /// How many rows have been put in force, from the first.
  private var count = 0
  /// Rows that gave way.
  private var relaxed: Set<Int> = []
  private var isKept: [Bool] = []
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
    isKept = [Bool](repeating: false, count: implications.demands.count)
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
    implications.withdraw(low)
  }

  /// Rows that have no solution together, but have one without any of them, in canonical order.
  ///
  /// Empty if all rows that did not give way have a solution. Of all such sets the one whose last row
  /// comes first, of those the one whose last but one comes first, and so on.
  mutating func irreducibleSet() -> [Int] {
    while !implications.hasContradiction, count < implications.demands.count {
      if !relaxed.contains(count) { implications.enforce(count) }
      count += 1
    }
    guard implications.hasContradiction, !isDoubtful else { return [] }
    kept = []
    withdrawn = []
    findSet()
    for demand in kept { isKept[demand] = false }
    for demand in withdrawn { implications.enforce(demand) }
    return kept.reversed().map { Int(implications.demands[$0].row) }
  }

  /// Keeps from the last row to the first each that is needed.
  ///
  /// A row is needed if there is a solution without it and without those after it that are not. Of
  /// these only such as come up in place of it are withdrawn, as long as that takes no longer than
  /// to withdraw one after another.
  private mutating func findSet() {
    var members = implications.certificate()
    var index = 0
    var work = 0
    while index < members.count, !isDoubtful {
      let member = members[index]
      index += 1
      if isKept[member] { continue }
      implications.withdraw(member)
      while implications.hasContradiction, !isDoubtful {
        let others = implications.certificate()
        work += others.count
        if work > count {
          withdrawn.append(member)
          return findRest(before: member)
        }
        let late = others.filter { $0 > member && !isKept[$0] }
        if late.isEmpty {
          withdrawn.append(member)
          members = others
          index = 0
          break
        }
        for other in late { withdraw(other) }
      }
      if !implications.hasContradiction { keep(member) }
    }
  }

  private mutating func withdraw(_ demand: Int) {
    implications.withdraw(demand)
    withdrawn.append(demand)
  }

  private mutating func keep(_ demand: Int) {
    implications.enforce(demand)
    isKept[demand] = true
    kept.append(demand)
  }

  /// Keeps what is needed of the rows up to one that was withdrawn, withdrawing one after another.
  private mutating func findRest(before last: Int) {
    for demand in last + 1..<max(count, last + 1)
    where implications.demands[demand].isInForce && !isKept[demand] { withdraw(demand) }
    if !implications.hasContradiction {
      withdrawn.removeAll { $0 == last }
      keep(last)
    }
    var visitsLeft = 0
    for demand in (0..<last).reversed() where implications.demands[demand].isInForce {
      if isDoubtful { return }
      if visitsLeft == 0 {
        let members = implications.certificate()
        if members.allSatisfy({ isKept[$0] }) { return }
        visitsLeft = members.count
      }
      visitsLeft -= 1
      implications.withdraw(demand)
      if implications.hasContradiction { withdrawn.append(demand) } else { keep(demand) }
    }
  }
}
