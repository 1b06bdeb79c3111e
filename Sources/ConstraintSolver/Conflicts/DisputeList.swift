/// The disputes of a system, found by the variables and rows in them.
struct DisputeList: Sendable {
  private(set) var disputes: [Dispute?] = []
  private var vacancies: [Int] = []
  /// The dispute in which a component or a row is looked at.
  private var disputeOfSeed: [Dispute.Seed: Int] = [:]
  /// The disputes with each variable, also those that it keeps its value in.
  private var disputesOfVariable: [Int32: [Int]] = [:]
  private var disputesOfRow: [Int32: [Int]] = [:]

  var isEmpty: Bool { vacancies.count == disputes.count }

  subscript(index: Int) -> Dispute {
    get {
      guard let dispute = disputes[index] else { preconditionFailure("no dispute \(index)") }
      return dispute
    }
    set { disputes[index] = newValue }
  }

  /// Those that something is broken in at the present size.
  var active: [Dispute] { disputes.compactMap { $0?.isActive == true ? $0 : nil } }

  /// The dispute in which a component or a row is looked at.
  func index(of seed: Dispute.Seed) -> Int? { disputeOfSeed[seed] }

  /// The disputes whose variables or rows a part changes, ascending.
  func touched(by part: Part) -> [Int] {
    if isEmpty { return [] }
    var found: Set<Int> = []
    for variable in part.variables where variable >= 0 {
      if let indices = disputesOfVariable[variable] { found.formUnion(indices) }
    }
    for variable in part.contents.knownVariables {
      if let index = disputeOfSeed[.component(variable)] { found.insert(index) }
    }
    for change in part.changes { found.formUnion(indices(ofRow: change.slot)) }
    return found.sorted()
  }

  func indices(ofRow slot: Int) -> [Int] {
    disputesOfRow[Int32(truncatingIfNeeded: slot)] ?? []
  }

  /// The disputes that decide about something in another, or the other way round; ascending.
  func overlapping(_ dispute: Dispute) -> [Int] {
    if isEmpty { return [] }
    var found: Set<Int> = []
    for variable in dispute.columns {
      if let index = disputeOfSeed[.component(variable)] { found.insert(index) }
    }
    for variable in dispute.variables where variable >= 0 {
      if let indices = disputesOfVariable[variable] { found.formUnion(indices) }
    }
    for slot in dispute.ownSlots {
      if let index = disputeOfSeed[.row(slot)] { found.insert(index) }
    }
    return found.sorted()
  }

  mutating func insert(_ dispute: Dispute) -> Int {
    let index = vacancies.popLast() ?? disputes.count
    if index == disputes.count { disputes.append(dispute) } else { disputes[index] = dispute }
    for variable in dispute.variables where variable >= 0 {
      disputeOfSeed[.component(variable)] = index
    }
    for slot in dispute.ownSlots { disputeOfSeed[.row(slot)] = index }
    for variable in dispute.columns { disputesOfVariable[variable, default: []].append(index) }
    for slot in dispute.slots { disputesOfRow[slot, default: []].append(index) }
    return index
  }

  mutating func remove(_ index: Int) -> Dispute {
    let dispute = self[index]
    for variable in dispute.variables where variable >= 0 {
      disputeOfSeed[.component(variable)] = nil
    }
    for slot in dispute.ownSlots { disputeOfSeed[.row(slot)] = nil }
    for variable in dispute.columns { disputesOfVariable[variable]?.removeAll { $0 == index } }
    for slot in dispute.slots { disputesOfRow[slot]?.removeAll { $0 == index } }
    disputes[index] = nil
    vacancies.append(index)
    return dispute
  }

  /// Puts all disputes to rest, because of another size.
  mutating func rest() {
    for index in disputes.indices { disputes[index]?.isActive = false }
  }
}
