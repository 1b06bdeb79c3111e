import ConstraintSolver
import Foundation

extension LayoutSystem {
  /// The constraints that count, with where their sides lie, and the place of each by its entry.
  ///
  /// Places say where each slot's item is among the solved ones; −1 for none. The order is that of the items that constraints mention, not that of activation.
  func solvedConstraints(
    _ places: [Int]
  ) -> (constraints: [SolvedTree.Constraint], indices: [Int32: Int]) {
    var solved: [(constraint: SolvedTree.Constraint, entry: Int32)] = []
    func append(
      _ constraint: LayoutConstraint, _ entry: Int32, _ origin: SolvedTree.Constraint.Origin
    ) {
      guard let value = solvedConstraint(constraint, origin, places) else { return }
      solved.append((value, entry))
    }
    for (slot, reference) in references.enumerated() {
      guard let view = reference.view else { continue }
      for constraint in view.heldConstraints.all {
        append(constraint, constraint.entry, .author)
      }
      for entry in systemEntries[Int32(truncatingIfNeeded: slot)] ?? [] {
        if let made = entries[Int(entry)].constraint { append(made, entry, .arrangement) }
      }
    }
    solved.sort { $0.constraint.precedes($1.constraint) }
    var indices: [Int32: Int] = [:]
    for (index, element) in solved.enumerated() { indices[element.entry] = index }
    return (solved.map(\.constraint), indices)
  }

  /// A constraint with where its sides lie; `nil` for one that does not count, or that mentions what
  /// people do not see.
  private func solvedConstraint(
    _ constraint: LayoutConstraint, _ origin: SolvedTree.Constraint.Origin, _ places: [Int]
  ) -> SolvedTree.Constraint? {
    guard let slots = slots(of: constraint),
      (0..<4).allSatisfy({ slots[$0] < 0 || places[Int(slots[$0])] >= 0 })
    else { return nil }
    defer { consulted.removeAll(keepingCapacity: true) }
    let isMirrored = isMirrored(constraint)
    func side(_ operand: LayoutOperand, _ own: Int32, _ from: Int32, _ other: Int32)
      -> SolvedTree.Constraint.Side
    {
      let (start, end) = span(of: operand, own, from, isMirrored: isMirrored, facing: other)
      return SolvedTree.Constraint.Side(
        item: places[Int(own)], attribute: operand.attribute,
        originItem: from < 0 ? nil : places[Int(from)], start: start, end: end)
    }
    var row = LinearForm()
    write(constraint, slots, into: &row)
    return SolvedTree.Constraint(
      identifier: constraint.identifier, origin: origin,
      first: side(constraint.first, slots[0], slots[2], slots[1]),
      relation: constraint.relation,
      second: constraint.second.map { side($0, slots[1], slots[3], slots[0]) },
      multiplier: constraint.multiplier, constant: constraint.constant, isMirrored: isMirrored,
      priority: constraint.priority, holds: holds(row, constraint.relation),
      ordinal: constraint.ordinal, metricExpression: constraint.metricExpression)
  }

  /// Where an operand begins and ends on its axis, in the root's coordinates.
  private func span(
    of operand: LayoutOperand, _ own: Int32, _ from: Int32, isMirrored: Bool, facing other: Int32
  ) -> (CGFloat, CGFloat) {
    if from >= 0 {
      let start = place(from, operand.originAttribute, isMirrored: isMirrored, facing: other)
      let end = place(own, operand.attribute, isMirrored: isMirrored, facing: other)
      return (min(start, end), max(start, end))
    }
    guard operand.attribute.isSize else {
      let place = place(own, operand.attribute, isMirrored: isMirrored, facing: other)
      return (place, place)
    }
    let edges = solvedEdges(own)
    return operand.attribute.axis == .vertical
      ? (edges.top, edges.bottom) : (edges.left, edges.right)
  }

  /// Where an attribute of the item at a slot lies on its axis, in the root's coordinates.
  func place(
    _ slot: Int32, _ attribute: LayoutConstraint.Attribute, isMirrored: Bool, facing other: Int32
  ) -> CGFloat {
    var form = LinearForm()
    add(slot, attribute, to: &form, times: 1, mirrored: isMirrored, facing: other)
    let isNegative = isMirrored && attribute.axis == .horizontal
    // Margins add their insets to the constant in the direction that places are counted in.
    return CGFloat(isNegative ? -value(of: form) : value(of: form)) + 0
  }

  private func value(of form: LinearForm) -> Double {
    solver.withValues { values in
      form.withTerms { terms in
        var sum = form.constant
        for index in terms.indices {
          sum += terms[index].coefficient * values[terms[index].variable.index]
        }
        return sum
      }
    }
  }

  /// Whether a row holds, up to what adding up its numbers may have rounded.
  private func holds(_ row: LinearForm, _ relation: LayoutConstraint.Relation) -> Bool {
    let value = value(of: row)
    let tolerance = 1e-6 * max(1, abs(row.constant))
    return switch relation {
    case .equal: abs(value) <= tolerance
    case .lessThanOrEqual: value <= tolerance
    case .greaterThanOrEqual: value >= -tolerance
    }
  }
}

extension SolvedTree.Constraint {
  /// Whether the constraint comes before another in an order that knows nothing of activation.
  fileprivate func precedes(_ other: SolvedTree.Constraint) -> Bool {
    if first.item != other.first.item { return first.item < other.first.item }
    let (own, others) = (order, other.order)
    if own != others { return own.lexicographicallyPrecedes(others) }
    return (identifier ?? "") < (other.identifier ?? "")
  }

  /// What tells constraints of one item apart, as numbers.
  private var order: [CGFloat] {
    [
      first.attribute.rawValue, second?.item ?? -1, second?.attribute.rawValue ?? 0,
      first.originItem ?? -1, second?.originItem ?? -1, relation.rawValue,
      origin == .author ? 0 : 1,
    ].map { CGFloat($0) } + [multiplier, constant, -CGFloat(priority.rawValue)]
  }
}
