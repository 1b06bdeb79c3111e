/// Which members of a set without a solution are certainly needed.
extension Implications {
  /// What is enough for a contradiction to be gone without a row: that a bound is less by some
  /// amount.
  struct Fall {
    let amount: Double
    /// The first row that may make the bound nearly as strong: it says nothing of this row and
    /// later ones.
    let limit: Int
  }

  /// Marks the members that are certainly needed: without the member, and maybe without the rows
  /// after it that are not members, there is a solution.
  ///
  /// A contradiction is gone once one of its bounds is less by as much as they exceed one another.
  /// A bound is less by some amount without a row if nothing else makes it nearly as strong and, of
  /// what it comes from, one part is less by as much without that row.
  ///
  /// - Precondition: The contradiction is explained.
  /// - Complexity: Linear in the forms that lead from the members to the contradiction.
  mutating func markNeeded() {
    lastMark += 3
    isOrderKnown = true
    guard contradictionCount == 1 else { return }
    let form = explainedForm
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
  ///
  /// What was found holds as long as no row after it is needed that became a member since: of such it
  /// was taken for granted that they are withdrawn.
  func isNeededInOrder(_ demand: Int) -> Bool {
    marks[demand] > (isOrderKnown ? lastMark : lastMark + 1)
  }

  /// What is asked of where a bound comes from, given what else there is; nil if that is in the
  /// way.
  private mutating func fall(of form: Int, _ side: Int) -> Fall? {
    let (bound, fall) = (bounds[2 * form + side], falls[2 * form + side])
    let rival = rivalLimit(
      of: bound.source, form, side, isNear: { bound.value - $0 < fall.amount },
      near: bound.value - fall.amount)
    guard let rival else { return nil }
    var limit = min(fall.limit, rival)
    for place in demandsOfForm.range(form) {
      let demand = Int(demandsOfForm.members[place])
      effort += 1
      guard demands[demand].isInForce, Bound.source(ofDemand: demand) != bound.source,
        bound.value - self.bound(of: demand, side) < fall.amount
      else { continue }
      if memberCounts[demand] > 0 { return nil }
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
