import ConstraintSolver
import Foundation

struct SolvedConstraintReader {
  let system: LayoutSystem
  /// Each slot's item index in the solved tree, or −1.
  let places: [Int]

  /// Returns the constraints between the tree's items, sorted by item, and the index of each by its ``RowBook`` entry.
  func read() -> (constraints: [SolvedTree.Constraint], indices: [Int32: Int]) {
    var solved: [(constraint: SolvedTree.Constraint, entry: Int32)] = []
    func append(
      _ constraint: LayoutConstraint, _ entry: Int32, _ origin: SolvedTree.Constraint.Origin
    ) {
      guard let value = solvedConstraint(constraint, origin) else { return }
      solved.append((value, entry))
    }
    for (slot, reference) in system.items.references.enumerated() {
      guard let view = reference.view else { continue }
      for constraint in view.heldConstraints.all {
        append(constraint, constraint.entry, .author)
      }
      for entry in system.book.systemEntries[Int32(truncatingIfNeeded: slot)] ?? [] {
        guard let made = system.book.entries[Int(entry)].constraint else { continue }
        append(made, entry, .arrangement)
      }
    }
    // Places are moved in place of constraints, which are large.
    let items = solved.map(\.constraint.first.item)
    let order = solved.indices.sorted { left, right in
      items[left] == items[right]
        ? solved[left].constraint.precedes(solved[right].constraint)
        : items[left] < items[right]
    }
    var indices: [Int32: Int] = [:]
    for (index, place) in order.enumerated() { indices[solved[place].entry] = index }
    return (order.map { solved[$0].constraint }, indices)
  }

  /// Returns a constraint with the positions of its sides, or `nil` if an item isn't in the tree.
  private func solvedConstraint(
    _ constraint: LayoutConstraint, _ origin: SolvedTree.Constraint.Origin
  ) -> SolvedTree.Constraint? {
    guard let slots = system.items.slots(of: constraint),
      (0..<4).allSatisfy({ slots[$0] < 0 || places[Int(slots[$0])] >= 0 })
    else { return nil }
    let isMirrored = system.items.isMirrored(constraint)
    func side(_ operand: LayoutOperand, _ own: Int32, _ from: Int32, _ other: Int32)
      -> SolvedTree.Constraint.Side
    {
      let (start, end) = span(of: operand, own, from, isMirrored: isMirrored, facing: other)
      return SolvedTree.Constraint.Side(
        item: places[Int(own)], attribute: operand.attribute,
        originItem: from < 0 ? nil : places[Int(from)], start: start, end: end)
    }
    var row = LinearForm()
    var consulted: [Int32] = []
    system.items.write(constraint, slots, into: &row, consulted: &consulted)
    return SolvedTree.Constraint(
      identifier: constraint.identifier, origin: origin,
      first: side(constraint.first, slots[0], slots[2], slots[1]),
      relation: constraint.relation,
      second: constraint.second.map { side($0, slots[1], slots[3], slots[0]) },
      multiplier: constraint.multiplier, constant: constraint.constant, isMirrored: isMirrored,
      priority: constraint.priority, holds: holds(row, constraint.relation),
      ordinal: constraint.ordinal, metricExpression: constraint.metricExpression)
  }

  /// Returns the start and the end of an operand on its axis, in the root's coordinates, in points.
  private func span(
    of operand: LayoutOperand, _ own: Int32, _ from: Int32, isMirrored: Bool, facing other: Int32
  ) -> (CGFloat, CGFloat) {
    let queries = system.queries
    if from >= 0 {
      let start = queries.place(
        from, operand.originAttribute, isMirrored: isMirrored, facing: other)
      let end = queries.place(own, operand.attribute, isMirrored: isMirrored, facing: other)
      return (min(start, end), max(start, end))
    }
    guard operand.attribute.isSize else {
      let place = queries.place(own, operand.attribute, isMirrored: isMirrored, facing: other)
      return (place, place)
    }
    let edges = system.solvedEdges(own)
    return operand.attribute.axis == .vertical
      ? (edges.top, edges.bottom) : (edges.left, edges.right)
  }

  private func holds(_ row: LinearForm, _ relation: LayoutConstraint.Relation) -> Bool {
    let value = system.queries.value(of: row)
    let tolerance = 1e-6 * max(1, abs(row.constant))
    return switch relation {
    case .equal: abs(value) <= tolerance
    case .lessThanOrEqual: value <= tolerance
    case .greaterThanOrEqual: value >= -tolerance
    }
  }
}

extension SolvedTree.Constraint {
  /// Returns whether the constraint precedes another with the same first item, regardless of activation order.
  fileprivate func precedes(_ other: SolvedTree.Constraint) -> Bool {
    if places != other.places { return places < other.places }
    if numbers != other.numbers { return numbers < other.numbers }
    return (identifier ?? "") < (other.identifier ?? "")
  }

  private typealias Places = (Int, Int, Int, Int, Int, Int)
  private typealias Numbers = (Int, CGFloat, CGFloat, Float)

  private var places: Places {
    (
      first.attribute.rawValue, second?.item ?? -1, second?.attribute.rawValue ?? 0,
      first.originItem ?? -1, second?.originItem ?? -1, relation.rawValue
    )
  }

  /// The constraint's origin and numbers, used to sort constraints between the same edges.
  private var numbers: Numbers {
    (origin == .author ? 0 : 1, multiplier, constant, -priority.rawValue)
  }
}
