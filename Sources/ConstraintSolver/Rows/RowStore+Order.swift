// The two orders of rows. Neither depends on the order of additions.
extension RowStore {
  /// Returns the last variable of a row, or −1 if the row has no variables.
  @inline(__always)
  func lastVariable(of slot: Int) -> Int {
    let range = range(of: slot)
    return range.isEmpty ? -1 : entries[range.upperBound - 1].column
  }

  /// Whether one row precedes another in canonical order, which all computations use.
  ///
  /// Rows are ordered by their last variables, then by their numbers of variables, and then by their other variables
  /// from last to first. Finally, they are ordered by their contents.
  func precedes(_ lhs: Int, _ rhs: Int) -> Bool {
    let (left, right) = (range(of: lhs), range(of: rhs))
    let last = (lastVariable(of: lhs), lastVariable(of: rhs))
    if last.0 != last.1 { return last.0 < last.1 }
    if left.count != right.count { return left.count < right.count }
    for offset in 2..<max(2, left.count + 1) {
      let mine = entries[left.upperBound - offset].column
      let theirs = entries[right.upperBound - offset].column
      if mine != theirs { return mine < theirs }
    }
    let (mine, theirs) = (self[lhs], self[rhs])
    if mine.priority != theirs.priority { return mine.priority > theirs.priority }
    if mine.relation != theirs.relation { return mine.relation.rawValue < theirs.relation.rawValue }
    return hasSmallerNumbers(lhs, than: rhs)
  }

  /// Whether the first of two required rows is kept instead of the second if they conflict.
  ///
  /// Rows that aren't breakable are kept first, and rows with ``yielding`` variables last. Rows are then ordered by
  /// their lists of variables, so that a conflict breaks the row with the later variables. If two rows have the same
  /// variables, `≥` is kept before `≤`, and both are kept before `=`. Finally, the row with the greater coefficients or
  /// constant is kept.
  func isKept(_ lhs: Int, ratherThan rhs: Int) -> Bool {
    let (mine, theirs) = (self[lhs], self[rhs])
    if mine.isBreakable != theirs.isBreakable { return theirs.isBreakable }
    if !yielding.isEmpty {
      let yields = (mentionsYielding(lhs), mentionsYielding(rhs))
      if yields.0 != yields.1 { return yields.1 }
    }
    let (left, right) = (range(of: lhs), range(of: rhs))
    for (mine, theirs) in zip(left, right) where entries[mine].column != entries[theirs].column {
      return entries[mine].column < entries[theirs].column
    }
    if left.count != right.count { return left.count < right.count }
    if mine.relation != theirs.relation {
      return mine.relation.keepRank > theirs.relation.keepRank
    }
    return hasSmallerNumbers(rhs, than: lhs)
  }

  private func mentionsYielding(_ slot: Int) -> Bool {
    range(of: slot).contains { yielding.contains(entries[$0].column) }
  }

  /// Whether the first row precedes the second by coefficients, constant, name and flags, compared in this order.
  ///
  /// Identical rows are ordered by slot.
  private func hasSmallerNumbers(_ lhs: Int, than rhs: Int) -> Bool {
    for (mine, theirs) in zip(range(of: lhs), range(of: rhs)) {
      let coefficients = (entries[mine].coefficient, entries[theirs].coefficient)
      if coefficients.0 != coefficients.1 { return coefficients.0 < coefficients.1 }
    }
    let (mine, theirs) = (self[lhs].constant, self[rhs].constant)
    if mine != theirs {
      return (mine.constant, mine.perWidth, mine.perHeight)
        < (theirs.constant, theirs.perWidth, theirs.perHeight)
    }
    let names = (name(of: lhs), name(of: rhs))
    if names.0 != names.1 { return names.0 < names.1 }
    if self[lhs].isBreakable != self[rhs].isBreakable { return self[lhs].isBreakable }
    let rounds = (self[lhs].slackGoal.rawValue, self[rhs].slackGoal.rawValue)
    if rounds.0 != rounds.1 { return rounds.0 < rounds.1 }
    return lhs < rhs
  }
}

extension Relation {
  fileprivate var keepRank: Int {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: 2
    }
  }
}
