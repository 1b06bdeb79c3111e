/// Equations with the same terms, of which only one can hold.
///
/// The first defines a variable, and gives way to the second; then that defines it, and gives way to
/// the third. Where nothing else has a say in that, one search tells what all of them would find.
extension ConflictSearch {
  /// Adds what the next searches would find, as long as that is nothing but one rival after another.
  ///
  /// Asked for after a search that found no broken component. Left out is what gives nothing up, and
  /// by how much rivals miss one another.
  ///
  /// - Complexity: Linear in the terms of the system.
  /// - Returns: Whether anything was added.
  mutating func foresee() -> Bool {
    guard var rivalries = rivalries(), isUndisturbed(&rivalries) else { return false }
    let sequences = rivalries.map { steps(of: $0) }
    // Together, so that whatever else comes to be found meets all of them as it would have.
    guard let count = sequences.map(\.count).min(), count > 0 else { return false }
    for number in 0..<count {
      for steps in sequences { give(way: steps[number].loser, to: steps[number].rival) }
    }
    return true
  }

  /// Equations with the same terms, in canonical order.
  private struct Rivalry {
    let slots: [Int]
    /// The variables that the first of them defines, or has a part in defining.
    var roots: [Int] = []
    /// The place of the last of them in the order of all rows.
    let lastRank: Int
  }

  /// What all findings of the search are about; nil if one is about anything else.
  private func rivalries() -> [Rivalry]? {
    var ranks: [Int: Int] = [:]
    for finding in findings {
      guard let loser = finding.broken else { continue }
      guard finding.slots.count == 2, finding.slots[1] == loser else { return nil }
      ranks[loser] = -1
    }
    for (rank, slot) in blueprint.order.enumerated() where ranks[Int(slot)] != nil {
      ranks[Int(slot)] = rank
    }
    var rivalries: [Rivalry] = []
    for finding in findings {
      guard let loser = finding.broken else { continue }
      guard let rank = ranks[loser], isRival(finding.slots[0], of: loser) else { return nil }
      if let before = blueprint.order[..<rank].last(where: { !isExcluded(Int($0)) }),
        isRival(Int(before), of: loser)
      {
        return nil
      }
      var slots = [loser]
      var lastRank = rank
      for place in blueprint.order.indices[(rank + 1)...] {
        let slot = Int(blueprint.order[place])
        guard isRival(slot, of: loser) else { break }
        lastRank = place
        if !isExcluded(slot) { slots.append(slot) }
      }
      rivalries.append(Rivalry(slots: slots, lastRank: lastRank))
    }
    return rivalries
  }

  private func isRival(_ slot: Int, of other: Int) -> Bool {
    let store = blueprint.store
    guard store.kind(of: slot).isEquation, store.kind(of: other).isEquation else { return false }
    let mine = store.range(of: slot)
    let theirs = store.range(of: other)
    guard mine.count == theirs.count else { return false }
    return zip(mine, theirs).allSatisfy {
      store.entries[$0].column == store.entries[$1].column
        && store.entries[$0].coefficient == store.entries[$1].coefficient
    }
  }

  // MARK: - What else has a say

  /// Whether which of the rivals is in force makes no difference to anything but numbers, and to no
  /// row that would be asked before them.
  ///
  /// Rows that come after them are in no set without the one that has just given way, and inequalities
  /// with unknowns are looked at after all equations.
  private func isUndisturbed(_ rivalries: inout [Rivalry]) -> Bool {
    let store = blueprint.store
    let definitions = blueprint.definitions
    var isContested = [Bool](repeating: false, count: store.count)
    for rivalry in rivalries { for slot in rivalry.slots { isContested[slot] = true } }
    var isReduced = [Bool](repeating: false, count: store.count)
    for row in blueprint.rows.indices { isReduced[blueprint.rows.slot(of: row)] = true }
    var isRedundant = [Bool](repeating: false, count: store.count)
    for slot in blueprint.redundantSlots { isRedundant[Int(slot)] = true }

    // The variables that only rivals may be about.
    var isOwn = [Bool](repeating: false, count: blueprint.variableCount)
    for index in rivalries.indices {
      let first = rivalries[index].slots[0]
      let columns = store.range(of: first).map { store.entries[$0].column }
      if let number = columns.first(where: { definitions.definer(of: $0) == first }) {
        rivalries[index].roots = [number]
      } else {
        rivalries[index].roots = columns.filter { !definitions.isPlainNumber($0) }
        for column in rivalries[index].roots {
          if isOwn[column] { return false }
          isOwn[column] = true
        }
      }
      if rivalries[index].roots.isEmpty { return false }
    }

    let reach = ranksOfRivals(rivalries, isOwn)
    for rivalry in rivalries {
      for place in store.range(of: rivalry.slots[0]) {
        let column = store.entries[place].column
        if reach[column] >= 0, !rivalry.roots.contains(column) { return false }
      }
    }
    for (rank, number) in blueprint.order.enumerated() {
      let slot = Int(number)
      let kind = store.kind(of: slot)
      guard kind.isRequired, !isContested[slot], !isReduced[slot] || kind.relation == .equal,
        !isExcluded(slot)
      else { continue }
      for place in store.range(of: slot) {
        let column = store.entries[place].column
        guard kind.relation == .equal else {
          if reach[column] > rank { return false }
          continue
        }
        if isOwn[column] || isRedundant[slot] && reach[column] >= 0 { return false }
      }
    }
    return true
  }

