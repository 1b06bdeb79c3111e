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
    for demand in kept { isKept[demand] = false }
    implications.enforce(withdrawn)
    return kept.sorted().map { Int(implications.demands[$0].row) }
  }

  /// Keeps from the last row to the first each that is needed.
  ///
  /// A row is needed if there is a solution without it and without those after it that are not. Of
  /// these only such as come up in place of it are withdrawn, as long as that takes no longer than
  /// to withdraw one after another.
  private mutating func findSet() {
    var members = unkept(of: implications.certificate())
    var index = 0
    var work = 0
    while index < members.count, !isDoubtful {
      let member = members[index]
      index += 1
      if isKept[member] { continue }
      if implications.isNeededInOrder(member) {
        keep(member)
        continue
      }
      implications.withdraw(CollectionOfOne(member))
      while implications.hasContradiction, !isDoubtful {
        let others = implications.certificate()
        work += others.count
        let late = others.filter { $0 > member && !isKept[$0] }
        if late.isEmpty {
          withdrawn.append(member)
          if work > count { return findRest() }
          members = unkept(of: others)
          index = 0
          break
        }
        implications.withdraw(late)
        withdrawn += late
      }
      if !implications.hasContradiction {
        implications.enforce(CollectionOfOne(member))
        keep(member)
        if work > count { return findRest() }
      }
    }
  }

  /// Keeps what is needed of all rows in force, asking for one after another.
  private mutating func findRest() {
    var isMember = Set<Int>()
    // Whether those members still have no solution.
    var isCurrent = false
    var visitsLeft = 0
    for demand in (0..<count).reversed()
    where implications.demands[demand].isInForce && !isKept[demand] {
      if isDoubtful { return }
      if visitsLeft == 0 {
        let certificate = implications.certificate()
        let members = unkept(of: certificate)
        if members.isEmpty { return }
        visitsLeft = certificate.count
        isMember = Set(members)
        isCurrent = true
      }
      visitsLeft -= 1
      if isKept[demand] { continue }
      if isCurrent, isMember.contains(demand), implications.isNeededInOrder(demand) {
        keep(demand)
        continue
      }
      implications.withdraw(CollectionOfOne(demand))
      if implications.hasContradiction {
        withdrawn.append(demand)
        if isMember.contains(demand) { isCurrent = false }
      } else {
        implications.enforce(CollectionOfOne(demand))
        keep(demand)
      }
    }
  }

  /// The members of a set without a solution that are not known to be needed.
  private mutating func unkept(of members: [Int]) -> [Int] {
    implications.markNeeded(of: members)
    for member in members where implications.isNeeded(member) { keep(member) }
    return members.filter { !isKept[$0] }
  }

  private mutating func keep(_ demand: Int) {
    if isKept[demand] { return }
    isKept[demand] = true
    kept.append(demand)
  }
}
