/// A constraint as the solver stores it: terms sorted and summed.
struct Row: Sendable {
  let id: ConstraintID
  /// The variables' coefficients, by ascending variable, none zero.
  let entries: [Entry]
  let constant: AffineConstant
  let relation: Relation
  let name: String
  let isBreakable: Bool

  /// The row at a slot of a store.
  init(_ store: RowStore, slot: Int, id: ConstraintID) {
    self.id = id
    let kind = store.kind(of: slot)
    entries = store.terms(of: slot)
    constant = store.constant(of: slot)
    relation = kind.relation
    name = store.name(of: slot)
    isBreakable = kind.isBreakable
  }

  /// The terms by variable, with repeated variables summed in an order that depends on nothing but
  /// the numbers.
  static func entries(of terms: [Term]) -> [Entry] {
    let sorted = terms.sorted {
      ($0.variable.index, $0.coefficient) < ($1.variable.index, $1.coefficient)
    }
    var entries: [Entry] = []
    entries.reserveCapacity(sorted.count)
    for term in sorted {
      if let last = entries.last, last.column == term.variable.index {
        entries[entries.count - 1].coefficient += term.coefficient
      } else {
        entries.append(Entry(column: term.variable.index, coefficient: term.coefficient))
      }
    }
    entries.removeAll { $0.coefficient == 0 }
    return entries
  }
}

// MARK: - Which row is broken

extension Row {
  /// Whether the first row is given up rather than the second when they cannot both hold.
  ///
  /// The row with the greatest list of variables goes: it is about the latest items.
  static func isBrokenRather(_ lhs: Row, than rhs: Row) -> Bool {
    let variables = compareColumns(lhs.entries, rhs.entries)
    if variables != 0 { return variables > 0 }
    let content = compareContent(
      lhs, rhs, ranks: (lhs.relation.rankInConflict, rhs.relation.rankInConflict))
    return content == 0 ? lhs.id < rhs.id : content < 0
  }

  private static func compareContent(_ lhs: Row, _ rhs: Row, ranks: (Int, Int)) -> Int {
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 ? -1 : 1 }
    let coefficients = compareCoefficients(lhs.entries, rhs.entries)
    if coefficients != 0 { return coefficients }
    let constants = compare(lhs.constant, rhs.constant)
    if constants != 0 { return constants }
    if lhs.name != rhs.name { return lhs.name < rhs.name ? -1 : 1 }
    return lhs.isBreakable == rhs.isBreakable ? 0 : (lhs.isBreakable ? 1 : -1)
  }

  private static func compareColumns(_ lhs: [Entry], _ rhs: [Entry]) -> Int {
    for index in 0..<min(lhs.count, rhs.count) where lhs[index].column != rhs[index].column {
      return lhs[index].column < rhs[index].column ? -1 : 1
    }
    return lhs.count == rhs.count ? 0 : (lhs.count < rhs.count ? -1 : 1)
  }

  private static func compareCoefficients(_ lhs: [Entry], _ rhs: [Entry]) -> Int {
    for index in 0..<min(lhs.count, rhs.count)
    where lhs[index].coefficient != rhs[index].coefficient {
      return lhs[index].coefficient < rhs[index].coefficient ? -1 : 1
    }
    return lhs.count == rhs.count ? 0 : (lhs.count < rhs.count ? -1 : 1)
  }

  private static func compare(_ lhs: AffineConstant, _ rhs: AffineConstant) -> Int {
    let left = (lhs.constant, lhs.perWidth, lhs.perHeight)
    let right = (rhs.constant, rhs.perWidth, rhs.perHeight)
    return left < right ? -1 : (left > right ? 1 : 0)
  }
}

extension Relation {
  /// Equations are given up before inequalities about the same variables.
  fileprivate var rankInConflict: Int {
    switch self {
    case .equal: 0
    case .lessThanOrEqual: 1
    case .greaterThanOrEqual: 2
    }
  }
}
