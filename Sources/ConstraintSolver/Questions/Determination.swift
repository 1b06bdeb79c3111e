/// Which rows give the expressions of a solution their values.
///
/// These are the required equations and every other row that is at its limit. Where they say the same
/// twice, equations go before others, what is more important before what is less, and then the
/// canonical order decides; preferences come after constraints, and last come variables that are
/// zero because nothing asked for anything else.
struct Determination: ~Copyable {
  private var combination: RowCombination
  /// How many slots there are; the rows beyond stand for variables that are zero.
  private let slotCount: Int

  /// - Complexity: Linear in the number of terms.
  init(_ blueprint: Blueprint, values: [Double], open: [Int], at size: CanvasSize) {
    var store = blueprint.store
    slotCount = store.count
    var isExcluded = [Bool](repeating: false, count: store.count)
    for slot in blueprint.excluded { isExcluded[slot] = true }
    let equations = blueprint.order.filter { slot in
      let kind = store.kind(of: Int(slot))
      return kind.isRequired && kind.relation == .equal && !isExcluded[Int(slot)]
    }
    var others = blueprint.slotsAtLimit(values: values, size)
    for variable in blueprint.variablesAtZero(values: values, open: open, size) {
      store.append(zero: variable)
      others.append(Int32(truncatingIfNeeded: store.count - 1))
    }
    combination = RowCombination(
      store, equations: equations, others: others, variableCount: values.count)
  }

  /// The slots of the rows whose combination is an expression.
  mutating func slots(for expression: [Entry]) -> [Int] {
    combination.terms(for: expression).lazy.map(\.slot).filter { $0 < slotCount }
  }
}

extension Blueprint {
  /// The rows with free variables that are at their limit, the most important first, then in canonical
  /// order.
  fileprivate func slotsAtLimit(values: [Double], _ size: CanvasSize) -> [Int32] {
    var found: [Int] = []
    for component in 0..<components.count {
      let scale = self.scale(of: component, size)
      for row in components.members[component]
      where isAtLimit(Int(row), values: values, scale: scale, size) {
        found.append(Int(row))
      }
    }
    found.sort { lhs, rhs in
      let left = store.kind(of: rows.slot(of: lhs)).rank
      let right = store.kind(of: rows.slot(of: rhs)).rank
      return left == right ? lhs < rhs : left > right
    }
    return found.map { Int32(truncatingIfNeeded: rows.slot(of: $0)) }
  }

  private func isAtLimit(
    _ row: Int, values: [Double], scale: Double, _ size: CanvasSize
  ) -> Bool {
    var sum = rows.constant(of: row).value(at: size)
    var magnitude = rows.constant(of: row).absoluteValue(at: size)
    var largest = 0.0
    for place in rows.range(of: row) {
      let entry = rows.entries[place]
      let product = entry.coefficient * values[entry.column]
      sum += product
      magnitude += abs(product)
      largest = max(largest, abs(entry.coefficient))
    }
    let rounding =
      Approximation.touching * magnitude
      + Approximation.touchingInComponent * scale * largest
    return abs(sum) <= rounding
  }

  /// The variables that are zero and depend on components that constraints leave open, ascending.
  fileprivate func variablesAtZero(
    values: [Double], open: [Int], _ size: CanvasSize
  ) -> [Int] {
    var found: Set<Int> = []
    for component in open {
      let rounding = Approximation.touchingInComponent * scale(of: component, size)
      for variable in components.dependents[component] {
        let magnitude = definitions.magnitude(of: Int(variable)).absoluteValue(at: size)
        if abs(values[Int(variable)]) <= Approximation.touching * magnitude + rounding {
          found.insert(Int(variable))
        }
      }
    }
    return found.sorted()
  }
}
