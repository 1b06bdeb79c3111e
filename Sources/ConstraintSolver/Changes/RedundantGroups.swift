/// Redundant equations, gathered by the equations that define what they are about.
///
/// Where many disputes are made one after another, each of them asks for those that have to do with
/// it: to look through all of them each time would take the square of their number.
struct RedundantGroups: Sendable {
  /// For each redundant equation, and each that has a part in one, the number of its group.
  private let groupOfSlot: [Int32: Int]
  /// The redundant equations of each group, ascending.
  private let members: [[Int32]]

  /// Gathers some equations, ascending, of which those that define nothing any more are left out.
  init(_ slots: [Int32], _ division: Division, in log: borrowing EditLog) {
    var sets = DisjointSets(count: slots.count)
    var numberOfSlot: [Int32: Int] = [:]
    for (number, slot) in slots.enumerated() {
      var pending = [slot]
      if let former = numberOfSlot.updateValue(number, forKey: slot) { sets.join(former, number) }
      while let slot = pending.popLast() {
        for place in log.store.range(of: Int(slot)) {
          guard let definer = division.definer(of: log.store.entries[place].column) else {
            continue
          }
          let origin = Int32(truncatingIfNeeded: definer)
          if let former = numberOfSlot[origin] {
            sets.join(former, number)
          } else {
            numberOfSlot[origin] = number
            pending.append(origin)
          }
        }
      }
    }
    let (members, groupOf) = sets.groups()
    self.members = members.map { $0.map { slots[$0] } }
    groupOfSlot = numberOfSlot.mapValues { groupOf[$0] }
  }

  /// The redundant equations that may have to do with some rows, ascending.
  func candidates(for rows: [Int32]) -> [Int32] {
    var groups: Set<Int> = []
    for slot in rows { if let group = groupOfSlot[slot] { groups.insert(group) } }
    return groups.flatMap { members[$0] }.sorted()
  }
}
