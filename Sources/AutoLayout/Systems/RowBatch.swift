import ConstraintSolver
import Foundation

// Rows on their way to the solver, which takes many at once in less time than one by one. Whoever tells it
// anything else hands these over first.

/// Rows that the solver will be handed next, in the order of their sources.
struct RowBatch: ~Copyable {
  fileprivate var constraints = ConstraintBatch()

  /// How many rows wait at most: few enough to stay in the processor's nearest cache.
  fileprivate static let limit = 64
}

extension LayoutSystem {
  /// Hands the solver the rows that wait; to be called before it is told anything else.
  func flush(_ batch: inout RowBatch) {
    guard batch.constraints.count > 0 else { return }
    do {
      try solver.add(batch.constraints)
    } catch {
      preconditionFailure("an item's edges are variables of the solver")
    }
    batch.constraints.removeAll()
  }

  /// Puts a distance among the rows that the solver will be handed next.
  ///
  /// - Returns: What the solver will call the row; nil if its numbers overflow there.
  @inline(__always)
  @discardableResult
  func write(
    _ distance: Distance, from source: Source, _ batch: inout RowBatch
  ) -> ConstraintID? {
    do {
      try batch.constraints.add(distance)
    } catch {
      refused.append(source)
      return nil
    }
    return noteRow(from: source, &batch)
  }

  /// Puts a distance of a constraint's priority among the rows that the solver will be handed next.
  ///
  /// - Returns: Nil if its numbers overflow there.
  @inline(__always)
  func write(
    _ distance: Distance, _ priority: LayoutPriority, from source: Source, _ batch: inout RowBatch
  ) -> WrittenRow? {
    guard let id = write(distance, from: source, &batch) else { return nil }
    return WrittenRow(id, constant: distance.constant, priority: priority)
  }

  /// Puts a row of any other form among those that the solver will be handed next.
  ///
  /// - Returns: Nil if its numbers overflow there.
  func write(
    _ form: borrowing LinearForm, _ relation: Relation, _ priority: LayoutPriority,
    from source: Source, named name: String = "", _ batch: inout RowBatch
  ) -> WrittenRow? {
    let constant = form.constant
    return form.withTerms { terms in
      write(terms, relation, constant: constant, priority, from: source, named: name, &batch)
    }
  }

  private func write(
    _ terms: Span<Term>, _ relation: Relation, constant: Double, _ priority: LayoutPriority,
    from source: Source, named name: String = "", _ batch: inout RowBatch
  ) -> WrittenRow? {
    do {
      try batch.constraints.add(
        terms, relation, constant: AffineConstant(constant), priority: Priority(priority),
        name: name)
    } catch {
      refused.append(source)
      return nil
    }
    return WrittenRow(noteRow(from: source, &batch), constant: constant, priority: priority)
  }

  /// Notes where the row comes from that was put last.
  @inline(__always)
  private func noteRow(from source: Source, _ batch: inout RowBatch) -> ConstraintID {
    // Ids follow the order of addition.
    let id = ConstraintID(index: sources.count)
    sources.append(source)
    if batch.constraints.count == RowBatch.limit { flush(&batch) }
    return id
  }

  // MARK: - Rows of constraints

  /// Puts the row of a constraint among those that the solver will be handed next.
  ///
  /// - Returns: Nil if its numbers overflow there.
  func writeRow(
    of constraint: LayoutConstraint, _ slots: Slots, from source: Source, _ batch: inout RowBatch
  ) -> WrittenRow? {
    let (relation, priority) = (Relation(constraint.relation), constraint.priority)
    let name = constraint.identifier
    if name == nil, constraint.isPlain {
      // What most constraints are: the same rows, but without a form to be filled.
      if let (start, end) = edges(of: constraint, slots) {
        let distance = Distance(
          from: Variable(index: Int(start)), to: Variable(index: Int(end)),
          plus: -Double(constraint.constant), relation, Priority(priority))
        return write(distance, priority, from: source, &batch)
      }
      if let terms = terms(of: constraint, slots) {
        return write(
          terms.span, relation, constant: -Double(constraint.constant), priority, from: source,
          &batch)
      }
    }
    var form = LinearForm()
    write(constraint, slots, into: &form)
    return write(form, relation, priority, from: source, named: name ?? "", &batch)
  }

