/// Why rows in force have no solution.
///
/// What leads to a contradiction is followed once. Rows that are withdrawn then change what they
/// had a part in, and only that is followed anew: of each bound it is known how many of those that
/// lead to the contradiction come from it.
extension Implications {
  /// Brings it up to date which rows in force have no solution together; those are the *members*.
  ///
  /// - Precondition: There is a contradiction.
  /// - Complexity: Linear in the bounds that lead to the contradiction and did not before, and in
  ///   those that no longer do.
  mutating func explain() {
    while let last = contradictions.last, !isContradictory[Int(last)] {
      _ = contradictions.popLast()
    }
    guard let last = contradictions.last else { return }
    if explainedForm < 0 || !isContradictory[explainedForm] { explainedForm = Int(last) }
    let former = explainedBounds
    explainedBounds = contradiction(of: explainedForm)
    if explainedBounds != former {
      for bound in [explainedBounds.0, explainedBounds.1] where bound >= 0 { gained.append(bound) }
      for bound in [former.0, former.1] where bound >= 0 { lost.append(bound) }
    }
    while let place = changedBounds.popLast() {
      let bound = Int(place)
      let former = explainedSources[bound]
      assert(partCounts[bound] > 0, "a bound that leads to no contradiction was noted")
      if bounds[bound].source == former { continue }
      explainedSources[bound] = bounds[bound].source
      gain(partsOf: bounds[bound].source, bound & 1)
      lose(partsOf: former, bound & 1)
    }
    followGains()
    followLosses()
  }

  /// The bounds of a form that contradict one another; −1 in place of one that has no part in it.
  func contradiction(of form: Int) -> (Int32, Int32) {
    let low = Int32(truncatingIfNeeded: 2 * form)
    if !forms[form].entries.isEmpty { return (low, low + 1) }
    return bounds[2 * form].value >= bounds[2 * form + 1].value ? (low, -1) : (-1, low + 1)
  }

  private mutating func followGains() {
    while let next = gained.popLast() {
      let bound = Int(next)
      effort += 1
      partCounts[bound] += 1
      guard partCounts[bound] == 1 else { continue }
      explainedSources[bound] = bounds[bound].source
      gain(partsOf: bounds[bound].source, bound & 1)
    }
  }

  private mutating func followLosses() {
    while let next = lost.popLast() {
      let bound = Int(next)
      effort += 1
      partCounts[bound] -= 1
      if partCounts[bound] == 0 { lose(partsOf: explainedSources[bound], bound & 1) }
    }
  }

  private mutating func gain(partsOf source: Int32, _ side: Int) {
    if source < -1 {
      let demand = -2 - Int(source)
      memberCounts[demand] += 1
      guard memberCounts[demand] == 1 else { return }
      entryMarks[demand] = lastMark
      reviewEntrants(of: demand, isMember: true)
      if !isSettled[demand] { unsettled.insert(demand) }
    } else if source >= 0 {
      let derivation = derivations[Int(source)]
      gained.append(Int32(truncatingIfNeeded: derivation.leftBound(for: side)))
      gained.append(Int32(truncatingIfNeeded: derivation.rightBound(for: side)))
    }
  }

  private mutating func lose(partsOf source: Int32, _ side: Int) {
    if source < -1 {
      let demand = -2 - Int(source)
      memberCounts[demand] -= 1
      guard memberCounts[demand] == 0 else { return }
      unsettled.remove(demand)
      reviewEntrants(of: demand, isMember: false)
    } else if source >= 0 {
      let derivation = derivations[Int(source)]
      lost.append(Int32(truncatingIfNeeded: derivation.leftBound(for: side)))
      lost.append(Int32(truncatingIfNeeded: derivation.rightBound(for: side)))
    }
  }

  // MARK: - Members

  /// The last member before a row, or of all, that is not settled.
  func lastMember(before limit: Int? = nil) -> Int? {
    unsettled.last(below: limit ?? demands.count)
  }

  /// Notes of a row that it is needed, so that it is not to be asked for.
  mutating func settle(_ demand: Int) {
    isSettled[demand] = true
    unsettled.remove(demand)
    if entryMarks[demand] == lastMark { isOrderKnown = false }
  }

  /// Takes back that a row is needed.
  mutating func unsettle(_ demand: Int) {
    isSettled[demand] = false
    if memberCounts[demand] > 0 { unsettled.insert(demand) }
  }
}