  /// For each variable whose value may depend on rivals the place of the last of these in the order of
  /// all rows, and -1 for the others.
  private func ranksOfRivals(_ rivalries: [Rivalry], _ isOwn: [Bool]) -> [Int] {
    let store = blueprint.store
    let definitions = blueprint.definitions
    // For each variable the numbers that are computed from it, as a list.
    var heads = [Int32](repeating: -1, count: blueprint.variableCount)
    var links: [(variable: Int32, next: Int32)] = []
    var ranks = [Int](repeating: -1, count: blueprint.variableCount)
    var pending: [Int] = []
    for variable in 0..<blueprint.variableCount {
      if let definer = definitions.definer(of: variable) {
        for place in store.range(of: definer) where store.entries[place].column != variable {
          let column = store.entries[place].column
          links.append((Int32(truncatingIfNeeded: variable), heads[column]))
          heads[column] = Int32(truncatingIfNeeded: links.count - 1)
        }
      } else if !definitions.isFree(variable), !definitions.isPlainNumber(variable),
        !isOwn[variable]
      {
        // Several equations have defined it together, of which anything may have a part in it.
        ranks[variable] = Int.max
        pending.append(variable)
      }
    }
    func follow() {
      while let variable = pending.popLast() {
        var link = Int(heads[variable])
        while link >= 0 {
          let next = Int(links[link].variable)
          link = Int(links[link].next)
          guard ranks[next] < 0 else { continue }
          ranks[next] = ranks[variable]
          pending.append(next)
        }
      }
    }
    follow()
    for rivalry in rivalries.sorted(by: { $0.lastRank > $1.lastRank }) {
      for root in rivalry.roots where ranks[root] < 0 {
        ranks[root] = rivalry.lastRank
        pending.append(root)
      }
      follow()
    }
    return ranks
  }

  // MARK: - One rival after another

  /// Which of some rivals give way to which, after the first has.
  private func steps(of rivalry: Rivalry) -> [(loser: Int, rival: Int)] {
    var steps: [(loser: Int, rival: Int)] = []
    let slots = rivalry.slots
    let store = blueprint.store
    let size = size
    var magnitude = 0.0
    for place in store.range(of: slots[0]) {
      let entry = store.entries[place]
      guard !rivalry.roots.contains(entry.column) else { continue }
      magnitude +=
        abs(entry.coefficient)
        * blueprint.definitions.magnitude(of: entry.column).absoluteValue(at: size)
    }
    var rival = 1
    for index in slots.indices.dropFirst() {
      let constant = store.constant(of: slots[index])
      rival = max(rival, index + 1)
      while rival < slots.count, store.constant(of: slots[rival]) == constant { rival += 1 }
      guard rival < slots.count else { break }
      let other = store.constant(of: slots[rival])
      var difference = other
      difference.add(constant, times: -1)
      let noise =
        Approximation.violation
        * (magnitude + constant.absoluteValue(at: size) + other.absoluteValue(at: size))
      // Beyond doubt, however it is computed.
      guard abs(difference.value(at: size)) > 4 * noise + .leastNormalMagnitude,
        broken(among: [slots[rival], slots[index]]) == slots[index]
      else { break }
      steps.append((slots[index], slots[rival]))
    }
    return steps
  }
}
