/// Why rows in force have no solution.
extension Implications {
  /// Rows in force, as numbers of demands, that have no solution together, the last first.
  ///
  /// - Complexity: Linear in the forms that lead from the rows to the contradiction.
  mutating func certificate() -> [Int] {
    while let last = contradictions.last, !isContradictory[Int(last)] {
      _ = contradictions.popLast()
    }
    guard let form = contradictions.last.map({ Int($0) }) else { return [] }
    var found: [Int] = []
    lastVisit += 1
    trail.removeAll()
    if forms[form].entries.isEmpty {
      visit(2 * form + (bounds[2 * form].value >= bounds[2 * form + 1].value ? 0 : 1))
    } else {
      visit(2 * form)
      visit(2 * form + 1)
    }
    while let place = trail.popLast() {
      effort += 1
      let side = Int(place) & 1
      let source = bounds[Int(place)].source
      if source < -1 {
        found.append(-2 - Int(source))
      } else if source >= 0 {
        let derivation = derivations[Int(source)]
        visit(derivation.leftBound(for: side))
        visit(derivation.rightBound(for: side))
      }
    }
    // A row can bound a form from both sides.
    found.sort(by: >)
    return found.enumerated().filter { $0 == 0 || found[$0 - 1] != $1 }.map(\.1)
  }

  private mutating func visit(_ bound: Int) {
    guard visits[bound] != lastVisit else { return }
    visits[bound] = lastVisit
    trail.append(Int32(truncatingIfNeeded: bound))
  }

  // MARK: - What is needed

  /// What is enough for a contradiction to be gone without a row: that a bound is less by some
  /// amount.
  struct Fall {
    let amount: Double
    /// The first row that may make the bound nearly as strong: it says nothing of this row and
    /// later ones.
    let limit: Int
  }

  /// Marks the members of a set without a solution that are certainly needed: without the member,
  /// and maybe without the rows after it that are not members, there is a solution.
  ///
  /// A contradiction is gone once one of its bounds is less by as much as they exceed one another.
  /// A bound is less by some amount without a row if nothing else makes it nearly as strong and, of
  /// what it comes from, one part is less by as much without that row.
  ///
  /// - Complexity: Linear in the forms that lead from the members to the contradictions.
  mutating func markNeeded(of members: [Int]) {
    lastMark += 3
    for member in members { marks[member] = lastMark }
    guard contradictionCount == 1, let form = contradictions.last.map({ Int($0) }) else { return }
    lastVisit += 1
    let (low, high) = (bounds[2 * form].value, bounds[2 * form + 1].value)
    if forms[form].entries.isEmpty {
      if min(low, high) > 0 { return }
      ask(2 * form + (low > high ? 0 : 1), Fall(amount: max(low, high), limit: .max))
    } else {
      ask(2 * form, Fall(amount: low + high, limit: .max))
      ask(2 * form + 1, Fall(amount: low + high, limit: .max))
    }
    while let next = asked.popFirst() {
      let side = next & 1
      let form = Int(formOfRank[forms.count - 1 - next >> 1])
      guard let fall = fall(of: form, side) else { continue }
      let source = bounds[2 * form + side].source
      if source < -1 {
        let demand = -2 - Int(source)
        if demand < fall.limit { marks[demand] = lastMark + (fall.limit == .max ? 2 : 1) }
      } else if source >= 0 {
        let derivation = derivations[Int(source)]
        let (left, right) = (abs(derivation.leftFactor), abs(derivation.rightFactor))
        ask(
          derivation.leftBound(for: side), Fall(amount: fall.amount / left, limit: fall.limit))
        ask(
          derivation.rightBound(for: side), Fall(amount: fall.amount / right, limit: fall.limit))
      }
    }
  }

  /// Whether a member was found to be needed if all members after it are.
  func isNeededInOrder(_ demand: Int) -> Bool { marks[demand] > lastMark }

  /// Whether a member was found to be needed whatever other rows there are.
  func isNeeded(_ demand: Int) -> Bool { marks[demand] > lastMark + 1 }

  /// What is asked of where a bound comes from, given what else there is; nil if that is in the
  /// way.
  private mutating func fall(of form: Int, _ side: Int) -> Fall? {
    let (bound, fall) = (bounds[2 * form + side], falls[2 * form + side])
    for place in derivationsOfForm.range(form) {
      let derivation = derivationsOfForm.members[place]
      effort += 1
      if derivation == bound.source { continue }
      if bound.value - self.bound(by: Int(derivation), side).value < fall.amount { return nil }
    }
    var limit = fall.limit
    for place in demandsOfForm.range(form) {
      let demand = Int(demandsOfForm.members[place])
      effort += 1
      guard demands[demand].isInForce, Bound.source(ofDemand: demand) != bound.source,
        bound.value - self.bound(of: demand, side) < fall.amount
      else { continue }
      if marks[demand] >= lastMark { return nil }
      limit = min(limit, demand)
    }
    return Fall(amount: fall.amount, limit: limit)
  }

  /// Asks something of a bound.
  ///
  /// Of what is asked of it twice that counts which can show more rows to be needed.
  private mutating func ask(_ bound: Int, _ fall: Fall) {
    if visits[bound] == lastVisit {
      let present = falls[bound]
      if (present.limit, -present.amount) < (fall.limit, -fall.amount) { falls[bound] = fall }
    } else {
      visits[bound] = lastVisit
      falls[bound] = fall
      // What leads to a form has a lower rank: the highest come first.
      asked.insert(2 * (forms.count - 1 - Int(forms[bound >> 1].rank)) + bound & 1)
    }
  }
}