  /// The edges whose distance a constraint is about: from the first to the second; nil where it says
  /// anything else.
  @inline(__always)
  private func edges(of constraint: LayoutConstraint, _ slots: Slots) -> (Int32, Int32)? {
    if slots[1] >= 0 { return gap(constraint, slots) }
    let own = ItemEdges(slot: slots[0])
    return switch constraint.firstAttribute {
    case .width: (own.left, own.right)
    case .height: (own.top, own.bottom)
    default: nil
    }
  }

  /// The edges that a constraint ties to each other: from the second side's to the first side's, or the
  /// other way round where it counts from right to left.
  @inline(__always)
  private func gap(_ constraint: LayoutConstraint, _ slots: Slots) -> (Int32, Int32)? {
    guard constraint.multiplier == 1, !hasScrollViews else { return nil }
    let isMirrored = isMirrored(constraint)
    guard
      let end = ItemEdges(slot: slots[0]).edge(constraint.firstAttribute, mirrored: isMirrored),
      let start = ItemEdges(slot: slots[1]).edge(constraint.secondAttribute, mirrored: isMirrored)
    else { return nil }
    return isMirrored ? (end, start) : (start, end)
  }

  /// The terms of a constraint between extents or middles of two items, which are two edges each, by
  /// ascending edge; nil where it is about anything else.
  @inline(__always)
  private func terms(
    of constraint: LayoutConstraint, _ slots: Slots
  ) -> InlineArray<4, Term>? {
    guard slots[1] >= 0, slots[0] != slots[1],
      let first = ItemEdges(slot: slots[0]).pair(constraint.firstAttribute),
      let second = ItemEdges(slot: slots[1]).pair(constraint.secondAttribute)
    else { return nil }
    let factor = -Double(constraint.multiplier)
    // A multiple of a place counts from the origin of the view that holds the constraint.
    guard factor == -1 || constraint.firstAttribute.isSize else { return nil }
    let (mine, others) = (first.terms(times: 1), second.terms(times: factor))
    return slots[0] < slots[1]
      ? [mine.0, mine.1, others.0, others.1] : [others.0, others.1, mine.0, mine.1]
  }
}

extension ItemEdges {
  /// Two edges of one axis, and what each is multiplied by.
  fileprivate struct Pair {
    let start: Int32
    let startCoefficient: Double
    let endCoefficient: Double

    @inline(__always)
    func terms(times factor: Double) -> (Term, Term) {
      (
        Term(startCoefficient * factor, Variable(index: Int(start))),
        Term(endCoefficient * factor, Variable(index: Int(start) + 1))
      )
    }
  }

  /// The edges that an attribute is the distance or the middle of; nil for one that is something else.
  @inline(__always)
  fileprivate func pair(_ attribute: LayoutConstraint.Attribute) -> Pair? {
    switch attribute {
    case .width: Pair(start: left, startCoefficient: -1, endCoefficient: 1)
    case .height: Pair(start: top, startCoefficient: -1, endCoefficient: 1)
    case .centerX: Pair(start: left, startCoefficient: 0.5, endCoefficient: 0.5)
    case .centerY: Pair(start: top, startCoefficient: 0.5, endCoefficient: 0.5)
    default: nil
    }
  }

  /// The edge that an attribute is; nil for one that is something else.
  @inline(__always)
  fileprivate func edge(_ attribute: LayoutConstraint.Attribute, mirrored: Bool) -> Int32? {
    switch attribute {
    case .left: left
    case .right: right
    case .leading: mirrored ? right : left
    case .trailing: mirrored ? left : right
    case .top: top
    case .bottom: bottom
    default: nil
    }
  }
}
